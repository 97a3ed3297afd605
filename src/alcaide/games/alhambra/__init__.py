"""Alhambra (Dirk Henn, 2003) with The Vizier's Favour (2004); 2 to 6 players."""

from types import SimpleNamespace

from alcaide.games.alhambra import (
    heuristics,
    legal,
    notation,
    refusals,
    rules,
    scoring,
    setup,
    view,
)


def _new(P, seed, on="mods"):
    import random

    from alcaide.core.rng import Rng

    o = {x.name: x.values[0] for x in setup.OPTIONS}
    if on:
        for k in ("vizier", "exchange", "bonus", "squares"):
            o[k] = "on"
    return setup.deal(setup.shuffle(P, o, Rng(b"%d" % seed)))


GAME = SimpleNamespace(
    name="alhambra",
    legal_actions=legal.legal_actions,
    apply=rules.apply,
    turn=legal.turn,
    mid_turn=rules.mid_turn,
    evaluate=heuristics.evaluate,
    observe=view.observe,
    determinize=view.determinize,
    scores=scoring.scores,
    winners=scoring.winners,
    new=lambda P, seed: _new(P, seed),
    why_not=refusals.why_not,
    read=notation.read,
    write=notation.write,
)
