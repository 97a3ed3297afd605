"""A record in which it is told, as the game goes on, what lay face down.

What is not known is filled in by chance, so that there is a whole deal, and the game is played
from that. When it is told what lay somewhere, the deal is filled in anew, what lies face down is
exchanged, and the last action is played again: nothing that was seen depends on the filling.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from alcaide.core.errors import RecordError, SetupError
from alcaide.core.rows import each_copied
from alcaide.interface.real_table.unknown_piles import UNKNOWN, Turned, shaped
from alcaide.interface.values import Note, Setup
from alcaide.record.lines import ACTIONS, Action, Event
from alcaide.record.record import Record
from alcaide.record.record_errors import broken, fault
from alcaide.record.step import Step
from alcaide.record.unknowns.unknown import (
    NONE,
    AnyGame,
    Need,
    Spot,
    Unknown,
    begins,
    exchanged,
    instead,
)

RESHUFFLE: Final = "reshuffle"


class Telling(Record):
    """A game so far whose piles are not known, or not wholly."""

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        names: Sequence[str] = (),
        tags: Mapping[str, Sequence[str]] | None = None,
        limit: int = ACTIONS,
    ) -> None:
        """Begin a record of a setup whose ``known`` says what is known at first."""
        self._unknown = Unknown(game, setup) if setup.known else None
        self._lines: dict[int, list[str]] = {}  # what was told, by the number of actions before it
        self._turned: list[Turned] = []  # by the last action, or the deal
        self._done: list[Any] = []  # the actions themselves
        self._legal: list[list[Any]] = []  # what could have been done in the place of each
        self._could_now: list[Any] = []
        self._before: Any = None  # the position before the last action; None: there was none
        self._notes: list[Note] = []
        self._laid = self._unknown.piles() if self._unknown else {}  # what the position lies on
        whole = self._unknown.setup() if self._unknown else setup
        first = msgspec.structs.replace(whole, told=[], overruled=[])
        super().__init__(game, first, (), names, tags, limit=limit)

    # ------------------------------------------------------------ what is not known

    def needed(self) -> Need | None:
        """Return what has to be told before the game goes on; None: nothing."""
        due = self.turned()
        return self._need(due[0]) if due else None

    def allowed(self) -> list[Need]:
        """Return what may be told besides, as only the seat has seen it whose it is."""
        return [self._need(each) for each in self.turned(hidden=True)]

    def turned(self, hidden: bool = False) -> list[Turned]:
        """Return what was turned up and is not known; ``hidden``: what only one seat has seen.

        The first of it is certain; the others may not be turned up, once the first is known.
        """
        unknown = self._unknown
        if unknown is None:
            return []
        shown = [each for each in self._turned if each.hidden == hidden]
        return [each for each in shown if not unknown.knows((each.pile, each.place))]

    def spots(self, verb: str) -> list[Spot]:
        """Return the places about which a line that begins with a verb would tell."""
        return [(each.pile, each.place) for each in self._turned if each.verb == verb]

    def tell(self, text: str, line: int = 0) -> None:
        """Tell what was turned up: a line of the notation without its star. Raises RecordError."""
        words = text.split()
        verb = next((v for v in self._verbs() if begins(words, v)), "")
        if not verb:
            raise self._astray(line, text)
        if verb == RESHUFFLE:
            self._tell_order(words[1:], line)
            return
        things = words[len(verb.split()) :] or [""]
        before = self.copy() if len(things) > 1 else self
        try:
            for thing in things:
                self._tell(verb, thing, line)
        except RecordError:
            self.__dict__ = before.__dict__  # of a line that is wrong nothing is told
            raise

    def possible(self) -> Any:
        """Return the position in which the seat to move holds all that it could hold."""
        unknown, turn = self._unknown, self.turn
        if unknown is None or turn is None or not unknown.held(turn):
            return self._state
        widened = unknown.discovery.widened
        return widened(self._state, unknown.hidden()) if widened else self._state

    def legal_actions(self) -> list[Any]:
        """Return what the seat to move could do, whatever it holds that is not known."""
        return [] if self.broken_off or self.turned() else self._asked()[1]

    def legal_before(self, step: Step) -> list[Any]:
        """Return what could have been done in the place of an action."""
        return self._legal[step.number]

    def filling(self, turned: Turned) -> str:
        """Return what stands in for what was turned up and is not known."""
        return self._unknown.piles()[turned.pile][turned.place] if self._unknown else ""

    def known_piles(self) -> dict[str, list[str]]:
        """Return the piles as far as they are known by now."""
        piles = self.setup.piles
        if self._unknown is None:
            return piles
        known = self._unknown.known
        return {name: shaped(known[name], words) for name, words in piles.items()}

    def guessed(self, seat: int) -> list[str]:
        """Return what a seat holds for all that is known, but nobody has seen."""
        if self._unknown is None:
            return []
        piles = self._unknown.piles()
        return [piles[pile][place] for pile, place in self._unknown.held(seat)]

    def deals(self, number: int) -> list[Setup]:
        """Return so many deals from which the same game could be played, for all that is known."""
        if self._unknown is None:
            return [self.setup]
        return [self._unknown.another(b" %d" % each) for each in range(number)]

    # ------------------------------------------------------------ telling

    def _part(self) -> None:
        super()._part()
        self._unknown = self._unknown.copy() if self._unknown else None
        self._lines = each_copied(self._lines)
        self._done, self._legal = self._done.copy(), self._legal.copy()

    def _need(self, turned: Turned) -> Need:
        words = self._unknown.could_lie(turned) if self._unknown else []
        return Need(turned.verb, turned.seat, words)

    def _verbs(self) -> list[str]:
        """Return the verbs by which something can be told here, the one that is due first."""
        verbs = [verb for each in self.turned()[:1] for verb in (each.verb, each.also) if verb]
        verbs += [each.verb for each in self.turned(hidden=True)]
        shuffled = f"{RESHUFFLE} {UNKNOWN}" in self._here()  # and nothing told of it yet
        return [*verbs, *[RESHUFFLE] * shuffled]

    def _here(self) -> list[str]:
        """Return what was told at this point of the game."""
        return self._lines.setdefault(len(self.actions), [])

    def _tell(self, verb: str, word: str, line: int) -> None:
        """Tell one thing. Raises RecordError, and changes nothing then."""
        due = [*self.turned()[:1], *self.turned(hidden=True)]
        turned = next((each for each in due if verb in (each.verb, each.also)), None)
        if turned is None or self._unknown is None:
            raise self._astray(line, f"{verb} {word}")
        found = self._unknown.could_be(turned, word)
        if not found:
            rule, key = self._unknown.wrong(turned, word)
            error = fault(line, key, rule, verb=verb, word=word[:20] or "?")
            raise instead(error, [self._need(turned)])
        try:
            self._learn(turned, found, verb, line)
        except RecordError:
            self._redo()
            raise
        self._look()

    def _learn(self, turned: Turned, word: str, verb: str, line: int) -> None:
        """Take it as known what was turned up. Raises RecordError, and knows nothing then."""
        assert self._unknown is not None
        with self._unknown.kept():
            try:
                self._settle(self._unknown, turned, word)
                self._redo()
            except SetupError as error:
                raise broken(line, error) from None
            written = self._written_now(turned)
            if verb == turned.also != written:
                raise fault(line, "record-told-not", verb=verb, word=word, other=written)
        self._write(written, word, alone=written == turned.also)

    def _settle(self, unknown: Unknown, turned: Turned, word: str) -> None:
        if word == NONE and turned.among is not None:
            spots = [(e.pile, e.place) for e in self.turned() if e.verb == turned.verb]
            unknown.rule_out(spots, turned.among)
        else:
            unknown.set((turned.pile, turned.place), word)

    def _written_now(self, turned: Turned) -> str:
        """Return the verb by which something is written, now that it is known."""
        spot = turned.pile, turned.place
        return next((e.told for e in self._turned_up() if (e.pile, e.place) == spot), turned.verb)

    def _write(self, verb: str, word: str, *, alone: bool) -> None:
        """Keep what was told, in one line with what was told by the same verb before it."""
        here = self._here()
        if not alone and here and here[-1].startswith(f"{verb} ") and NONE not in here[-1].split():
            here[-1] += f" {word}"
        else:
            here.append(f"{verb} {word}")

    def _tell_order(self, words: Sequence[str], line: int) -> None:
        """Tell in which order a pile lies that was shuffled, or how much is known of it."""
        assert self._unknown is not None
        name = self._unknown.shuffles[-1]
        size = len(self._unknown.known[name])
        whole = [*words, *[UNKNOWN] * (size - len(words))] if words[-1:] == [UNKNOWN] else [*words]
        if len(whole) != size:
            raise fault(line, "record-told-order", number=str(len(words)), size=str(size))
        try:
            self._unknown.order(name, whole)
        except SetupError as error:
            raise broken(line, error) from None
        here = self._here()
        at = next(n for n, told in enumerate(here) if told.startswith(RESHUFFLE))
        here[at] = " ".join([RESHUFFLE, *(word.lower() for word in words)])
        self._redo()
        self._look()

    # ------------------------------------------------------------ playing

    def _asked(self) -> tuple[Any, list[Any]]:
        """Return a possible position, and what a seat may do that has enough unknown in hand."""
        state, unknown, turn = self.possible(), self._unknown, self.turn
        legal = self.game.legal_actions(state)
        if unknown is not None and turn is not None and (spots := unknown.held(turn)):
            legal = [each for each in legal if len(self._hidden_words(each)) <= len(spots)]
        self._could_now = legal
        return state, legal

    def _hidden_words(self, action: Any) -> list[str]:
        """Return what an action shows of a hand that was not known."""
        shown = self._unknown.discovery.shown if self._unknown else None
        words = shown(self._state, action) if shown else []
        return [word for word in words if self._unknown and self._unknown.nowhere(word)]

    def _take(self, seat: int, text: str, line: int) -> None:
        super()._take(seat, text, line)
        self._legal.append(self._could_now)

    def _carry_out(self, action: Any) -> None:
        """Apply an action; what it shows of a hand is known from now on."""
        if self._unknown is not None and (words := self._hidden_words(action)):
            spots = self._unknown.held(self.turn or 0)
            for spot, word in zip(spots, words, strict=False):
                self._unknown.set(spot, word)
            self._redo()
        self._done.append(action)
        self._before, self._notes = self._state.copy(), []
        self.game.apply(self._state, action, self._notes)

    def _redo(self) -> None:
        """Play the last action again, with what lies face down as it agrees with what is known."""
        assert self._unknown is not None
        unknown, laid = self._unknown, self._laid
        self._state, self._laid = self.game.deal(unknown.setup()), unknown.piles()
        if self._before is None:
            return
        other = {seat: exchanged(spots, laid, self._laid) for seat, spots in unknown.hands.items()}
        unknown.discovery.lay(self._before, self._state, other)
        self._state, self._notes = self._before.copy(), []
        self.game.apply(self._state, self._done[-1], self._notes)

    def _observe(self) -> None:
        """Take up what the last action turned up, or the deal."""
        if self._unknown is None:
            super()._observe()
            self._keep_setup()
        else:
            self._look()

    def _look(self) -> None:
        unknown = self._unknown
        assert unknown is not None
        shuffles = unknown.discovery.shuffles
        while shuffles and unknown.shuffled(shuffles(self._state)):
            self._here().append(f"{RESHUFFLE} {UNKNOWN}")
            self._redo()
        self._turned = self._turned_up()
        unknown.see(self._turned)
        told = " ".join(self._here()).split()
        known = (each for each in self._turned if each.became)
        words = ((each.told, unknown.known[each.pile][each.place]) for each in known)
        new = [f"{verb} {word}" for verb, word in words if word not in told]
        self.events[len(self.actions)] = [*self._here(), *new]
        self._keep_setup()

    def _turned_up(self) -> list[Turned]:
        assert self._unknown is not None
        action = self._done[-1] if self._done else None
        return self._unknown.discovery.turned(self._before, action, self._state, self._notes)

    def _keep_setup(self) -> None:
        """Keep a whole deal and what is known of it: with the actions it is the game."""
        setup = self.setup
        whole = self._unknown.setup() if self._unknown else setup
        told = [f"{number} {line}" for number, lines in self._lines.items() for line in lines]
        self.setup = msgspec.structs.replace(
            whole, board=setup.board, options=setup.options, told=told, overruled=setup.overruled
        )

    # ------------------------------------------------------------ reading

    def hear(self, event: Event) -> None:
        """Take a line that tells what was turned up."""
        text = " ".join(event.words)
        if self._unknown is None:
            super().hear(event)
        elif text.lower() not in (line.lower() for line in self.events[len(self.actions)]):
            self.tell(text, event.line)

    def _miss(self, action: Action) -> None:
        """Raise RecordError for an action before which something should have been told."""
        if need := self.needed():
            error = fault(action.line, "record-told-missing", event=need.verb)
            raise instead(error, [need])
        if self._unknown is None:
            super()._miss(action)

    def final_scores(self) -> Sequence[int] | None:
        """Return the scores; None: the game goes on, or it is not known how it ended."""
        return None if self.turned() else super().final_scores()

    def _astray(self, line: int, text: str) -> RecordError:
        """Return the error of a line that tells what was not turned up."""
        need = self.needed()
        return instead(fault(line, "record-told-astray", event=text[:40]), [need] if need else [])
