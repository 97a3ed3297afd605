"""Turn errors into sentences: what a person reads when something is not possible."""

from __future__ import annotations

from typing import Final, NamedTuple

from alcaide.core.errors import (
    AlcaideError,
    IllegalActionError,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
    SaidError,
    SetupError,
)
from alcaide.interface.values import Refusal
from alcaide.people import errors as people
from alcaide.people.board_store import NoBoardError
from alcaide.people.errors import NobodyError
from alcaide.people.notify.contacts import AddressError, UnsentError
from alcaide.storage.errors import OfflineError, OrphanError, StaleError, TableError, UnfitError
from alcaide.tables.errors import (
    AidsError,
    InviteError,
    KickedError,
    MissingError,
    NoResultError,
    OwnerError,
    RatedDeviceError,
    RatedGuestError,
    RatedHandError,
    RatedProgramError,
    SeatsError,
    StrangerError,
    TermsError,
)
from alcaide.tables.words import Words

STATUS: Final[dict[type[TableError], int]] = {
    OrphanError: 404,
    UnfitError: 400,
    NoBoardError: 404,
    people.BadNameError: 400,
    people.ReservedNameError: 409,
    people.WeakError: 400,
    people.SignInError: 401,
    people.PasswordError: 403,
    people.BannedError: 403,
    people.BannedHereError: 403,
    people.LinkError: 403,
    people.SecondError: 403,
    people.OwnCaseError: 403,
    people.ClosedError: 403,
    people.InvitedOnlyError: 403,
    people.NoGuestsError: 403,
    people.ReasonError: 400,
    people.NoMeasureError: 404,
    people.NoInvitationError: 404,
    people.TooManyReportsError: 429,
    people.AccountError: 403,
    people.ProgramError: 403,
    people.ScopeError: 403,
    people.KeyEndedError: 401,
    people.PasskeyError: 403,
    people.NoPasskeysError: 409,
    people.LastWayError: 409,
    people.NoMailError: 404,
    people.MailAddressError: 400,
    people.MailUnsentError: 502,
    people.RoleError: 403,
    people.CsrfError: 403,
    people.GoneError: 404,
    people.NoReportError: 404,
    people.SilentError: 403,
    people.RateError: 429,
    people.QuotaError: 429,
    people.SocketsError: 429,
    people.BoardsError: 429,
    AddressError: 400,
    UnsentError: 502,
    people.FloodError: 429,
    people.SignedOutError: 401,
    people.NoKeyError: 401,
    NoResultError: 404,
    RatedDeviceError: 403,
    RatedGuestError: 403,
    RatedHandError: 403,
    RatedProgramError: 403,
}


class UnknownGameError(TableError):
    """There is no game of that name."""

    key = "table-no-game"


class ChosenError(TableError):
    """Where people from elsewhere play, nobody chooses the seed: he would know every card."""

    key = "table-seed"


class NoLessonError(TableError):
    """The game has no lesson."""

    key = "table-no-lesson"


class NoRulesError(TableError):
    """The game comes without rules to read."""

    key = "table-no-rules"


class HiddenError(TableError):
    """A record shows every card; it is given out when the game is over."""

    key = "table-record-hidden"


class Trouble(NamedTuple):
    """An error, told."""

    sentence: str
    rule: str
    stale: bool
    status: int  # of HTTP
    line: int | None = None  # of a record


def told(error: AlcaideError, words: Words) -> Trouble:
    """Return the sentence, the rule and the status of an error."""
    match error:
        case IllegalActionError():
            refusal: Refusal = error.refusal
            return Trouble(words.refusal(refusal), refusal.rule, False, 409)
        case NotationError():
            return Trouble(_said(error, words), "NOTATION", False, 400)
        case RecordError():
            return Trouble(_record(error, words), error.rule, False, 400, error.line or None)
        case PositionError():
            return Trouble(_position(error, words), error.rule, False, 400, error.line or None)
        case StaleError():
            return Trouble(words.say(error.key), "", True, 409)
        case MissingError() | NobodyError() | UnknownGameError() | NoLessonError() | NoRulesError():
            return Trouble(words.say(error.key), "", False, 404)
        case StrangerError():
            return Trouble(words.say(error.key), "", False, 401)
        case OwnerError() | InviteError() | KickedError():
            return Trouble(words.say(error.key), "", False, 403)
        case OfflineError():
            return Trouble(words.say(error.key, **error.words), "", False, 503)
        case SeatsError() | AidsError() | TermsError():  # what is wrong, for programmers
            return Trouble(f"{words.say(error.key)} ({error})", "", False, 409)
        case TableError():
            status = STATUS.get(type(error), 409)
            return Trouble(words.say(error.key, **error.words), "", False, status)
        case OptionError() | SetupError() if not error.key:
            return Trouble(words.say("table-option"), "", False, 400)
        case SaidError():
            return Trouble(_said(error, words), error.rule, False, 400)
        case _:
            return Trouble(str(error), "", False, 400)


def _said(error: SaidError | RecordError, words: Words) -> str:
    """Return the reason in the language, or in English where no message says it."""
    return words.say(error.key, **error.words) if error.key else error.reason


def _position(error: PositionError, words: Words) -> str:
    """Return what is wrong with a position, and in which line."""
    reason = _said(error, words)
    if not error.line:
        return words.say("table-record-broken", reason=reason)
    return words.say("table-record", line=str(error.line), reason=reason)


def _record(error: RecordError, words: Words) -> str:
    """Return what is wrong with a record, and in which line."""
    reason = _said(error, words)
    if not error.line:
        return words.say("table-record-broken", reason=reason)
    action = f"{error.text}: " if error.text else ""
    return words.say("table-record", line=str(error.line), reason=action + reason)
