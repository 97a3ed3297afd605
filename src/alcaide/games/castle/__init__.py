"""Carcassonne: The Castle (Reiner Knizia, 2003): fill one walled town; 2 players."""

from types import SimpleNamespace

from alcaide.games.castle import heuristics, legal, notation, refusals, rules, scoring, setup, view
GAME = SimpleNamespace(name="castle",legal_actions=legal.legal_actions,apply=rules.apply,turn=legal.turn,mid_turn=rules.mid_turn,evaluate=heuristics.evaluate,observe=view.observe,determinize=view.determinize,scores=scoring.scores,winners=scoring.winners,
 new=lambda P,seed: setup.deal(setup.shuffle(2,{},__import__("alcaide.core.rng").core.rng.Rng(b"%d"%seed))), why_not=refusals.why_not, read=notation.read, write=notation.write)
