"""The dialogue of ``alcaide play``: choices by number or notation, explanations, commands."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import click

from alcaide.cli.commands.replay import story
from alcaide.cli.commands.rules import RuleError, find, print_rules
from alcaide.cli.session import Session
from alcaide.cli.table_output import hand_line, layer_lines, table_lines
from alcaide.cli.terminal_words import Words
from alcaide.core.errors import IllegalActionError, NotationError, RecordError
from alcaide.locale import rules as rules_of
from alcaide.scene.model import Choice, Fact

RULE: Final = re.compile(r"[A-Za-z]{3}-[A-Za-z]?\d+")
LOG: Final = 12  # lines, unless told otherwise


class Quit(Exception):  # noqa: N818 - not an error
    """The person wants to stop."""


class Dialogue:
    """One decision of a person after the other."""

    def __init__(self, session: Session, words: Words, ask: Callable[[str], str]) -> None:
        self.session = session
        self.words = words
        self.ask = ask
        self.choices: list[Choice] = []
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._explain,
            "help": lambda _: self._help(),
            "undo": self._undo,
            "log": self._log,
            "board": lambda _: self.show_table(),
            "layer": lambda _: self.show_layer(),
            "rules": self._rules,
            "save": self._save,
            "quit": self._quit,
        }

    def decide(self) -> None:
        """Ask until an action has been played; raise Quit."""
        before = len(self.session.record.actions)
        self._list()
        while len(self.session.record.actions) == before:
            line = self.ask(self.words.say("cli-desk-prompt", seat=self.session.person)).strip()
            self.obey(line)
            if len(self.session.record.actions) < before:  # undone
                return

    def obey(self, line: str) -> None:
        """Do what a line says: a command, a number, an action in notation."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        if not line:
            self._list()
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        elif RULE.fullmatch(line):
            self._rules(line)
        else:
            self._play(line)

    def show_table(self) -> None:
        """Draw the table as the person to move sees it."""
        record, seat = self.session.record, self.session.person
        state = record.state()
        for line in table_lines(record.game, record.game.observe(state, seat), self.words):
            click.echo(line)
        if seat is not None:
            click.echo(hand_line(record, state, seat, self.words))

    def show_layer(self) -> None:
        """Say chances and dangers, as far as the person to move may know."""
        record = self.session.record
        view = record.game.observe(record.state(), self.session.person)
        for line in layer_lines(record.game, view, self.words):
            click.echo(line)

    def _list(self) -> None:
        """Ask the question and number the answers."""
        record = self.session.record
        view = record.game.observe(record.state(), record.turn)
        self.choices = list(grouped(record.game.choices(view, record.legal_actions())))
        prompt = record.game.prompt(view)
        title, hint = self.words.phrase(prompt.title), self.words.phrase(prompt.hint)
        click.echo()
        click.echo(click.style(title, bold=True) + f"  {hint}  ({prompt.rule})")
        for line in choice_lines(self.choices, self.words, shutil.get_terminal_size().columns):
            click.echo(line)
        self._say("cli-desk-hint")

    def _play(self, line: str) -> None:
        choice = self._numbered(line)
        if choice is None and re.fullmatch(r"\d+", line):
            self._say("cli-desk-no-choice", number=line[:6], last=len(self.choices))
            return
        record, seat = self.session.record, self.session.person
        before = record.state()
        try:
            action = choice.action if choice else record.game.read(before, line)
            self.session.play(action)
        except (NotationError, IllegalActionError, RecordError) as error:
            click.echo(self.words.error(error))
            self._offer(line)
            return
        if seat is not None and record.game.reveals(before, action):  # what was drawn?
            click.echo(hand_line(record, record.state(), seat, self.words))

    def _numbered(self, line: str) -> Choice | None:
        """Return the choice of a number."""
        if re.fullmatch(r"[1-9]\d{0,3}", line) and int(line) <= len(self.choices):
            return self.choices[int(line) - 1]
        return None

    def _help(self) -> None:
        """Say what can be typed; what may be played now is the example."""
        first = self.choices[0]
        self._say("cli-desk-help", action=first.text, rule=first.rule)

    def _explain(self, what: str) -> None:
        """Explain the decision, a choice before it is played, or why something is not possible."""
        if not what:
            self._help()
            return
        record = self.session.record
        game, state = record.game, record.state()
        try:
            choice = self._numbered(what)
            action = choice.action if choice else game.read(state, what)
        except NotationError as error:
            click.echo(self.words.error(error))
            return
        refusal = game.why_not(state, action)
        if refusal is not None:
            click.echo(f"{refusal.rule}: {self.words.refusal(refusal)}")
            self._offer(what)
            return
        preview = game.preview(game.observe(state, record.turn), action, 0)
        click.echo(f"{game.write(state, action)}: {self.words.phrase(preview.title)}")
        for sentence in preview.sentences:
            click.echo(f"  {self.words.phrase(sentence)}")
        for fact in preview.facts:
            click.echo(f"  {fact_line(fact, self.words)}")
        click.echo(f"  {preview.rule}")

    def _offer(self, line: str) -> None:
        """Say which actions of the same kind would be legal."""
        verb = line.lower().partition(" ")[0]
        legal = [choice.text for choice in self.choices if choice.text.split()[0] == verb]
        if legal:
            shown, more = ", ".join(legal[:8]), max(0, len(legal) - 8)
            self._say("cli-legal-here", legal=shown, more=more)

    def _undo(self, _: str) -> None:
        if self.session.undo():
            self._say("cli-desk-undone")
        else:
            self._say("table-no-undo")

    def _log(self, count: str) -> None:
        last = int(count) if re.fullmatch(r"[1-9]\d{0,4}", count) else LOG
        for line in story(self.session.record, self.words, last, discreet=True):
            click.echo(line)

    def _rules(self, number: str) -> None:
        game = self.session.record.game
        try:
            found = find(game, number.split(), self.words)
        except RuleError as error:
            click.echo(str(error))
            return
        print_rules(rules_of(game.name, self.words.lang), found, self.words, whole=not number)

    def _save(self, path: str) -> None:
        try:
            saved = self.session.save(path) if path else self.session.save_somewhere()
        except OSError as error:
            click.echo(self.words.error(error))
        else:
            self._say("cli-saved", file=saved)

    def _quit(self, _: str) -> None:
        raise Quit

    def _say(self, key: str, **args: Any) -> None:
        click.echo(self.words.say(key, **args))


def grouped(choices: Sequence[Choice]) -> Iterator[Choice]:
    """Yield choices of the same kind together, the kinds in the order of their first ones."""
    kinds = dict.fromkeys(choice.option for choice in choices)
    for kind in kinds:
        yield from (choice for choice in choices if choice.option == kind)


def choice_lines(choices: Sequence[Choice], words: Words, width: int) -> Iterator[str]:
    """Yield numbered choices in columns under the name of their kind."""
    told = [f"{n:>3}  {c.text}{money(c)}" for n, c in enumerate(choices, 1)]
    wide = max(len(text) for text in told) + 3
    columns = max(1, (width - 2) // wide)
    start = 0
    while start < len(choices):
        kind = choices[start]
        end = start + sum(c.option == kind.option for c in choices[start:])
        yield f"{click.style(words.phrase(kind.name), underline=True)}  {kind.rule}"
        for row in range(start, end, columns):
            cells = told[row : min(row + columns, end)]
            yield "  " + "".join(f"{cell:<{wide}}" for cell in cells).rstrip()
        start = end


def money(choice: Choice) -> str:
    """Return what a choice costs and brings: " -10", " +8"."""
    costs = f" -{choice.price}" if choice.price else ""
    return costs + (f" +{choice.income}" if choice.income else "")


def fact_line(fact: Fact, words: Words) -> str:
    """Return a consequence in figures."""
    after = f"{fact.after:+}" if fact.sign else str(fact.after)
    before = f"{fact.before} → " if fact.before is not None else ""
    return f"{words.phrase(fact.label)}: {before}{after}"
