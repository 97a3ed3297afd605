"""The arena on a Ray cluster that the test starts, while a worker is killed."""

from __future__ import annotations

import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from faulty import faulty
from terminal import COMMAND, PLAIN, alcaide

pytest.importorskip("ray")
CLUSTER = """
import ray, sys
context = ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False)
print(context.address_info["address"], flush=True)
sys.stdin.read()
"""
GAMES = 24
OURS = {  # whoever has no token is not let in
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
    "RAY_USAGE_STATS_ENABLED": "0",
}


CLOSING = """
import ray, sys, alcaide
ray.init(address=sys.argv[1], log_to_driver=False, logging_level="ERROR")
castle = alcaide.game("castle")
state = castle.new(2, seed=7)

@ray.remote
def opening():
    return castle.write(state, castle.legal_actions(state)[0])

print(ray.get(opening.remote()))
"""


@pytest.fixture(scope="module")
def cluster() -> Iterator[tuple[str, int]]:
    """Give the address of a Ray of two cores, and the process it descends from."""
    with subprocess.Popen(
        [sys.executable, "-c", CLUSTER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **OURS},
    ) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip(), process.pid


def playing(ancestor: int) -> list[int]:
    """Return the descendants of a process that play a game right now."""
    parents, titles = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat = (folder / "stat").read_text().rpartition(")")[2].split()
            titles[int(folder.name)] = (folder / "cmdline").read_bytes().decode(errors="replace")
        except OSError:
            continue  # it has just ended
        parents[int(folder.name)] = int(stat[1])

    def descends(pid: int) -> bool:
        while pid in parents and pid != ancestor:
            pid = parents[pid]
        return pid == ancestor

    return [pid for pid, title in titles.items() if "ray::play" in title and descends(pid)]


def test_a_function_may_close_over_a_game_and_a_position(cluster: tuple[str, int]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CLOSING, cluster[0]],
        env={**os.environ, **OURS},
        capture_output=True,
        text=True,
    )
    assert done.stdout.strip() == "place e2 0", done.stderr


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds workers in /proc")
def test_no_game_is_lost_or_counted_twice_when_a_worker_is_killed(
    cluster: tuple[str, int], tmp_path: Path
) -> None:
    address, ancestor = cluster
    results = tmp_path / "results.jsonl"
    name = faulty(tmp_path)
    args = ["arena", "castle", "greedy", name, "--games", str(GAMES), "--json"]
    command = [*COMMAND, *args, "--cluster", address, "--out", str(tmp_path)]
    environment = {**os.environ, **PLAIN, **OURS}
    killed: set[int] = set()
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        deadline = time.monotonic() + 180
        while process.poll() is None and len(killed) < 2:
            assert time.monotonic() < deadline
            finished = results.read_bytes().count(b"\n") if results.exists() else 0
            workers = playing(ancestor) if finished > 4 * len(killed) else []
            if workers:
                os.kill(workers[0], signal.SIGKILL)
                killed.add(workers[0])
            time.sleep(0.01)
        assert len(killed) == 2
        assert results.read_bytes().count(b"\n") < GAMES  # it was in the middle
        said = json.loads(process.stdout.read())
    assert process.returncode == 0
    lines = [json.loads(line) for line in results.read_bytes().splitlines()]
    assert len(lines) == len({(line["deal"], *line["bots"]) for line in lines}) == GAMES
    assert len(list((tmp_path / "games").glob("*.play"))) == GAMES
    here = json.loads(alcaide(*args, "--jobs", "2").out)
    for row in [*here["bots"], *said["bots"]]:
        row.pop("ms")
    assert said["bots"] == here["bots"]
    assert [row["forfeits"] for row in said["bots"]] == [0, GAMES // 2]
