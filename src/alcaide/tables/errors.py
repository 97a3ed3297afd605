"""What a table refuses, each with the key of its sentence in ``table.ftl``."""

from __future__ import annotations

from alcaide.storage.errors import TableError


class SeatError(TableError):
    """It is another seat's turn."""

    key = "table-not-your-turn"


class OverError(TableError):
    """The game is over; nothing can be played."""

    key = "table-over"


class UndoError(TableError):
    """There is nothing to take back: the turn has just begun, or something hidden was shown."""

    key = "table-no-undo"


class WaitingError(TableError):
    """The game has not begun: there are seats that nobody has taken yet."""

    key = "table-waiting"


class PausedError(TableError):
    """The game is paused; nothing is played before it goes on."""

    key = "table-paused"


class TakenError(TableError):
    """Somebody else has this seat, or it is kept for somebody."""

    key = "table-taken"


class InviteError(TableError):
    """The seat is for those who have been invited."""

    key = "table-invite"


class HolidayError(TableError):
    """So many days of holiday are not left."""

    key = "table-no-holiday"


class LaterHolidayError(HolidayError):
    """So many days of holiday are not left for the time of which they are announced."""

    key = "table-no-holiday-then"


class HolidayDateError(TableError):
    """A holiday is announced for a day that has begun, or for more than a year ahead."""

    key = "table-holiday-date"


class HolidayTwiceError(TableError):
    """A holiday has been announced for some of these days already."""

    key = "table-holiday-twice"


class HolidayGoneError(TableError):
    """The holiday is over, or was withdrawn."""

    key = "table-holiday-gone"


class TermsError(TableError):
    """The terms do not go together: a clock without time, a bot that there is not."""

    key = "table-terms"


class OrderError(TableError):
    """The table has no such order, or it cannot be given now."""

    key = "table-order"


class StrangerError(TableError):
    """Only somebody who has said who he is can do this."""

    key = "table-stranger"


class OwnerError(TableError):
    """Only the owner of the table can do this."""

    key = "table-owner"


class HintsOffError(TableError):
    """Hints are switched off at this table while it is played."""

    key = "table-hints-off"


class PaperError(TableError):
    """There are no what-if boards while a game with clocks is played, unless hints are on."""

    key = "table-no-paper"


class PlanError(TableError):
    """A plan needs actions of one's own, and not too many of them."""

    key = "table-no-plan"


class PlanTurnError(TableError):
    """It is one's own turn, or one's game is over: there is nothing to plan."""

    key = "table-plan-turn"


class StandingError(TableError):
    """There is no such standing order at the table."""

    key = "table-no-standing"


class UnfinishedError(TableError):
    """There is no analysis before the end of the game."""

    key = "table-unfinished"


class NobodyError(TableError):
    """A seat is to be kept for somebody who has no account."""

    key = "table-nobody"


class OthersError(TableError):
    """Others sit at the table: it cannot be deleted."""

    key = "table-others"


class MissingError(TableError):
    """There is no such table; it may have been deleted."""

    key = "table-missing"


class SeatsError(TableError):
    """The seats cannot be taken like that: a kind, a level, a name or a colour is not right."""

    key = "table-seats"


class AidsError(TableError):
    """An aid is switched off that the game does not have."""

    key = "table-aids"


class CrowdError(TableError):
    """The game is not made for so many players."""

    key = "table-players"


class BrokenError(TableError):
    """The stored log of a table does not replay under the present rules."""

    key = "table-broken"


class NotInstalledError(BrokenError):
    """The game of a stored table is not installed."""

    key = "table-not-installed"
