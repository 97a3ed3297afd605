"""What the decisions of a game were worth: chances, grades, accuracy, and luck told apart."""

from alcaide.bots.analysis.depths import DEPTHS, Depth, depth
from alcaide.bots.analysis.grades import GRADES, THRESHOLDS
from alcaide.bots.analysis.judgements import Account, Decision
from alcaide.bots.analysis.pipeline import Analysis, analyse

__all__ = [
    "DEPTHS",
    "GRADES",
    "THRESHOLDS",
    "Account",
    "Analysis",
    "Decision",
    "Depth",
    "analyse",
    "depth",
]
