"""Ids and secrets that are made by chance."""

from __future__ import annotations

import secrets

import pytest

from alcaide.people.identity.secrets import new_id


def test_no_id_looks_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    tokens = iter(["-QDn90lMdZBv", "--help", "QDn9-lMdZBv_"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(tokens))
    assert new_id() == "QDn9-lMdZBv_"
