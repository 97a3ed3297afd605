"""What people are refused, each with the key of its sentence in ``people.ftl``."""

from __future__ import annotations

from alcaide.storage.errors import TableError


class PeopleError(TableError):
    """Something about people that cannot be done; the sentences of these stand in people.ftl."""

    key = "people-wrong"


class BadNameError(PeopleError):
    """No account can be called that."""

    key = "people-name"


class TakenError(PeopleError):
    """There is an account of this name already, or one that looks like it."""

    key = "people-taken"


class ReservedNameError(PeopleError):
    """The name would be taken for that of the house, of who keeps it, or of a bot."""

    key = "people-reserved"


class WeakError(PeopleError):
    """The password is too short, too long, the name, or soon guessed."""

    key = "people-weak"


class SignInError(PeopleError):
    """Name and password do not belong together, whether or not there is an account of this name."""

    key = "people-no-sign-in"


class PasswordError(PeopleError):
    """The present password is another one."""

    key = "people-password"


class BannedError(PeopleError):
    """An administrator has shut this account."""

    key = "people-banned"


class LinkError(PeopleError):
    """The link has been used, or its time is over."""

    key = "people-link"


class HasAccountError(PeopleError):
    """Whoever asks has an account already."""

    key = "people-has-account"


class AccountError(PeopleError):
    """Only somebody with an account can do this."""

    key = "people-no-account"


class ProgramError(PeopleError):
    """A program's key opens tables, not the account."""

    key = "people-program"


class TooManyError(PeopleError):
    """There are as many of these as one may have."""

    key = "people-many"


class LineError(PeopleError):
    """There is nothing in a line of chat, too much, or there is no such line."""

    key = "people-line"


class SilentError(PeopleError):
    """An administrator has taken the word from this person."""

    key = "people-silent"


class NoReportError(PeopleError):
    """There is no such report."""

    key = "people-no-report"


class RateError(PeopleError):
    """Too much was asked in too short a time; ``seconds`` until it can be asked again."""

    key = "people-rate"


class QuotaError(PeopleError):
    """Somebody holds as much of something as he may: ``most``."""

    key = "people-many"


class SocketsError(QuotaError):
    """Somebody has as many pages open as he may."""

    key = "people-sockets"


class BoardsError(QuotaError):
    """Somebody has as many what-if boards open as he may."""

    key = "people-boards"


class ServerFullError(PeopleError):
    """The server has as many what-if boards open as it can hold, whoever has them."""

    key = "people-room"


class FloodError(PeopleError):
    """So much was said that nothing more is heard."""

    key = "people-flood"


class SignedOutError(PeopleError):
    """A device or program that is not known any more."""

    key = "people-signed-out"


class NoKeyError(PeopleError):
    """A program shows a key that there is not, or not any more."""

    key = "people-no-key"


class CsrfError(PeopleError):
    """The request does not come from a page of ours."""

    key = "people-forged"


class GoneError(PeopleError):
    """There is no such device or key, or not any more."""

    key = "people-gone"


class NobodyError(PeopleError):
    """There is no such person."""

    key = "people-nobody"
