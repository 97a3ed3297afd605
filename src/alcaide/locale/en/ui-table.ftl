## The table in words

ui-text-title = { $game }: the table in words
ui-text-leave = Back to the drawn table
ui-text-enter = The table in words
ui-text-help = T switches between words and drawing, slash goes to the notation field, U takes the last action back, L says chances and dangers.
ui-text-round = round { $round }
ui-text-curtain = { $name } is to take over
ui-text-curtain-why = The hands stay covered until the next player is here alone.
ui-text-curtain-lift = I am { $name }: read me my hand
ui-text-waiting = Wait for the others
ui-text-over = The game is over
ui-text-past = You look back at the position after { $step } of { $steps } actions.
ui-text-now = To the present position
ui-text-say = Say an action in notation
ui-text-say-go = Play it
ui-text-say-help = For example: { $example }. It is played at once; what is not possible is answered with the reason.
ui-text-undo = Take the last action back
ui-text-price = costs { $price }
ui-text-income = pays { $income }
ui-text-points =
    { $points ->
        [1] one point more
        [-1] one point less
       *[other] { $points } points
    }
ui-text-fact = { $label }: { $value }
ui-text-fact-change = { $label }: { $before }, then { $after }
ui-text-money-after = Money left: { $money }
ui-text-back = Back to the list
ui-text-refused = Not possible now ({ $count })
ui-text-filter = Narrow the list
ui-text-filtered = { $left } of { $count } actions
ui-text-position = The position
ui-text-log = Log, newest first
ui-text-log-older = Show { $count } older lines of { $total }
ui-text-then = Position after { $name }: { $action }
ui-text-total = Points
ui-text-parts = Made up of
ui-text-winner = winner

## The table

ui-players = Players
ui-players-open = Players: show what each of them has
ui-players-count =
    { $count ->
        [2] Two players
        [3] Three players
        [4] Four players
        [5] Five players
        [6] Six players
       *[other] { $count } players
    }
ui-round = round { $round }
ui-seat-you = you
ui-seat-you-now = you, to play
ui-seat-out = out of the game
ui-thinking = { $name } is thinking
ui-points-word =
    { $count ->
        [one] point
       *[other] points
    }
ui-points-title = Points if the game ended now
ui-market = Cards to buy
ui-market-open = one a turn
ui-market-idle = not now
ui-left =
    { $count ->
        [0] none left
       *[other] { $count } left
    }
ui-stock = Stock
ui-hand = Your hand
ui-hand-count =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
ui-hand-chosen = { $card } chosen
ui-hand-idle = not needed in this step
ui-hand-hidden = The hand is covered.
ui-hand-open = Open the hand
ui-board = Board
ui-board-cell = Space { $name }
ui-mark-can = can be picked
ui-mark-chosen = chosen
ui-mark-refused = refused
ui-mark-rule = counts for the rule
ui-map = The whole board
ui-view = View of the board
ui-turn-left = Turn left
ui-turn-right = Turn right
ui-plan = Flat plan
ui-zoom-in = Nearer
ui-zoom-out = Farther
ui-picked = { $things }: and then?
ui-picked-hint = Choose here or on the board.
ui-offers = What you can do
ui-offer-on = on { $places }
ui-offer-ways = { $count } ways
ui-bar-not = not now
ui-bar-price = for { $price }
ui-bar-income = pays { $income }
ui-offer-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-offer-note = { $ways }: { $points }
ui-range = { $from } to { $to }
ui-free = free
ui-fact-to = to
ui-choose-first = Choose first
ui-money-after = You keep { $money }
ui-back = Back
ui-end-turn-ask = Your turn ends with this.
ui-end-turn-yes = End the turn
ui-wait = You can look around meanwhile: zoom the board, read the log, step back.
ui-close = Close
ui-undo = Take back
ui-step-back = One action back
ui-step-forward = One action forward
ui-look = Looking at action { $step } of { $steps }
ui-look-first = To the beginning
ui-look-slider = Action
ui-look-now = Back to now
ui-log = Log
ui-log-look = Show the position after this
ui-by-plan = planned
ui-by-plan-title = Planned beforehand
ui-by-standing = standing order
ui-by-standing-title = Answered by a standing order
ui-by-program = program
ui-by-program-title = Played by a program
ui-by-substitute = substitute
ui-by-substitute-title = Played by a bot in this place
ui-log-took = { $time } after the move before
ui-log-empty = Nothing has happened yet.
ui-rules = Rules
ui-menu = Menu
ui-menu-home = Start page
ui-menu-film = The game as a film
ui-menu-kept = The game is kept, move by move.
ui-copy-position = Copy the position
ui-edit-position = Edit this position
ui-rematch = Rematch
ui-rematch-new = New game, same players
ui-look-through = Look through the game
ui-play-same = Play this game
ui-result-board = Look at the board
ui-result-open = Show the result
ui-winner = wins
ui-curtain-title = { $name }, it is your turn
ui-curtain-text = The hands are covered until you have taken over.
ui-curtain-lift = I am { $name }
ui-lost = The connection is lost. You see the last position that arrived.
ui-lost-again = Connect
ui-settings = Settings
ui-theme = Theme
ui-theme-light = Light
ui-theme-dark = Dark
ui-theme-system = As the system
ui-speed = Movement
ui-speed-05 = Slow
ui-speed-1 = Normal
ui-speed-2 = Fast
ui-speed-0 = Off
ui-speed-reduced = Your system asks for reduced motion: pieces change place at once, and the words stay.
ui-sounds = Sounds
ui-sounds-text = Stone on stone, coins, and a tone when it is your turn.
ui-volume = Volume
ui-volume-1 = Soft
ui-volume-2 = Medium
ui-volume-3 = Loud
ui-coordinates = Names on the board
ui-coordinates-text = Each place has its name written on it, as in the log; without this, hold Alt.
ui-aids = Aids
ui-aids-text = Light up what can be picked.
ui-confirm-end = Ask before the turn ends
ui-confirm-end-text = One more press of the button before the next player is on.
ui-one-click = One click plays
ui-one-click-text = What you pick without any doubt is played at once, without a confirmation.
ui-keys = Keys
ui-key-enter = Confirm; pick what has the focus
ui-key-esc = Take one pick back; close a panel
ui-key-main = A main action
ui-key-here = A choice at the place
ui-key-turn = Turn the board
ui-key-zoom = Nearer, farther, the whole board
ui-key-since = What happened since your turn
ui-key-names = Names of the places, while it is held
ui-key-step = One action back or forward
ui-key-pause = Pause what is being played; Enter or a tap ends it
ui-key-go = To the hand, board, options, market

## A table with shelves

ui-tabs = Parts of the table
ui-tab-market = Market
ui-tab-hand = Hand
ui-tab-own = Mine
ui-tab-ledger = Majorities
ui-tab-waiting = { $count } waiting
ui-plan-open = Look at { $name }’s board
ui-plan-back = Back to yours
ui-held = In { $name }’s hand
ui-aside = In reserve: { $count }
ui-ledger-total = total
ui-zoom-fit = The whole board
ui-hand-sum-of =
    { $count ->
        [one] { $sum } of { $price } picked
       *[other] { $figures } = { $sum } of { $price }
    }
ui-hand-none = There is no card in your hand.
ui-hand-held =
    { $count ->
        [one] one card picked
       *[other] { $count } cards picked
    }
ui-offers-rest =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
ui-offers-not =
    { $count ->
        [one] One not possible
       *[other] { $count } not possible
    }
ui-offers-fold = Show fewer
ui-picked-cards = Choose here, or pick the cards.
ui-offers-more =
    { $count ->
        [one] One more way: pick the cards.
       *[other] { $count } more ways: pick the cards.
    }

## The lesson

ui-lesson-title = Learn { $game }
ui-lesson-failed = The lesson could not be opened
ui-lesson-step = Step { $step } of { $steps }
ui-lesson-ways = Through the lesson
ui-lesson-back = Back
ui-lesson-next = Next
ui-lesson-skip = Skip this step
ui-lesson-leave = Leave the lesson
ui-lesson-fold = Fold the text away
ui-lesson-unfold = Show the text
ui-lesson-got-it = Let me try
ui-lesson-read = Have a look round the board, then let us begin.
ui-lesson-begin = Let us build
ui-lesson-over = Now you know the game.
ui-lesson-play = Play a real game

## A piece to place that can be turned, and those still to come

ui-piece-hint = R or the wheel turns it
ui-piece-left = Turn it to the left
ui-piece-right = Turn it to the right
ui-piece-turned =
    { $turn ->
        [0] as drawn
        [1] turned once to the right
        [2] upside down
       *[other] turned once to the left
    }
ui-left-title = Still to come

## Hint, analysis, what-if board

ui-hint = Hint
ui-hint-thinking = Looking for the best move…
ui-hint-none = A hint can be had when it is your turn.
ui-hint-chance = { $chance }% to win
ui-hint-take = Choose this move
ui-hint-note = It is shown with what it would bring; nothing is played before you confirm it.
ui-percent = { $value }%
ui-analysis = Analysis
ui-analysis-begin = The game is being thought about…
ui-analysis-progress = Thinking the game over: { $done } of { $total } decisions
ui-analysis-start = The start of the game.
ui-analysis-turns = Turning points
ui-analysis-wait = They are listed when everything has been thought about.
ui-analysis-none = Nobody lost much by a single move.
ui-analysis-when = Round { $round }, { $name }
ui-analysis-loss = from { $before }% to { $after }%
ui-analysis-better = Better:
ui-layer = Chances and dangers
ui-layer-show = Say chances and dangers
ui-layer-hide = Leave chances and dangers out
ui-chances-label = Chances of winning over the moves; the arrow keys walk through the game
ui-chance-of = { $name } { $chance }%
ui-whatif = What if?
ui-whatif-free = Nothing here counts.
ui-whatif-bots = Who plays
ui-whatif-hand = Played by hand
ui-whatif-bot = Bot: { $level }
ui-whatif-seats = A bot that takes a seat plays on at once. Everything can be taken back and played in another way.
ui-whatif-leave = Back to the game
ui-ahead = Plan ahead
ui-ahead-lead = You need not wait: on a board of your own, play for the others and decide now how you will answer.
ui-ahead-title = Plan this line
ui-ahead-how = Play for the others first, then for yourself. What you play here can become your plan.
ui-ahead-when = When it is played
ui-ahead-exact = Only if everybody plays like this
ui-ahead-exact-text = Your moves are played at once when it is your turn, as long as the others follow this line. What is drawn may be something else than here.
ui-ahead-any = Whatever the others play
ui-ahead-any-text = Your moves are played one after the other, each when it is your turn, as long as it can be played just as here.
ui-ahead-make = Make it my plan
ui-ahead-private = Nobody else can see what you have planned. It is dropped if something is taken back.
ui-plans = Plans
ui-plans-wait = { $count ->
    [one] A plan waits for your turn.
   *[other] { $count } plans wait for your turn.
}
ui-plans-show = Show
ui-plans-drop = Drop this plan
ui-plans-clear = All right
ui-plans-more = Plan another line
ui-plans-none = Nothing is planned.
ui-answer = Your answer
ui-answer-kept = It counts as soon as it is your turn to answer; until then nobody else can see it.
ui-answer-change = Change it
ui-standing = Standing orders
ui-standing-lead = What your seat answers without asking you. Only you can see this, and you can change it at any time.
ui-standing-count =
    { $count ->
        [0] none given
        [one] { $count } order
       *[other] { $count } orders
    }
ui-standing-buy = buy
ui-standing-askme = ask me
ui-standing-leave = pass
ui-standing-limit = up to
ui-standing-more = Standing orders…
ui-standing-rest = Not until my next turn
ui-standing-rests = You are not asked before your next turn.
ui-standing-wake = Ask me after all
ui-standing-answers = Your standing orders answer this for you. You find them in the menu.
ui-standing-again = Ask me again at the next chance

## Playing with people who are elsewhere

ui-waiting-title = Waiting for players
ui-waiting-free = Free seat
ui-waiting-kept = kept for { $name }
ui-waiting-invited = by invitation
ui-waiting-sit = Sit down
ui-waiting-stand = Stand up
ui-waiting-remove = Send { $name } away
ui-waiting-bot = Put a bot here
ui-waiting-level = Level of the bot
ui-waiting-starts = The game begins as soon as every seat is taken.
ui-waiting-link = Invitation
ui-waiting-link-text = Whoever has this link may sit down.
ui-waiting-copy = Copy the link
ui-waiting-copied = Copied
ui-waiting-share = Share
ui-waiting-delete = Give the table up
ui-waiting-look = Look at the board
ui-waiting-show = Show the seats

## The room before a game

ui-room-ask = Are you ready?
ui-room-wait = You are ready
ui-room-gather = Waiting for players
ui-room-deal = The cards are dealt
ui-room-left = { $seconds } seconds left to answer
ui-room-free = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
} When all are taken, everybody is asked whether the game may begin.
ui-room-early = You can say now that you are ready, and come back later.
ui-room-count = { $ready } of { $all } are ready.
ui-room-rest = Whoever does not answer in time gives the seat back; nobody loses a point.
ui-room-rest-days = There is a day to answer; then the seat is free again, and nobody loses a point.
ui-room-dealing = All are ready. Each browser shows its part, and the seal is opened at the end.
ui-room-ready = I am ready
ui-room-leave = Leave the table
ui-room-while = While you wait:
ui-room-while-learn = the lesson
ui-room-seats = Seats
ui-room-order = Who begins lies in the sealed deal.
ui-room-is-ready = ready
ui-room-your-answer = your answer
ui-room-no-answer = no answer yet
ui-room-terms = The terms
ui-room-accepted = Saying that you are ready, you accept them.
ui-room-sealed = The deal is sealed
ui-room-sealed-text = It is made of the number that the house has promised and of one from each of you, so that nobody chooses it. At the end it is opened, and your page checks it.
ui-room-promise = The promise of the house
ui-room-part = { $name }’s part
ui-room-part-own = Your part
ui-room-part-in = in
ui-room-part-with = with “ready”
ui-room-part-none = none
ui-room-stages = How it goes on
ui-room-promised = promised
ui-room-played = you play
ui-room-opened = opened, checked
ui-clock-left = { $name }: { $time } left
ui-clock-soon = { $seconds } seconds left
ui-clock-holiday = { $name } is on holiday until { $until }; the clock stands still
ui-clock-until = until { $until }
ui-chat = Chat
ui-chat-write = Write a message
ui-chat-send = Send
ui-chat-none = Nobody has said anything yet.
ui-chat-read = Only those who sit at the table can write.
ui-chat-muted = You have muted this player.
ui-phrase-hello = Hello!
ui-phrase-fun = Have fun!
ui-phrase-moment = One moment, please.
ui-phrase-thanks = Thank you!
ui-phrase-well = Well played!
ui-phrase-good = Good game!
ui-chat-phrases = Say at once
ui-chat-silent = The house has taken your word { $ends ->
    [none] for good
   *[other] until { $ends }
}{ $why ->
    [none] {""}
   *[other] : “{ $why }”
}. You may answer on your account’s page.
ui-chat-mute = Mute { $name }
ui-chat-unmute = Hear { $name } again
ui-chat-report = Report to the moderators
ui-chat-reported = Reported
ui-chat-more = What { $name } said: more
ui-chat-unread =
    { $count ->
        [one] One unread message
       *[other] { $count } unread messages
    }
ui-ask-agree = Agree
ui-ask-refuse = No
ui-ask-withdraw = Withdraw
ui-ask-waits = Waiting for { $names }.
ui-paused = The game is paused.
ui-resume = Go on
ui-resume-ask = Ask to go on
ui-resume-alone = Go on without the others
ui-away = A bot plays for { $name }.
ui-away-me = A bot plays for you.
ui-come-back = Come back
ui-skipped = Time was up: a bot plays this turn for { $name }.
ui-rematch-offered = A rematch is offered.
ui-rematch-join = To the new table

## Somebody is gone

ui-gone-me = The others are waiting for you. From { $until } on they may vote to go on without you: a move is enough.
ui-gone-me-open = The others are waiting for you, and may now vote to go on without you. A move is enough to stay.
ui-gone-soon = Waiting for { $name }. Without a move, the others may vote from { $until } on.
ui-gone-open = { $name } has not moved for { $days ->
    [one] a day
   *[other] { $days } days
}. What shall become of the game?
ui-gone-bot = A bot plays until { $name } is back
ui-gone-without = Go on without { $name }
ui-gone-end = End the game
ui-gone-bot-sure = A bot takes the turns of { $name }, who may come back at any time.
ui-gone-without-sure = { $name } is out for good and comes last: a bot plays on in that place, and with two players the game is yours.
ui-gone-end-sure = The game ends here. Nobody wins; { $name } comes last.
ui-gone-votes = { $votes } of { $need }
ui-gone-vote = Vote so
ui-order-resign = Resign
ui-order-resign-sure = Resign for good? The others win.
ui-order-abort = Call the game off
ui-order-abort-sure = Call the game off? It has no result, and everybody can leave.
ui-order-abort-rated = Call the game off? It has no result. In rated games that is possible twice a day.
ui-order-leave = Leave, a bot takes over
ui-order-leave-sure = Leave the game to a bot? You can come back.
ui-order-pause = Ask for a pause
ui-order-draw = Propose to end without a winner
ui-order-undo = Ask to take back
ui-order-holiday =
    { $days ->
        [0] Take days off
        [one] Take a day off
        [3] Take three days off
       *[other] Take { $days } days off
    }
ui-order-holiday-more =
    { $days ->
        [0] Stay away longer
        [one] Stay away a day longer
        [3] Stay away three days longer
       *[other] Stay away { $days } days longer
    }
ui-order-holidays =
    { $days ->
        [0] You have had all your days of holiday for this year.
        [one] One day of holiday is left this year, for all your games together.
       *[other] { $days } days of holiday are left this year, for all your games together.
    }
ui-order-yes = Yes
ui-order-no = No
ui-order-like = New table like this one

## Sharing a position, and what was promised before the deal

ui-share-position = Share this position
ui-share-table = Share the table
ui-share-copied = The link is copied.
ui-share-failed = The link could not be copied: take it from the address bar.
ui-picture = Save as a picture
ui-deal = The sealed deal
ui-deal-text = This seal stood before the first card was dealt. When the game is over the seed is shown, and everybody can check that the deal follows from it.
ui-deal-copy = Copy the seal
ui-deal-copied = Seal copied
ui-deal-check = Check the deal

## Being there: who is at the table, and how one learns that it is one's turn

ui-here = here
ui-gone = away
ui-here-names = At the table: { $names }.
ui-gone-names = Away: { $names }.
ui-onlookers =
    { $count ->
        [one] One person looks on
       *[other] { $count } people look on
    }
ui-chime = A tone when it is your turn
ui-chime-text = At tables with others, even when the other sounds are off.
ui-notify = Notices while this page is open
ui-notify-text = While you look at something else, the browser tells you that it is your turn.
ui-notify-none = Notices need a secure address (https).
ui-next =
    { $count ->
        [one] To the table that waits for you: { $game }
       *[other] To the next of { $count } tables that wait for you: { $game }
    }
ui-key-next = To the next table that waits for you
ui-chat-why = What is wrong with it (optional)
ui-chat-report-send = Send the report
ui-report-title = Report somebody
ui-report-who = Whom
ui-report-kind = About
ui-report-name = the name
ui-report-play = conduct in play
ui-report-leaving = leaving games
ui-report-why = What happened
ui-report-do = Report
ui-report-done = Those who keep the house will look at it.
ui-waiting-kicked = Made to get up:
ui-waiting-admit = Let { $name } sit down again
ui-rating-from-to = Rating from { $before } to { $after }
