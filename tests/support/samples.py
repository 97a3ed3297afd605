"""What a program can hold of the library: the public classes, and an object of each."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import alcaide
from alcaide.arena import fixture as arena
from alcaide.arena import statistics as figures
from alcaide.arena.errors import ArenaError
from alcaide.arena.folder import Store
from alcaide.arena.schedule import Fixture, Terms
from alcaide.bots import BOTS
from alcaide.bots.advice import Ahead, Comparison, advise
from alcaide.bots.analysis import analyse
from alcaide.bots.analysis.advice_job import query
from alcaide.bots.analysis.depths import FIRST_LOOK
from alcaide.bots.analysis.findings import begun
from alcaide.bots.budget import Budget
from alcaide.bots.external import Answer, ForfeitError, Outside
from alcaide.bots.match import Forfeit
from alcaide.bots.playout import Playouts
from alcaide.bots.search import Node, Search
from alcaide.core.encoding import BYTES, Row, Stock
from alcaide.core.errors import PlayersError
from alcaide.core.position_lines import Form, Head
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.interface.action_words import Wording
from alcaide.interface.editor.draft import Draft
from alcaide.interface.editor.sketch import sketch
from alcaide.interface.game import Game
from alcaide.interface.questions import rule_of
from alcaide.interface.real_table.boards import Board
from alcaide.interface.real_table.sheets import completed, faults
from alcaide.interface.real_table.things import Thing
from alcaide.interface.script import Script
from alcaide.interface.values import Refusal
from alcaide.record import OpenRecord, Record
from alcaide.record.board_file import usual_file
from alcaide.record.fairness import verify
from alcaide.record.header import Header
from alcaide.record.lines import Action, Comment, Event, Tag
from alcaide.record.made_by import Made
from alcaide.record.unknowns.truth import Truth
from alcaide.record.unknowns.unknown import Unknown
from alcaide.scene.drawing_cache import Latest, Memory
from alcaide.scene.happenings import FigureChange
from alcaide.scene.model import Aid, Phrase
from alcaide.scene.svg import sprites as cut
from alcaide.scene.svg import sprites_text
from wandering import Walk

PACKAGES: Final = (
    *(
        "core",
        "scene",
        "interface",
        "interface.editor",
        "interface.real_table",
        "bots",
        "bots.styles",
        "record",
    ),
    *("bots.analysis", "record.unknowns", "research", "arena"),
)
OF_A_GAME: Final = ("actions", "components", "palace", "state", "view")
IN_ONE_PROCESS: Final = {  # what is not sent anywhere, and why
    "alcaide.bots.external.Program": "a running program",
    "alcaide.bots.worker_processes.Workers": "running processes",
    "alcaide.bots.search.Search": "a thought under way",
    "alcaide.bots.styles.judgement.StyledJudgement": "likewise",
    "alcaide.bots.playout.Playouts": "likewise",
    "alcaide.bots.playout.Playout": "likewise",
    "alcaide.interface.parts.AnyState": "describes what others are",
    "alcaide.interface.parts.AnyView": "likewise",
    "alcaide.interface.real_table.unknown_piles.Luck": "likewise",
    "alcaide.research.aec.Undealt": "part of a class",
}


def modules() -> Iterator[Any]:
    """Yield the modules whose classes programs meet."""
    for package in PACKAGES:
        found = importlib.import_module(f"alcaide.{package}")
        for module in pkgutil.iter_modules(found.__path__, f"{found.__name__}."):
            yield importlib.import_module(module.name)
    yield importlib.import_module("alcaide.client")
    for name in GAMES:
        folder = importlib.import_module(f"alcaide.games.{name}")
        for module in pkgutil.walk_packages(folder.__path__, f"{folder.__name__}."):
            if module.name.rpartition(".")[2] in OF_A_GAME:
                yield importlib.import_module(module.name)


def name_of(kind: type) -> str:
    """Return the full name of a class."""
    return f"{kind.__module__}.{kind.__qualname__}"


@cache
def classes() -> dict[str, type]:
    """Return the public classes by name."""
    return {
        name_of(thing): thing
        for module in modules()
        for name, thing in vars(module).items()
        if isinstance(thing, type) and thing.__module__ == module.__name__ and name[0] != "_"
    }


@cache
def samples() -> dict[str, Any]:
    """Return an object of each class that was met anywhere."""
    found: dict[str, Any] = {}
    seen: set[int] = set()
    waiting = [*whole_things()]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in seen:
            seen.add(id(thing))
            for kind in type(thing).__mro__:
                found.setdefault(name_of(kind), thing)
            waiting += parts(thing)
    return {name: found[name] for name in classes() if name in found}


def parts(thing: Any) -> list[Any]:
    """Return what a thing consists of."""
    if isinstance(thing, Mapping):
        return [value for key, value in thing.items() if key != "__builtins__"]
    if isinstance(thing, tuple | list):
        return list(thing)
    if hasattr(thing, "__struct_fields__"):
        return [getattr(thing, name) for name in thing.__struct_fields__]
    if type(thing).__module__.startswith("alcaide."):
        fields = thing.__getstate__()
        return list(fields.values()) if isinstance(fields, dict) else []
    return []


def whole_things() -> Iterator[Any]:
    """Yield what everything else is part of; what comes last is taken first."""
    for game in GAMES.values():
        yield from played(game)
    yield from bots()
    yield from records()
    yield from arenas()
    yield from environments()
    yield from errors()
    yield [BYTES, Row(), Stock(BYTES, 3, 1), Memory[int](3), Latest(str), Rng(b"sample")]
    yield [Head(2, 1, 0, 0, 1, {}), Form("game", "RUL-1", range(2, 3), ("piece",))]
    yield [cut(sprites_text("alcazar")), Wording("castle", "done", [], "done", {}, "", "CST-1")]
    yield [rule_of("tower:11")]


def played(game: Game[Any, Any, Any]) -> Iterator[Any]:
    """Yield a game with all that it returns on the way through a few games at random."""
    on = {option.name: "on" for option in game.options if option.values == ("off", "on")}
    yield [game, game.options, game.features(), game.lesson and game.lesson()]
    yield [game.figures(), game.vignette(), game.panorama()]
    yield vars(importlib.import_module(f"alcaide.games.{game.name}.actions")).copy()
    known = importlib.import_module(f"alcaide.games.{game.name}.information.owners").INFORMATION
    yield [known, known.hidden(game.new(game.seats[0], on, 1))]
    yield from boxed(game)
    yield game.standing(game.new(game.seats[0], on, 1)) if game.standing else []
    yield from set_up(game)
    yield game.printed() if game.printed else []
    yield from counted(game)
    actions: dict[type, Any] = {}
    for seed in range(6):
        walk = Walk(game, game.seats[-(seed % 2)], on, seed, True)
        for number, (state, action) in enumerate(walk.steps()):
            actions[type(action)] = action
            if number == 10 * seed:
                yield from shown(game, state)
                yield [walk.setup(), state.copy(), game.play(state.copy(), action)]
                yield from happened(game, state, action)
            if game.question and (question := game.question(state)):
                yield [question]
        yield game.ending(game.observe(walk.end(), 0))
        yield game.observe(walk.end(), 0)
    yield list(actions.values())


def boxed(game: Game[Any, Any, Any]) -> Iterator[Any]:
    """Yield what can be transcribed of a game, and how it stands to what is known."""
    if game.box is not None:
        box = game.box()
        yield [box, box.form(box.content()), box.facts(box.content())]
        yield [Board(game.name, "{}"), usual_file(game.name)]


def counted(game: Game[Any, Any, Any]) -> Iterator[Any]:
    """Yield what is told at a table of wood: a sheet, what cannot stand there, the count."""
    sheets, players, on = game.score_sheet, game.seats[0], game.complete({})
    if sheets is not None:
        sheet = sheets.sheet(players, on)
        yield [sheet, sheets.tally(players, on, completed(sheet, players, {}))]
        yield faults(sheet, completed(sheet, players, {line.name: [[-1]] for line in sheet.lines}))
        yield Thing(Phrase(f"{game.name}-name"))


def set_up(game: Game[Any, Any, Any]) -> Iterator[Any]:
    """Yield what a position is made of for who sets one up."""
    if game.editing is None:
        return
    editing = game.editing()
    draft = Draft(editing.blank(game.seats[0]))
    found = sketch(game, f"{draft}strange line\n")
    yield [editing, draft, found, editing.palette(found.state, draft, 0)]


def happened(game: Game[Any, Any, Any], state: Any, action: Any) -> Iterator[Any]:
    """Yield what is told of an action."""
    after = state.copy()
    notes = game.play(after, action)
    events = game.story(game.observe(state, None), game.observe(after, None), notes)
    yield [Script(game.name, {(0, "money"): 3}), events, FigureChange("money", 3, 4, 0)]


def shown(game: Game[Any, Any, Any], state: Any) -> Iterator[Any]:
    """Yield what people are shown of a position."""
    view, actions = game.observe(state, game.turn(state)), game.legal_actions(state)
    yield [view, game.scene(view, 0), game.choices(view, actions), game.prompt(view)]
    yield [game.preview(view, actions[0], 0), game.plausible(view), game.describe(view)]
    if game.layer:
        yield game.layer(view)
    if game.characters:
        yield game.characters(view, lambda phrase: phrase.key, ["Ana"] * len(view.seats))
    yield game.features().observation(state, 0)


def bots() -> Iterator[Any]:
    """Yield bots and what they find out."""
    game = GAMES["castle"]
    state = game.new(2, seed=1)
    view, actions = game.observe(state, game.turn(state)), game.legal_actions(state)
    settings = game.search_settings(2, False, 1)
    search = Search(game, view, Rng(b"1"), settings)
    search.run(Budget(4))
    ponder = BOTS["medium"].ponder
    yield [BOTS, game.lead, settings, Node(actions[0], 0.0), Ahead(0, Phrase("key"), 0.5)]
    yield Aid("left")
    yield [Playouts(game, search).play_out(action, 0) for action in actions[:2]]
    yield advise(game, view, actions, Rng(b"1"), Budget(4), comparison=Comparison(2, 4))
    yield ponder and ponder(game, view, actions, Rng(b"1"), Budget(4))
    yield [Outside("program"), Answer(3), Forfeit(0, "start", {})]
    yield [Comparison(2, 4), query(game, state, "seed", Budget(4), actions[0])]
    record = Record(game, game.setup(2, seed=1))
    record.add(actions[0])
    yield [begun(record, FIRST_LOOK), analyse(record, "4")]


def records() -> Iterator[Any]:
    """Yield records, their steps and lines."""
    game = GAMES["alcazar"]
    record = alcaide.Record(game, game.setup(2, seed=7), [(1, "palace 13")], tags={"Seed": ["7"]})
    yield [record, next(record.replay()), verify(record), Header(), Made("plan", 1.5)]
    found = OpenRecord.begin(game, 2)
    yield [found, found.needed(), found.turned(), Truth(game, record.setup)]
    yield [game.discovery and game.discovery(), Unknown(game, found.setup)]
    yield [Tag(1, "Game", ("alcazar",)), Action(1, 1, "pass"), Comment(1, "so"), Event(1, ("a",))]


def arenas() -> Iterator[Any]:
    """Yield what an arena makes."""
    terms = Terms("castle", "1", "0", 2, {}, "seed")
    outcome = arena.play(Fixture(terms, ("random", "random"), 0))
    games = [outcome.finished]
    yield [outcome, figures.meetings(games, ["random"]), Store(terms, Path("nowhere"))]


def environments() -> Iterator[Any]:
    """Yield the environments for learners, dealt, with what they consist of."""
    import pyspiel

    from alcaide.research.aec import env
    from alcaide.research.single import Single
    from alcaide.research.spiel import NAME, SpielObserver

    many, one = env("castle"), Single("alhambra")
    many.reset(seed=1)
    one.reset(seed=1)
    for name in GAMES:
        game = pyspiel.load_game(NAME + name)
        state = game.new_initial_state()
        state.apply_action(7)
        yield [game, state]
    yield [many, one, SpielObserver(one.numbered)]


def errors() -> Iterator[Any]:
    """Yield one of each kind of error."""
    from alcaide.client import Client, End, ServerError, Turn

    special: list[Exception] = [
        PlayersError("castle", 3, range(2, 3)),
        alcaide.IllegalActionError(Refusal("CST-1", "so"), "done"),
        alcaide.RecordError(3, "CST-1", "so", key="key", args={"a": 1}),
        ArenaError("key", a=1),
        ForfeitError(0, "start", error="none"),
        ServerError("so", 404, "CST-1"),
    ]
    yield special
    plain = [kind for kind in classes().values() if issubclass(kind, alcaide.AlcaideError)]
    yield [kind("so") for kind in plain if not any(type(error) is kind for error in special)]
    yield [Client("http://nowhere", "key"), Turn("castle", 0, 1, {}, []), End([], [], [])]
