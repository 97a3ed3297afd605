"""What a browser means by the number of a position and by an action."""

from __future__ import annotations

from typing import Any

import msgspec

from alcaide.server.protocol.http.wrong_parts import in_message
from alcaide.tables.table import Table
from alcaide.tables.words import Words


def seq_of(table: Table, own: Table, seq: int) -> int:
    """Return the present position for one since which what is asked has been the same."""
    return table.seq if own is not table and own.fresh(seq) else seq


def action_of(table: Table, action: Any) -> Any:
    """Return an action of a game from its JSON. Raises ValidationError of msgspec."""
    return msgspec.convert(action, table.game.action_type)


def misread(error: Exception, told: Any, text: str, words: Words) -> str:
    """Return that a message is none of those of a type, and what is wrong with it."""
    return f"{words.say('table-bad-request')} {in_message(error, told, text)}"
