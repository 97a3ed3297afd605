"""One walk over a scene makes what is sent: phrases become text, what aids would show goes.

How a struct is told is worked out once from the types of its fields.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, Final, NamedTuple, get_args, get_origin

import msgspec

from alcaide.scene.model import Aid, Node, Phrase
from alcaide.server.present import aids
from alcaide.server.protocol.sent_types import hints_of, plain, remarks, sent, sent_type
from alcaide.tables.words import Words

Tell = Callable[[Any, "Localizer"], Any]


class Step(NamedTuple):
    """How a field is told: by what, if not as it is; without its aid it is empty."""

    name: str
    tell: Tell | None
    aid: Aid | None
    empty: Callable[[], Any]


class Plan(NamedTuple):
    """How a struct is told; a small one that is told again is the same one."""

    kind: type[msgspec.Struct]
    steps: list[Step]
    small: bool


PLANS: Final[dict[type[msgspec.Struct], Plan]] = {}


class Localizer:
    """Tells scenes in words of a language, without what aids would show that are not on."""

    def __init__(
        self, words: Words, on: Collection[str] | None = None, needed: Collection[str] = ()
    ) -> None:
        self.words = words
        self.on = None if on is None else frozenset(on)  # None: all
        self.needed = needed  # picks of places that are shown in any case

    def tell(self, thing: Any) -> Any:
        """Return what a struct of a scene is sent as."""
        plan = plan_of(type(thing))
        if plan.small:
            return self.words.once(thing, self.on, self._told)
        return self._told(thing)

    def tell_all(self, things: Iterable[Any]) -> list[Any]:
        """Return what structs are sent as, but for those of aids that are not on."""
        return [self.tell(thing) for thing in things if self.shows(thing)]

    def fields(self, thing: Any) -> dict[str, Any]:
        """Return the fields of what a struct is sent as."""
        plan = plan_of(type(thing))
        names = [step.name for step in plan.steps]
        return dict(zip(names, self._values(thing, plan), strict=True))

    def sentences(self, phrases: Iterable[Phrase]) -> list[str]:
        """Return phrases as text, but for those of aids that are not on."""
        return [self.words.phrase(each) for each in phrases if self.allows(each.aid)]

    def shows(self, thing: Any) -> bool:
        """Tell whether a thing does not belong to an aid that is not on."""
        return self.allows(getattr(thing, "aid", ""))

    def allows(self, aid: str) -> bool:
        """Tell whether what an aid shows is shown; what has no aid is."""
        return not aid or self.on is None or aid in self.on

    def _told(self, thing: Any) -> Any:
        plan = plan_of(type(thing))
        return plan.kind(*self._values(thing, plan))

    def _values(self, thing: Any, plan: Plan) -> list[Any]:
        found = []
        for name, tell, aid, empty in plan.steps:
            if aid is not None and not self._open(thing, aid):
                found.append(empty())
            else:
                value = getattr(thing, name)
                found.append(value if tell is None else tell(value, self))
        return found

    def _open(self, thing: Any, aid: Aid) -> bool:
        return self.shows(getattr(thing, aid.of)) if aid.of else self.allows(aid.name)


def plan_of(kind: type[msgspec.Struct]) -> Plan:
    """Return how things of a type are told."""
    plan = PLANS.get(kind)
    if plan is None:
        plan = PLANS[kind] = _plan(kind)
    return plan


def _plan(kind: type[msgspec.Struct]) -> Plan:
    hints = hints_of(kind)
    steps = [_step(name, hint) for name, hint in hints.items()]
    parts = [part for hint in hints.values() for part in parts_of(plain(hint))]
    small = not any(get_origin(part) in (list, dict) or _tell(part) is _thing for part in parts)
    return Plan(sent(kind), steps, small)


def parts_of(hint: Any) -> list[Any]:
    """Return a type, and what it is made of."""
    return [hint, *map(plain, get_args(hint))]


def _step(name: str, hint: Any) -> Step:
    aid = next((remark for remark in remarks(hint) if isinstance(remark, Aid)), None)
    return Step(name, _tell(plain(hint)), aid, _empty(sent_type(plain(hint))))


def _empty(hint: Any) -> Callable[[], Any]:
    """Return what makes the value of a field that says nothing."""
    if type(None) in get_args(hint):
        return lambda: None
    empty: Callable[[], Any] = get_origin(hint) or hint
    return empty


def _tell(hint: Any) -> Tell | None:
    """Return how values of a type are told; None: as they are."""
    parts = parts_of(hint)
    if get_origin(hint) is list:
        return LISTS.get(parts[1], _things if _tell(parts[1]) else None)
    if get_origin(hint) is dict:
        return _texts if parts[2] is Phrase else None
    if Phrase in parts:
        return _text
    for part in parts[1:]:
        if get_origin(part) is list:
            return _tell(part)
    return _thing if any(sent_type(part) is not part for part in parts) else None


def _text(value: Any, to: Localizer) -> Any:
    if isinstance(value, Phrase):
        return to.words.phrase(value) if to.shows(value) else ""
    return value or ""


def _texts(value: Any, to: Localizer) -> Any:
    return to.words.spots(value)


def _thing(value: Any, to: Localizer) -> Any:
    return None if value is None else to.tell(value)


def _things(value: Any, to: Localizer) -> Any:
    return None if value is None else to.tell_all(value)


def _sentences(value: Any, to: Localizer) -> Any:
    return to.sentences(value)


def _nodes(value: Any, to: Localizer) -> Any:
    return aids.nodes(value, to.on, to.needed)


LISTS: Final[dict[Any, Tell]] = {Phrase: _sentences, Node: _nodes}
