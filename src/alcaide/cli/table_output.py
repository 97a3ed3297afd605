"""Show a table in the terminal: drawn where there is a drawing for the game, told otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import click

from alcaide.cli.base import ArgumentError
from alcaide.cli.terminal_words import Words
from alcaide.interface.action_words import over_first
from alcaide.interface.game import Game
from alcaide.record import Record
from alcaide.record.made_by import Made
from alcaide.scene.characters import Line, Run
from alcaide.scene.model import PLAN, Phrase
from alcaide.scene.svg import sprites_text, svg_text
from alcaide.tables.records import BOT
from alcaide.tables.seats import OPPONENT_NAMES

TURNS: Final = ("0", "1", "2", "3", "plan")


def table_lines(
    game: Game[Any, Any, Any], view: Any, words: Words, over: bool = False
) -> list[str]:
    """Return the public part of a view, line by line; ``over``: the game was broken off."""
    if game.characters:
        names = [words.name(seat) for seat in range(len(view.seats))]
        return [_styled(line) for line in game.characters(view, words.phrase, names)]
    told = game.describe(view)
    return [words.phrase(phrase) for phrase in (over_first(game.name, told) if over else told)]


def _styled(line: Line) -> str:
    """Return a line with the marks that make a terminal show its styles."""
    return "".join(run.text if run == Run(run.text) else _marked(run) for run in line).rstrip()


def _marked(run: Run) -> str:
    on = {name: True for name in ("bold", "dim", "reverse") if getattr(run, name)}
    return click.style(run.text, fg=run.colour or None, **on)


def layer_lines(game: Game[Any, Any, Any], view: Any, words: Words) -> list[str]:
    """Return chances and dangers, part by part; nothing where the game has no layer."""
    lines = []
    for part in game.layer(view).parts if game.layer else ():
        told = [f"  {words.phrase(mark.label)}" for mark in part.marks]
        lines += ["", words.phrase(part.title), *told] if told else []
    return lines


def until(record: Record, step: int | None, words: Words) -> Record:
    """Return the record up to a step; negative ones count from the end. Raises ArgumentError."""
    actions = len(record.actions)
    if step is None:
        return record
    if not -actions - 1 <= step <= actions:
        raise ArgumentError(words.say("cli-no-step", step=str(step), actions=actions))
    return record.until(step if step >= 0 else actions + 1 + step)


def hand_line(record: Record, state: Any, seat: int, words: Words) -> str:
    """Return the hand of a seat as a sentence; a question mark for what nobody has seen."""
    game, guessed = record.game, record.guessed(seat)
    cards = game.scene(game.observe(state, seat), PLAN).hand or []
    faces = [
        "?"
        if card.pick.rpartition(":")[2] in guessed
        else _face(card.face, words) or words.phrase(card.label)
        for card in cards
    ]
    told = (" " if all(card.face for card in cards) else ", ").join(faces) or "-"
    return words.say("cli-hand", seat=seat, cards=told)


def svg(record: Record, state: Any, turns: int, dark: bool, words: Words) -> str:
    """Return the board as an SVG document."""
    game = record.game
    drawing = game.scene(game.observe(state, None), turns).board
    return svg_text(drawing, sprites_text(game.name), words.phrase(drawing.label), dark=dark)


def turns_of(text: str) -> int:
    """Return the quarter turns of one of TURNS."""
    return PLAN if text == "plan" else int(text)


def seat_names(record: Record, words: Words) -> list[str]:
    """Return what the seats of a record are called, bots in the language of the terminal."""
    written = record.names or [""] * record.setup.players
    names = [_seat_name(name, seat, words) for seat, name in enumerate(written)]
    twice = {name for name in names if names.count(name) > 1}
    return [f"{name} {n}" if name in twice else name for n, name in enumerate(names, 1)]


def result_line(record: Record, words: Words) -> str:
    """Return who won by what, or whose turn it is."""
    game, state = record.game, record.state()
    view = game.observe(state, None)
    if record.broken_off:
        return words.say("cli-broken-off", actions=len(record.actions))
    if record.turn is not None:
        prompt = words.phrase(game.prompt(view).title)
        return words.say("cli-unfinished", seat=record.turn, prompt=prompt)
    won = words.winners(game.winners(state), "result")
    return f"{won}: {words.phrase(game.ending(view).sentence)}"


def scores_line(record: Record, words: Words) -> str:
    """Return the points of all seats."""
    scores: Sequence[int] = record.game.scores(record.state())
    told = (f"{words.name(s)}: {words.say('table-points', points=p)}" for s, p in enumerate(scores))
    return ", ".join(told)


def _seat_name(name: str, seat: int, words: Words) -> str:
    if name.startswith(BOT):
        level = name.removeprefix(BOT)
        said = words.say(key := f"table-bot-{level}")
        if level in OPPONENT_NAMES:
            return f"{OPPONENT_NAMES[level]}, {said}"
        return level if said == key else said
    return name or words.say("table-seat", n=seat + 1)


def _face(face: str | Phrase, words: Words) -> str:
    return words.phrase(face) if isinstance(face, Phrase) else face


def made_line(made: Made, say: Words) -> str:
    """Return by whom an action was made, and in what time: "substitute, 12.5 s"."""
    by = say.say(f"cli-made-{made.source or 'unknown'}")
    return by if made.seconds is None else f"{by}, {made.seconds:.1f} s"
