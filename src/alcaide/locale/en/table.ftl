### Sentences of the table that belong to no game.

# "Ana, Luis and Carmen"
table-listing = { $before } and { $last }

## Whose turn it is: the pill on top, and games to continue

# $phase: what is asked, a message of the game ("noble step")
table-status-you = Your turn: { $phase }
table-status-friend = { $name } to play: { $phase }
table-status-asked = { $names } to answer: { $phase }
table-status-thinks = { $name } thinks
table-status-over = The game is over
table-status-abandoned = Abandoned: { $name } is out of time
table-status-paused = The game is paused
table-status-waiting = Waiting for players
table-state-you = round { $round }, your turn
table-state-other = round { $round }, { $name } to play
table-state-waiting = waiting for players
table-state-yours = your turn
table-state-theirs = { $name } to play
table-state-bots = a bot is thinking
table-state-paused = paused
table-state-over = finished
table-state-first = finished: you win
table-state-placed = finished: place { $place } of { $players }
table-state-resigned = finished: you resigned
table-state-won = finished: { $name } wins
table-state-shared = finished: { $names } share the victory
table-state-nobody = finished: nobody wins
table-state-cut = finished: broken off without a winner
table-without = Aids off: { $aids }
table-how-resigned = by resignation
table-how-drawn = agreed draw
table-how-abandoned = abandoned
table-how-broken-off = broken off
table-picture = { $game } after { $step } of { $steps } actions
table-seat = Seat { $n }
table-curtain = { $name }, it is your turn. The other hands are covered.

## The log

table-taken-back = { $name } takes the last action back.

## What people agree about, in the log

table-log-ask-undo = { $name } asks to take { $number ->
    [one] one action
   *[other] { $number } actions
} back.
table-log-ask-pause = { $name } asks for a pause.
table-log-ask-draw = { $name } proposes to end the game without a winner.
table-log-yes = { $name } agrees.
table-log-no = { $name } does not agree.
table-log-withdrawn = { $name } withdraws the request.
table-log-taken-back = Everybody agrees: { $number ->
    [one] one action is
   *[other] { $number } actions are
} taken back for { $name }.
table-log-paused = The game is paused.
table-log-resumed = { $name } lets the game go on.
table-log-drawn = Everybody agrees to end the game without a winner.
table-log-resigned = { $name } resigns.
table-log-abandoned = Time is up for { $name }: the game is abandoned.
table-log-skipped = Time is up for { $name }: a bot plays this turn.
table-log-late = Time is up for { $name }: a bot takes over.
table-log-away = { $name } leaves; a bot takes over.
table-log-back = { $name } is back.
table-log-holiday = { $name } is on holiday for { $number ->
    [one] a day
   *[other] { $number } days
}.
table-log-returned = { $name } is back from holiday.
table-log-outage = The server was away for { $number ->
    [one] a second
   *[other] { $number } seconds
}. That time does not count, and { $name } has a minute to come back.
table-log-rematch = { $name } offers a rematch.

## The end

table-result-won = { $name } wins
table-result-shared = { $names } share the victory
table-result-nobody = Nobody wins
table-result-drawn = The game ends without a winner
table-result-abandoned = { $name } has run out of time: the game is abandoned
table-result-broken-off = Broken off without a winner: no game is longer than { $rows } moves
table-result-resigned = { $name } wins: { $loser } has resigned
table-result-cut = The game was not played to its end; the figures are those of the last position.
table-result-deserted = For the ratings { $name } comes last, and the others share the place ahead.
table-ask-seen = Things that were hidden have been seen since then.
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Bots

table-bot-random = Random
table-bot-random-sentence = Plays any legal move, for a first look at the rules.
table-bot-easy = Easy
table-bot-easy-sentence = Knows what is good, but overlooks a lot: for the first games.
table-bot-greedy = Greedy
table-bot-greedy-sentence = Takes what pays most this turn.
table-bot-medium = Medium
table-bot-medium-sentence = Plays soundly and looks a little ahead.
table-bot-hard = Hard
table-bot-hard-sentence = Tries out hundreds of continuations before each move.
table-bot-expert = Expert
table-bot-expert-sentence = Thinks for up to three seconds with everything the computer has.

## Hints, analyses, what-if boards

table-aid-hints = Hints and what-if boards
table-aid-hints-sentence = The best move with its reasons, and a board of one’s own to try things on, while the game is played.
table-hint-asked = { $name } asks for a hint.
table-hint-chance = Chance of winning with it: about { $chance }%.
table-hint-second = The next best, “{ $label }”, would leave about { $chance }%.
table-hint-close = “{ $label }” is about as good.
table-hint-only = There is nothing else to choose.
# as the score would be if the game ended, or the coming scoring were held, after it
table-hint-gain = It brings { table-points } as things stand.
table-hint-loss = It costs { table-points } as things stand.
# a further step of the same turn; or of the next one
table-hint-then = Then: { $label }.
table-hint-prepares = It prepares “{ $label }” for the next turn.
table-hint-reply = { $name } will probably answer: { $label }.
table-hint-risk = { $name } will probably answer: { $label }. About { $chance }% would be left.
table-hints-off = This table is played without hints and what-if boards.
table-unfinished = There is an analysis when the game is over.
table-no-paper = At a table with clocks there are no what-if boards while the game is played, unless its hints are on.
table-no-standing = There is no such standing order at this table.
table-no-plan = A plan needs at least one action of your own. At most { $most } can be kept.
table-plan-turn = There is nothing to plan: it is your turn, or the game is over.
table-plan-differs = Not played: the others did not play as in your plan.
table-plan-illegal = Not played: it is no longer possible as you planned it.
table-plan-undone = Not played: something has been taken back since.
table-whatif = What if? From here on nothing counts.

## What cannot be done, and why

table-wrong = That cannot be done here.
table-stale = The table had already moved on; here is how it stands now.
table-not-your-turn = It is not this seat’s turn.
table-over = The game is over; nothing more can be played.
table-waiting = The game has not begun: there are free seats.
table-paused = The game is paused; nothing is played until somebody goes on.
table-taken = This seat is taken, or kept for somebody else.
table-invite = This seat is for those who have been invited.
table-no-holiday = { $left ->
    [0] You have had all your days of holiday for this year.
    [one] You have only one day of holiday left this year.
   *[other] You have only { $left } days of holiday left this year.
}
table-no-holiday-then = { $left ->
    [0] No days of holiday are left for that time.
    [one] Only one day of holiday is left for that time.
   *[other] Only { $left } days of holiday are left for that time.
}
table-holiday-date = A holiday is announced for a day to come, up to a year ahead.
table-holiday-twice = You have already announced a holiday for some of these days.
table-holiday-gone = This holiday is over, or you have withdrawn it.
table-terms = The terms do not go together: a clock needs time, and a bot that takes over has to exist.
table-nobody = Nobody has an account called { $called }: leave the seat free, or send the link.
table-others = Others sit at this table: it cannot be deleted while the game is on.
table-order = That cannot be done at this table now.
table-stranger = Say first who you are: choose a name to play under, or sign in.
table-owner = Only whoever set this table up can do that.
table-no-undo = There is nothing to take back: the turn has just begun, or something hidden has been shown.
table-missing = This game is not here any more; it may have been deleted.
table-seats = The seats cannot be taken like that.
table-aids = An aid is switched off that this game does not have.
table-players = { $most ->
    [2] This game is for 2 players, not { $players }.
   *[other] This game is for { $least } to { $most } players, not { $players }.
}
table-option = A rules option has a value that does not exist.
table-broken = This game was stored by another version of the rules and cannot be continued.
table-not-installed = The game { $game } is not installed here.
table-offline = Games cannot be stored at the moment. Please try again in a few seconds.
table-full = There is no room left where games are kept: nothing can be stored until there is. Nothing that was played is lost.
table-no-game = There is no game of that name.
table-no-lesson = There is no lesson for this game.
table-no-rules = There are no rules for this game.
table-not-understood = “{ $text }” is no sentence of the notation.
table-record = Line { $line }: { $reason }
table-record-broken = This is not a record that can be read: { $reason }
table-possible = That can be done: it is one of the possible actions.
table-nothing-there = Nothing can be done with that now.
table-record-hidden = The record shows every card, so it can be had when the game is over.
table-too-large = That is too large to be a record.
table-seed = On this server nobody chooses the deal: whoever knew the seed would know every card.
table-bad-request = The server did not understand the request.
table-server-error = Something went wrong on the server. Nothing that was played is lost; please load the page again.
