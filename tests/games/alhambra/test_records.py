"""Records of Alhambra: modules and rulings, piles; and what is refused."""

from __future__ import annotations

import pytest

from alcaide import Record
from alcaide.core.errors import RecordError
from palaces import ALHAMBRA, MODULES, started
from records import line_of, lines_of, refused, with_line

ON = dict.fromkeys(MODULES, "on")


def test_modules_are_always_named_and_rulings_only_if_they_differ() -> None:
    record = Record.loads(started({"bonus": "on", "decline": "off", "end": "market"}))
    line = lines_of(record.dumps())[4]
    assert line == '[Options "vizier=off exchange=off bonus=on squares=off decline=off"]'
    assert record.setup.options["dirk_wins"] == "off"
    assert Record.loads(record.dumps()) == record
    spelt_out = with_line(5, '[Options "bonus=on decline=off end=market"]', record.dumps())
    assert Record.loads(spelt_out) == record


@pytest.mark.parametrize("module", ["", *MODULES])
def test_a_pile_is_there_exactly_when_its_module_is_on(module: str) -> None:
    text = started({module: "on"} if module else {})
    tags = [line[1:].partition(" ")[0] for line in lines_of(text)][5:]
    more = {"bonus": ["Bonus"], "squares": ["Squares"]}.get(module, [])
    assert tags == ["Money", "Tiles", *more]
    assert Record.loads(text).dumps() == text


def test_squares_are_six_strings_of_whole_stacks() -> None:
    text = started(ON)
    line = lines_of(text)[line_of("Squares", text) - 1]
    stacks = [words.split() for words in line.split('"')[1::2]]
    assert [len(stack) for stack in stacks] == [3, 3, 4, 4, 5, 5]
    colours = ("blue", "red", "brown", "white", "green", "purple")
    for stack, colour in zip(stacks, colours, strict=True):
        assert sorted(stack) == [f"{colour}{n}" for n in range(1, len(stack) + 1)]
    tops = [tiles[-1] for tiles in ALHAMBRA.deal(Record.loads(text).setup).stacks]
    state = ALHAMBRA.deal(Record.loads(text).setup)
    assert [state.kit.names[tile] for tile in tops] == [stack[0] for stack in stacks]


def changed(tag: str, old: str, new: str, text: str) -> tuple[int, str]:
    """Return a record with something else in a tag, and the number of the line."""
    number = line_of(tag, text)
    line = lines_of(text)[number - 1]
    assert old in line
    return number, with_line(number, line.replace(old, new, 1), text)


@pytest.mark.parametrize(
    ("tag", "old", "new", "rule", "reason"),
    [
        ("Players", "3", "7", "ALH-S1", "for 2 to 6 players, not 7"),
        ("Players", "3", "1", "ALH-S1", "for 2 to 6 players, not 1"),
        ("Start", '"', '"9', "ALH-S2", "cannot start; it must be seat"),
        ("Options", "vizier=on", "vizier=perhaps", "NOTATION", "must be one of: off, on"),
        ("Options", "vizier=on", "dirk=on", "NOTATION", "has no option 'dirk'"),
        ("Money", "S1", "S3", "ALH-S3", "'S3' in Money is no card"),
        ("Money", "S1", "s1", "ALH-S3", "'s1' in Money is no card"),
        ("Money", '"', '"S1 ', "ALH-S3", "Money has 2 cards S1; it must have 1"),
        ("Money", " S1", "", "ALH-S3", "Money has 0 cards S1"),
        ("Tiles", "tower13", "tower14", "ALH-S4", "Tiles: 'tower14' does not belong there"),
        ("Tiles", "tower13", "red1", "ALH-S4", "Tiles: 'red1' does not belong there"),
        ("Tiles", "tower13", "tower12", "ALH-S4", "Tiles: tower12 is there twice"),
        ("Tiles", "tower13 ", "", "ALH-S4", "Tiles: tower13 is missing"),
        ("Bonus", "tower12", "tower13", "ALH-B1", "Bonus: 'tower13' does not belong there"),
        ("Squares", '"blue', '"red', "ALH-S5", "does not belong there"),
        ("Squares", '" "', " ", "ALH-S5", "Squares needs six stacks"),
        ("Squares", "[Squares", '[Squares ""', "ALH-S5", "Squares needs six stacks"),
    ],
)
def test_a_wrong_header_is_refused_in_its_line(
    tag: str, old: str, new: str, rule: str, reason: str
) -> None:
    number, text = changed(tag, old, new, started(ON))
    error = refused(text, "game.play")
    assert (error.line, error.rule) == (number, rule)
    assert reason in error.reason
    assert str(error).startswith(f"game.play, line {number}: {rule}: ")


def test_only_a_seat_that_the_rules_allow_may_start() -> None:
    text = started(seed=5)
    start = Record.loads(text).setup.start
    told = []
    for seat in range(3):
        try:
            Record.loads(with_line(4, f'[Start "{seat}"]', text))
        except RecordError as error:
            told.append((error.line, error.rule))
    assert told == [(4, "ALH-S2")] * 2
    assert Record.loads(text).turn == start


@pytest.mark.parametrize("pile", ["Bonus", "Squares"])
def test_piles_and_options_have_to_agree(pile: str) -> None:
    text = started(ON)
    _, without = changed("Options", f"{pile.lower()}=on", f"{pile.lower()}=off", text)
    error = refused(without)
    assert (error.line, error.rule) == (line_of(pile, text), "NOTATION")
    assert error.reason == f"With these options there is no pile {pile}."
    missing = "".join(f"{x}\n" for x in lines_of(text) if not x.startswith(f"[{pile} "))
    error = refused(missing)
    assert error.reason == f'The header has no [{pile} "..."].'
    with pytest.raises(RecordError):  # nor can it be a remark in the header
        Record(ALHAMBRA, ALHAMBRA.setup(2, seed=1), tags={pile: ["x"]})


@pytest.mark.parametrize(
    ("line", "rule", "reason"),
    [
        ("take", "NOTATION", "should be: "),
        ("take S1", "NOTATION", "'s1' is no card"),
        ("buy 5 with y3", "NOTATION", "should be: "),
        ("put tower14 at 0,1", "NOTATION", "'tower14' is no tile"),
        ("lift 1;2", "NOTATION", "is no cell"),
        ("lift 1,999", "NOTATION", "is no cell"),
        ("lift 0,0", "ALH-16", ""),
        ("end", "ALH-6", ""),
        ("reactivate", "ALH-", ""),
        ("no", "ALH-", ""),
    ],
)
def test_a_wrong_action_is_refused_with_what_would_be_legal(
    line: str, rule: str, reason: str
) -> None:
    text = started()
    error = refused(f"{text}{Record.loads(text).turn} {line}\n")
    assert error.line == len(lines_of(text)) + 1
    assert error.rule.startswith(rule)
    assert reason in error.reason
    assert any(legal.startswith("take ") for legal in error.legal)


def test_spelling_is_tolerant_and_written_in_order() -> None:
    record = Record.loads(started())
    for text in [record.game.write(record.state(), a) for a in record.legal_actions()]:
        verb, *cards = text.split()
        if verb == "take" and len(cards) > 1:
            again = Record.loads(f"{record.dumps()}{record.turn} TAKE  {' '.join(cards[::-1])}\n")
            assert again.actions[-1][1] == text
            return
    raise AssertionError("two cards that can be taken together are needed here")
