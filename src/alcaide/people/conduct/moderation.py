"""Who may decide what about whom: nobody about himself or his betters, and for good only two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.people.conduct import annulments
from alcaide.people.conduct.administration import find, keepers
from alcaide.people.conduct.cases import Case, Cases, Decision
from alcaide.people.conduct.measures import Kind, Measure, Measures, Outcome
from alcaide.people.errors import OwnCaseError, ReasonError, RoleError, SecondError
from alcaide.people.person import ADMIN, MODERATOR, OWNER, Person, rank

WHY: Final = 500  # characters
LONGEST: Final = 365  # days of what is not for good


class Moderation:
    """What moderators do, as far as they may."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.cases = Cases(engine)
        self.measures = Measures(engine)

    async def decide(
        self, person: Person, id: str, decision: Decision, days: int, why: str
    ) -> tuple[Case, Measure | None]:
        """Close a case, and take the measure that is decided. Raises what stands against it."""
        case = await self.cases.one(id)
        await self._may(person, case.about, decision)
        _reason(why, decision != "none")
        waits = decision == "ban" and await self._needs_second(person, days)
        return await self.settle(person.id, id, decision, days, why, waits)

    async def settle(
        self, by: str, id: str, decision: Decision, days: int, why: str, waits: bool = False
    ) -> tuple[Case, Measure | None]:
        """Close a case for whoever may, and take the measure. Raises ReasonError, DecidedError."""
        why = _reason(why, decision != "none")
        case = await self.cases.decide(id, by, decision, why)
        if decision == "none":
            return case, None
        kind: Kind = "word" if decision == "hide" else decision
        return case, await self.measures.give(case.about, kind, by, why, days, case.id, waits)

    async def measure(self, person: Person, user: str, kind: Kind, days: int, why: str) -> Measure:
        """Take a measure without a case."""
        await self._may(person, user, kind)
        waits = kind == "ban" and await self._needs_second(person, days)
        return await self.measures.give(user, kind, person.id, _reason(why), days, waits=waits)

    async def confirm(self, person: Person, id: str) -> Measure:
        """Be the second who decides."""
        measure = await self.measures.one(id)
        if person.id == measure.by:
            raise OwnCaseError
        await self._may(person, measure.user, measure.kind)
        return await self.measures.confirm(id, person.id)

    async def lift(self, person: Person, id: str, why: str) -> Measure:
        """Take a measure back."""
        measure = await self.measures.one(id)
        await self._may(person, measure.user, measure.kind)
        return await self.measures.lift(id, person.id, _reason(why))

    async def judge(
        self, person: Person, id: str, outcome: Outcome, why: str
    ) -> tuple[Measure, Sequence[str]]:
        """Decide about an answer; return what it was about, and who is told.

        Who decided before does not, where there is somebody else.
        """
        measure, why = await self.measures.one(id), _reason(why)
        if not await self.may_judge(person, measure):
            raise OwnCaseError
        if measure.kind == "annul":
            return measure, await annulments.decide(self.engine, measure, person.id, outcome, why)
        await self.measures.decide(id, person.id, outcome, why)
        return measure, [measure.user]

    async def may_judge(self, person: Person, measure: Measure) -> bool:
        """Tell whether a person may decide about an answer to a measure."""
        decided, least = {measure.by, measure.second}, rank(_judges(measure))
        there = {each.id for each in await keepers(self.engine) if rank(each.role) >= least}
        others = there - {measure.user} - decided
        return person.id in there - {measure.user} and (person.id in others or not others)

    async def may_measure(self, person: Person, user: str) -> bool:
        """Tell whether a person may decide about another."""
        account = await find(self.engine, user)
        return person.id != user and (
            rank(account.role) < rank(person.role) or person.role == OWNER != account.role
        )

    async def _may(self, person: Person, user: str, decision: Kind | Decision) -> None:
        if person.id == user:
            raise OwnCaseError
        if decision != "none" and not await self.may_measure(person, user):
            raise RoleError

    async def _needs_second(self, person: Person, days: int) -> bool:
        """Tell whether somebody else has to confirm a ban. Raises SecondError if nobody can."""
        if days:
            return False
        if {keeper.id for keeper in await keepers(self.engine)} - {person.id}:
            return True
        if person.role != OWNER:
            raise SecondError
        return False


def _judges(measure: Measure) -> str:
    """Return the least role that may lift a measure: results are the admins' business."""
    return ADMIN if measure.kind == "annul" else MODERATOR


def _reason(why: str, needed: bool = True) -> str:
    """Return a reason, in one line. Raises ReasonError."""
    line = " ".join(why.split())[:WHY]
    if needed and not line:
        raise ReasonError
    return line
