"""Positions as text, for people, tests and reports of faults: docs/notation.md.

One thing a line, in any order; ``;`` begins a comment::

    options start_spaces=open
    turn 12 seat 0 phase place start 1
    tile e5 T05 2           cell, tile, quarter turns; in the order of placing
    drawn T17               to be placed; ``drawn T17 e5``: just placed there
    follower 0 e5.1         seat and part
    score 12 30
    keep 1 3 f4.0           seat, tiles, part
    held 0 2@7              seat, kind of wall tile, turn in which it was taken
    used 1 1                kinds of wall tiles that were used
    discards T03
    closing e5.0 e5.1       completed by the tile just placed
    due e5.0                of these, still to be scored
    pile T01 T02            the tiles left, top first; ``pile ?``: in an order nobody knows
    wall 3 ? -              by corner tower: a kind, unknown, or taken
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from alcaide.core.errors import PositionError
from alcaide.core.position_lines import lines_of
from alcaide.core.rng import Rng
from alcaide.games.castle.information.determinization import determinize
from alcaide.games.castle.information.view import (
    PHASES,
    Follower,
    Lying,
    Seat,
    View,
    WallTile,
    observe,
)
from alcaide.games.castle.rules.components import (
    CORNERS,
    FOLLOWERS,
    KINDS,
    Components,
    cell_name,
    cell_named,
    load_components,
)
from alcaide.games.castle.rules.setup import OPTIONS
from alcaide.games.castle.rules.state import State

WORDS: Final = (
    *("options", "turn", "tile", "drawn", "follower", "score", "keep", "held", "used", "discards"),
    *("closing", "due", "pile", "wall"),
)
SEATED: Final = ("held", "keep")  # a line for each seat
REPEATED: Final = ("tile", "follower", "used", "discards", "closing", "due", "pile")
Lines = dict[str, list[tuple[int, list[str]]]]


def read_position(text: str, board: str = "") -> State:
    """Return the state that a text describes; raise PositionError with the line and the reason."""
    lines: Lines = {word: [] for word in WORDS}
    for number, (word, *rest) in lines_of(text, WORDS, SEATED, REPEATED):
        lines[word].append((number, rest))
    return Reader(lines, load_components(board)).state()


class Reader:
    """A position in the reading."""

    def __init__(self, lines: Lines, kit: Components) -> None:
        self.lines = lines
        self.kit = kit
        self.line = 0

    def state(self) -> State:
        """Return the state, hidden things in a chance order where the text leaves them open."""
        try:
            return self._state()
        except PositionError:
            raise
        except (ValueError, IndexError):
            said = [words for word in WORDS for n, words in self.lines[word] if n == self.line]
            shown = " ".join(said[0])[:40] if said else ""
            raise PositionError(f"line {self.line}: {shown!r} is not understood") from None

    def _state(self) -> State:
        lying = self._tiles()
        head = {"turn": "1", "seat": "0", "phase": "place", "start": "0"} | self._head()
        drawn, spot = self._drawn()
        used = {tile.tile for tile in lying}
        discards = [self._tile(word) for word in self._all("discards")]
        gone = used | set(discards) | ({drawn} if drawn >= 0 else set())
        unseen = [tile for tile in range(len(self.kit.ids)) if tile not in gone]
        pile = self._all("pile")
        if pile and pile != ["?"]:
            unseen = [self._tile(word) for word in pile]
        followers = self._followers(lying)
        seat = int(head["seat"])
        view = View(
            seat=None,
            turn=seat,
            active=seat,
            number=int(head["turn"]),
            phase=PHASES[PHASES.index(head["phase"])],
            start=int(head["start"]),
            options=self._options(),
            board=self.kit.text,
            seats=[self._seat(0, followers), self._seat(1, followers)],
            drawn=drawn,
            spot=spot,
            lying=lying,
            followers=followers,
            closing=self._spots("closing"),
            due=self._spots("due"),
            unseen=sorted(unseen),
            discards=discards,
            wall=self._wall(),
            used=[int(word) for word in self._all("used")],
            unknown=self._unknown(),
        )
        state = determinize(view, Rng(b"position"))
        if pile and pile != ["?"]:
            state.pile = unseen[::-1]
        for corner, word in enumerate(self._all("wall")):
            if word.isdigit():
                state.wall[corner] = int(word)
        state.mover = int(head.get("mover", head["seat"]))
        return state

    def _rows(self, word: str) -> Iterator[list[str]]:
        """Yield the lines that begin with a word, and note where the reader is."""
        for number, words in self.lines[word]:
            self.line = number
            yield words

    def _options(self) -> dict[str, str]:
        known = {option.name: option.values for option in OPTIONS}
        chosen = {name: values[0] for name, values in known.items()}
        for words in self._rows("options"):
            for word in words:
                name, _, value = word.partition("=")
                if value not in known.get(name, ()):
                    told = f"{word[:40]!r} is no option; options are {', '.join(known)}"
                    raise PositionError(f"line {self.line}: {told}")
                chosen[name] = value
        return chosen

    def _head(self) -> dict[str, str]:
        head: dict[str, str] = {}
        for words in self._rows("turn"):
            head["turn"] = words[0]
            head |= dict(zip(words[1::2], words[2::2], strict=True))
        return head

    def _all(self, word: str) -> list[str]:
        found: list[str] = []
        for words in self._rows(word):
            found += words
        return found

    def _tile(self, word: str) -> int:
        if word.upper() not in self.kit.ids:
            raise PositionError(f"line {self.line}: CST-S3: there is no tile {word[:20]!r}")
        return self.kit.ids.index(word.upper())

    def _cell(self, word: str) -> int:
        cell = cell_named(self.kit, word)
        if cell < 0:
            raise PositionError(f"line {self.line}: CST-S3: {word[:20]!r} is not inside the wall")
        return cell

    def _tiles(self) -> list[Lying]:
        out: list[Lying] = []
        for cell, tile, turn in self._rows("tile"):
            lying = Lying(self._cell(cell), self._tile(tile), int(turn) % 4)
            if any(lying.cell == other.cell or lying.tile == other.tile for other in out):
                raise PositionError(f"line {self.line}: CST-3: a cell or tile is named twice")
            out.append(lying)
        return out

    def _drawn(self) -> tuple[int, int]:
        words = self._all("drawn")
        if not words:
            return -1, -1
        return self._tile(words[0]), self._cell(words[1]) if len(words) > 1 else -1

    def _spot(self, word: str) -> tuple[int, int]:
        cell, _, part = word.partition(".")
        return self._cell(cell), int(part)

    def _spots(self, word: str) -> list[tuple[int, int]]:
        return [self._spot(one) for one in self._all(word)]

    def _followers(self, lying: list[Lying]) -> list[Follower]:
        tiles = {one.cell: one.tile for one in lying}
        out = []
        for seat, *words in self._rows("follower"):
            for word in words:
                cell, part = self._spot(word)
                kind = KINDS[self.kit.kinds[tiles[cell]][part]] if cell in tiles else ""
                if not kind:
                    raise PositionError(f"line {self.line}: CST-5: no tile lies on {word}")
                out.append(Follower(int(seat), kind, cell, part))
        return out

    def _seat(self, seat: int, followers: list[Follower]) -> Seat:
        score = self._all("score") or ["0", "0"]
        held: list[WallTile] = []
        for number, *words in self._rows("held"):
            if int(number) == seat:
                for word in words:
                    kind, _, turn = word.partition("@")
                    held.append(WallTile(int(kind), int(turn or 0)))
        keep = None
        for number, size, spot in self._rows("keep"):
            if int(number) == seat:
                keep = (int(size), *self._spot(spot))
        supply = FOLLOWERS - sum(1 for man in followers if man.seat == seat)
        if supply < 0:
            raise PositionError(f"CST-S3: seat {seat} has more than {FOLLOWERS} followers")
        return Seat(int(score[seat]), supply, tuple(held), keep)

    def _wall(self) -> list[bool]:
        words = self._all("wall")
        return [word != "-" for word in words] if len(words) == CORNERS else [True] * CORNERS

    def _unknown(self) -> list[int]:
        """Return the kinds of wall tiles that are not named as used or held."""
        left = [kind for kind in range(1, 10) for _ in range(2)]
        named = [int(word) for word in self._all("used")]
        for _, *words in self._rows("held"):
            named += [int(word.partition("@")[0]) for word in words]
        for kind in named:
            if kind not in left:
                raise PositionError(f"line {self.line}: CST-1: too many wall tiles {kind}")
            left.remove(kind)
        return left


def write_position(state: State, seat: int | None = None) -> str:
    """Return the text of a position as a seat knows it; None: with what is hidden."""
    view = observe(state, seat)
    ids = state.kit.ids
    lines = [] if state.matching else ["options start_spaces=open"]
    lines += [
        f"turn {view.number} seat {view.active} mover {state.mover} phase {view.phase}"
        f" start {view.start}"
    ]
    lines += [f"tile {cell_name(t.cell)} {ids[t.tile]} {t.turn}" for t in view.lying]
    if view.drawn >= 0:
        at = f" {cell_name(view.spot)}" if view.spot >= 0 else ""
        lines.append(f"drawn {ids[view.drawn]}{at}")
    lines += [f"follower {m.seat} {cell_name(m.cell)}.{m.part}" for m in view.followers]
    lines.append("score " + " ".join(str(known.score) for known in view.seats))
    for number, known in enumerate(view.seats):
        if known.keep:
            size, cell, part = known.keep
            lines.append(f"keep {number} {size} {cell_name(cell)}.{part}")
        if known.held:
            held = " ".join(f"{tile.kind}@{tile.turn}" for tile in known.held)
            lines.append(f"held {number} {held}")
    lines += _row("used", (str(kind) for kind in view.used))
    lines += _row("discards", (ids[tile] for tile in view.discards))
    lines += _row("closing", _names(view.closing))
    lines += _row("due", _names(view.due))
    if seat is None:
        lines += _row("pile", (ids[tile] for tile in reversed(state.pile)))
        lines.append("wall " + " ".join(str(kind) if kind else "-" for kind in state.wall))
    else:
        lines.append("pile ?")
        lines.append("wall " + " ".join("?" if lies else "-" for lies in view.wall))
    return "\n".join(lines) + "\n"


def _row(word: str, values: Iterable[str]) -> list[str]:
    values = list(values)
    return [f"{word} {' '.join(values)}"] if values else []


def _names(spots: list[tuple[int, int]]) -> list[str]:
    return [f"{cell_name(cell)}.{part}" for cell, part in spots]
