"""What a table refuses, each with the key of its sentence in ``table.ftl``."""

from __future__ import annotations

from alcaide.storage.errors import OfflineError, TableError


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


class EarlyResumeError(TableError):
    """Those who are asked to let a paused game go on have still to answer."""

    key = "table-early-resume"


class EarlyVoteError(TableError):
    """Somebody has not been gone for so long that the others might vote."""

    key = "table-early-vote"


class StoppedError(OfflineError):
    """The servers stop as planned: nothing is played until they are back."""

    key = "table-stopped"


class StopSoonError(TableError):
    """The servers stop soon: no game against the clock begins before that."""

    key = "table-stop-soon"


class UnreliableError(TableError):
    """The table is for those who play more of their games to the end."""

    key = "table-unreliable"


class TakenError(TableError):
    """Somebody else has this seat, or it is kept for somebody."""

    key = "table-taken"


class NonceError(TableError):
    """A commitment or a nonce is not as it has to be, or they do not belong together."""

    key = "table-nonce"


class LateAbortError(TableError):
    """Every person has finished a turn: the game cannot be called off any more."""

    key = "table-no-abort"


class AbortsError(TableError):
    """Somebody has called off too many rated games within a day."""

    key = "table-aborts"


class KickedError(TableError):
    """The owner of the table has made this person get up."""

    key = "table-kicked"


class InviteError(TableError):
    """The seat is for those who have been invited."""

    key = "table-invite"


class NoProgramsError(TableError):
    """The terms of the table let no programs play."""

    key = "table-no-programs"


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


class PlayedError(OwnerError):
    """Only those who played ask for a rematch; others set up a table of their own."""

    key = "table-not-played"


class HintsOffError(TableError):
    """Hints are switched off at this table while it is played."""

    key = "table-hints-off"


class LayerOffError(TableError):
    """The layer of chances and dangers is switched off at this table, or the game has none."""

    key = "table-layer-off"


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
    """Others play or have played at the table: it cannot be deleted."""

    key = "table-others"


class LackingError(OthersError):
    """Others sit at a table whose game is not installed, but may be again."""

    key = "table-others-lacking"


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


class RatedScreenError(TableError):
    """At a rated table two people would play at one screen."""

    key = "table-rated-screen"


class RatedBotError(TableError):
    """A bot of the house would sit at a table that rates people."""

    key = "table-rated-bot"


class RatedBoardError(TableError):
    """A rated game would be played on a board that differs from what is known."""

    key = "table-rated-board"


class RatedTwiceError(TableError):
    """Somebody would have two seats at a rated table."""

    key = "table-rated-twice"


class RatedGuestError(TableError):
    """A guest would play a rated game."""

    key = "table-rated-guest"


class RatedProgramError(TableError):
    """A program would play where people are rated."""

    key = "table-rated-program"


class RatedHandError(TableError):
    """Somebody would play by hand where programs are rated."""

    key = "table-rated-hand"


class RatedDeviceError(TableError):
    """Two people would play a rated game from one device."""

    key = "table-rated-device"


class UnknownDeviceError(TableError):
    """A browser does not show by which mark it is known, which rated tables ask for."""

    key = "table-rated-unknown-device"


class NoResultError(TableError):
    """A table has no result, so that there is nothing to annul."""

    key = "table-no-result"


class AnnulledError(TableError):
    """A result has been annulled already, or counts already."""

    key = "table-annulled"


class TooLateError(TableError):
    """So many games have followed that ratings cannot be reckoned again at once."""

    key = "table-too-late"


class ReckonError(TableError):
    """The package that reckons ratings is not installed."""

    key = "table-reckon"
