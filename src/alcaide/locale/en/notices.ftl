### What people are told who are not at the table.

notices-title = { $game }: { $what }
notices-turn = it is your turn
notices-soon = your time is nearly up
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
