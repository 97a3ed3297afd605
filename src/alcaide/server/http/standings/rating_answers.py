"""What is told of ratings: one number, the same wherever it stands."""

from __future__ import annotations

import msgspec

from alcaide.tables.outcome import ratings


class RatingInfo(msgspec.Struct, frozen=True):
    """How strong somebody is nearly certain to be: 1000 to begin with. By it people are sorted."""

    value: int
    provisional: bool = False  # too few games stand behind it
    spread: int = 0  # one standard deviation, which has been taken off twice


class SeatRatingInfo(msgspec.Struct, frozen=True):
    """A seat of a rated table. GET /api/tables/ID/ratings gives a list."""

    seat: int
    rating: RatingInfo | None  # null: who sits there is not rated
    before: int | None  # points before the game, and after it; null: it has not changed them
    after: int | None
    why: str  # for what they changed, or why they did not; "": the game is not over


def shown(rating: ratings.Rating, games: int) -> RatingInfo:
    """Return a rating as people read it; ``games``: how many stand behind it."""
    return RatingInfo(rating.sure, games < ratings.FEW, round(rating.sigma * ratings.SCALE))
