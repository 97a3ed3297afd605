"""Castle-building board games with exact rules.

>>> import alcaide
>>> alcazar = alcaide.game("alcazar")
>>> state = alcazar.new(players=3, seed=7)
>>> alcazar.write(state, alcazar.legal_actions(state)[0])
'palace 2'
"""

from alcaide.core.errors import (
    AlcaideError,
    ArgumentError,
    BoardError,
    IllegalActionError,
    NotationError,
    OptionError,
    PlayersError,
    PositionError,
    RecordError,
    SetupError,
)
from alcaide.games import game
from alcaide.interface.real_table.boards import Board
from alcaide.record import Record
from alcaide.record.board_file import load_board

__version__ = "0.1.0"
__all__ = [
    "AlcaideError",
    "ArgumentError",
    "Board",
    "BoardError",
    "IllegalActionError",
    "NotationError",
    "OptionError",
    "PlayersError",
    "PositionError",
    "Record",
    "RecordError",
    "SetupError",
    "game",
    "load_board",
]
