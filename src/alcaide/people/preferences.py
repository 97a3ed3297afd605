"""What somebody likes: kept with the account, so that every device of his knows it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Word = Annotated[str, msgspec.Meta(max_length=16)]


class Prefs(msgspec.Struct, frozen=True, omit_defaults=True):
    """The colours to play, the best liked first, and the settings of the pages."""

    colours: Annotated[tuple[Word, ...], msgspec.Meta(max_length=8)] = ()
    theme: Literal["light", "dark", "system"] | None = None
    speed: Annotated[float, msgspec.Meta(ge=0, le=4)] | None = None
    sounds: bool | None = None
    end_turn: bool | None = None
    aids: bool | None = None
    quiet: Annotated[tuple[Word, ...], msgspec.Meta(max_length=8)] = ()  # what he is not told of
