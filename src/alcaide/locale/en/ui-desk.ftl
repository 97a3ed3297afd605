## The desk of those who keep the house

ui-desk-title = Moderation desk
ui-desk-only = for those who keep the house
ui-desk-kept = Every decision is kept with name, reason and end, in a log that nobody can change. Nothing here shows hands or plans of running games.
ui-desk-cases = Reports
ui-desk-people = People
ui-desk-house = The door
ui-desk-log = Log
ui-desk-open = Open, { $count }
ui-desk-mine = Mine, { $count }
ui-desk-closed = Closed, { $count }
ui-desk-no-open = Nothing waits.
ui-desk-no-mine = You are seeing to nothing at the moment.
ui-desk-no-closed = Nothing has been decided yet.
ui-desk-kind-line = Words at a table
ui-desk-kind-name = A name
ui-desk-kind-play = Conduct in play
ui-desk-kind-leaving = Leaving games
ui-desk-people-count =
    { $count ->
        [one] one person
       *[other] { $count } people
    }
ui-desk-yours = yours
ui-desk-with = with { $name }
ui-desk-turn =
    { $step ->
        [0] To the table
       *[other] Table, move { $step }
    }
ui-desk-back = All reports
ui-desk-reported = reported
ui-desk-name = The name: { $name }
ui-desk-covered = Names stay covered until you decide.
ui-desk-history =
    { $who }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $earlier ->
        [0] no earlier decision.
        [one] one earlier decision.
       *[other] { $earlier } earlier decisions.
    }
ui-desk-last = The last: { $when }.
ui-desk-take = I see to it
ui-desk-leave = Let somebody else
ui-desk-decision = Decision
ui-desk-how-long = How long
ui-desk-do-none = No breach
ui-desk-do-hide = Hide the line
ui-desk-do-silence = Silence
ui-desk-do-kick = Send from the table
ui-desk-do-ban = Shut out
ui-desk-days =
    { $days ->
        [0] for good
        [one] 1 day
       *[other] { $days } days
    }
ui-desk-two = takes two
ui-desk-note = Note (only in the log)
ui-desk-reason = Reason that { $who } will read
ui-desk-answers = { $who } may answer once; somebody else reads it.
ui-desk-go-silence =
    { $days ->
        [0] Silence for good
        [one] Silence for 1 day
       *[other] Silence for { $days } days
    }
ui-desk-go-ban =
    { $days ->
        [0] Shut out for good
        [one] Shut out for 1 day
       *[other] Shut out for { $days } days
    }
ui-desk-decided = { $what }. Decided by { $name }.
ui-desk-second = Waits for somebody else
ui-desk-measure-word = A word
ui-desk-measure-silence = Silence
ui-desk-measure-kick = Sent from a table
ui-desk-measure-ban = Shut out
ui-desk-answer = The answer:
ui-desk-other = Somebody else decides.
ui-desk-confirm = Confirm: for good
ui-desk-drop = No
ui-desk-stays = Let it stand
ui-desk-lift = Lift it
ui-desk-why = Reason (needed to lift something, or to answer)
ui-desk-find = Name of an account, or an id
ui-desk-find-do = Look up
ui-desk-keepers = Those who keep the house
ui-desk-shut = shut out
ui-desk-silent = silent
ui-desk-role = Role
ui-desk-role-player = player
ui-desk-role-moderator = moderator
ui-desk-role-admin = admin
ui-desk-role-owner = owner
ui-desk-door = Who may come in
ui-desk-registration = New accounts
ui-desk-door-open = open
ui-desk-door-invited = by invitation
ui-desk-door-closed = closed
ui-desk-guests = Guests, without an account
ui-desk-guests-yes = welcome
ui-desk-guests-no = not now
ui-desk-door-text = Whoever is in stays in; games go on.
ui-desk-door-do = Save
ui-desk-door-done = In force everywhere.
ui-desk-invitations = Invitations
ui-desk-uses = For
ui-desk-uses-count =
    { $count ->
        [one] 1 account
       *[other] { $count } accounts
    }
ui-desk-invite-do = Make an invitation
ui-desk-invite-once = This address is shown once. Send it to whom you invite.
ui-desk-until = until { $when }
ui-desk-withdraw = Withdraw
ui-desk-command = command line
ui-desk-more = Earlier
ui-desk-copy = Copy
ui-desk-copied = Copied
ui-desk-games = Games
ui-desk-signs = Signs of arranged games
ui-desk-signs-text = Worth a look, and no proof. From rated games of the last 90 days.
ui-desk-no-signs = There are none at the moment.
ui-desk-sign-device = Same device
ui-desk-sign-address = Same address
ui-desk-sign-early = Early resignations
ui-desk-sign-series = One-sided series
ui-desk-sign-again = Games without an end
ui-desk-sign-tables =
    { $count ->
        [one] One table
       *[other] { $count } tables
    }
ui-desk-sign-gone = Table without a result
ui-desk-annulled = Annulled results
ui-desk-no-annulled = All results count.
ui-desk-annul = Annul
ui-desk-annul-title = Annul the result of { $what }
ui-desk-annul-reason = Reason that the players will read
ui-desk-annul-text = Ratings become as if the game had never been played. All who sat at the table are told.
ui-desk-annul-do = Annul the result
ui-desk-restore = Restore the result
ui-desk-restore-title = Restore the result of { $what }
ui-desk-restore-text = Ratings follow from it again. All who sat at the table are told.
ui-desk-restore-reason = Reason (for the log)
ui-desk-cancel = Cancel
ui-desk-measure-annul = Annulled result
ui-desk-other-table = Another table
ui-desk-table = To the table
ui-desk-table-address = Address or id of the table
ui-desk-annul-admins = Results are annulled by admins.
