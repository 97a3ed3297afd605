## Pages that are one message

ui-missing-title = There is nothing here
ui-missing-text = This page does not exist, or the game has been taken away.
ui-missing-home = To the start page

## Words in many places

ui-rule-open = Open rule { $rule }

## Head and foot of the pages

ui-loading = Loading…
ui-site-skip = Skip to the content
ui-site-nav = Pages
ui-site-play = Play
ui-site-rules = Rules
ui-site-learn = Learn
ui-site-players = Players
ui-site-club = Club
ui-club-to = { $club }: the page of the club
ui-site-desk = Desk
ui-site-cases =
    { $count ->
        [one] one report waits
       *[other] { $count } reports wait
    }
ui-site-told = the house has written to you
ui-guest-closed = This house receives people with an account only.
ui-site-language = Language
ui-site-dark = Dark theme
ui-site-light = Light theme
ui-site-unofficial = Alcaide is an unofficial, free project. It is not affiliated with the authors or publishers of the games. All drawings and all wording are our own.
ui-site-map = Where the published rules do not show a board, tiles or walls, ours are reconstructions; the printed ones may differ. The rules of each game say which.

## Colours

ui-colour-blue = blue
ui-colour-yellow = yellow
ui-colour-green = green
ui-colour-red = red
ui-colour-white = white
ui-colour-violet = violet
ui-colour-black = black

## The start page

ui-home-title = Which castle shall we build?
ui-home-title-one = Shall we build a castle?
ui-home-read-rules = Read the rules
ui-home-lesson-link = Learn it by playing
ui-home-new = New game of { $game }
ui-home-who = Who sits where? The start player is drawn.
ui-home-name = Name of seat { $number }
ui-bots-characters = With a character
ui-home-level = Level of the bot on seat { $number }
ui-home-kind = Who plays seat { $number }
ui-home-kind-me = Me
ui-home-kind-friend = Friend
ui-home-remove = Take away the seat of { $name }
ui-home-colour = Colour of { $name }: { $colour }
ui-home-colour-change = Choose a colour
ui-home-colour-taken = { $colour }, in exchange with { $name }
ui-home-add =
    { $number ->
        [2] Add a second seat
        [3] Add a third seat
        [4] Add a fourth seat
        [5] Add a fifth seat
       *[other] Add a sixth seat
    }
ui-home-curtain = Friends at this screen: hands are covered between turns.
ui-home-profile = By which rules?
ui-home-own = Own choice
ui-home-own-sentence = Options set one by one.
ui-home-details = The rules in detail
ui-home-details-changed = { $count ->
    [0] as usual
    [one] one changed
   *[other] { $count } changed
}
ui-home-aids = Aids
ui-home-aids-text = They count for everybody at the table.
ui-home-aids-off = { $off ->
    [0] all on
    [one] one off
   *[other] { $off } off
}
ui-home-start = Start the game
ui-home-starting = Dealing the cards…
ui-home-nobody = Somebody has to play: choose “Me” or “Friend” for one seat.
ui-home-failed = That did not work: the server does not answer. Try once more.
ui-failed = That did not work. Try once more.
ui-home-first = First time?
ui-home-lesson = Learn it by playing
ui-home-continue-title = Continue
ui-home-continue = Continue
ui-home-look = Look back
ui-home-none = Games that you begin are kept here, move by move. Close the page whenever you like.
ui-home-all =
    { $count ->
        [one] Show the one game
       *[other] Show all { $count } games
    }
ui-home-delete = Delete this game ({ $state })
ui-home-delete-sure = Delete this game? It cannot be brought back.
ui-home-delete-yes = Delete
ui-home-delete-no = Keep it
ui-home-load = Load a record or a position
ui-home-bring = Load or import
ui-home-loading = Reading…
ui-home-drop = Drop the record or position here
ui-home-paste = Paste one
ui-home-pasted = What you pasted
ui-home-load-fault = { $file } could not be read.
ui-home-load-close = Close this message
ui-home-load-empty = The file is empty.
ui-home-load-big = The file is far larger than any game.
ui-home-load-binary = This is not a text file. A record is plain text that begins with [Game "…"].
ui-home-offline-title = The table is not set yet
ui-home-offline = The server does not answer. Is it still running?
ui-home-again = Try again

## The rules

ui-rules-title = The rules of { $game }
ui-rules-contents = Contents
ui-rules-search = Search the rules
ui-search-clear = Clear the search
ui-rules-count =
    { $count ->
        [0] No rule
        [one] One rule
       *[other] { $count } rules
    }
ui-rules-none = No rule speaks of “{ $query }”.
ui-rules-link = Link to this rule
ui-rules-panel = Rule { $rule }
ui-rules-before = The rule before
ui-rules-after = The next rule
ui-rules-close = Close the rule
ui-rules-all = All rules, in a new tab
ui-rules-unknown = There is no rule { $rule }.
ui-rules-wait = Opening the rules…
ui-rules-failed = The rules could not be opened.
ui-rules-printed = The printed rules say
ui-rules-played = We play
ui-rules-because = Because
ui-rules-sources = Sources

## The table in words

ui-text-player = Player

## The table

ui-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ui-record = Download the record
ui-copied = Position copied

## Playing with people who are elsewhere

ui-lobby-title = Lobby
ui-lobby-lead = Sit down at a table, or watch one. Your own tables are on the start page.
ui-lobby-new = Set up a table
ui-lobby-game = Game
ui-lobby-pace = Pace
ui-lobby-any = any
ui-lobby-free = Only with free seats
ui-lobby-rated = Only rated
ui-lobby-none = No table fits. Set one up, and others will find it here.
ui-lobby-join = Join
ui-lobby-watch = Watch
ui-lobby-open = Open
ui-lobby-seats =
    { $free ->
        [0] full
        [one] one free seat
       *[other] { $free } free seats
    }
ui-lobby-seat-free = free seat
ui-pace-free = No clock
ui-pace-live = Live
ui-pace-days = Over days
ui-pace-told-live =
    { $bank ->
        [0] { $turn } s a turn
       *[other] { $bank } min each, { $turn } s free a turn
    }
ui-pace-told-days =
    { $days ->
        [0] { $hours } h a move
        [one] one move a day
       *[other] one move in { $days } days
    }
ui-pace-live-15 = Live, 15 min
ui-pace-live-30 = Live, 30 min
ui-pace-live-60 = Live, one hour
ui-pace-day = One move a day
ui-pace-three = One move in three days
ui-terms-title = Who plays, and how fast
ui-terms-access = Who may sit down
ui-terms-private = With the link
ui-terms-public = Everybody
ui-terms-pace = Time to think
ui-terms-gone = When time is up
ui-terms-gone-bot = A bot takes over; you can come back
ui-terms-gone-skip = A bot plays the turn; after three it takes over
ui-terms-gone-end = The game is abandoned
ui-terms-gone-wait = Nothing happens
ui-terms-steady = Who may sit down
ui-terms-steady-any = anybody
ui-terms-steady-least = ends { $steady } of 100 games
ui-terms-absence = If somebody stays away
ui-terms-absence-never = Nobody can be replaced
ui-terms-absence-days = After { $days ->
    [one] a day
   *[other] { $days } days
} the others may vote
ui-terms-absence-text = On a bot, on going on without, or on ending the game. Holidays do not count.
ui-terms-further = Further terms
ui-terms-undo = Taking back
ui-terms-undo-turn = Within one’s own turn
ui-terms-undo-ask = Also further, if all agree
ui-terms-undo-none = Never
ui-terms-watch = Others may watch
ui-terms-watch-sentence = They see what lies open, no hand.
ui-terms-programs = Programs may play
ui-terms-programs-sentence = Their seats are marked for everybody.
ui-terms-rated = Rated
ui-terms-rated-sentence = For people with accounts, each at a device of their own; no bots. There are no hints.
ui-terms-rated-programs-sentence = For programs with the key of an account; your own seat stays open for yours. There are no hints.
ui-terms-pool = Who is rated
ui-terms-pool-people = people
ui-terms-pool-programs = programs
ui-terms-told = The terms
ui-terms-watching = Watching
ui-terms-watching-yes = anybody may, without hands
ui-terms-watching-late = anybody may, { $delay ->
    [one] one move later
   *[other] { $delay } moves later
}
ui-terms-watching-no = only those who play
ui-terms-talk = Talk at the table
ui-terms-talk-yes = yes
ui-terms-talk-no = no
ui-terms-aids = Aids
ui-terms-aids-all = all of them
ui-terms-rules = Rules
ui-home-kind-open = Free
ui-home-open-for = Account that seat { $number } is kept for
ui-home-open-seat = anybody
ui-home-invited = Only for those who have the link
ui-home-gather = Set up the table
ui-clock-days = { $days } d { $hours } h
ui-clock-hours = { $hours } h { $minutes } min

## Checking a deal

ui-site-more = More pages
ui-site-lobby = Lobby
ui-companion-link = At a real table

ui-editor-to = Set up a position
ui-verify-link = Check a deal

## Players

ui-players-link = Players

## Who plays here, and accounts

ui-guest-title = Who is playing?
ui-guest-text = Choose a name for the others to see. You can make an account of it later and keep your games.
ui-guest-play = Play as a guest
ui-guest-no = Not now
ui-guest-account = I have an account
ui-badge-guest = guest
ui-badge-program = program
ui-badge-bot = bot
ui-badge-moderator = moderator
ui-badge-admin = administrator
ui-badge-owner = owner
ui-badge-beside = { $name } ({ $badge })
ui-account-guest = guest
ui-account-name = Name
ui-account-sign-in = Sign in

## Notices to somebody who is away

ui-holidays-end = End the holiday
ui-notices-denied = Notices from this site are blocked. Allow them in the settings of your browser.

## Being there: who is at the table, and how one learns that it is one's turn

ui-call-turn = Your turn – { $game }
ui-call-ask = Your answer is wanted – { $game }
ui-call-over = The game is over – { $game }
ui-call-ready = Are you ready? – { $game }
ui-call-go = To the table
ui-call-tables =
    { $count ->
        [one] One table waits for you
       *[other] { $count } tables wait for you
    }
ui-home-yours = Your tables
ui-home-play = Play
ui-home-waits-turn = Your turn
ui-home-waits-ask = Your answer is wanted
ui-home-waits-ready = Are you ready?
ui-home-waits-seat = A seat is kept for you
ui-home-left = { $time } left
ui-home-holiday = on holiday until { $until }
ui-home-kind-bot = Bot
ui-club-conduct = Rules of the house
ui-club-privacy = Privacy
ui-club-imprint = Imprint

## A planned stop of the server

ui-stop-label = Planned stop
ui-stop-soon = The server stops in
ui-stop-why = The keeper of the house: “{ $why }”
ui-stop-text = It stops at { $clock }{ $minutes ->
    [0] {""}
    [one] {" "}for about a minute
   *[other] {" "}for about { $minutes } minutes
}. Games go on until then; all of them are kept, and no clock runs meanwhile.
ui-stop-now = The server is being restarted.
ui-stop-now-text = Your games are kept and no clock runs. This page goes on by itself{ $minutes ->
    [0] {""}
    [one] {" "}in about a minute
   *[other] {" "}in about { $minutes } minutes
}.
ui-stop-spoken = The server stops at { $clock }{ $minutes ->
    [0] {""}
    [one] {" "}for about a minute
   *[other] {" "}for about { $minutes } minutes
}. Your games are kept.
ui-stop-fold = Fold
ui-stop-show = Details

## Ratings, on every page

ui-rating-title = Rating
ui-rating-provisional = provisional
ui-rating-few = Provisional: fewer than ten rated games stand behind this number, so each still moves it by a large step (± { $spread }).
ui-home-points = rating { $points }
ui-terms-rated-programs = Rated: programs
ui-import-link = Import a game, print a game
ui-home-load-other = A list, a table, another site’s log
ui-record-as = Record as { $form }


ui-home-board = Board
ui-home-board-usual = The game’s own
ui-home-board-own = Is your box different? Transcribe it
