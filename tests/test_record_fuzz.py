"""Records that nobody would write: a record or a RecordError comes out, nothing else."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from alcaide.record import Record
from profiles import many
from records import GOLDEN, lines_of, played, survives


@given(st.one_of(st.binary(max_size=300), st.text(max_size=300)))
def test_fuzz_random_bytes_and_texts(source: str | bytes) -> None:
    survives(source)


VOCABULARY = """
buy deck tower castle palace extend bridge flag baron grandee move swap done pass retire reshuffle
take buy with put at reserve dirk build lift exchange square reveal none vizier no end blue red1
y7 g1 yb S1 tower9a 0,1 -1,0 place e5 herald score e5.0 discard T17 extra [Squares "a b" "c"]
0 1 2 7 72 73 99999999999 a1 g2 k11 7-9 72-2 g2-7 7-7 9-7 1-3 1- -1 - -- * ; [ ] " \\ [Deck "]
"""
ODD = ("\t", "\x00", "\u2028", "\u00e9", "\u0130", "\U0001d7cf", "\u0663")
WORDS = st.sampled_from([*VOCABULARY.split(), *ODD])
OTHERS = sorted(path for name in ("castle", "alhambra") for path in GOLDEN.glob(f"{name}-*.play"))
LINE = st.lists(WORDS, max_size=5).map(" ".join)


def real(data: st.DataObject) -> str:
    """Draw a record of any game."""
    if data.draw(st.booleans()):
        return played(data.draw(st.integers(2, 5)), data.draw(st.integers(0, 3)))
    return data.draw(st.sampled_from(OTHERS)).read_text("utf-8")


@given(st.data())
@settings(max_examples=many(300))
def test_fuzz_real_records_with_changed_lines(data: st.DataObject) -> None:
    lines = lines_of(real(data))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        match data.draw(st.sampled_from(["replace", "insert", "drop", "double", "swap", "cut"])):
            case "replace":
                lines[at] = data.draw(LINE)
            case "insert":
                lines.insert(at, data.draw(st.tuples(st.sampled_from("012"), LINE).map(" ".join)))
            case "drop":
                del lines[at]
            case "double":
                lines.insert(at, lines[at])
            case "swap":
                other = data.draw(st.integers(0, len(lines) - 1))
                lines[at], lines[other] = lines[other], lines[at]
            case _:
                lines = lines[: at + 1]
        if not lines:
            lines = [""]
    survives("\n".join(lines))


@given(st.data())
@settings(max_examples=many(300))
def test_fuzz_real_records_with_changed_bytes(data: st.DataObject) -> None:
    source = bytearray(real(data).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(source) - 1))
        end = at + data.draw(st.integers(0, 2))
        source[at:end] = data.draw(st.binary(max_size=3))
        source = source or bytearray(b"\n")
    survives(bytes(source))


@given(
    st.lists(st.tuples(st.integers(0, 2), LINE), max_size=3), st.integers(0, 200), st.integers(2, 5)
)
@settings(max_examples=many(300))
def test_fuzz_sentences_at_every_point_of_a_game(
    tail: list[tuple[int, str]], actions: int, players: int
) -> None:
    text = played(players, 11, actions)
    turn = Record.loads(text).turn or 0
    survives(text + "".join(f"{(turn + n) % players} {line}\n" for n, line in tail))
