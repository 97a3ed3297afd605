"""A deal that was promised: the hash that is shown before it, and the check that it was kept."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, Final, NamedTuple

import msgspec

from alcaide.interface.real_table.unknown_piles import UNKNOWN, flat
from alcaide.interface.values import Setup
from alcaide.record.header import AnyGame, board_tags, write_options
from alcaide.record.lines import tag_line
from alcaide.record.nonces import MIXED, NONCES, NONE, PROMISED, dealt_with, fit
from alcaide.record.record import Record

DOMAIN: Final = "Alcaide deal 1"  # begins the text, so that its hash can be of nothing else
BOT_DOMAIN: Final = "Alcaide bot 1"
SEED: Final = "Seed"
COMMITMENT: Final = "Commitment"
CHANCE: Final = "BotChance"  # by which rule bots had theirs, if it is known of all of them
BOT_SEED_RULE: Final = "1"  # how bot_seed draws; a bot that draws otherwise needs another


class Check(NamedTuple):
    """Something that was checked: whether it fits, and the message that says so."""

    fits: bool
    key: str  # of record.ftl
    args: dict[str, Any]


def promise(game: AnyGame, setup: Setup, seed: str, domain: str = DOMAIN) -> str:
    """Return the text whose hash commits to a deal: the lines of the record that make it."""
    lines = [
        domain,
        tag_line("Game", [game.name]),
        tag_line("Version", [game.version]),
        tag_line("Players", [str(setup.players)]),
        tag_line("Options", [write_options(game, game.complete(setup.options))]),
        tag_line(SEED, [seed]),
        *(tag_line(name, values) for name, values in board_tags(setup).items()),
    ]
    return "\n".join(lines) + "\n"


def commitment(game: AnyGame, setup: Setup, seed: str, shared: bool = False) -> str:
    """Return the hash that is shown before the deal: SHA-256 in hexadecimal digits.

    ``shared``: the players add to the seed before it is dealt from.
    """
    domain = MIXED if shared else DOMAIN
    return hashlib.sha256(promise(game, setup, seed, domain).encode()).hexdigest()


def bot_seed(seed: str, step: int) -> bytes:
    """Return the 32 bytes from which a bot's chance follows, after so many actions of a game.

    Nobody can foresee them who does not know the seed of the deal; with it they can be checked.
    """
    return hmac.digest(seed.encode(), f"{BOT_DOMAIN} {step}".encode(), "sha256")


def seed_tags(
    setup: Setup, game: AnyGame, seed: str, shared: bool = False
) -> dict[str, Sequence[str]]:
    """Return the tags by which a record can be checked; none where no seed is known."""
    if not seed:
        return {}
    hashed = commitment(game, setup, seed, shared)
    return {SEED: [seed], COMMITMENT: [hashed]}


def verify(record: Record) -> list[Check]:
    """Return what was checked of the promise of a record, in order; what is missing comes alone."""
    for tag in (SEED, COMMITMENT):
        if len(record.tags.get(tag, ())) != 1:
            return [Check(False, "record-fair-missing", {"tag": tag})]
    (seed,), (claimed,) = record.tags[SEED], record.tags[COMMITMENT]
    game, setup, shared = record.game, record.setup, NONCES in record.tags
    expected = commitment(game, setup, seed, shared)
    checks = [_hash(claimed, expected)]
    if not shared:
        return [*checks, *_deal(record, game.again(setup, seed.encode()))]
    nonces, promised = record.tags[NONCES], record.tags.get(PROMISED, ())
    if len(nonces) != setup.players or len(promised) != setup.players:
        return [*checks, Check(False, "record-fair-nonces-missing", {"tag": PROMISED})]
    words = ["" if nonce == NONE else nonce for nonce in nonces]
    deal = dealt_with(game, setup, seed, words)
    return [*checks, *_nonces(nonces, promised), *_deal(record, deal)]


def _nonces(nonces: Sequence[str], promised: Sequence[str]) -> Iterator[Check]:
    """Compare what each seat added with what it had promised to add."""
    for seat, fits in enumerate(fit(nonces, promised)):
        key = "record-fair-nonce" if fits else "record-fair-nonce-not"
        key = "record-fair-nonce-none" if fits and nonces[seat] == NONE else key
        yield Check(fits, key, {"seat": str(seat + 1)})


def _hash(claimed: str, expected: str) -> Check:
    if claimed.lower() == expected:
        return Check(True, "record-fair-hash", {"hash": expected})
    return Check(False, "record-fair-hash-not", {"hash": expected, "claimed": claimed[:80]})


def _deal(record: Record, expected: Setup) -> Iterator[Check]:
    setup = record.setup
    if setup.board and not setup.board_name:  # nothing was promised of it
        yield Check(False, "record-fair-board", {})
    for name, pile in expected.piles.items():
        yield _pile(name, record.known_piles().get(name, []), pile)
    args = {"start": str(setup.start), "expected": str(expected.start)}
    fits = setup.start == expected.start
    yield Check(fits, "record-fair-start" if fits else "record-fair-start-not", args)
    if record.game.events is not None and not (setup.known or setup.overruled):
        yield _events(record)


def _pile(name: str, found: Sequence[str], expected: Sequence[str]) -> Check:
    """Compare a pile with the one that follows from the seed; name the first that differs."""
    if UNKNOWN in flat(found):
        found, expected = flat(found), flat(expected)
    for place, (one, other) in enumerate(zip_longest(found, expected, fillvalue="-"), 1):
        if one not in (other, UNKNOWN):
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
