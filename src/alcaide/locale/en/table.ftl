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
table-status-abandoned-gone = Abandoned: { $name } has not come back
table-status-paused = The game is paused
table-status-waiting = Waiting for players
table-status-ready = Is everybody ready?
table-status-dealing = The cards are being dealt
table-status-aborted = Called off by { $name }
table-state-you = round { $round }, your turn
table-state-other = round { $round }, { $name } to play
table-state-waiting = waiting for players
table-state-ready = are you ready?
table-state-yours = your turn
table-state-theirs = { $name } to play
table-state-bots = a bot is thinking
table-state-paused = paused
table-state-over = finished
table-state-first = finished: you win
table-state-placed = finished: place { $place } of { $players }
table-state-resigned = finished: you resigned
table-state-left = finished: you did not stay
table-state-won = finished: { $name } wins
table-state-shared = finished: { $names } share the victory
table-state-nobody = finished: nobody wins
table-state-cut = finished: broken off without a winner
table-without = Aids off: { $aids }
table-aids-but = all but: { $aids }
table-option-on = on
table-option-off = off
table-how-resigned = by resignation
table-how-removed = left; the others went on
table-how-drawn = agreed draw
table-how-abandoned = abandoned
table-how-broken-off = broken off
table-how-late = ran out of time
table-how-away = left the table
table-how-replaced = a bot played for the most part
table-how-deserted = nobody was left
table-picture = { $game } after { $step } of { $steps } actions
table-name = { $name }
table-seat = Player { $n }
table-curtain = { $name }, it is your turn. The other hands are covered.

## The log

table-taken-back = { $name } takes the last action back.

## What people agree about, in the log

table-log-ask-undo = { $name } asks to take { $number ->
    [one] one action
   *[other] { $number } actions
} back.
table-log-ask-pause = { $name } asks for a pause.
table-log-ask-resume = { $name } asks to go on.
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
table-log-vote-bot = { $name } votes that a bot plays for { $gone }.
table-log-vote-without = { $name } votes to go on without { $gone }.
table-log-vote-end = { $name } votes to end the game, as { $gone } does not come back.
table-log-vote-wait = { $name } takes the vote about { $gone } back.
table-log-replaced = { $name } has not come back: by a vote a bot plays until then.
table-log-removed = { $name } has not come back: by a vote the others go on without { $name }.
table-log-given-up = { $name } has not come back: by a vote the game is ended.
table-log-skipped = Time is up for { $name }: a bot plays this turn.
table-log-late = Time is up for { $name }: a bot takes over.
table-log-away = { $name } leaves; a bot takes over.
table-log-back = { $name } is back.
table-log-program = { $name } lets a program play.
table-log-deserted = Nobody who came to play is left: the game ends.
table-log-holiday = { $name } is on holiday for { $number ->
    [one] a day
   *[other] { $number } days
}.
table-log-returned = { $name } is back from holiday.
table-log-outage = The server was away for { $unit ->
    [days] { $amount } days
    [hours] { $amount } hours
    [minutes] { $amount } minutes
   *[seconds] { $amount ->
        [one] a second
       *[other] { $amount } seconds
    }
}. That time does not count, and { $name } has a minute to come back.
table-log-rematch = { $name } offers a rematch.
table-log-gathering = The deal is sealed; it is opened when all are ready.
table-log-unknown = Not everything is known of this game: cards and tiles that nobody saw are filled in by chance.
table-log-overruled = At this table an action against the rules was let stand. It is not checked, and what comes after it only from the position to which it led.
table-log-unready = { $who } did not answer in time: the seat is free again. Nobody loses anything by it.
table-log-left-out = { $name } did not show a part in time: the deal is made without it.
table-log-dealt = Everybody is ready. { $number ->
    [0] The deal follows from the seed of the house.
    [one] The deal follows from the seed of the house and from one part of a player.
   *[other] The deal follows from the seed of the house and from { $number } parts of the players.
}
table-log-aborted = { $name } calls the game off.

## The end

table-result-won = { $name } wins
table-result-shared = { $names } share the victory
table-result-nobody = Nobody wins
table-result-drawn = The game ends without a winner
table-result-abandoned = { $name } has run out of time: the game is abandoned
table-result-abandoned-gone = { $name } has not come back: the game is abandoned
table-result-removed = { $name } wins: { $loser } did not come back
table-result-broken-off = Broken off without a winner: no game is longer than { $rows } moves
table-result-resigned = { $name } wins: { $loser } has resigned
table-result-aborted = { $name } has called the game off
table-result-off = It was called off in its first moves: it has no result.
table-result-off-counted = It was called off in its first moves: it has no result and changes no rating. That is possible { $most ->
    [one] once
    [2] twice
   *[other] { $most } times
} a day in rated games.
table-result-cut = The game was not played to its end; the figures are those of the last position.
table-result-deserted = For the ratings { $name } comes last, and the others share the place ahead.
table-result-empty = Nobody is left: the game ends without a winner
table-result-left = Whoever did not stay comes after all who did, whatever a bot has reached in that place.
table-result-why = { $name } wins by { $margin ->
    [one] one point
   *[other] { $margin } points
}: { $lead }.
table-result-why-ahead = { $name } is { $margin ->
    [one] one point
   *[other] { $margin } points
} ahead of { $second }: { $lead }.
table-made-resigned = resigned{ $others ->
    [0] {""}
   *[other] ; a bot made { $others } of { $all } moves
}
table-made-late = ran out of time{ $others ->
    [0] {""}
   *[other] ; a bot made { $others } of { $all } moves
}
table-made-away = left the table{ $others ->
    [0] {""}
   *[other] ; a bot made { $others } of { $all } moves
}
table-made-abandoned = ran out of time{ $others ->
    [0] {""}
   *[other] ; a bot made { $others } of { $all } moves
}
table-made-replaced = came back late{ $others ->
    [0] {""}
   *[other] ; a bot made { $others } of { $all } moves
}
table-made-removed = was voted out{ $others ->
    [0] {""}
   *[other] ; a bot made { $others } of { $all } moves
}
table-made-shared = a bot made { $others } of { $all } moves
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

## Opponents with a character; their sentences are those of each game

table-bot-nuno = the gardener’s boy
table-bot-mencia = the pedlar
table-bot-aimeric = the mason
table-bot-violante = the court poet
table-bot-maymuna = the treasurer
table-bot-gutierre = the captain
table-bot-rayhana = the astronomer
table-bot-mundhir = the old vizier
table-bot-ermeline = the fencing mistress

## Hints, analyses, what-if boards

table-aid-hints = Hints and what-if boards
table-aid-hints-sentence = The best move with its reasons, and a board of one’s own to try things on, while the game is played.
table-hint-asked = { $name } asks for a hint.
table-hint-chance = Chance of winning with it: about { $chance }%.
table-hint-second = The next best, “{ $label }”, would leave about { $chance }%.
table-hint-close = “{ $label }” is about as good.
table-hint-only = There is nothing else to choose.
table-hint-dealt = Not all of the hand is known: several hands were tried, and only moves that are possible with each of them.
# as the score would be if the game ended, or the coming scoring were held, after it
table-hint-gain = It brings { table-points } as things stand.
table-hint-loss = It costs { table-points } as things stand.
# a further step of the same turn; or of the next one
table-hint-then = Then: { $label }.
table-hint-prepares = It prepares “{ $label }” for the next turn.
table-hint-reply = { $name } will probably answer: { $label }.
table-hint-risk = { $name } will probably answer: { $label }. About { $chance }% would be left.
table-hints-off = This table is played without hints and what-if boards.
table-layer-off = This table is played without the layer of chances and dangers.
# grades of actions, by the chance of winning that they cost
table-grade-best = Best
table-grade-good = Good
table-grade-inaccuracy = Inaccuracy
table-grade-mistake = Mistake
table-grade-blunder = Blunder
# thirds of a game
table-part-opening = Opening
table-part-middle = Middle game
table-part-end = Endgame
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
table-waiting = The game has not begun: there are free seats, or not everybody is ready.
table-nonce = That is not the part that was promised: it has 64 hexadecimal digits, and its SHA-256 is what was sent with “ready”.
table-no-abort = Everybody has finished a turn: the game cannot be called off any more, but resigned.
table-aborts = Rated games can be called off { $most ->
    [one] once
    [2] twice
   *[other] { $most } times
} a day. This one can be resigned.
table-paused = The game is paused; nothing is played until all have agreed to go on.
table-unreliable = This table is for those who end at least { $least } of 100 games; of your last { $games } you have ended { $ended }. Games that you play to the end count at once.
table-not-played = Only those who played here can ask for a rematch. You can set up a table like this one.
table-reliable = Ends games: { $ended } of { $games }
table-reliable-new = New here
table-stopped = The server is stopping as announced. Your game is kept, no clock runs{ $minutes ->
    [0] {""}
    [one] , and it goes on in about a minute
   *[other] , and it goes on in about { $minutes } minutes
}.
table-stop-soon = The server stops in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}{ $back ->
    [0] {""}
    [one] {" "}for about a minute
   *[other] {" "}for about { $back } minutes
}. Games against the clock begin after that; games without a clock can begin now.
table-early-resume = The others have still to agree. If they do not answer, you may go on alone in { $hours ->
    [0] { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }
    [one] an hour
   *[other] { $hours } hours
}.
table-early-vote = { $name } may still come. You may vote in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
table-taken = This seat is taken, or kept for somebody else.
table-kicked = The owner of this table has made you get up. You can sit down here again once the owner lets you.
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
table-no-programs = No programs play at this table, by its terms. Play here yourself, or look for a table that lets them in.
table-holiday-date = A holiday is announced for a day to come, up to a year ahead.
table-holiday-twice = You have already announced a holiday for some of these days.
table-holiday-gone = This holiday is over, or you have withdrawn it.
table-terms = The terms do not go together: a clock needs time, and a bot that takes over has to exist.
table-nobody = Nobody has an account called { $called }: leave the seat free, or send the link.
table-others = Others play or have played at this table, so it cannot be deleted.
table-others-lacking = Others sit at this table, and its game may be installed again: it can be deleted once nobody has moved for { $days } days.
table-rated-screen = At a rated table everybody plays at a screen of their own: take one seat, and leave the others open.
table-rated-board = The board differs from what is known of the components in { $open ->
    [one] one point
   *[other] { $open } points
}: games on it are not rated.
table-rated-bot = Ratings of people are won from people: leave this seat open, or play unrated. Bots sit at tables that rate programs.
table-rated-twice = Nobody has two seats at a rated table: leave one of them open for somebody else.
table-rated-guest = Rated games are played with an account. Make one, it takes a name and a moment; or choose a table that is not rated.
table-rated-program = This table rates people, and a program would play here: let it play at a table that rates programs.
table-rated-hand = This table rates programs: play here through one, with its key, or choose a table that rates people.
table-rated-device = Somebody else at this rated table plays from this device. Each player needs a device of their own; unrated tables know no such rule.
table-rated-unknown-device = Rated tables are for browsers that show which one they are, and this one does not yet. Load the page once more, with cookies allowed.
table-no-result = This table has no result: it is not over, or nobody with a name here has played.
table-annulled = That is how it stands already: nothing has been changed.
table-too-late = Too many rated games have followed since: ratings are reckoned again for { $most } of them at most.
table-reckon = Ratings cannot be reckoned here: pip install 'alcaide[online]'
table-rating-ahead = ahead of { $met }
table-rating-level = level with { $met }
table-rating-behind = behind { $met }
table-rating-left = last, for leaving the game
table-rating-nothing = no points gained: whoever does not stay gains none
table-rating-met = { $name } ({ $points })
table-rating-far = { $met }: a large step, as few games stand behind the number yet (± { $spread })
table-unrated-few = Not rated: fewer than two accounts have played.
table-unrated-device = Not rated: two seats were played from one device.
table-unrated-annulled = Annulled by those who keep the house: it counts nowhere.
table-order = That cannot be done at this table now.
table-stranger = Say first who you are: choose a name to play under, or sign in.
table-owner = Only whoever set this table up can do that.
table-no-undo = There is nothing to take back: the turn has just begun, or something hidden has been shown.
table-missing = This game is not here any more; it may have been deleted.
table-orphan = Who or what this was to belong to has just been deleted.
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
table-too-large = What is sent to { $path } has at most { $most } kB, and this was more.
table-seed = On this server nobody chooses the deal: whoever knew the seed would know every card.
table-no-address = There is nothing at the address { $path }. What there is stands at /api/schema.
table-no-method = { $path } knows no { $method }. What it knows stands at /api/schema.
table-bad-request = The server did not understand the request.
table-server-error = Something went wrong on the server. Nothing that was played is lost; please load the page again.

## What a link to a table, a game or the house shows elsewhere

table-preview-title = { $count ->
    [0] { $game }
   *[other] { $game }: { $people }
}
table-preview-private = A private table: whoever has the link may come in.
table-preview-waits = { $count ->
    [0] All seats are taken; it begins soon.
    [one] Waits for one more.
   *[other] Waits for { $count } more.
}
table-preview-playing = { $count ->
    [0] It has just begun.
    [one] Under way, after one move.
   *[other] Under way, after { $count } moves.
}
table-preview-over = Over: { $result }
table-preview-free = free seat
table-preview-rules = { $game }: the rules
table-preview-house = Castle-building board games at a table in the browser: { $games }.

## What is said with one touch

table-phrase-hello = Hello!
table-phrase-fun = Have fun!
table-phrase-moment = One moment, please.
table-phrase-thanks = Thank you!
table-phrase-well = Well played!
table-phrase-good = Good game!

## Boards as in one's own box

table-board = Board
table-own-board = Board: { $name } ({ $hash }), transcribed from a box.
table-board-usual = The game’s own
table-fact-agrees = yes
table-fact-differs = no
table-fact-count = { $found } of { $known }
table-fact-ours = { $found }; ours has { $ours }

## Score sheets

table-sheet-many = { $count } numbers are too many here: there are { $most } at most.
table-sheet-range = { $value } is not possible: only { $least } to { $most } is.
table-sheet-twice = There is only one of this, but it is entered twice: { $thing }.

## Positions that are set up

table-edit-board = { $name }
table-edit-seat = { $name }
table-edit-turn = Whose turn
table-edit-start = Who began
table-edit-round = Round
table-edit-no-place = There is no place of that name.
table-edit-no-tool = Nothing of the kind is left to put there.
table-edit-phase = What is to be done
table-edit-asked = Who chooses
