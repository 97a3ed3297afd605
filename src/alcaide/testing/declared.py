"""What a game declares before anybody plays it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, get_args

from alcaide.core.rows import held
from alcaide.interface.game import Game
from alcaide.interface.parts import HOUSE, AnyState, AnyView
from alcaide.interface.tuning import SearchSettings
from alcaide.locale.game_names import fit


def named(game: Game[Any, Any, Any]) -> Iterator[str]:
    """Yield what is wrong with name, version, seats and colours."""
    if not fit(game.name):
        told = "it must be a lower-case word, as messages begin with it, at most 32 signs"
        yield f"name is {game.name!r}; {told}, and none of Alcaide's own"
    if not re.fullmatch(r"[1-9]\d*", game.version):
        yield f"version is {game.version!r}; it must be a whole number as text, such as '1'"
    if not game.seats or game.seats[0] < 1:
        yield f"seats is {game.seats!r}; it must be a range of at least one number of players"
    elif len(game.colours) < game.seats[-1]:
        yield f"colours has {len(game.colours)} colours for up to {game.seats[-1]} seats"


def options(game: Game[Any, Any, Any]) -> Iterator[str]:
    """Yield what is wrong with options and profiles."""
    names = [option.name for option in game.options]
    yield from (f"option {name} stands there twice" for name in set(names) if names.count(name) > 1)
    for option in game.options:
        if len(set(option.values)) < 2:
            yield f"option {option.name} leaves no choice: its values are {option.values}"
    if HOUSE not in game.profiles:
        yield f"profiles lacks {HOUSE!r}, the one of the defaults"
    for name in game.rulesets:
        game.profile(name)  # raises OptionError for an option or value that there is not


def structs(game: Game[Any, Any, Any]) -> Iterator[str]:
    """Yield what is wrong with the types of actions and views."""
    kinds = get_args(game.action_type) or (game.action_type,)
    for kind in (*kinds, game.view_type):
        config = getattr(kind, "__struct_config__", None)
        if config is None:
            yield f"{kind!r} is no msgspec.Struct"
        elif not config.frozen:
            yield f"{kind.__name__} is not frozen: actions and views never change"
    tags = [getattr(getattr(kind, "__struct_config__", None), "tag", None) for kind in kinds]
    if len(kinds) > 1 and (None in tags or len(set(tags)) < len(tags)):
        yield f"each kind of action needs a tag of its own; these are {tags}"
    if getattr(game.state_type, "copy", None) is None:
        yield f"{game.state_type!r} has no copy(): searches need one"


def numbered(game: Game[Any, Any, Any]) -> Iterator[str]:
    """Yield what is wrong with the blocks of numbers."""
    features = game.features()
    if not features.action_count:
        yield "features: actions have no numbers"
    for players in game.seats:
        names = [block.name for block in features.parts(players)]
        if len(set(names)) < len(names):
            yield f"features: two parts of an observation have the same name: {names}"


def owned(game: Game[Any, Any, Any]) -> Iterator[str]:
    """Yield fields of a state of which nothing tells to whom they belong."""
    owners = game.information().owner_of()  # raises ValueError for a field with two of them
    fields = set(held(game.new(game.seats[0], seed=0), *UNOWNED))
    for name in sorted(fields - set(owners)):
        yield f"information does not say to whom the field {name} of a state belongs"
    for name in sorted(set(owners) - fields):
        yield f"information tells of a field {name} that states do not have"


def known(game: Game[Any, Any, Any]) -> Iterator[str]:
    """Yield what the house asks of states and views, and these do not have."""
    state = game.new(game.seats[0], seed=0)
    view = game.observe(state, 0)
    for thing, kind in ((state, AnyState), (view, AnyView)):
        for name in vars(kind):
            if not name.startswith("_") and not hasattr(thing, name):
                yield f"{type(thing).__name__} has no {name}: {getattr(kind, name).__doc__}"
    if len(getattr(view, "seats", ())) != game.seats[0]:
        yield "seats of a view are not as many as play"


def tuned(game: Game[Any, Any, Any]) -> Iterator[str]:
    """Yield what is wrong with the numbers by which bots search and judge."""
    for players in game.seats:
        for far in (False, True):
            how: Any = game.search_settings(players, far, 1)
            if not isinstance(how, SearchSettings):
                yield f"search_settings returns {how!r} for {players} players"
    if min(game.lead) <= 0:
        yield f"lead is {game.lead!r}; its numbers must be above 0"


UNOWNED: Final = ("kit", "board")  # what is in the box
CHECKS: Final = (named, options, structs, numbered, owned, known, tuned)
