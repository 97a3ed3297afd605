### What people are told who are not at the table.

notices-title = { $game }: { $what }
notices-turn = it is your turn
notices-ready = everybody is there; are you ready?
notices-soon = your time is nearly up
notices-leaving = in a day the others may vote to go on without you
notices-gone = the others may now vote to go on without you
notices-over = the game is over
notices-seat = { $who } is keeping a seat for you
notices-turns =
    { $count ->
        [one] One table is waiting for you
       *[other] { $count } tables are waiting for you
    }
notices-with = With { $names }.
notices-left-days =
    { $count ->
        [one] One day left.
       *[other] { $count } days left.
    }
notices-left-hours =
    { $count ->
        [one] One hour left.
       *[other] { $count } hours left.
    }
notices-left-minutes =
    { $count ->
        [one] One minute left.
       *[other] { $count } minutes left.
    }
notices-left-moment = Less than two minutes left.
notices-test = Alcaide: just a test
notices-test-body = This is how you will hear that it is your turn.

## What is wrong with an address

notices-address =
    { $why ->
        [local] This service would run on the server itself, so it cannot be used here.
        [private] This address lies inside a private network. This server sends to public addresses only.
        [nowhere] There is no machine of this name. Check the address for typing errors.
        [later] The address could not be checked just now. Try again in a moment.
        [browser] This browser has given no usable push address.
       *[other] Apprise does not know such an address, or something is missing in it. It begins with the name of the service, such as ntfy:// or mailto://.
    }
notices-unsent = Nothing could be sent. Check the address, and whether the service accepts it.
notices-report = Something was reported
notices-report-body = It waits at the desk for one of those who keep the house.
notices-house = The house has decided something about you
notices-house-body = You can read the reason on your account page, and answer once.

## Mail about an account

notices-confirm = Alcaide: confirm your address
notices-confirm-body =
    Hello { $name },

    with this link you confirm that you get back into your account on Alcaide by this address:

    { $link }

    It works for one day. If it was not you who asked for this, do nothing.
notices-recovery = Alcaide: your link to sign in again
notices-recovery-body =
    Hello { $name },

    this link signs you in to Alcaide once, within 30 minutes. Your old password ends with it; then set a new one.

    { $link }

    If it was not you who asked for this, do nothing: nobody gets in without this mail.
notices-recovered = Alcaide: somebody signed in to your account by mail
notices-recovered-body = Somebody has signed in to your account by the link that was sent to your address. If that was not you, sign all other devices out on your account page, set a new password and take care of your mailbox.
notices-key = Alcaide: the key “{ $label }” ends soon
notices-key-body =
    { $days ->
        [one] A program of yours can use it for one more day. The account page makes a new one.
       *[other] A program of yours can use it for { $days } more days. The account page makes a new one.
    }
