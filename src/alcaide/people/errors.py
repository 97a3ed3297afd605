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


class LookAlikeError(TakenError):
    """The name looks like that of an account, in other letters or with other signs."""

    key = "people-alike"


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
    """The account is shut: ``why``, and until when (``ends``)."""

    key = "people-banned"

    def __init__(self, why: str = "none", ends: str = "none") -> None:
        super().__init__(why=why, ends=ends)


class BannedHereError(PeopleError):
    """Somebody who was on this browser is shut out, so nobody new comes in from it."""

    key = "people-banned-here"


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


class RoleError(PeopleError):
    """Those who keep the house may do this, but not all of them."""

    key = "people-role"


class LastOwnerError(PeopleError):
    """Somebody has to be owner of the house: the last one keeps that role."""

    key = "people-last-owner"


class TooManyError(PeopleError):
    """There are as many of these as one may have."""

    key = "people-many"


class LineError(PeopleError):
    """There is nothing in a line of chat, too much, or there is no such line."""

    key = "people-line"


class SilentError(PeopleError):
    """A person may not write at tables: ``why``, and until when (``ends``)."""

    key = "people-silent"


class NoReportError(PeopleError):
    """There is no such report."""

    key = "people-no-report"


class NoMeasureError(PeopleError):
    """There is no such measure."""

    key = "people-no-measure"


class DecidedError(PeopleError):
    """Somebody else has decided about this in the meantime."""

    key = "people-decided"


class AnsweredError(PeopleError):
    """One may answer once, as long as it is not over."""

    key = "people-answered"


class TooManyReportsError(PeopleError):
    """So many reports of one person wait already."""

    key = "people-many-reports"


class SecondError(PeopleError):
    """To shut somebody out for good takes two."""

    key = "people-second"


class ReasonError(PeopleError):
    """Whoever something is done to has to be given a reason."""

    key = "people-reason"


class OwnCaseError(PeopleError):
    """Nobody decides about himself, or twice about the same."""

    key = "people-own-case"


class ClosedError(PeopleError):
    """The house takes nobody new."""

    key = "people-door-closed"


class InvitedOnlyError(PeopleError):
    """One makes an account here by an invitation, and this one is none or used up."""

    key = "people-door-invited"


class NoGuestsError(PeopleError):
    """Nobody comes in without an account."""

    key = "people-door-guests"


class NoInvitationError(PeopleError):
    """There is no such invitation, or not any more."""

    key = "people-no-invitation"


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


class KeyEndedError(NoKeyError):
    """The time of a program's key is over, or it has been taken away while it was in use."""

    key = "people-key-ended"


class ScopeError(PeopleError):
    """A program's key is not good for this; ``scope`` would be."""

    key = "people-scope"


class PasskeyError(PeopleError):
    """A passkey does not fit: another place or challenge, a wrong signature, or none of ours."""

    key = "people-passkey"


class NoPasskeysError(PeopleError):
    """Passkeys need a name of the server, which no number is, and a library."""

    key = "people-no-passkeys"


class LastWayError(PeopleError):
    """Without this nobody could sign in to the account any more."""

    key = "people-last-way"


class NoMailError(PeopleError):
    """The server has nothing to send mail by."""

    key = "people-no-mail"


class MailAddressError(PeopleError):
    """No mailbox has such an address."""

    key = "people-mail-address"


class MailUnsentError(PeopleError):
    """The mail could not be sent now."""

    key = "people-mail-unsent"


class CsrfError(PeopleError):
    """The request does not come from a page of ours."""

    key = "people-forged"


class GoneError(PeopleError):
    """There is no such device or key, or not any more."""

    key = "people-gone"


class NobodyError(PeopleError):
    """There is no such person."""

    key = "people-nobody"
