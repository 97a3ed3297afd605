"""Advice in words: what an action brings, how good it is, what may come of it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from alcaide.bots.advice import Advice, Ahead
from alcaide.bots.analysis.grades import grade
from alcaide.interface.game import Game
from alcaide.scene.model import Choice
from alcaide.tables.words import Words

CLOSE: Final = 2  # percent: actions that differ by less are about as good
RISKY: Final = 2  # percent that a reply must cost to be called a risk


class Reason(NamedTuple):
    """One sentence about an action."""

    kind: str  # points, chance, second, risk, next, dealt
    text: str


class Turning(NamedTuple):
    """A turning point in words: what was played, what would have been better, and why."""

    before: int  # percent
    after: int
    grade: str
    played: str
    better: str
    reasons: list[Reason]


def percent(chance: float) -> int:
    """Return a chance in percent; only what has happened is certain."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


def verdict(choices: list[Choice], advice: Advice, seat: int, words: Words) -> list[Reason]:
    """Return how good the best action is, and how much better than the next best."""
    chance = percent(advice.chances[seat])
    found = [Reason("chance", words.say("table-hint-chance", chance=chance))]
    if advice.second >= 0:
        other = percent(advice.second_chance)
        key = "table-hint-close" if chance - other < CLOSE else "table-hint-second"
        label = words.phrase(choices[advice.second].label)
        found.append(Reason("second", words.say(key, label=label, chance=other)))
    elif len(choices) == 1:
        found.append(Reason("second", words.say("table-hint-only")))
    return found


def averaged(words: Words) -> Reason:
    """Return that a hand is not known, so that only what it allows in any case is compared."""
    return Reason("dealt", words.say("table-hint-dealt"))


def reasons(choice: Choice, advice: Advice, seat: int, words: Words) -> list[Reason]:
    """Return what the best action brings, what others may answer and what comes next."""
    found = []
    if choice.points:
        key = "table-hint-gain" if choice.points > 0 else "table-hint-loss"
        found.append(Reason("points", words.say(key, points=abs(choice.points))))
    if advice.then:
        key = "table-hint-then" if advice.then.now else "table-hint-prepares"
        found.append(Reason("next", words.say(key, label=words.phrase(advice.then.label))))
    if advice.reply:
        found.append(_reply(advice.reply, advice.chances[seat], words))
    return found


def turning(
    game: Game[Any, Any, Any], state: Any, action: Any, advice: Advice, words: Words
) -> Turning:
    """Return an action that lost much beside the better one, in the state in which it was."""
    seat = game.turn(state)
    assert seat is not None
    better = game.legal_actions(state)[advice.best]
    one, other = game.choices(game.observe(state, seat), [action, better])
    return Turning(
        before=percent(advice.chances[seat]),
        after=percent(advice.played[seat]),
        grade=grade(advice, seat),
        played=words.phrase(one.label),
        better=words.phrase(other.label),
        reasons=[why for why in reasons(other, advice, seat, words) if why.kind != "reply"],
    )


def _reply(reply: Ahead, chance: float, words: Words) -> Reason:
    args: dict[str, Any] = {"seat": reply.seat, "label": words.phrase(reply.label)}
    left = percent(chance - reply.cost)
    if percent(chance) - left < RISKY:
        return Reason("reply", words.say("table-hint-reply", **args))
    return Reason("risk", words.say("table-hint-risk", chance=left, **args))
