"""How an action is named to people, in every game, before it is played."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from alcaide.interface.values import Args, Attempt, Refusal
from alcaide.scene.model import Choice, Phrase


class Wording(NamedTuple):
    """An action in words and picks."""

    game: str
    option: str
    picks: list[str]
    key: str  # ends the key of its sentences
    args: Args
    symbol: str
    rule: str

    def phrase(self, group: str) -> Phrase:
        """Return the sentence of a group: ``choice``, ``confirm`` or ``preview``."""
        return Phrase(f"{self.game}-{group}-{self.key}", self.args)

    @property
    def name(self) -> Phrase:
        """The name of the option it belongs to."""
        return Phrase(f"{self.game}-choice-{self.option}-name", self.args)

    def choice(self, action: Any, text: str, **brings: Any) -> Choice:
        """Return a legal action, in notation too, as something that may be chosen."""
        return Choice(
            action=action,
            text=text,
            option=self.option,
            picks=self.picks,
            label=self.phrase("choice"),
            name=self.name,
            symbol=self.symbol,
            rule=self.rule,
            **brings,
        )

    def refused(self, refusal: Refusal) -> Attempt:
        """Return it as something that was tried in vain."""
        return Attempt(self.option, self.picks, self.phrase("choice"), refusal)


def over_first(game: str, told: list[Phrase]) -> list[Phrase]:
    """Return a position in sentences, where nobody is to move though the rules name somebody."""
    return [replace(told[0], key=f"{game}-text-over"), *told[1:]]
