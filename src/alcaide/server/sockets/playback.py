"""What happened between two tables that a screen is shown, to be played there.

Events tell what everybody sees, whoever looks: they are made once for all of a language.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from alcaide.server.present.localizer import Localizer
from alcaide.server.protocol.table_parts import EventView
from alcaide.tables.replay.persistent_list import PersistentList
from alcaide.tables.table import Step, Table
from alcaide.tables.words import Words

MOST: Final = 12  # actions that are played; of more only the outcome is shown
KEPT: Final = 500


class Playback:
    """Tells actions as events; remembers the views between them, and what was told."""

    def __init__(self) -> None:
        self.views: OrderedDict[Step, Any] = OrderedDict()  # after each step
        # by step, language and the aids that are off
        self.told: OrderedDict[tuple[Step, str, tuple[str, ...]], list[EventView]] = OrderedDict()

    def since(
        self, table: Table, steps: PersistentList[Step], shown: int, step: int, words: Words
    ) -> list[EventView]:
        """Return what leads from a step of some steps, which was shown, to one of a table."""
        if not 0 < step - shown <= MOST or steps.shared(table.steps) < shown:
            return []
        return [event for n in range(shown, step) for event in self.events(table, n, words)]

    def events(self, table: Table, number: int, words: Words) -> list[EventView]:
        """Return the events of an action."""
        step = table.steps[number]
        key = step, words.lang, table.aids_off
        told = self.told.get(key)
        if told is None:
            before, after = self._view(table, number), self._view(table, number + 1)
            localizer = Localizer(words, table.aids)
            events = table.game.story(before, after, list(step.notes))
            told = localizer.tell_all(each for each in events if localizer.allows(each.said.aid))
            self.told[key] = told
            _bound(self.told)
        return told

    def _view(self, table: Table, steps: int) -> Any:
        """Return what everybody sees after some steps."""
        last = table.steps[steps - 1] if steps else None
        view = self.views.get(last) if last else None
        if view is None:
            view = table.game.observe(table.at(steps), None)
            if last:
                self.views[last] = view
                _bound(self.views)
        return view


def _bound(kept: OrderedDict[Any, Any]) -> None:
    if len(kept) > KEPT:
        kept.popitem(last=False)
