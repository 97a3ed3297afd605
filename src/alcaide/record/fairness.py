"""A deal that was promised: the hash that is shown before it, and the check that it was kept."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, Final, NamedTuple

import msgspec

from alcaide.interface.values import Setup
from alcaide.record.header import AnyGame, write_options
from alcaide.record.lines import tag_line
from alcaide.record.record import Record

DOMAIN: Final = "Alcaide deal 1"  # begins the text, so that its hash can be of nothing else
BOT_DOMAIN: Final = "Alcaide bot 1"
SEED: Final = "Seed"
COMMITMENT: Final = "Commitment"


class Check(NamedTuple):
    """Something that was checked: whether it fits, and the message that says so."""

    fits: bool
    key: str  # of record.ftl
    args: dict[str, Any]


def promise(game: AnyGame, players: int, options: dict[str, str], seed: str) -> str:
    """Return the text whose hash commits to a deal: the lines of the record that make it."""
    lines = [
        DOMAIN,
        tag_line("Game", [game.name]),
        tag_line("Version", [game.version]),
        tag_line("Players", [str(players)]),
        tag_line("Options", [write_options(game, game.complete(options))]),
        tag_line(SEED, [seed]),
    ]
    return "\n".join(lines) + "\n"


def commitment(game: AnyGame, players: int, options: dict[str, str], seed: str) -> str:
    """Return the hash that is shown before the deal: SHA-256 in hexadecimal digits."""
    return hashlib.sha256(promise(game, players, options, seed).encode()).hexdigest()


def dealt(game: AnyGame, players: int, options: dict[str, str], seed: str) -> Setup:
    """Return the deal that follows from the seed of a table."""
    return game.setup(players, options, seed.encode())


def bot_seed(seed: str, step: int) -> bytes:
    """Return the 32 bytes from which a bot's chance follows, after so many actions of a game.

    Nobody can foresee them who does not know the seed of the deal; with it they can be checked.
    """
    return hmac.digest(seed.encode(), f"{BOT_DOMAIN} {step}".encode(), "sha256")


def seed_tags(setup: Setup, game: AnyGame, seed: str) -> dict[str, Sequence[str]]:
    """Return the tags by which a record can be checked; none where no seed is known."""
    if not seed:
        return {}
    hashed = commitment(game, setup.players, setup.options, seed)
    return {SEED: [seed], COMMITMENT: [hashed]}


def verify(record: Record) -> list[Check]:
    """Return what was checked of the promise of a record, in order; what is missing comes alone."""
    for tag in (SEED, COMMITMENT):
        if len(record.tags.get(tag, ())) != 1:
            return [Check(False, "record-fair-missing", {"tag": tag})]
    (seed,), (claimed,) = record.tags[SEED], record.tags[COMMITMENT]
    game, setup = record.game, record.setup
    expected = commitment(game, setup.players, setup.options, seed)
    return [
        _hash(claimed, expected),
        *_deal(record, dealt(game, setup.players, setup.options, seed)),
    ]


def _hash(claimed: str, expected: str) -> Check:
    if claimed.lower() == expected:
        return Check(True, "record-fair-hash", {"hash": expected})
    return Check(False, "record-fair-hash-not", {"hash": expected, "claimed": claimed[:80]})


def _deal(record: Record, expected: Setup) -> Iterator[Check]:
    setup = record.setup
    if setup.board:
        yield Check(False, "record-fair-board", {})
    for name, pile in expected.piles.items():
        yield _pile(name, setup.piles.get(name, []), pile)
    args = {"start": str(setup.start), "expected": str(expected.start)}
    fits = setup.start == expected.start
    yield Check(fits, "record-fair-start" if fits else "record-fair-start-not", args)
    if record.game.events is not None:
        yield _events(record)


def _pile(name: str, found: Sequence[str], expected: Sequence[str]) -> Check:
    """Compare a pile with the one that follows from the seed; name the first that differs."""
    for place, (one, other) in enumerate(zip_longest(found, expected, fillvalue="-"), 1):
        if one != other:
            args = {"pile": name, "place": str(place), "found": one, "expected": other}
            return Check(False, "record-fair-pile-not", args)
    return Check(True, "record-fair-pile", {"pile": name, "size": len(expected)})


def _events(record: Record) -> Check:
    """Compare what chance did in the course of the game with what follows from the deal."""
    setup = msgspec.structs.replace(record.setup, events=[])
    again = Record(record.game, setup, record.actions)
    told = [event for events in record.events.values() for event in events]
    follows = [event for events in again.events.values() for event in events]
    fits = told == follows
    return Check(fits, "record-fair-events" if fits else "record-fair-events-not", {})
