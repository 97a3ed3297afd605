"""``alcaide verify``: a deal that was promised is told from one that was not, with the reason."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import msgspec
import pytest

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.locale import LANGUAGES
from alcaide.record import Record
from alcaide.record.fairness import COMMITMENT, SEED, commitment, promise, seed_tags
from alcaide.record.header import AnyGame, pile_names
from alcaide.tables.words import Words
from terminal import Said, alcaide

WORD = "a deal for this test"


def promised(name: str, seed: str = WORD, last: int = -1) -> Record:
    """Return a game played at random whose deal was promised; options have the value ``last``."""
    game = GAMES[name]
    options = {option.name: option.values[last] for option in game.options}
    setup = game.setup(2, options, seed.encode())
    record = Record(game, setup, names=("Ana", "Luis"), tags=seed_tags(setup, game, seed))
    rng = Rng(seed.encode() + b" played")
    while record.turn is not None:
        actions = record.legal_actions()
        record.add(actions[rng.below(len(actions))])
    return record


def hashed(game: AnyGame, players: int, options: dict[str, str], seed: str) -> str:
    return commitment(game, game.setup(players, options, seed.encode()), seed)


def check(folder: Path, text: str, *args: str) -> Said:
    path = folder / "game.play"
    path.write_text(text, encoding="utf-8")
    return alcaide("verify", str(path), *args)


def retagged(text: str, tag: str, value: str) -> str:
    return re.sub(rf'^\[{tag} ".*"\]$', f'[{tag} "{value}"]', text, flags=re.MULTILINE)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("last", [0, -1])
def test_a_promised_deal_is_found_so(tmp_path: Path, name: str, last: int) -> None:
    said = check(tmp_path, promised(name, last=last).dumps())
    assert (said.code, said.err) == (0, "")
    assert said.lines[-1] == "The deal is the one that was promised."
    assert all(line.startswith("✓") for line in said.lines[:-2])
    for pile in promised(name, last=last).setup.piles:
        assert f"{pile}: all " in said.out


@pytest.mark.parametrize("name", GAMES)
def test_piles_are_called_by_the_words_of_a_language(name: str) -> None:
    for pile in pile_names(GAMES[name]):
        told = {lang: Words(lang).say("record-term-pile", pile=pile) for lang in LANGUAGES}
        assert told["en"] == pile
        assert told["it"] != pile or pile == "Bonus"
        assert told["fr"] != pile or pile == "Bonus"


def test_the_text_of_a_promise_never_changes() -> None:
    alcazar = GAMES["alcazar"]
    assert promise(alcazar, alcazar.setup(3, {"castle_at_50": "union"}, 0), 'of "7"') == (
        "Alcaide deal 1\n"
        '[Game "alcazar"]\n'
        '[Version "2"]\n'
        '[Players "3"]\n'
        '[Options "money_points=on castle_at_50=union straight_founding=off"]\n'
        '[Seed "of \\"7\\""]\n'
    )
    assert (
        hashed(alcazar, 3, {}, "7")
        == hashlib.sha256(
            b'Alcaide deal 1\n[Game "alcazar"]\n[Version "2"]\n[Players "3"]\n'
            b'[Options "money_points=on castle_at_50=no-union straight_founding=off"]\n[Seed "7"]\n'
        ).hexdigest()
    )


@pytest.mark.parametrize("name", GAMES)
def test_lines_of_the_record_are_the_text_that_is_hashed(name: str) -> None:
    text = promised(name).dumps()
    lines = [x for x in text.splitlines() if re.match(r"\[(Game|Version|Players|Options|Seed) ", x)]
    hashed = hashlib.sha256("\n".join(["Alcaide deal 1", *lines, ""]).encode()).hexdigest()
    assert f'[Commitment "{hashed}"]' in text


def test_every_part_of_a_promise_changes_its_hash() -> None:
    alcazar, castle = GAMES["alcazar"], GAMES["castle"]
    hashes = [
        hashed(alcazar, 2, {}, "7"),
        hashed(alcazar, 3, {}, "7"),
        hashed(alcazar, 2, {"money_points": "off"}, "7"),
        hashed(alcazar, 2, {}, "8"),
        hashed(castle, 2, {}, "7"),
    ]
    assert len(set(hashes)) == len(hashes)


def test_another_seed_fits_neither_hash_nor_deal(tmp_path: Path) -> None:
    said = check(tmp_path, retagged(promised("castle").dumps(), SEED, "another"))
    assert said.code == 1
    assert "✗ Commitment: the record says" in said.out
    assert re.search(r"✗ Tiles: place \d+ holds T\d\d; from the seed follows T\d\d", said.out)
    assert "✗ Wall: place" in said.out
    assert said.lines[-1].startswith("The deal is not shown")


def test_another_seed_with_its_own_hash_does_not_fit_the_deal(tmp_path: Path) -> None:
    record = promised("castle")
    text = retagged(record.dumps(), SEED, "another")
    text = retagged(text, COMMITMENT, commitment(record.game, record.setup, "another"))
    said = check(tmp_path, text)
    assert said.code == 1
    assert "✓ Commitment" in said.out
    assert "✗ Tiles" in said.out


def test_two_cards_exchanged_are_named(tmp_path: Path) -> None:
    record = promised("alcazar")
    deck = record.setup.piles["Deck"]
    swapped = [*deck[:-2], deck[-1], deck[-2]]
    setup = msgspec.structs.replace(record.setup, piles={"Deck": swapped})
    rest = Record(record.game, setup, record.actions[:10], record.names, record.tags)
    said = check(tmp_path, rest.dumps())
    assert said.code == 1
    assert "✓ Commitment" in said.out
    found, expected = deck[-1], deck[-2]
    assert f"✗ Deck: place 71 holds {found}; from the seed follows {expected}." in said.out


def test_options_that_were_not_promised_are_noticed(tmp_path: Path) -> None:
    text = promised("alcazar", last=0).dumps()
    changed = text.replace("money_points=on", "money_points=off")
    changed = re.sub(r"^\[Scores.*\n", "", changed, flags=re.MULTILINE)
    said = check(tmp_path, changed)
    assert said.code == 1
    assert "✗ Commitment" in said.out
    assert "✓ Deck" in said.out  # the piles are those of the seed: the options are another matter


def test_another_start_player_is_noticed(tmp_path: Path) -> None:
    record = promised("alcazar")
    setup = msgspec.structs.replace(record.setup, start=1 - record.setup.start)
    said = check(tmp_path, Record(record.game, setup, tags=record.tags).dumps())
    assert said.code == 1
    assert f"✗ Start player: seat {setup.start}; from the seed follows seat" in said.out


def test_a_board_of_its_own_is_noticed(tmp_path: Path) -> None:
    record = promised("castle")
    kit = (Path(__file__).parents[2] / "src/alcaide/games/castle/data/tiles.json").read_text()
    board = msgspec.json.encode({"tiles": msgspec.json.decode(kit)}).decode()
    setup = msgspec.structs.replace(record.setup, board=board)
    said = check(tmp_path, Record(record.game, setup, tags=record.tags).dumps())
    assert said.code == 1
    assert "✗ Board: the record brings a board of its own" in said.out


@pytest.mark.parametrize("tag", [SEED, COMMITMENT])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_without_a_promise_says_what_is_missing(
    tmp_path: Path, tag: str, lang: str
) -> None:
    text = re.sub(rf"^\[{tag} .*\n", "", promised("castle").dumps(), flags=re.MULTILINE)
    said = check(tmp_path, text, "--lang", lang)
    assert said.code == 1
    assert f'[{tag} "..."]' in said.out
    assert "record-fair" not in said.out


def test_a_record_that_breaks_a_rule_is_refused_first(tmp_path: Path) -> None:
    text = promised("castle").dumps()
    said = check(tmp_path, text.replace('[Wall "', '[Wall "9 9 9 '))
    assert said.code == 1
    assert "line " in said.err


def test_what_was_checked_as_json(tmp_path: Path) -> None:
    told = json.loads(check(tmp_path, promised("castle").dumps(), "--json").out)
    assert told["fair"] is True
    assert [each["fits"] for each in told["checks"]] == [True] * 5
