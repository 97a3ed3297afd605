"""Almena, a game in a package of its own, is there like any other: only its package says so."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import alcaide as package
from alcaide.games import GAMES
from alcaide.locale import LANGUAGES, texts
from installing import ROOT, found
from serving import seat, server, tab
from terminal import alcaide, shell

LAWS = [f"tests/laws/test_{law}.py" for law in ("features", "fields", "hidden", "information")]
LAWS += [f"tests/laws/test_{law}.py" for law in ("lessons", "round", "states")]
NOT_OF_THE_HOUSE = "almena and not documentation"  # which lists our games


def beside(packages: Path) -> str:
    """Return the path by which another process finds the packages, too."""
    return os.pathsep.join([str(packages), os.environ.get("PYTHONPATH", "")])


def test_it_is_installed_from_its_own_folder(almena: Path) -> None:
    game = package.game("almena")
    assert GAMES["almena"] is game
    assert pickle.loads(pickle.dumps(game)) is game
    module = sys.modules[game.package]
    assert Path(module.__file__ or "").is_relative_to(almena)


def test_its_own_tests_and_the_laws_hold(packages: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k"]
    done = subprocess.run(
        [*command, NOT_OF_THE_HOUSE, "examples/almena/tests", *LAWS],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": beside(packages), "ALCAIDE_TESTS": "quick"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert " passed" in done.stdout


def test_a_whole_game_is_recorded_and_replayed(almena: Path, tmp_path: Path) -> None:
    file = str(tmp_path / "game.play")
    bots = ["--bot", "greedy", "--bot", "medium", "--bot", "random"]
    assert alcaide("simulate", "almena", "--seed", "4", *bots, "--out", file).code == 0
    record = package.Record.load(file)
    assert record.game is package.game("almena")
    assert record.dumps() == Path(file).read_text()
    replayed = alcaide("replay", file, "--lang", "it")
    assert replayed.code == 0
    assert "Tutte le carte sono sul tavolo: la partita è finita." in replayed.out
    shown = alcaide("show", file, "--step", "9", "--lang", "fr")
    assert "La rangée" in shown.out
    assert not [line for line in (replayed.out + shown.out).splitlines() if "almena-" in line]
    assert alcaide("show", file, "--svg", str(tmp_path / "board.svg")).code == 0
    assert (tmp_path / "board.svg").read_text().count('href="#am-stone"') == 24
    assert "greedy" in alcaide("arena", "almena", "greedy", "random", "--games", "2").out


def test_it_is_played_in_the_terminal(
    packages: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # where the game is kept
    typed = b"lay 9 a1\n" + b"1\n" * 12
    said = shell(
        "play", "almena", "--seats", "me,greedy", stdin=typed, env={"PYTHONPATH": beside(packages)}
    )
    assert said.code == 0, said.err
    assert "ALM-" in said.out
    assert "treasure" in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_rules_are_looked_up(lang: str, almena: Path) -> None:
    said = alcaide("rules", "almena", "20", "--lang", lang)
    assert "1 + 5 + 3 + 5 + 6 = 20" in " ".join(said.out.split())


ENVIRONMENTS = """
import gymnasium, pyspiel
import alcaide.research.single, alcaide.research.spiel
from alcaide.research import aec

table = aec.env("almena", players=3)
table.reset(seed=1)
for agent in table.agent_iter():
    seen, _, over, cut, _ = table.last()
    table.step(None if over or cut else int(seen["action_mask"].argmax()))

single = gymnasium.make("alcaide/Almena-v0", players=2)
single.reset(seed=1)
while True:
    chosen = int(single.unwrapped.action_masks().argmax())
    _, _, over, cut, _ = single.step(chosen)
    if over or cut:
        break

state = pyspiel.load_game("python_alcaide_almena").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
print(sum(state.returns()))
"""


def test_learners_play_it_to_its_end(packages: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ENVIRONMENTS],
        env={**os.environ, "PYTHONPATH": beside(packages)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert float(done.stdout.split()[-1]) == 0


ANA = seat("me", "Ana", "red")
ZORAYA, LUIS = seat("bot", "Zoraya", "blue", "greedy"), seat("bot", "Luis", "green", "medium")


def test_a_table_is_played_to_its_end_over_http_and_a_socket(almena: Path, tmp_path: Path) -> None:
    with server(tmp_path) as client:
        offered = {game["key"]: game for game in client.get("/api/games?lang=fr").json()}
        assert offered["almena"]["name"] == "Almena"
        assert offered["almena"]["reconstructed"] == ""
        assert client.get("/api/games/almena/sprites").text.count("of-almena")
        for lang in LANGUAGES:
            assert client.get(f"/api/rules/almena?lang={lang}").json()["title"] == "Almena"
            assert client.get(f"/api/lessons/almena?lang={lang}").status_code == 200
        body = {"game": "almena", "seats": [ANA, ZORAYA, LUIS], "options": {}, "seed": "1"}
        id = client.post("/api/tables", json=body).json()["id"]
        with tab(client, id) as ana:
            view = ana.look(details=True)
            while view["result"] is None:
                if view["decision"]:
                    choice = view["decision"]["choices"][0]
                    ana.send("preview", seq=view["seq"], action=choice["action"])
                    assert ana.next("preview")["preview"]["confirm"].startswith("Lay the ")
                    view = ana.play(choice["text"])["table"]
                else:
                    view = ana.next("table")["table"]
        assert len(view["seats"]) == 3
        record = package.Record.loads(client.get(f"/api/tables/{id}/record").text)
        assert record.game is package.game("almena")
        assert record.turn is None


def test_a_table_waits_until_its_game_is_installed_again(packages: Path, tmp_path: Path) -> None:
    body = {"game": "almena", "seats": [ANA, ZORAYA], "options": {}, "seed": "1"}
    with found(packages), server(tmp_path) as client:
        id = client.post("/api/tables", json=body).json()["id"]
    with server(tmp_path) as client:
        assert client.post("/api/tables", json=body).status_code == 404
        (table,) = client.get("/api/tables").json()
        assert (table["id"], table["name"]) == (id, "almena")
        assert table["state"] == texts("en").say("table-not-installed", {"game": "almena"})
    with found(packages), server(tmp_path) as client:
        (table,) = client.get("/api/tables").json()
        assert table["name"] == "Almena"
        assert table["state"].startswith("round 1")
