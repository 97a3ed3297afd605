"""What bots in a record played, followed from its seed: those that think for no fixed time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

import msgspec

from alcaide.bots import BOTS
from alcaide.core.rng import Rng
from alcaide.record import Record, Step
from alcaide.record.fairness import BOT_SEED_RULE, CHANCE, SEED, Check, bot_seed, verify
from alcaide.record.header import AnyGame
from alcaide.tables.provenance import BOT
from alcaide.tables.records import BOT as NAMED
from alcaide.tables.thinking.bot_job import Question, answer

NOT: Final = "record-fair-bot-not"
MOST: Final = 2_000  # decisions that are followed in a record: some seconds


def verify_all(record: Record) -> list[Check]:
    """Return what was checked of a record: its deal, and what bots played in it."""
    return [*verify(record), *check_bots(record)]


def verdict(checks: Sequence[Check]) -> str:
    """Return the message that says what some checks come to."""
    if all(check.fits for check in checks):
        return "record-fair-yes"
    deal = all(check.fits for check in checks if check.key != NOT)
    return "record-fair-bots-no" if deal else "record-fair-no"


def check_bots(record: Record) -> Iterator[Check]:
    """Compare what bots played with what they play, by seats, as far as the record tells of them.

    What a bot plays again is what it played if it is asked by the same version of it.
    No more than ``MOST`` of their decisions are followed.
    """
    levels = {seat: name.removeprefix(NAMED) for seat, name in enumerate(record.names)}
    known = {seat: level for seat, level in levels.items() if _follows(level, record.names[seat])}
    seeds = record.tags.get(SEED, ()) if [*record.tags.get(CHANCE, ())] == [BOT_SEED_RULE] else ()
    steps = zip(record.replay(), record.made(), strict=True) if known and len(seeds) == 1 else ()
    theirs = (step for step, made in steps if made.source == BOT and step.seat in known)
    mine: dict[int, list[Step]] = {}
    for step in islice(theirs, MOST):
        mine.setdefault(step.seat, []).append(step)
    for seat in sorted(mine):
        yield _check(record.game, known[seat], seeds[0], mine[seat])


def _follows(level: str, name: str) -> bool:
    return level != name and level in BOTS and BOTS[level].budget is None


def _check(game: AnyGame, level: str, seed: str, steps: Sequence[Step]) -> Check:
    seat = str(steps[0].seat + 1)
    for step in steps:
        expected = _choice(game, level, seed, step)
        if expected != step.action:
            args = {"seat": seat, "bot": level, "number": str(step.number + 1)}
            told = {"found": step.text, "expected": game.write(step.state, expected)}
            return Check(False, NOT, args | told)
    return Check(True, "record-fair-bot", {"seat": seat, "bot": level, "count": len(steps)})


def _choice(game: AnyGame, level: str, seed: str, step: Step) -> Any:
    """Return what a server lets a bot play: without a question where one thing is worth it."""
    state, chance = step.state, bot_seed(seed, step.number)
    legal = game.legal_actions(state)
    tried = (game.worthwhile or game.legal_actions)(state)
    if len(tried) == 1 and game.observe(state, None).phase not in game.secret:
        return tried[0]
    view = msgspec.msgpack.encode(game.observe(state, step.seat))
    question = Question(game.name, level, view, msgspec.msgpack.encode(legal), chance)
    try:
        action = msgspec.msgpack.decode(answer(question), type=game.action_type)
    except Exception:  # as a server does where a bot fails
        action = None
    return action if action in legal else legal[Rng(chance).below(len(legal))]
