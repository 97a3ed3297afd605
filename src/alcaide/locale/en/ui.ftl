## Pages that are one message

ui-missing-title = There is nothing here
ui-missing-text = This page does not exist, or the game has been taken away.
ui-missing-home = To the start page

## Words in many places

ui-rule-open = Open rule { $rule }


## Head and foot of the pages

ui-site-skip = Skip to the content
ui-site-nav = Pages
ui-site-play = Play
ui-site-rules = Rules
ui-site-learn = Learn
ui-site-players = Players
ui-site-language = Language
ui-site-dark = Dark theme
ui-site-light = Light theme
ui-site-unofficial = Alcaide is an unofficial, free project. It is not affiliated with the authors or publishers of the games. All drawings and all wording are our own.
ui-site-map = The map of Alcazar, the wall, tiles and start spaces of The Castle and the walls of most squares of Alhambra are reconstructions from published rules; the printed ones may differ.

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
ui-home-level = Level of the bot on seat { $number }
ui-home-kind = Who plays seat { $number }
ui-home-kind-me = Me
ui-home-kind-friend = Friend
ui-home-kind-bot = Bot
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
ui-home-options = Options
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
ui-home-load = Load a record (.play)
ui-home-loading = Reading the record…
ui-home-drop = Drop the record here
ui-home-load-fault = { $file } could not be played back.
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

ui-text-title = { $game }: the table in words
ui-text-leave = Back to the drawn table
ui-text-enter = The table in words
ui-text-help = T switches between words and drawing, slash goes to the notation field, U takes the last action back.
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
ui-text-money-after = You then have { $money } reales.
ui-text-back = Back to the list
ui-text-refused = Not possible now ({ $count })
ui-text-filter = Narrow the list
ui-text-filtered = { $left } of { $count } actions
ui-text-position = The position
ui-text-log = Log, newest first
ui-text-log-older = Show { $count } older lines of { $total }
ui-text-then = Position after { $name }: { $action }
ui-text-player = Player
ui-text-total = Points
ui-text-parts = Made up of
ui-text-winner = winner


## The table

ui-opening = Opening the table…
ui-players = Players
ui-players-open = Players: show money, reserve and points
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
ui-seat-out = out of cards
ui-thinking = { $name } is thinking
ui-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
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
ui-money-after =
    { $money ->
        [one] You keep { $money } real
       *[other] You keep { $money } reales
    }
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
ui-log-empty = Nothing has happened yet.
ui-rules = Rules
ui-menu = Menu
ui-menu-home = Start page
ui-menu-kept = The game is kept, move by move.
ui-record = Download the record
ui-copy-position = Copy the position
ui-copied = Position copied
ui-rematch = Rematch
ui-rematch-new = New game, same players
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
ui-speed-reduced = Your system asks for reduced motion, so nothing moves.
ui-sounds = Sounds
ui-sounds-text = Stone on stone, coins, and a tone when it is your turn.
ui-aids = Aids
ui-aids-text = Light up what can be picked.
ui-confirm-end = Ask before the turn ends
ui-confirm-end-text = One more press of the button before the next player is on.
ui-keys = Keys
ui-key-enter = Confirm; pick what has the focus
ui-key-esc = Take one pick back; close a panel
ui-key-turn = Turn the board
ui-key-zoom = Nearer, farther, the whole board
ui-key-step = One action back or forward
ui-key-go = To the hand, board, options, market


## A table with shelves

ui-tabs = Parts of the table
ui-tab-market = Market
ui-tab-hand = Hand
ui-tab-own = Mine
ui-tab-ledger = Majorities
ui-tab-waiting =
    { $count ->
        [one] one tile waiting
       *[other] { $count } tiles waiting
    }
ui-plan-open = Look at { $name }’s board
ui-plan-back = Back to yours
ui-held = In { $name }’s hand
ui-aside =
    { $count ->
        [one] One tile in reserve
       *[other] { $count } tiles in reserve
    }
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
ui-picked-cards = Choose here, or pick the cards.
ui-offers-more =
    { $count ->
        [one] One more way: pick the cards.
       *[other] { $count } more ways: pick the cards.
    }


## The lesson

ui-lesson-title = Learn { $game }
ui-lesson-opening = Opening the lesson…
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
ui-left-title = Tiles to come

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
ui-standing-rest = Not until my next turn
ui-standing-rests = You are not asked before your next turn.
ui-standing-wake = Ask me after all
ui-standing-answers = Your standing orders answer this for you. You find them in the menu.
ui-standing-again = Ask me again at the next chance


## Playing with people who are elsewhere

ui-site-lobby = Lobby
ui-lobby-title = Lobby
ui-lobby-lead = Sit down at a table, or watch one. Your own tables are on the start page.
ui-lobby-new = Set up a table
ui-lobby-game = Game
ui-lobby-pace = Pace
ui-lobby-any = any
ui-lobby-free = Only with free seats
ui-lobby-rated = Only rated
ui-lobby-none = No table fits. Set one up, and others will find it here.
ui-lobby-failed = The lobby cannot be reached.
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
ui-terms-undo = Taking back
ui-terms-undo-turn = Within one’s own turn
ui-terms-undo-ask = Also further, if all agree
ui-terms-undo-none = Never
ui-terms-watch = Others may watch
ui-terms-watch-sentence = They see what lies open, no hand.
ui-terms-rated = Rated
ui-terms-rated-sentence = Counts for the ratings of those who have an account. There are no hints.
ui-home-kind-open = Free
ui-home-open-for = Account that seat { $number } is kept for
ui-home-open-seat = anybody
ui-home-invited = Only for those who have the link
ui-home-gather = Set up the table
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
ui-clock-left = { $name }: { $time } left
ui-clock-soon = { $seconds } seconds left
ui-clock-days = { $days } d { $hours } h
ui-clock-hours = { $hours } h { $minutes } min
ui-chat = Chat
ui-chat-write = Write a message
ui-chat-send = Send
ui-chat-none = Nobody has said anything yet.
ui-chat-read = Only those who sit at the table can write.
ui-chat-muted = You have muted this player.
ui-chat-mute = Mute { $name }
ui-chat-unmute = Hear { $name } again
ui-chat-report = Report to the administrators
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
ui-away = A bot plays for { $name }.
ui-away-me = A bot plays for you.
ui-come-back = Come back
ui-skipped = Time was up: a bot plays this turn for { $name }.
ui-rematch-offered = A rematch is offered.
ui-rematch-join = To the new table
ui-order-resign = Resign
ui-order-resign-sure = Resign for good? The others win.
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

## Checking a deal

ui-site-more = More pages
ui-verify-link = Check a deal
ui-verify-title = Was the deal fair?
ui-verify-lead = Before the first card is dealt, Alcaide shows a seal: a hash of the seed from which everything is shuffled. After the game the record names the seed. Here you can check that seal, seed and deal belong together.
ui-verify-record = The record
ui-verify-choose = Choose a record (.play)
ui-verify-paste = Or paste its text
ui-verify-go = Check it
ui-verify-here = Found out by your browser
ui-verify-there = Dealt anew by the server
ui-verify-yourself = Without trusting anybody
ui-verify-yourself-text = With Alcaide on your own computer the first line checks everything. The second needs nothing but a shell: it prints the seal that follows from the record.
ui-verify-table = To the table
ui-verify-none = The record contains no seal.
ui-verify-no-hash = This browser hashes only on pages that came encrypted. The server has compared the seal; the lines below do it without the server.
ui-verify-hash = The seal in the record is the hash of game, version, players, options and seed.
ui-verify-hash-not = The seal in the record is not the hash of game, version, players, options and seed.
ui-verify-seen = It is the seal that this browser was shown before the game was over.
ui-verify-not-seen = It is not the seal that this browser was shown before the game was over.
ui-verify-unseen = This browser did not see the seal before the game was over: compare it with one that somebody noted.
ui-verify-about = What this proves, and what it does not
ui-verify-proves = If everything fits, nobody exchanged a card or tile after the seal was shown: not during the game, not afterwards.
ui-verify-not = It does not prove that the seed was drawn by chance: whoever runs the server could have tried several seeds before the game. And it does not prove that nobody looked into the database.

## Players

ui-players-link = Players
ui-players-title = The best players
ui-players-lead = Rated games between people with an account count here. Guests play along, but are not rated.
ui-players-game = Game
ui-players-search = Find a player
ui-players-place = Place
ui-players-none = No rated player is called “{ $name }”.
ui-players-empty = Nobody has finished a rated game yet. The bots are waiting.
ui-players-how = Ordered by what is nearly certain: the rating less three times its uncertainty. The strength of the bots is fixed; everybody begins with 1500.
ui-player-rating = Rating
ui-player-games = Games
ui-player-won = Won
ui-player-percent = { $percent }%
ui-player-points = Mean points
ui-player-colour = Colour
ui-player-course = The rating over { $games } games: from { $first } to { $last }
ui-player-guest = Guest, not rated
ui-player-mine = This is how others see you; private games are shown to you alone and to those who sat there.
ui-player-none = No finished game yet.
ui-player-finished = Finished games
ui-player-with = with { $names }
ui-player-gone = This table is not there any more.
ui-player-victory = Victory
ui-player-place = place { $place } of { $players }
ui-player-rated = rated
ui-player-newer = Newer
ui-player-older = Older
ui-player-privacy = Listed are games at public tables and those at which you sat yourself.
ui-player-nobody = There is nobody here
ui-player-nobody-text = There is no such player, or not any more.

## Who plays here, and accounts

ui-guest-title = Who is playing?
ui-guest-text = Choose a name for the others to see. You can make an account of it later and keep your games.
ui-guest-play = Play as a guest
ui-guest-no = Not now
ui-guest-account = I have an account
ui-account-title = Account
ui-account-none = Nobody signs in here
ui-account-none-text = This table stands on your own computer: everything on it is yours without an account.
ui-account-welcome = Welcome
ui-account-guest = guest
ui-account-text = What is kept of you, and where you are signed in.
ui-account-guest-text = You are playing as a guest: this browser alone knows you. With an account you keep your games on every device.
ui-account-stranger-text = Nothing is asked of you but a name: no address, no phone number.
ui-account-name = Name
ui-account-password = Password
ui-account-password-hint = At least 8 characters. Leave it empty to sign in by links only, which you make on a device where you are signed in.
ui-account-password-old = Present password
ui-account-password-new = New password
ui-account-password-none = This account has no password yet: you sign in by links.
ui-account-password-ends = At least 8 characters. All your other devices are signed out.
ui-account-password-do = Change the password
ui-account-new = Make an account
ui-account-new-text = A name and a password, and your games are yours on every device.
ui-account-new-guest = Your seats and your games stay as they are.
ui-account-new-do = Make the account
ui-account-sign-in = Sign in
ui-account-sign-in-guest = Games that you began as a guest stay with the guest. To keep them, make an account instead.
ui-account-sign-in-link = Forgotten, or no password? Make a link on a device where you are signed in, or ask whoever runs this server for one.
ui-account-follow = Sign in by a link
ui-account-follow-text = This link signs you in on this device. Go on only if you made it yourself or asked for it.
ui-account-follow-do = Sign in on this device
ui-account-follow-no = Not now
ui-account-profile = You
ui-account-rename = Change the name
ui-account-kept = Done.
ui-account-colours = Colours you like to play
ui-account-colours-text = In this order; the first one that is free is yours.
ui-account-colour = { $colour }, number { $place }
ui-account-devices = Devices
ui-account-device = { $browser } on { $system }
ui-account-device-other = Another program
ui-account-here = This device
ui-account-seen = Last used: { $when }
ui-account-end = Sign out
ui-account-end-of = Sign out: { $device }
ui-account-end-others = Sign out all others
ui-account-link = Link for another device
ui-account-link-text = For another device: a link that signs you in there. It works once, for 15 minutes.
ui-account-link-do = Make a link
ui-account-copy = Copy
ui-account-keys = Keys for programs
ui-account-keys-text = A program with a key plays in your name. It cannot change your account.
ui-account-key = Key
ui-account-key-label = What for?
ui-account-key-do = Make a key
ui-account-key-once = Copy the key now: it is not shown again.
ui-account-revoke = Revoke
ui-account-revoke-of = Revoke the key “{ $key }”
ui-account-leave = Leaving
ui-account-leave-text = Your data can be taken along as a file. Deleting is for good.
ui-account-out = Sign out
ui-account-out-sure = A guest who signs out cannot come back: his seats stay empty. Make an account first to keep them.
ui-account-stay = Stay
ui-account-export = Download my data
ui-account-delete = Delete everything
ui-account-delete-sure = Your name disappears, also from finished games; your seats in running games are given up. This cannot be undone.

## Notices to somebody who is away

ui-holidays = Holidays
ui-holidays-text = While you are on holiday your time stands still in all your games over several days. You may take { $year } days in any twelve months, at once or announced up to a year ahead.
ui-holidays-left =
    { $days ->
        [0] All of them are used up.
        [one] One day is left.
       *[other] { $days } days are left.
    }
ui-holidays-until = You are on holiday until { $when }.
ui-holidays-from = First day
ui-holidays-days = Days
ui-holidays-days-now = Days, from now on
ui-holidays-more = More days
ui-holidays-do = Go on holiday
ui-holidays-longer = Stay longer
ui-holidays-announce = Announce
ui-holidays-kept = The holiday is announced. At your tables it shows once it begins.
ui-holidays-announced = Announced holidays
ui-holidays-count =
    { $days ->
        [one] One day
       *[other] { $days } days
    }
ui-holidays-withdraw = Withdraw
ui-holidays-withdraw-of = Withdraw the holiday that begins on { $when }
ui-holidays-end = End the holiday
ui-holidays-end-text = Days that have not begun are given back to you.

ui-notices = Notices
ui-notices-text = When you are away and others wait for you, Alcaide can let you know: once for each turn, not before a minute has passed, and in one notice for all tables. In live games only your browser is told, after ten seconds.
ui-notices-browser = In this browser
ui-notices-browser-text = Even when no page of Alcaide is open. The notice goes through the push service of whoever makes your browser; it is encrypted, so that they learn that something came, but not what.
ui-notices-browser-none = This browser takes no notices. On an iPhone or iPad put Alcaide on the home screen first and open it from there.
ui-notices-browser-do = Notify in this browser
ui-notices-denied = Notices from this site are blocked. Allow them in the settings of your browser.
ui-notices-address = To another service
ui-notices-address-label = Address
ui-notices-address-hint = E-mail, Telegram, Discord, ntfy and many more, written as Apprise does: mailto://, tgram://, discord://, ntfy://. It is kept like a password and never shown again. The service gets the name of the game, who plays, and the time that is left.
ui-notices-address-do = Add the address
ui-notices-guest = With an account you can be told by e-mail, Telegram, Discord, ntfy and many other services as well.
ui-notices-test = Test
ui-notices-test-of = Send a test: { $way }
ui-notices-remove = Remove
ui-notices-remove-of = Remove: { $way }
ui-notices-sent = A test is on its way.
ui-notices-when = Let me know
ui-notices-when-turn = when it is my turn
ui-notices-when-soon = when my time is nearly up
ui-notices-when-table = when a seat is kept for me, and when a game ends

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
ui-call-turn = Your turn – { $game }
ui-call-ask = Your answer is wanted – { $game }
ui-call-over = The game is over – { $game }
ui-call-tables =
    { $count ->
        [one] One table waits for you
       *[other] { $count } tables wait for you
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
ui-home-yours = Your tables
ui-home-play = Play
ui-home-waits-turn = Your turn
ui-home-waits-ask = Your answer is wanted
ui-home-waits-seat = A seat is kept for you
ui-home-left = { $time } left
