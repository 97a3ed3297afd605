"""Cases and measures as they are shown at the desk: names are covered until it is decided."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from string import ascii_uppercase
from typing import Final

from alcaide.people.conduct.administration import names
from alcaide.people.conduct.cases import DECISIONS, Case, Decision
from alcaide.people.conduct.chat_lines import ChatLine
from alcaide.people.conduct.measures import Measure
from alcaide.people.conduct.moderation import Moderation
from alcaide.people.identity.badges import Badges
from alcaide.people.person import Person
from alcaide.server.protocol.http.desk_messages import (
    CaseHead,
    CaseInfo,
    CaseLine,
    CaseReport,
    MeasureInfo,
)

WORDLESS: Final = ("none", "silence", "ban")  # what is decided where there is no line to hide


async def heads(desk: Moderation, cases: Sequence[Case], person: Person) -> list[CaseHead]:
    """Return the lines of a list of cases; nobody sees those about himself."""
    known = await names(desk.engine, [id for case in cases for id in (case.taken, case.decided)])
    return [_head(case, person, known) for case in cases if case.about != person.id]


def _head(case: Case, person: Person, known: Mapping[str, str]) -> CaseHead:
    taken, decided = known.get(case.taken, ""), known.get(case.decided, "")
    mine = case.taken == person.id
    return CaseHead(
        case.id, case.kind, len(set(case.by)), case.at, taken, mine, case.decision, decided,
        case.handled,
    )  # fmt: skip


async def case_info(desk: Moderation, case: Case, gathers: bool, person: Person) -> CaseInfo:
    """Return a case; ``gathers``: the game at its table has not begun."""
    lines = await desk.cases.around(case) if case.kind == "line" else []
    known, history = _covers(case, lines), await desk.cases.history(case.about)
    open_case = case.handled is None
    badges = {} if open_case else await _badges(desk, [case.about, *(line.user for line in lines)])
    name = case.name if case.kind == "name" or not open_case else ""
    [head] = await heads(desk, [case], person)
    return CaseInfo(
        head=head,
        table=case.table,
        step=case.step,
        who=known[case.about],
        person="" if open_case else case.about,
        name=name,
        whys=[each.why for each in case.tellings if each.why],
        lines=[
            CaseLine(
                known[line.user], line.text, line.number == case.number, badges.get(line.user, "")
            )
            for line in lines
        ],
        games=history.games,
        earlier=history.earlier,
        last=history.last.date() if history.last else None,
        may=_may(case, gathers) if await desk.may_measure(person, case.about) else ["none"],
        badge=badges.get(case.about, ""),
        reports=[CaseReport(each.why, each.table, each.step) for each in case.tellings],
    )


def _covers(case: Case, lines: Sequence[ChatLine]) -> dict[str, str]:
    """Return what people are called: by letters, in the order in which they speak."""
    people = dict.fromkeys([line.user for line in lines] or [case.about])
    if case.handled:
        return {case.about: case.name, **{line.user: line.name for line in lines}}
    return dict(zip(people, ascii_uppercase, strict=False))


def _may(case: Case, gathers: bool) -> list[Decision]:
    if case.handled:
        return []
    words = DECISIONS if case.kind == "line" else (*WORDLESS, "kick")
    return [one for one in DECISIONS if one in words and (one != "kick" or gathers)]


async def measure_infos(
    desk: Moderation, measures: Sequence[Measure], person: Person
) -> list[MeasureInfo]:
    """Return measures as those see them who keep the house."""
    ids = [id for measure in measures for id in (measure.user, measure.by)]
    known, now = await names(desk.engine, ids), datetime.now(UTC)
    badges = await _badges(desk, [measure.user for measure in measures])
    return [
        MeasureInfo(
            each.id, each.kind, each.user, known.get(each.user, ""), each.why,
            known.get(each.by, ""), each.begins, each.ends, each.holds(now), each.waits,
            each.answer, each.appeal, await _decides(desk, each, person), badges[each.user],
            each.case if each.kind == "annul" else "",
        )
        for each in measures
    ]  # fmt: skip


async def _badges(desk: Moderation, users: Iterable[str]) -> dict[str, str]:
    return await Badges(desk.engine).of(users)


async def _decides(desk: Moderation, measure: Measure, person: Person) -> bool:
    if measure.waits:
        return measure.by != person.id and await desk.may_measure(person, measure.user)
    return await desk.may_judge(person, measure)
