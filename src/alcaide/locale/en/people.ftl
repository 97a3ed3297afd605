### Sentences about people: accounts, devices, keys.

people-wrong = That cannot be done with this account.
people-name = Nobody can be called that here. A name has letters or digits, and letters of one alphabet only.
people-taken = This name, or one that looks like it, is taken. Choose another one.
people-reserved = This name would be taken for one of the house. Choose another one.
people-weak = A password has { $least } to { $most } characters, is not the name, and is not one that many people choose.
people-no-sign-in = Name and password do not belong together.
people-password = That is not the present password.
people-banned =
    { $ends ->
        [none] This account is shut
       *[other] This account is shut until { $ends }
    }{ $why ->
        [none] .
       *[other] : { $why }.
    } Its holder may answer once, from a browser where they were signed in: on the sign-in page. Somebody else reads it.
people-banned-here =
    { $ends ->
        [none] An account that was used in this browser is shut, so nobody new can come in from here
       *[other] An account that was used in this browser is shut until { $ends }, so nobody new can come in from here
    }{ $why ->
        [none] .
       *[other] : { $why }.
    } Its holder may answer once, on the sign-in page. Whoever has an account can sign in.
people-link = This link has been used already, or its time is over. Make a new one.
people-has-account = You have an account already.
people-no-account = Only somebody with an account can do this. Make one first: your games stay yours.
people-program = A key for programs opens tables; the account itself is changed in the browser.
people-role = Not everybody who keeps the house may do this: ask an admin or the owner.
people-last-owner = Somebody has to be owner of the house. Make somebody else owner first.
people-many = There are as many of these as one person can have. Take one away first.
people-line = A message has 1 to 500 characters.
people-silent =
    { $ends ->
        [none] A moderator has taken the word from you: you cannot write at tables
       *[other] A moderator has taken the word from you: you cannot write at tables until { $ends }
    }{ $why ->
        [none] .
       *[other] . The reason: { $why }.
    }
people-no-report = There is no such report.
people-no-measure = There is no such decision.
people-decided = Somebody has decided about this already.
people-answered = You have answered already, or it is over.
people-many-reports = Many of your reports wait already. Somebody will read them soon.
people-second = To shut somebody out for good takes two. Choose a number of days, or ask the owner.
people-reason = Write the reason: the person it is about will read it.
people-own-case = Nobody decides their own case, or the same thing twice alone. Somebody else has to.
people-door-closed = This house takes no new accounts at the moment. Whoever has one can sign in.
people-door-invited = New accounts are made here by invitation. This address brings none that still works: ask whoever invited you for a new one.
people-door-guests = This house receives people with an account only. Sign in, or make one.
people-no-invitation = There is no such invitation any more.
people-rate =
    { $seconds ->
        [one] That was too much at once. Try again in a second.
       *[other] That was too much at once. Try again in { $seconds } seconds.
    }
people-sockets =
    { $most ->
        [one] One person can have one table open at a time here. Close it first.
       *[other] One person can have { $most } tables open at a time here. Close one of them first.
    }
people-no-board = There is no such board among yours.
people-too-many-boards = You keep { $most } boards, and more cannot be kept here. Save one as a file and delete it.
people-boards =
    { $most ->
        [one] One person can have one what-if board open at a time here. Close it first.
       *[other] One person can have { $most } what-if boards open at a time here. Close one of them first.
    }
people-room = All the what-if boards that this server can hold are open. Try again in a while.
people-flood = You are talking faster than anybody can listen. The connection is closed; come back in a minute.
people-signed-out = You have been signed out here.
people-no-key = This key is not known here: it was mistyped, or it has been taken away. The account page makes a new one.
people-forged = This request does not come from a page of ours. Load the page again.
people-host = This server is not known by the name in the address. Whoever runs it can set ALCAIDE_URL to that address.
people-gone = This device or key has been signed out already.
people-nobody = There is nobody of this name or id.
people-alike = Somebody here already has a name that looks like this one, in other letters, figures or signs. Whoever came first keeps it: add something that tells you apart.
people-key-ended = The time of this key is over, or it has been taken away. Make a new one on the account page.
people-scope = This key is not good for that: it would have to be one for “{ $scope }”. The account page makes such keys.
people-passkey = This passkey does not fit here, or its time was over. Try again, or choose another one.
people-no-passkeys = Passkeys cannot be used on this server: it needs a name of its own, reached by https, and the extra “online”.
people-last-way = That is the only way into your account. Set a password or add another passkey first.
people-no-mail = This server sends no mail.
people-mail-address = This is not an address of a mailbox. It looks like name@example.org.
people-mail-unsent = The mail could not be sent just now. Try again in a while.

# Signs that players help each other to ratings; { $first } won.
people-sign-device = { $first } and { $second } came from the same device, and have played { $games ->
    [one] one rated game
   *[other] { $games } rated games
} with each other.
people-sign-address = { $first } and { $second } came from the same address, and have played { $games ->
    [one] one rated game
   *[other] { $games } rated games
} with each other.
people-sign-early = { $second } left { $count } games soon after the beginning, with { $first } ahead; they have played { $games } with each other.
people-sign-series = { $first } came before { $second } in { $count } of { $games } games.
people-sign-again = { $first } sat at { $games } rated tables, of which { $count } came to nothing.
