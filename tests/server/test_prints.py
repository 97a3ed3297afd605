"""Games on paper: everything is there, in true size, and backs lie behind their faces."""

import re
import zlib
from collections import Counter
from collections.abc import Iterator

import pytest

import alcaide
from alcaide.core.errors import ArgumentError
from alcaide.locale import LANGUAGES
from alcaide.scene.printing import Printed
from alcaide.server.http.prints.document import pdf
from alcaide.server.http.prints.layout import MARGIN, PAPERS, pages, parted, turned
from alcaide.tables.words import Words

GAMES = ("alcazar", "castle", "alhambra")
POINT = 25.4 / 72  # millimetres


def printed(game: str) -> Printed:
    made = alcaide.game(game).printed
    assert made is not None
    return made()


def streams(made: bytes) -> Iterator[str]:
    for found in re.finditer(rb"stream\r?\n(.*?)\r?\nendstream", made, re.DOTALL):
        try:
            yield zlib.decompress(found[1]).decode("latin-1")
        except zlib.error:
            continue


@pytest.mark.parametrize(
    ("game", "paper"), [("alcazar", "a4"), ("castle", "letter"), ("alhambra", "a4")]
)
def test_what_is_printed_has_the_size_that_is_said(game: str, paper: str) -> None:
    words = Words("fr", game)
    made = pdf(alcaide.game(game), paper, words.phrase, "fr", dots=0.3)
    wide, high = PAPERS[paper].width / POINT, PAPERS[paper].height / POINT
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", made)
    assert {(round(float(x)), round(float(y))) for x, y in boxes} == {(round(wide), round(high))}
    drawn = [
        (float(w) * POINT, float(h) * POINT)
        for text in streams(made)
        for w, h in re.findall(r"q ([\d.]+) 0 0 ([\d.]+) [\d.]+ [\d.]+ cm /I\d+ Do", text)
    ]
    pieces = [piece for kind in printed(game).kinds for piece in kind.pieces]
    sizes = {(round(p.width, 1), round(p.height, 1)) for p in pieces}
    sides = sum(piece.copies * (2 if piece.back else 1) for piece in pieces)
    board = printed(game).board
    parts = list(parted(PAPERS[paper], board)) if board else []
    found = Counter((round(w, 1), round(h, 1)) for w, h in drawn)
    assert sum(found[size] for size in sizes) >= sides
    assert sum(found.values()) == sides + len(parts)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("paper", PAPERS)
def test_backs_lie_behind_their_faces_and_nothing_leaves_the_page(game: str, paper: str) -> None:
    sheet = PAPERS[paper]
    for blocks in pages(sheet, printed(game).kinds):
        for block in blocks:
            for piece, x, y in block.spots:
                assert MARGIN - 0.02 <= x <= sheet.width - MARGIN - piece.width + 0.02
                assert MARGIN - 0.02 <= y <= MARGIN + sheet.high - piece.height + 0.02
        faces = {(round(s.x, 2), s.y) for b in blocks for s in b.spots if s.piece.back}
        backs = {
            (round(sheet.width - s.x - s.piece.width, 2), s.y)
            for b in turned(sheet, blocks)
            for s in b.spots
        }
        assert backs == faces


def test_a_board_is_whole_in_its_parts() -> None:
    board = printed("castle").board
    assert board is not None
    parts = [spot.piece for _, spot in parted(PAPERS["a4"], board)]
    assert sum(part.width * part.height for part in parts) == pytest.approx(
        board.width * board.height
    )
    assert board.width == pytest.approx(board.face.box[2] / 120 * 40)  # a tile is 40 mm


def test_counts_are_those_of_the_box() -> None:
    def copies(game: str) -> list[int]:
        return [sum(piece.copies for piece in kind.pieces) for kind in printed(game).kinds]

    assert copies("alcazar") == [72, 20, 40, 28]
    assert copies("castle") == [60, 18, 20]
    assert copies("alhambra") == [54 + 6, 108 + 6 + 2 + 10, 24, 6]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_is_named_in_every_language(lang: str) -> None:
    for game in GAMES:
        words = Words(lang, game)
        for kind in printed(game).kinds:
            assert "{" not in words.phrase(kind.title)
            assert words.phrase(kind.title) != kind.title.key


def test_what_cannot_be_printed_is_refused() -> None:
    words = Words("en", "castle")
    with pytest.raises(ArgumentError, match="a4, letter"):
        pdf(alcaide.game("castle"), "a5", words.phrase, "en")
