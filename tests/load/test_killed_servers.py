"""Servers are killed in the middle of play: nothing acknowledged is lost, and play goes on."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

pytest.importorskip("httpx")
pytest.importorskip("websockets")

from alcaide.storage.database import sqlite_url
from killing import Report, play_and_kill
from servers import postgres_server, redis_server

KILLS = int(os.environ.get("ALCAIDE_KILLS", "4"))  # 50 take ten minutes
# Seconds until everybody has moved again, which only the long run measures.
MOST = 5.0 if "ALCAIDE_KILLS" in os.environ else 60.0


def judge(report: Report) -> None:
    assert report.lost == []
    assert report.acknowledged > 50
    assert max(report.waits) < MOST, report.waits


def test_one_process_with_sqlite(tmp_path: Path) -> None:
    settings = {"ALCAIDE_DATABASE": sqlite_url(tmp_path / "data")}
    judge(asyncio.run(play_and_kill(settings, tmp_path, processes=1, tables=3, kills=KILLS)))


def test_two_processes_with_postgresql_and_redis(tmp_path: Path) -> None:
    with postgres_server() as postgres, redis_server(tmp_path) as redis:
        settings = {"ALCAIDE_DATABASE": postgres.new(), "ALCAIDE_REDIS": redis.url}
        judge(asyncio.run(play_and_kill(settings, tmp_path, processes=2, tables=3, kills=KILLS)))
