"""What is said about the layer over a table; part of `table_messages.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from alcaide.scene import layers
from alcaide.server.protocol.sent_types import sent

if TYPE_CHECKING:  # it has the fields of what it is made of
    LayerView: TypeAlias = layers.Layer
else:
    LayerView = sent(layers.Layer)


class AskLayer(msgspec.Struct, frozen=True, tag="layer"):
    """Ask what the layer says of the position that is shown; refused where that aid is off."""


class LayerMessage(msgspec.Struct, frozen=True, tag="layer"):
    """The answer to AskLayer: chances and dangers, as far as who looks may know."""

    seq: int
    step: int  # actions played
    viewer: int | None  # through whose eyes
    layer: LayerView
