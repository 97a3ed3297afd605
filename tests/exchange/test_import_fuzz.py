"""Whatever is brought, it is read or refused with reasons; nothing else happens."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from alcaide.locale import LANGUAGES, texts
from alcaide.record import Record
from alcaide.record.exchange import import_game
from alcaide.record.exchange.as_list import as_list
from alcaide.record.exchange.as_tables import as_csv, as_json
from alcaide.tables.words import Words
from profiles import many
from told_games import record_of

LIST = as_list(record_of("castle", 1), "fr").splitlines()
TABLE = as_csv(record_of("castle", 1), Words("it", "castle"))
JSON = json.loads(as_json(record_of("castle", 1), Words("en", "castle")))
WORDS = ["place", "pose", "e5", "T31", "herald", "1", "2", ";", "puis", "Ana", ":", "-", "*", "0,1"]


def checked(data: str | bytes) -> None:
    """Hold what becomes of anything to what it has to be."""
    done = import_game(data, seconds=5.0)
    assert done.faults or done.record is not None
    for error in done.faults:
        for lang in LANGUAGES:
            said, wrong = texts(lang).fill(error.key, error.words) if error.key else ("x", [])
            assert said
            assert wrong == []
    if done.record is not None:
        assert Record.loads(done.record.dumps()) == done.record


@given(st.binary(max_size=300) | st.text(max_size=300))
@settings(max_examples=many(300), deadline=None)
def test_anything_at_all(data: str | bytes) -> None:
    checked(data)


@given(
    st.lists(st.lists(st.sampled_from(WORDS) | st.text(max_size=6), max_size=8), max_size=6),
    st.integers(4, 20),
)
@settings(max_examples=many(200), deadline=None)
def test_a_list_that_goes_wrong(lines: list[list[str]], kept: int) -> None:
    checked("\n".join([*LIST[:kept], *(" ".join(line) for line in lines)]))


@given(st.integers(0, len(TABLE)), st.integers(0, 40), st.text(max_size=20))
@settings(max_examples=many(100), deadline=None)
def test_a_table_that_is_damaged(at: int, size: int, by: str) -> None:
    checked(TABLE[:at] + by + TABLE[at + size :])


@given(
    st.sampled_from(sorted(JSON)),
    st.recursive(
        st.none() | st.integers() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
        ),
        max_leaves=8,
    ),
)
@settings(max_examples=many(100), deadline=None)
def test_json_that_is_no_record(field: str, value: Any) -> None:
    checked(json.dumps(JSON | {field: value}))


@given(
    st.dictionaries(
        st.sampled_from(["data", "replay", "slots", "setup", "gamedatas"]),
        st.recursive(
            st.none() | st.integers() | st.text(max_size=5),
            lambda inner: (
                st.lists(inner, max_size=3)
                | st.dictionaries(
                    st.sampled_from(["logs", "data", "type", "args", "payload"]), inner, max_size=3
                )
            ),
            max_leaves=10,
        ),
    )
)
@settings(max_examples=many(200), deadline=None)
def test_json_that_is_no_log(told: dict[str, Any]) -> None:
    checked(json.dumps(told))
