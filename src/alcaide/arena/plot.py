"""The ladder as a picture: the extra ``arena``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from alcaide.arena.errors import ArenaError
from alcaide.arena.statistics import Row
from alcaide.tables.outcome.ratings import Rating

INK: Final = "#3b3a36"
BLUE: Final = "#2f5d8a"
WEAK: Final = "#b9b3a6"


def check(path: Path) -> None:
    """Raise ArenaError or OSError if no picture can be drawn into this file."""
    try:
        from matplotlib.backend_bases import FigureCanvasBase
    except ImportError:
        raise ArenaError("cli-arena-extra", package="matplotlib", extra="arena") from None
    known = FigureCanvasBase.get_supported_filetypes()
    if path.suffix[1:].lower() not in known:
        raise ArenaError("cli-arena-picture", file=str(path), kinds=", ".join(sorted(known)))
    new = not path.exists()
    path.open("ab").close()
    if new:
        path.unlink()


def plot(
    path: Path,
    rows: Sequence[Row],
    ratings: Mapping[str, Rating],
    even: float,
    labels: Mapping[str, str],
) -> None:
    """Draw win rates with their intervals, and ratings if there are any, the best bot on top.

    ``even`` is the rate of bots that are all alike; ``labels`` are ``title``, ``rate`` and
    ``rating``.
    """
    from matplotlib.figure import Figure

    ladder = sorted(rows, key=lambda row: (_mu(ratings, row), row.rate))
    panels = 2 if ratings else 1
    figure = Figure(figsize=(4.6 * panels + 1, 1.5 + 0.42 * len(ladder)), layout="constrained")
    axes = figure.subplots(1, panels, sharey=True, squeeze=False)[0]
    figure.suptitle(labels["title"], color=INK, fontsize=11)
    _rates(axes[0], ladder, even, labels["rate"])
    if ratings:
        _ratings(axes[1], ladder, ratings, labels["rating"])
    figure.savefig(path, dpi=150)


def _mu(ratings: Mapping[str, Rating], row: Row) -> float:
    return ratings[row.bot].mu if row.bot in ratings else 0.0


def _rates(axes: Any, ladder: Sequence[Row], even: float, label: str) -> None:
    below = [100 * (row.rate - row.low) for row in ladder]
    above = [100 * (row.high - row.rate) for row in ladder]
    _points(axes, [100 * row.rate for row in ladder], [below, above], label)
    axes.axvline(100 * even, color=WEAK, linestyle=":", zorder=0)
    axes.set_xlim(-3, 103)
    axes.set_yticks(range(len(ladder)), [row.bot for row in ladder])
    axes.set_ylim(-0.6, len(ladder) - 0.4)


def _ratings(axes: Any, ladder: Sequence[Row], ratings: Mapping[str, Rating], label: str) -> None:
    rated = [ratings[row.bot] for row in ladder]
    spread = [2 * rating.sigma for rating in rated]
    _points(axes, [rating.mu for rating in rated], [spread, spread], label)
    axes.tick_params(axis="y", length=0)


def _points(axes: Any, values: list[float], spread: list[list[float]], label: str) -> None:
    """Draw a point with its interval for each bot."""
    places = range(len(values))
    axes.errorbar(values, places, xerr=spread, fmt="o", color=BLUE, capsize=3, markersize=5)
    axes.set_xlabel(label, color=INK)
    axes.grid(axis="x", color=WEAK, alpha=0.35)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(colors=INK)
