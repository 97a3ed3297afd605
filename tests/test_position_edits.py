"""Positions set up by pointing: whatever is done, there is a text and a drawing."""

from __future__ import annotations

from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcaide.core.errors import PositionError
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.interface.editor.draft import Draft
from alcaide.interface.editor.editing import REMOVE, Editing, Field, Row
from alcaide.interface.editor.sketch import FAULTS, sketch
from profiles import many

PICKS: Final = st.lists(st.text(max_size=8), max_size=3)


def editing_of(game: str) -> Editing:
    """Return how positions of a game are set up."""
    found: Any = GAMES[game].editing
    made: Editing = found()
    return made


class Desk:
    """A position in the making, as the page and the server make it together."""

    def __init__(self, game: str, players: int) -> None:
        self.game: Any = GAMES[game]
        self.editing = editing_of(game)
        self.text: str = self.editing.blank(players)
        self.look("")

    def look(self, tool: str, seat: int = 0) -> None:
        """Read what can be read, and draw it."""
        found = sketch(self.game, self.text)
        self.state, self.faults = found.state, found.faults
        seat = min(seat, self.state.players - 1)  # a line that tells how many play may be at fault
        view = self.game.observe(self.state, seat)
        self.board = self.editing.board(view, 0, tool)
        self.palette = self.editing.palette(self.state, Draft(self.text), seat)

    def put(self, tool: str, seat: int, picks: list[str]) -> None:
        """Use a tool; nothing is changed where it means nothing."""
        self.look(tool, seat)
        draft = Draft(self.text)
        try:
            self.editing.put(self.state, draft, tool, min(seat, self.state.players - 1), picks)
        except PositionError:
            return
        self.text = str(draft)
        self.look(tool, seat)

    def field(self, line: str) -> Any:
        """Return the field of a line; None: there is none."""
        return next((one for one in self.palette.fields if one.line == line), None)

    def row(self, line: str) -> Any:
        """Return the row of a line; None: there is none."""
        return next((one for one in self.palette.rows if one.line == line), None)

    def write(self, part: Row | Field, word: str) -> None:
        """Put a word into a row or a field."""
        draft = Draft(self.text)
        if isinstance(part, Row):
            draft.add(part.line, word)
        else:
            draft.set(part.line, [*part.words[: part.at], word, *part.words[part.at + 1 :]])
        self.text = str(draft)
        self.look("")


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=many(12))
@given(data=st.data())
def test_whatever_is_pointed_at_there_is_a_text_and_a_drawing(game: str, data: Any) -> None:
    desk = Desk(game, data.draw(st.sampled_from(list(GAMES[game].seats))))
    for _ in range(data.draw(st.integers(1, 12))):
        tools = [tool for group in desk.palette.groups for tool in group.tools]
        tool = data.draw(st.sampled_from([REMOVE, *(tool.key for tool in tools)]))
        seat = data.draw(st.integers(0, desk.state.players - 1))
        picks = sorted({node.pick for node in desk.board.nodes if node.pick})
        count = next((one.picks for one in tools if one.key == tool), 1)
        desk.put(tool, seat, [data.draw(st.sampled_from(picks)) for _ in range(count)])
        parts = [*desk.palette.rows, *desk.palette.fields]
        part = data.draw(st.sampled_from(parts))
        words = [one.word for one in (part.may if isinstance(part, Row) else part.values)] or ["1"]
        desk.write(part, data.draw(st.sampled_from(words)))
    assert all(fault.reason and fault.line for fault in desk.faults)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=many(30))
@given(tool=st.text(max_size=12), seat=st.integers(0, 1), picks=PICKS)
def test_nonsense_is_refused(game: str, tool: str, seat: int, picks: list[str]) -> None:
    desk = Desk(game, 2)
    before = desk.text
    desk.put(tool, seat, picks)
    assert desk.text == before


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=many(30))
@given(text=st.text(max_size=200))
def test_of_any_text_something_is_read(game: str, text: str) -> None:
    found = sketch(GAMES[game], text)
    assert GAMES[game].observe(found.state, None)
    assert len(found.faults) <= len(text.splitlines())


def test_a_flag_flies_where_the_rules_want_one_and_goes_with_its_castle() -> None:
    desk = Desk("alcazar", 2)
    for cell in (7, 8, 9, 8):
        desk.put("stone", 0, [f"cell:{cell}"])
    assert "castle almeria" in desk.text
    assert not desk.faults
    desk.put("grandee", 1, ["cell:8"])
    desk.put(REMOVE, 0, ["cell:8"])
    assert "grandee" not in desk.text
    desk.put(REMOVE, 0, ["cell:8"])
    assert "castle" not in desk.text.partition("game alcazar")[2]
    assert not desk.faults


def test_a_tile_is_laid_so_that_it_fits_and_turned_to_where_it_fits_too() -> None:
    desk = Desk("castle", 2)
    desk.put("tile-T19", 0, ["cell:g1"])
    desk.put("tile-T02", 0, ["cell:g2"])
    laid = desk.text
    desk.put("turn", 0, ["cell:g2"])
    assert desk.text != laid
    desk.put("follower", 1, ["part:g1.0"])
    assert "follower 1 g1.0" in desk.text
    desk.put("follower", 1, ["part:g1.0"])
    assert "follower" not in desk.text


def test_only_what_is_at_fault_is_left_out() -> None:
    found = sketch(GAMES["alcazar"], "players 3\nbuild 7 8 9 7-9\nmoney 1 2\nturn 7\n")
    assert [(fault.line, fault.rule) for fault in found.faults] == [
        (2, "ALC-46"),
        (3, ""),
        (4, "ALC-1"),
    ]
    assert found.faults[0].words == ("7-9",)
    assert found.state.players == 3
    assert len(found.state.pieces) == 3


def test_of_a_line_one_word_is_left_out_wherever_it_stands() -> None:
    text = "build 7-9 7 8 9 1 2 3 14 15 20 21\nbaron 0 8\n"
    found = sketch(GAMES["alcazar"], text)
    assert [(fault.line, fault.words) for fault in found.faults] == [(1, ("7-9",))]
    assert len(found.state.pieces) == 10


@pytest.mark.parametrize("players", [4, 6])
def test_however_much_is_wrong_it_stays_a_game_of_so_many(players: int) -> None:
    wrong = "\n".join(f"hand {seat} nothing" for seat in range(players))
    text = (
        f"Game alhambra\nplayers {players}\noptions squares=on\n{wrong}\nmarket\ndisplay x\nbag y\n"
    )
    found = sketch(GAMES["alhambra"], text)
    assert len(found.faults) == FAULTS
    assert found.state.players == players
    assert found.state.squares


def test_what_is_wrong_together_is_not_blamed_on_how_many_play() -> None:
    text = "game alhambra\nplayers 6\nalhambra 5 garden11 1,0\nending\n"
    found = sketch(GAMES["alhambra"], text)
    assert [(fault.line, fault.rule) for fault in found.faults] == [(4, "ALH-25")]
    text = "game castle\nplayers 2\ntile g1 T27 0\nheld 0 1@1\n"
    found = sketch(GAMES["castle"], text)
    assert [(fault.line, fault.rule) for fault in found.faults] == [(4, "CST-13")]


def test_a_turn_of_alcazar_that_is_under_way_is_set_up_by_pointing() -> None:
    desk = Desk("alcazar", 2)
    for cell in (7, 9, 7, 8, 9):
        desk.put("stone", 0, [f"cell:{cell}"])
    desk.put("bridge", 0, ["cell:7", "cell:9"])
    desk.put("new", 0, ["cell:8"])
    assert "new 7 8 9\n" in desk.text
    assert "phase noble\n" in desk.text
    assert (desk.state.phase, desk.faults) == (2, [])
    desk.put("new", 0, ["cell:8"])
    assert "new" not in desk.text
    assert "phase" not in desk.text
    desk.write(desk.field("founding") or desk.field("retired"), "freely")
    assert desk.state.retired
    assert not desk.state.forced
    desk.write(desk.row("hand 1"), "3")
    desk.write(desk.row("shown 1"), "3")
    assert (desk.state.shown[1], desk.faults) == ([3], [])
    desk = Desk("alcazar", 3)
    desk.text = "game alcazar\nplayers 3\nturn 2\nround 2\n"
    desk.look("")
    desk.write(desk.row("passed"), "1")
    assert (desk.state.passed, desk.faults) == (2, [])


def test_founding_names_every_cell_that_is_pointed_at() -> None:
    desk = Desk("alcazar", 2)
    for cell in (50, 50, 49, 51):
        desk.put("stone", 0, [f"cell:{cell}"])
    desk.text = desk.text.replace("\nturn 0", "\nturn 0\nmoney 45 40")
    desk.put("new", 0, ["cell:50"])
    desk.write(desk.field("founding"), "0")
    desk.put("new", 0, ["cell:49"])
    desk.put("new", 0, ["cell:51"])
    assert "new 50 49 51\n" in desk.text
    assert desk.state.founding
    assert desk.faults == []


def test_a_turn_of_the_castle_that_is_under_way_is_set_up_by_pointing() -> None:
    desk = Desk("castle", 2)
    desk.put("tile-T27", 0, ["cell:g1"])
    desk.put("tile-T28", 0, ["cell:g2"])
    desk.put("placed", 0, ["cell:g1"])
    assert "drawn T27 g1\n" in desk.text
    assert desk.text.index("tile g2") < desk.text.index("tile g1")
    assert (desk.field("phase").words, desk.faults) == (["follow"], [])
    desk.write(desk.field("phase"), "extra")
    assert "CST-W1" in [fault.rule for fault in desk.faults]
    desk.put("placed", 0, ["cell:g1"])
    assert desk.field("phase").words == ["place"]


def somewhere(phase: str, keeps: int = 0) -> str:
    """Return the text of a position of The Castle in a phase, with so many keeps."""
    game: Any = GAMES["castle"]
    chance = Rng(b"somewhere")
    for seed in range(60):
        state = game.new(2, seed=seed)
        while legal := game.legal_actions(state):
            text: str = game.position(state, None)
            if f"phase {phase}" in text and text.count("\nkeep ") >= keeps:
                return text
            game.apply(state, legal[chance.below(len(legal))], None)
    raise AssertionError("no game came there")


def test_a_keep_is_put_on_a_house_with_its_size_and_taken_away() -> None:
    desk = Desk("castle", 2)
    desk.text = text = somewhere("place", 1)
    line = next(line for line in text.splitlines() if line.startswith("keep "))
    _, seat, _, part = line.split()
    desk.put("keep", int(seat), [f"part:{part}"])
    assert "keep" not in desk.text
    desk.put("keep", int(seat), [f"part:{part}"])
    assert f"{line}\n" in desk.text
    assert desk.faults == []
    before, follower = desk.text, Desk("castle", 2)
    follower.text = "tile g1 T27 0\n"
    follower.put("keep", 0, ["part:g1.0"])
    follower.put("keep", 0, ["part:g1.9"])
    assert desk.text == before


def test_what_is_to_be_scored_is_pointed_at() -> None:
    desk = Desk("castle", 2)
    desk.text = text = somewhere("score")
    line = next(line for line in text.splitlines() if line.startswith("due "))
    for spot in line.split()[1:]:
        desk.put("due", 0, [f"part:{spot}"])
    assert "due" not in desk.text
    for spot in line.split()[1:]:
        desk.put("due", 0, [f"part:{spot}"])
    assert f"{line}\n" in desk.text
    assert desk.field("phase").words == ["score"]


def test_a_turn_of_alhambra_that_is_under_way_is_set_up_by_choosing() -> None:
    desk = Desk("alhambra", 3)
    assert [one.word for one in desk.field("phase").values] == [
        *("act", "further", "put", "last-put", "over")
    ]
    desk.write(desk.field("phase"), "further")
    assert (desk.state.further, desk.faults) == (True, [])
    desk.write(desk.field("phase"), "put")
    assert [fault.rule for fault in desk.faults] == ["ALH-7"]
    desk.write(desk.row("tray 0"), "tower8")
    assert desk.faults == []
    desk.text = "game alhambra\nplayers 3\noptions vizier=on bonus=on\nhand 1 y9 y9\n"
    desk.look("")
    desk.write(desk.field("phase"), "vizier")
    desk.write(desk.row("phase vizier"), "1")
    assert (desk.state.asked, desk.faults) == ([1], [])
    desk.write(desk.row("vizier"), "0")
