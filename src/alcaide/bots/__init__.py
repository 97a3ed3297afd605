"""Players of silicon: they get a view and the legal actions, and answer with one of them."""

from __future__ import annotations

from functools import partial
from typing import Final

from alcaide.bots import greedy, noisy_greedy, random_policy
from alcaide.bots.bot import Bot, Tally, decide, together
from alcaide.bots.budget import Budget
from alcaide.bots.search_levels import searcher, team
from alcaide.bots.styles.choice import choose_in_style
from alcaide.core.errors import AlcaideError


def _opponent(key: str, budget: Budget | None = None) -> Bot:
    return Bot(key, partial(choose_in_style, key.partition("@")[0], budget), budget=budget)


LEVELS: Final[dict[str, Bot]] = {
    bot.name: bot
    for bot in (
        Bot("random", random_policy.choose),
        Bot("easy", noisy_greedy.choose),
        Bot("greedy", greedy.choose),
        searcher("medium", Budget(simulations=12)),
        searcher("hard", Budget(seconds=0.5)),
        team("expert", Budget(seconds=3.0, far=True)),
    )
}
OPPONENTS: Final[dict[str, Bot]] = {  # by character: what they like is declared by each game
    bot.name: bot
    for bot in (
        _opponent("nuno"),
        _opponent("mencia"),
        _opponent("aimeric"),
        _opponent("violante"),
        _opponent("maymuna", Budget(simulations=6)),
        _opponent("gutierre", Budget(simulations=16)),
        _opponent("rayhana", Budget(simulations=48)),
        _opponent("mundhir", Budget(simulations=288, far=True)),
        _opponent("ermeline", Budget(simulations=48)),
    )
}
BOTS: Final[dict[str, Bot]] = {**LEVELS, **OPPONENTS}


def bot(name: str) -> Bot:
    """Return a bot by name; ``hard@200`` searches 200 simulations a decision, in one process.

    With such a budget its answers follow from the seed. Raises AlcaideError.
    """
    level, at, number = str(name).partition("@")
    known = BOTS.get(level)
    if known is None or (at and known.budget is None):
        raise AlcaideError(f"there is no bot {str(name)[:40]!r}; there are: {', '.join(BOTS)}")
    budget = known.budget
    if not at or budget is None:
        return known
    if not number.isdecimal() or not 0 < int(number) < 10**9:
        raise AlcaideError(f"{name[:40]!r}: after the @ stands a number of simulations")
    told = Budget(int(number), far=budget.far)
    return _opponent(name, told) if level in OPPONENTS else searcher(name, told)


__all__ = [
    "BOTS",
    "LEVELS",
    "OPPONENTS",
    "Bot",
    "Budget",
    "Tally",
    "bot",
    "decide",
    "searcher",
    "team",
    "together",
]
