"""The PDF of a game: its board in parts, its pieces with marks to cut by, a sheet to count on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from alcaide.core.errors import ArgumentError
from alcaide.scene.flat_svg import flat
from alcaide.scene.model import Drawing, Phrase
from alcaide.scene.printing import Piece, Printed, ScoreSheet
from alcaide.scene.svg import sprites_text, svg_text
from alcaide.server.http.previews.raster import FONTS, png
from alcaide.server.http.prints.layout import MARGIN, PAPERS, Block, Paper, pages, parted, turned

if TYPE_CHECKING:
    from fpdf import FPDF

DOTS: Final = 300 / 25.4  # a millimetre
MARK: Final = 4.0  # millimetres: how long the mark of a cut is
AWAY: Final = 1.2  # how far it stays off what is cut out
RULER: Final = 50.0
INK: Final = (43, 29, 18)
FAINT: Final = (120, 104, 88)
TEXT: Final = "text"
TITLE: Final = "title"
Say = Callable[[Phrase], str]


def available() -> bool:
    """Tell whether PDFs can be made here."""
    from importlib.util import find_spec

    return find_spec("fpdf") is not None and find_spec("resvg_py") is not None


def pdf(game: Any, paper: str, say: Say, lang: str, dots: float | None = None) -> bytes:
    """Return the PDF of a game; ``say`` puts its words into a language.

    ``dots`` is how fine its drawings are, in dots a millimetre.

    Raises ArgumentError for a game that cannot be printed, or where the extra is not installed.
    """
    if paper not in PAPERS:
        raise ArgumentError(f"paper is one of {', '.join(PAPERS)}, not {paper[:20]!r}")
    if game.printed is None:
        raise ArgumentError(f"{game.name} does not say what of it can be printed")
    if not available():
        raise ArgumentError("printing needs the packages fpdf2 and resvg-py: alcaide[print]")
    return _Document(game, PAPERS[paper], say, lang, dots or DOTS).made(game.printed())


class _Document:
    def __init__(self, game: Any, paper: Paper, say: Say, lang: str, dots: float) -> None:
        from fpdf import FPDF

        self.game, self.paper, self.say, self.dots = game, paper, say, dots
        self.sprites = sprites_text(game.name)
        self.pictures: dict[int, tuple[Drawing, Any]] = {}  # and whose it is
        self.title = say(Phrase(f"{game.name}-name"))
        self.pdf: FPDF = FPDF(unit="mm", format=(paper.width, paper.height))
        self.pdf.set_auto_page_break(False)
        self.pdf.set_lang(lang)
        self.pdf.set_title(self.title)
        self.pdf.set_creator("Alcaide")
        self.pdf.add_font(TEXT, fname=FONTS / "AlegreyaSans-400.ttf")
        self.pdf.add_font(TITLE, fname=FONTS / "Marcellus-400.ttf")

    def made(self, printed: Printed) -> bytes:
        """Return the document with all of it."""
        if printed.board is not None:
            for name, spot in parted(self.paper, printed.board):
                self._page([Block(Phrase("print-board", {"part": name}), [spot])])
        for blocks in pages(self.paper, printed.kinds):
            self._page(blocks)
            if backs := turned(self.paper, blocks):
                self._page(backs, backs=True)
        self._sheet(printed.sheet)
        return bytes(self.pdf.output())

    def _page(self, blocks: Sequence[Block], *, backs: bool = False) -> None:
        self.pdf.add_page()
        for block in blocks:
            for piece, x, y in block.spots:
                self.pdf.image(self._picture(piece), x, y, piece.width, piece.height)
            self._marks(block.cuts)
        what = ", ".join(dict.fromkeys(self.say(block.title) for block in blocks))
        self._foot(self.say(Phrase("print-backs", {"what": what})) if backs else what)

    def _picture(self, piece: Piece) -> Any:
        """Return a drawing as dots on white paper, made once."""
        from PIL import Image

        if id(piece.face) not in self.pictures:
            size = round(piece.width * self.dots), round(piece.height * self.dots)
            drawn = Image.open(BytesIO(png(self._svg(piece.face), *size))).convert("RGBA")
            paper = Image.new("RGBA", drawn.size, "white")
            paper.alpha_composite(drawn)
            self.pictures[id(piece.face)] = piece.face, paper.convert("RGB")
        return self.pictures[id(piece.face)][1]

    def _svg(self, drawing: Drawing) -> str:
        return flat(svg_text(drawing, self.sprites, colours=self.game.colours))

    def _marks(self, lines: tuple[list[float], list[float]]) -> None:
        """Draw where to cut, outside of what is cut out."""
        across, down = lines
        self.pdf.set_draw_color(*INK)
        self.pdf.set_line_width(0.15)
        for x in across:
            self.pdf.line(x, down[0] - AWAY - MARK, x, down[0] - AWAY)
            self.pdf.line(x, down[-1] + AWAY, x, down[-1] + AWAY + MARK)
        for y in down:
            self.pdf.line(across[0] - AWAY - MARK, y, across[0] - AWAY, y)
            self.pdf.line(across[-1] + AWAY, y, across[-1] + AWAY + MARK, y)

    def _foot(self, title: str) -> None:
        """Write what a page holds, beside a line to measure."""
        pdf, y = self.pdf, self.paper.height - MARGIN
        pdf.set_text_color(*FAINT)
        pdf.set_font(TEXT, size=9)
        words = self.say(Phrase("print-ruler", {"mm": int(RULER)}))
        right = self.paper.width - MARGIN
        pdf.set_draw_color(*FAINT)
        pdf.set_line_width(0.3)
        pdf.line(right - RULER, y - 0.6, right, y - 0.6)
        for x in (right - RULER, right):
            pdf.line(x, y - 1.8, x, y + 0.6)
        pdf.text(right - RULER - pdf.get_string_width(words) - 3, y, words)
        pdf.text(MARGIN, y - 5, f"{self.title} · {title}")

    def _sheet(self, sheet: ScoreSheet) -> None:
        """Draw a sheet to count on."""
        self.pdf.add_page()
        title = self.say(Phrase("print-sheet"))
        _Table(self.pdf, self.paper, self.say, sheet).draw(self.title, title)
        self._foot(title)


class _Table:
    """The lines of a score sheet."""

    FIRST: Final = 46.0  # millimetres: the column of what counts
    ROW: Final = 9.0  # at most: many lines are lower
    HEAD: Final = 12.0
    TOP: Final = 26.0  # of the table
    BETWEEN: Final = 10.0  # two rounds, two games

    def __init__(self, pdf: FPDF, paper: Paper, say: Say, sheet: ScoreSheet) -> None:
        self.pdf, self.paper, self.say, self.sheet = pdf, paper, say, sheet
        rounds = max(len(sheet.rounds), 1)
        rest = paper.high - self.TOP - 2 * self.HEAD - rounds * self.BETWEEN - 4
        self.row = min(self.ROW, rest / (rounds * (len(sheet.lines) + 1)))
        self.wide = (paper.width - 2 * MARGIN - self.FIRST) / max(sheet.players, 2)

    def draw(self, title: str, what: str) -> None:
        """Draw it, as often as it fits."""
        pdf, y = self.pdf, MARGIN + 8.0
        pdf.set_text_color(*INK)
        pdf.set_font(TITLE, size=22)
        pdf.text(MARGIN, y, title)
        pdf.set_font(TEXT, size=12)
        pdf.text(MARGIN, y + 7, what)
        y += 14
        height = self._table(y) - y
        while y + 2 * height + self.BETWEEN < MARGIN + self.paper.high:
            y += height + self.BETWEEN
            self._table(y)

    def _table(self, y: float) -> float:
        """Draw the table of a game; return where it ends."""
        y = self._row(self.say(Phrase("print-player")), y, self.HEAD)
        if not self.sheet.rounds:
            return self._lines(y)
        for named in self.sheet.rounds:
            self.pdf.set_font(TITLE, size=11)
            self.pdf.text(MARGIN + 1, y + 6.5, self.say(named))
            y = self._lines(y + 9)
        return self._row(self.say(Phrase("print-all")), y + 2, self.HEAD, bold=True)

    def _lines(self, y: float) -> float:
        for line in self.sheet.lines:
            y = self._row(self.say(line), y, self.row)
        return self._row(self.say(Phrase("print-total")), y, self.row, bold=True) + 1

    def _row(self, words: str, y: float, height: float, *, bold: bool = False) -> float:
        pdf = self.pdf
        pdf.set_draw_color(*FAINT)
        pdf.set_line_width(0.5 if bold else 0.2)
        pdf.rect(MARGIN, y, self.FIRST, height)
        for seat in range(max(self.sheet.players, 2)):
            pdf.rect(MARGIN + self.FIRST + seat * self.wide, y, self.wide, height)
        pdf.set_text_color(*INK)
        pdf.set_font(TITLE if bold else TEXT, size=_fitting(pdf, words, self.FIRST - 4))
        pdf.text(MARGIN + 2, y + height / 2 + 1.4, words)
        return y + height


def _fitting(pdf: FPDF, words: str, width: float) -> float:
    """Return the size in which words fit into a width."""
    for size in (11.0, 10.0, 9.0, 8.0, 7.0):
        pdf.set_font(TEXT, size=size)
        if pdf.get_string_width(words) <= width:
            return size
    return 6.0
