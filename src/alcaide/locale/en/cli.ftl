### What the command line says. Help texts first, then what the commands print.

cli-help = Castle-building board games with exact rules: play them in the terminal or the browser, record them, replay them, look up their rules.
cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-examples = Examples:
cli-option-help = Show this page and stop.
cli-option-otherwise = Otherwise { $value }.
cli-option-lang = Language of what is said; otherwise that of your system, or English.
cli-option-version = Show the version and whether the rules run compiled or interpreted.
cli-option-players = Number of players; otherwise the fewest that the game allows.
cli-option-options = Options of the rules; those left out take their default.
cli-option-profile = Options as somebody has them: house, or french, printed, viziers, vizier, where the game has these; --options come on top.
cli-option-seed = Seed of the deal, a number or any word: the same seed deals the same game.
cli-option-data = Folder where games are kept; otherwise ALCAIDE_DATABASE, or else your user data folder.
cli-option-config = File of settings, alcaide.toml or lines NAME=VALUE; otherwise what ALCAIDE_CONFIG names, ./alcaide.toml, alcaide/alcaide.toml in your settings folder, or /etc/alcaide/alcaide.toml.
cli-error = Error:
cli-usage-hint = “{ $command } --help” shows what is possible.
cli-no-command = There is no command “{ $name }”. There are: { $commands }
cli-no-game = There is no game “{ $name }”. There are: { $games }
cli-no-bot = There is no bot “{ $name }”. There are: { $bots }
cli-no-bot-command = No command that can be read stands in “{ $name }”: after cmd: comes the command of a program, with every quotation closed.
cli-no-bot-number = There is no bot “{ $name }”. { $searches ->
    [yes] After the @ stands a whole number of simulations, as in { $level }@200.
   *[no] { $level } does not search, so it takes no number of simulations.
}
cli-bots-differ = { $bots ->
    [one] One bot is
   *[other] { $bots } bots are
} named for { $players } seats: name one, or one for each seat.
cli-no-option = There is no option { $name }.
cli-missing = { $name } is missing.
cli-value-missing = A value for { $name } is missing.
cli-no-value = { $name } takes no value.
cli-too-many = This is too much: { $words }
cli-value-choice = { $name } should be one of: { $values }
cli-value-number = { $name } should be { $kind ->
    [whole] a whole number
   *[any] a number
}{ $bounds ->
    [none] .
    [least] {", "}at least { $least }.
   *[both] {" "}from { $least } to { $most }.
}
cli-file-missing = there is no such file or folder
cli-file-folder = this is a folder, not a file
cli-file-no-folder = there is a file where a folder should be
cli-file-forbidden = you are not allowed to read or write there
cli-file-full = the disk is full
cli-line = line { $line }
# $legal: a few actions in notation; $more: how many there are besides.
cli-legal-here = Legal here: { $legal }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}

## Commands: a few words for the list, and a paragraph for the page of the command

cli-play-short = Play in the terminal, against bots and with friends.
cli-play-help = Play a game in the terminal. Answer with the number of a choice or with an action in notation. “?” explains, “undo” takes back, “quit” saves the game and stops.
cli-play-seats = Who plays, in the order of the seats: me, the level of a bot (easy, medium, hard, expert; also greedy, random; hard@200 searches 200 simulations), an opponent with a character (nuno, mencia, aimeric, violante, maymuna, gutierre, rayhana, mundhir, ermeline), cmd: and a command without commas that starts a program of your own, or the name of a friend at this screen. Otherwise: me,greedy.
cli-play-record = Keep the game in this file after every action. An unfinished game that is already there goes on.
cli-admin-short = Look after the people and tables of a server.
cli-admin-help = Look after the people and tables of a server, in its database. WHO is the name of an account or an id. users, tables: list; show; link: print a link that signs in once within 15 minutes; password: set a new one; role: player, moderator, admin or owner; ban: shut out, with the guests of the same browsers, for good or for VALUE days; unban: all is as before; delete: for good; close: delete a table; reports, all-reports: list what people reported of the talk, with its id, the time, the table, who said it, who reported it, and what; handled: note that a report was seen to; remove: take away what was reported; said: list all that WHO said; silence, unsilence: WHO may not write at tables, for good or for VALUE days, or may again. audit: print what was done, oldest first, and check that no line was changed or cut out. door: tell who may come in, or let it be open, invited (new accounts by invitation only), closed (no new accounts), guests or no-guests; invite: print an invitation, for one or WHO new accounts. signs: list signs that players help each other to ratings, with the tables to look at; annul, restore: let the result of the table WHO count nowhere, or again, and reckon all later ratings anew; VALUE is the reason. roles: list who keeps the house. cases: list the reports that wait; case: print one, with the lines around it; decide: what comes of case WHO: VALUE is none, hide, silence, kick or ban, for good or for DAYS days.
cli-admin-days = DAYS goes with decide only.
cli-admin-decisions = What can be decided here: { $words }
cli-admin-begun = The game has begun at this table: nobody is sent away from it.
cli-admin-who = Name an account or an id.
cli-admin-why = Give a reason, too: it is written into the audit log.
cli-admin-password = New password
cli-admin-roles = A role is one of: { $roles }
cli-admin-audit-broken = The audit log does not fit together: line { $number } was changed, or one before it was cut out.
cli-admin-reason = The reason, which the person reads.
cli-admin-door = The door is one of: { $words }
cli-admin-number = A number up to { $most } is wanted here.
cli-admin-done = Done.
cli-admin-empty = There is nothing to list in { $place } ({ $source ->
    [none] your user data folder; no setting names a database
   *[other] from { $source }
}).
# $source: running: the server that has this database; none: no setting; or where the port stands.
cli-address-none = No public address is set (url in alcaide.toml, or ALCAIDE_URL). { $source ->
    [running] This is where the server listens on this machine; others cannot use the address.
    [none] This is the usual port of this machine, { $port }; no server is running with this database.
   *[other] This is this machine with port { $port }, from { $source }; no server is running with this database.
}
cli-serve-short = Play in the browser.
cli-serve-help = Start the server for the table in the browser. It runs until you press Ctrl-C; every move is stored, so that games go on where they stopped.
cli-serve-host = Address to listen on, otherwise 127.0.0.1; 0.0.0.0 lets other machines in.
cli-serve-port = Port to listen on, otherwise 8377; if it is in use, the next free one is taken, but not with --online. 0 takes any.
cli-serve-browser = Whether to open the browser; otherwise only when started in a terminal.
cli-serve-delay = Seconds that a bot takes at least for a move, so that people can follow.
cli-serve-online = Whether people from elsewhere play here, each with a name of their own; otherwise everybody at this screen plays all seats that are no bots.
cli-stop-short = Announce that the servers stop, and when.
cli-stop-help = Announce to everybody at the tables that the servers of a database stop. In the last hour before it no game against the clock begins; those that run go on until the stop. From then on nothing is played and no clock runs, until a server starts again: then every running clock has a minute more. Without options, tells what is planned.
cli-stop-in = When they stop: 90s, 10m, 1h30m from now.
cli-stop-back = How long they will be away about; 0s: nobody knows.
cli-stop-why = Why, in a few words that everybody reads.
cli-stop-wait = Return when the moment has come, so that the next command can stop the servers.
cli-stop-cancel = Take it back.
cli-stop-span = “{ $span }” is not a time. Write numbers with d, h, m or s: 90s, 10m, 1h30m.
cli-stop-both = Either plan a stop or take one back.
cli-stop-range = The stop must be at least 5 seconds and at most 30 days ahead.
cli-stop-text = The reason may have { $most } characters on one line, and the time away 30 days.
cli-stop-none = No stop is planned.
cli-stop-cancelled = The stop is not planned any more.
cli-stop-planned = The servers stop at { $at }. Everybody is told.
cli-stop-known = The servers stop at { $at }. { $why }
cli-work-short = Think for bots, in a process of its own.
cli-work-help = Take the turns of bots from the queue in Redis, think and play them. Start as many of these as there are machines for them; any of them may die at any time. Needs ALCAIDE_REDIS and the same ALCAIDE_DATABASE as the servers.
cli-work-metrics = Port of this machine on which figures for Prometheus can be asked for; 0: none.
cli-db-short = Keep the database of games: upgrade, back up, restore.
cli-db-help = The database in which games are kept: a file of SQLite, or PostgreSQL if ALCAIDE_DATABASE says so. A backup holds everything and can be restored into either.
cli-db-status-short = Tell what is in the database.
cli-db-upgrade-short = Bring the database to the newest schema. Servers do this themselves when they start.
cli-db-backup-short = Write everything, as it is at one moment, into a file, or into a new file of a folder, from which the oldest ones go. Servers may go on meanwhile.
cli-db-backup-keep = Where FILE is a folder: how many backups to keep in it; otherwise what backup.keep says in alcaide.toml, or 14.
cli-db-restore-short = Fill an empty database from a backup, whichever kind of database it came from.
cli-simulate-short = Write records of games at random or between bots.
cli-simulate-help = Play a game at random, every legal action being equally likely, and write its record. The same seed writes the same record everywhere. With --bot, bots play instead.
cli-simulate-out = File to write, or - for the screen. With several games, a folder for one file each.
cli-simulate-games = Play so many games, with the seed and those after it, and print a line for each.
cli-simulate-json = Print what came of each game as a line of JSON instead.
cli-simulate-bot = A bot to play: a level (random, easy, greedy, medium, hard, expert; hard@200 searches 200 simulations), an opponent with a character (nuno, mencia, aimeric, violante, maymuna, gutierre, rayhana, mundhir, ermeline), or cmd: and a command that starts a program of your own. Once for all seats, or once for each.
cli-simulate-seconds = How long a program of your own may take to start, and for each answer.
cli-simulate-limit = After how many actions a game that is not over is broken off: nobody wins, and it is scored as it stands.
cli-replay-short = Play a record back, action by action.
cli-replay-help = Play a record back and tell it. A broken or illegal line is reported with its number, the rule that it breaks and what would have been legal, and the exit code is 1. FILE may be - for standard input.
cli-replay-legal = Print one JSON object a line for every decision: what was played and everything that was legal.
cli-replay-json = Print what came of the game as a line of JSON.
cli-replay-quiet = Check only; say nothing when all is well.
cli-replay-made = With every action, say by whom it was made and how many seconds after the one before, as far as the record knows.
cli-replay-stood = (against the rules, and let stand: not checked; what comes after only from the position to which it led)
cli-verify-short = Check that the deal of a record is the one that was promised.
cli-verify-help = Check a record of a finished game: that its commitment, which the server showed before the deal, is the hash of game, version, players, options and seed, and that the piles and the start player follow from the seed. What does not fit is told, and the exit code is 1. FILE may be - for standard input.
cli-verify-json = Print what was checked as a line of JSON.
cli-analyse-short = Find where a game turned, and what would have been better.
cli-analyse-help = Think about every decision of a record: print the turning points with the better move, grades and accuracy of every seat, how much was skill and how much luck, and the chances of winning. What was found is kept in a folder of this user, so that a game is thought about once. FILE may be - for standard input.
cli-analyse-simulations = Simulations for each decision, instead of a depth.
cli-analyse-json = Print chances, turning points, all decisions with their grades, and what every seat made of the game as a line of JSON.
cli-analyse-progress = Thinking
cli-analyse-turns = Where the game turned:
cli-analyse-none = Nobody lost much by a single move.
cli-analyse-played = { $played } ({ $before }% → { $after }%)
cli-analyse-better = Better: { $better }.
cli-analyse-chances = Chances of winning in per cent, by moves played:
cli-analyse-move = move
cli-analyse-depth = How closely: first-look takes some seconds for a game of two, usual up to a minute of one core.
cli-analyse-both = A depth and a number of simulations cannot both be given: choose one of them.
cli-analyse-grades = Grades, and accuracy from 0 to 100:
cli-analyse-seat = seat
cli-analyse-accuracy = accuracy
cli-analyse-account = Changes of the chance of winning in per cent, by what caused them:
cli-analyse-skill = own moves
cli-analyse-others = moves of others
cli-analyse-luck = luck
cli-analyse-where = Accuracy by part of the game and kind of decision:
cli-hint-short = Find the best move of a position, with reasons.
cli-hint-help = Think about the next decision of a position or an unfinished record, from what the seat to move knows, and print the best move with its reasons. FILE may be - for standard input.
cli-hint-simulations = Simulations, so that the result can be repeated; otherwise two seconds are taken.
cli-hint-json = Print the move, the chances and the reasons as a line of JSON.
cli-hint-best = Best for { $name }: { $label }  ({ $action })
cli-show-short = Show a position of a record, also as a picture.
cli-show-help = Show a position of a record: the board, the players and every hand. FILE may be - for standard input.
cli-show-step = Position after so many actions: 0 is the start, -1 the end, -2 one action before; otherwise the end.
cli-show-made = Say by whom the last action was made, and in what time, as far as the record knows.
cli-show-layer = Say chances and dangers, too: what the position allows, of all that is public.
cli-show-svg = Write the board as an SVG picture to this file, or - for the screen.
cli-show-turn = Quarter turns of the picture, or “plan” for the flat plan.
cli-show-dark = Draw the picture in dark colours.
cli-show-json = Print the position as JSON, without what is hidden.
cli-rules-short = Look up the numbered rules of a game.
cli-rules-help = Print the rules of a game: all of them, or those of the given numbers.
cli-rules-find = Only rules that speak of these words, or of our words for the same.
cli-rules-none = No rule speaks of “{ $query }”.
cli-rules-json = Print the rules as JSON.
cli-rules-difference =
    Printed ({ $documents }): { $printed }.
    Played: { $played }.
    Because: { $because }.
cli-rules-sources = Sources: { $sources }.

cli-new-game-short = Begin a game of your own, in a package of its own.
cli-new-game-help = Write a package with a small game that can be played at once: rules, drawings, words in three languages, bots and tests. Install it, and it is there like any other game; then make it yours, file by file. NAME is a word of small letters and digits.
cli-new-game-code = Three capital letters with which the numbers of its rules begin; otherwise those of the name.
cli-new-game-out = Folder to write it into; there must be none of this name. Otherwise NAME.
cli-new-game-no-name = “{ $name }” cannot be the name of a game. It is a word of at most 32 small letters and digits, such as bastion, and no word of Python or of Alcaide itself, such as class or table.
cli-new-game-taken = The name “{ $name }” is taken, by a game or by a package of Python.
cli-new-game-no-code = “{ $code }” are not three capital letters. Name some with --code, such as BST.
cli-new-game-exists = { $folder } is already there. Name another folder with --out.
cli-new-game-made = { $game } is in { $folder }. Install and play it:

cli-bench-short = Measure how fast the rules run here.
cli-bench-help = Measure random play with the full list of legal actions at every decision, copies of a position, and replays, on one core.
cli-bench-seconds = How long to play.
cli-bench-json = Print the figures as JSON.
cli-arena-short = Let bots play each other, many times.
cli-arena-help = Let bots play each other many times, and tell who wins how often. Each deal is played once with the bots in every seat. Where fewer bots are named than there are seats, the last one takes the seats that are left; where more are named, all sets of them meet. A bot is a level, hard@200 for 200 simulations, an opponent with a character, such as nuno, or cmd: and a command that starts a program of your own.
cli-arena-games = Games for each set of bots that meets; a few more where the deals would not come out even.
cli-arena-seed = Seed of the deals, a number or any word; otherwise 1.
cli-arena-simulations = Let bots that search run so many simulations at each decision, instead of thinking for a time. Then the same seed gives the same games everywhere.
cli-arena-jobs = Games to play at a time on this machine; otherwise as many as it has cores.
cli-arena-cluster = Play on the Ray cluster at this address instead; “local” starts one on this machine.
cli-arena-out = Folder to keep the results and the records of all games in. Type the same command again to go on after an interruption.
cli-arena-plot = Draw the ladder into this file: .svg, .png or .pdf.
cli-arena-json = Print the figures as JSON.

## What the commands print

cli-simulating = Playing
# One line for each game.
cli-simulated = seed { $seed }: { $scores } points, { $actions } actions
cli-simulated-broken-off = seed { $seed }: broken off after { $actions } actions with { $scores } points
# $name: the bot with its command; $seat counts from 0, as in records.
cli-forfeit-seed = seed { $seed }: { $told }
cli-forfeit = { $name } on seat { $seat } loses the game. { $reason ->
    [start] It cannot be started: { $error }
    [crash] It ended by itself, with exit code { $code }.
    [timeout] It did not answer within { $seconds ->
        [one] a second.
       *[other] { $seconds } seconds.
    }
    [long] Its answer is longer than { $most } bytes.
    [garbage] Its answer cannot be understood: { $answer }
   *[illegal] Its answer is no legal action: { $answer }
}
cli-measuring = Measuring
cli-bench-head = { $game }, { $players } players, rules { $kind ->
    [compiled] compiled
   *[interpreted] interpreted
}, Python { $python }:
cli-bench-decisions = decisions a second
cli-bench-games = games a second
cli-bench-copy = microseconds for a copy of the state
cli-bench-replay = milliseconds to read and replay a whole record
cli-arena-head = { $game }, { $players } players: { $games ->
    [one] one game
   *[other] { $games } games
} with seed { $seed }; bots that are equals would win { $even }% each
cli-arena-goes-on = { $there } of { $games } games are there already.
cli-arena-kept = { $games ->
    [0] No game is finished yet.
    [one] One game is kept; the same command goes on from there.
   *[other] { $games } games are kept; the same command goes on from there.
}
# Heads of columns. 95 %: the interval in which the true rate lies with that certainty.
cli-arena-col-bot = bot
cli-arena-col-games = games
cli-arena-col-rate = won
cli-arena-col-interval = 95% interval
cli-arena-col-margin = margin
cli-arena-col-ms = ms a decision
# Games lost by a fault of the bot's program.
cli-arena-col-forfeits = forfeits
cli-arena-col-broken-off = broken off
cli-arena-col-rating = rating
# Above the table of those that met.
cli-arena-meetings = Who met whom:
cli-arena-percent = { $value }%
cli-arena-range = { $low } – { $high }
cli-arena-number = { $value }
cli-arena-spread = { $value } ± { $spread }
# Below the pictures.
cli-arena-axis-rate = games won, per cent, with 95% interval
cli-arena-axis-rating = rating, ± two standard deviations
cli-arena-extra = This needs the package { $package }: pip install "alcaide[{ $extra }]"
# $reason: in English, from Ray.
cli-arena-no-cluster = There is no Ray cluster at { $address }: { $reason }
# $name: the game, as its record is called.
cli-arena-dies = The process that plays { $name } has died { $times } times.
# $fields: what differs, by the names in arena.json.
cli-arena-other = { $folder } holds an arena under other terms ({ $fields }). Name another folder.
cli-arena-in-use = Another arena is being played in { $folder }.
# $reason: in English, from the library that reads JSON.
cli-arena-terms = { $file } does not tell how the games of this arena are played: { $reason }
# $reason: as above.
cli-arena-line = { $file }, line { $line }: this is no result of a game: { $reason }
cli-arena-picture = { $file }: no picture of that kind can be drawn. There are: { $kinds }
cli-show-head = { $game }, after { $step } of { $actions } actions
cli-show-last = Last: { $name }, { $action }
cli-made-person = person
cli-made-plan = plan
cli-made-standing = standing order
cli-made-program = program with a key
cli-made-bot = bot
cli-made-substitute = bot in the place of a person
cli-made-unknown = nobody knows by whom
cli-no-step = there is no step { $step }; the record has { $actions } actions.
cli-no-rule = There is no rule { $rule }. There are: { $rules }
cli-hand = { $name }’s hand: { $cards }
cli-hand-unknown = { $name }’s hand: not known
# $prompt: what is asked ("Buy a card or build").
cli-unfinished = Not finished. { $name } is to play: { $prompt }
cli-broken-off = Broken off after { $actions } actions: nobody wins.
cli-serve-taken = Port { $port } is in use; trying { $next }.
cli-port-taken = Port { $port } on { $host } is in use by another program. A server with --online takes no other by itself, for nobody would look for it there: stop that program, or name a free port with --port or ALCAIDE_PORT.
cli-port-forbidden = This user may not listen on port { $port } on { $host }. Name another with --port or ALCAIDE_PORT; a proxy passes on what comes to it (docs/one-machine.md).
cli-port-none = No port from { $port } to { $last } is free on { $host }. Name another with --port.
cli-port-refused = Nobody can listen on { $host }: { $reason }. Name an address of this machine with --host, such as 127.0.0.1.
cli-serve-everybody = Warning: whoever reaches { $host } plays every seat of every game here and sees every hand. With --online everybody plays only their own seats.
cli-serve-ready = Alcaide is ready: { $address }
    Games are kept in { $place }. Ctrl-C stops the server.
cli-serve-ready-behind = Alcaide is ready: { $address } (it listens on { $listens })
    Games are kept in { $place }. Ctrl-C stops the server.
cli-work-ready = Working for the games in { $place }. Ctrl-C stops.

## Settings: variables of the environment

cli-config-address = { $name } is not an address that can be used; it begins with one of: { $wanted }
cli-config-port = the port in { $name } is not a number between 0 and 65535.
cli-config-choice = { $name } cannot be “{ $value }”. It can be: { $wanted }
cli-config-seconds = { $name } is a number of seconds from 0 to { $most }, not “{ $value }”.
cli-config-count = { $name } is a whole number from 1 to { $most }, not “{ $value }”.
cli-config-extra = { $name } needs more than the plain installation: pip install 'alcaide[online]'
cli-config-needs = { $name } needs { $needs }, too: mail has links in it.
cli-config-missing = { $name } is not set.
cli-config-unknown = There is no setting { $name }. Do you mean { $nearest }?
cli-config-unknown-key = { $file }, line { $line }: there is no setting “{ $name }”. Do you mean { $nearest }?
cli-config-type = { $file }, line { $line }: { $name } cannot be { $value }. It has to be { $kind ->
    [switch] true or false, without quotes.
    [count] a whole number, without quotes.
    [port] a number from 0 to 65535, without quotes.
    [seconds] a number of seconds, without quotes.
    [list] a list of texts: ["one", "two"].
    [folder] a folder, in quotes.
   *[other] a text in quotes.
}
cli-config-toml = { $file } cannot be understood as TOML: { $reason }
cli-config-line = { $file }, line { $line }: a setting is written NAME=VALUE.
cli-config-no-file = There is no file of settings { $file }. “alcaide setup” writes one.
cli-config-unreadable = the settings in { $file } cannot be read: { $reason }. --config names another file.
cli-config-open = Warning: { $file } holds a password or a key, and everybody on this machine may read it. Take it from the others: chmod 600 { $file }

## The database

cli-data-unreadable = the games in { $place } cannot be read: { $reason }
cli-data-missing = there are no games in { $place }. “alcaide serve” makes a place for them there; --data or ALCAIDE_DATABASE names another place.
cli-data-bare = the database in { $place } ({ $source ->
    [none] your user data folder
   *[other] from { $source }
}) has nothing in it yet. If the games are elsewhere, name the server’s own settings with --config, or their folder with --data.
# $source: what names the database: a file of settings, a variable, an option; none: nothing does.
cli-data-nowhere = there is no database at { $place } ({ $source ->
    [none] no setting names one, so your user data folder is meant
   *[other] from { $source }
}). Nothing was made. If the games are elsewhere, name the server’s own settings with --config, or their folder with --data; a new server begins with “alcaide setup” or “alcaide serve”.
cli-data-newer = the games in { $place } were kept by a later version of Alcaide (schema { $schema }). Nothing was changed. Install that version, or a newer one: pip install --upgrade alcaide
cli-data-foreign = { $place } is the database of another program. Nothing was changed. Name another place with --data or ALCAIDE_DATABASE.
cli-data-no-database = { $place } is not a database. Nothing was changed. Move it away, or name another place with --data or ALCAIDE_DATABASE.
cli-data-corrupt = the database { $place } is damaged: { $reason }. Keep it, and restore the last backup into a new place: alcaide db restore FILE --data DIR
cli-data-full = there is no room left for { $place }. Nothing was lost. Make room on that disk and try again.
cli-data-busy = another program keeps { $place } locked. Try again when it has finished.
cli-data-forbidden = { $place } may not be read and written here: { $reason }. Check who owns the file and its folder, or name another place with --data or ALCAIDE_DATABASE.
cli-data-in-use = another server keeps its games in { $place }. Stop it first, or name another place with --data. Several servers share games with PostgreSQL and Redis.
cli-data-password = the database server does not accept the user and password of { $place }: { $reason }. Correct ALCAIDE_DATABASE.
cli-data-no-name = the database server has no database by the name given in { $place }. Create it (createdb), or correct ALCAIDE_DATABASE.
cli-data-away = the database server of { $place } cannot be reached: { $reason }. Check that it is running and that ALCAIDE_DATABASE is right.
cli-data-folder = games cannot be kept in { $place }: there is a file where a folder should be. Name another place with --data or ALCAIDE_DATABASE.
cli-data-driver = { $reason }: pip install 'alcaide[online]'
cli-data-old = the database has to be brought up to date first: alcaide db upgrade
cli-data-filled = the database is not empty; a backup is restored into a new one.
cli-data-no-backup = { $file } is no backup of Alcaide: { $reason }
cli-data-later = { $file } is a backup of a later version of Alcaide. Install that version, or a newer one: pip install --upgrade alcaide
cli-data-damaged = { $file } is damaged: { $reason }
cli-data-cut = { $file } is damaged: it is not the whole backup.
cli-data-table = { $file } is damaged: there is no table “{ $table }”.
cli-data-column = the backup is damaged: { $table } has no “{ $column }”.
cli-db-nothing = There is nothing in { $place } yet. “alcaide serve” makes a place for games there; --data or ALCAIDE_DATABASE names another place.
cli-db-status = { $place }: schema { $schema }, { $tables ->
    [one] one game
   *[other] { $tables } games
} with { $rows ->
    [one] one row
   *[other] { $rows } rows
}.
cli-db-old = { $place }: schema { $schema } is not the newest one, { $newest }. “alcaide db upgrade” brings it there.
cli-db-written = { $rows ->
    [one] One row has
   *[other] { $rows } rows have
} been written to { $file }.
cli-db-rotated = { $gone ->
    [0] The newest { $keep } are kept.
    [one] The newest { $keep } are kept; one older backup is gone.
   *[other] The newest { $keep } are kept; { $gone } older backups are gone.
}
cli-db-restored = { $rows ->
    [one] One row has
   *[other] { $rows } rows have
} been restored into { $place }.

## The drawn table

cli-legend = = a bridge on top   b baron   G grandee
# Heads of columns.
cli-head-points = points
cli-head-money = reales
cli-head-grandees = grandees
cli-head-barons = barons
cli-head-cards = cards
cli-head-towers = towers
cli-out = out of the game

## Playing

# The name of the one who plays; in sentences: “Player buys a card”.
cli-me = Player
cli-saved = The game is saved in { $file }.
cli-play-goes-on = The game in { $file } goes on after { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
cli-play-over = { $file } holds a game of { $game } that is over, or another game. Name another file.
cli-play-from = A game that goes on from a file has its options and its deal already: name seats only.
cli-play-ended = The game in this file is over.
cli-seats-differ = The game in the file has { $players } players, and you named { $seats } seats.
cli-seats-program = In this game { $name } has a seat. A command in a record is never started: name all seats again with --seats.
cli-seats-twice = Two people have the same name.
cli-seats-wrong = A seat is “me”, a bot ({ $bots }) or a name of up to 40 letters, all separated by commas.
cli-desk-prompt = { $name }>{" "}
cli-desk-enter = Press Enter.
cli-desk-hint = Number or notation; “?” explains, “help” lists the commands.
cli-desk-no-choice = There is no choice { $number }; they go from 1 to { $last }.
cli-desk-undone = Taken back.
cli-desk-help =
    A number             plays the choice of that number
    An action            plays it, in notation: { $action }
    ? in front           explains what it would do, or which rule forbids it: ? { $action }
    undo                 takes the last action of this turn back
    board                draws the table again; an empty line lists the choices
    layer                says chances and dangers: what the position allows
    log, log 40          tells the last actions
    rules                shows the rules, or a single one by its number: rules { $rule }
    save, save FILE      saves the game
    quit                 saves the game and stops

## What “alcaide setup” asks, and the comments in the file of settings that it writes

cli-setup-short = Write the settings of a new server.
cli-setup-help = Write the settings of a server into a file that all commands read, alcaide.toml: asks for what no option says, explains every setting, and prints what to do next. With --machine, the systemd units, a backup timer and a Caddyfile for one machine besides.
cli-setup-out = File to write; otherwise ./alcaide.toml, or /etc/alcaide/alcaide.toml for root.
cli-setup-machine = Write the systemd units, the backup timer and the Caddyfile for one machine into this folder, too.
cli-setup-yes = Ask nothing; what no option says keeps its usual value.
cli-setup-force = Overwrite the file if it is there.
cli-setup-ask-url = Name or address by which browsers find the server (games.example.org); empty: this machine only
cli-setup-ask-port = Port on this machine
cli-setup-ask-database = Address of the database; empty: a file in your user data folder
cli-setup-ask-mail = What sends mail (mailtos://name:password@example.org), for those who cannot get in; empty: nothing
cli-setup-ask-club = Name of the club, for its pages; empty: none
cli-setup-ask-keeper = Who answers for the server, for the imprint
cli-setup-ask-address = Postal address for the imprint, lines parted by commas.
cli-setup-ask-contact = Mail address or page where the club can be reached
cli-setup-ask-languages = Languages of the club, its own first (en, it, fr)
cli-setup-there = { $file } is there already; nothing was changed. --force overwrites it, --out names another file.
cli-setup-ended = The input ended before every question was answered; nothing was written. Say { $option } yourself, or --yes for what is usual.
cli-setup-clash = The address names port { $port }, on which the server itself listens; a proxy cannot listen there, too. Take another one with --port.
cli-setup-overwrite = { $file } is there already. Overwrite it?
cli-setup-written = The settings are in { $file }; only its owner may read them.
cli-setup-machine-written = For this machine, in { $folder }:
cli-setup-next = Next:
      alcaide serve{ $config }          starts the server: { $address }
      alcaide admin role NAME owner{ $config }    gives you the desk, once you have an account there
      alcaide db backup FOLDER{ $config }    keeps a backup in a folder
cli-setup-next-machine = Next, as root (docs/one-machine.md explains each step):
      adduser --system --group --home /var/lib/alcaide --no-create-home alcaide
      chgrp alcaide { $file } && chmod 640 { $file }
      cp { $folder }/alcaide*.service { $folder }/alcaide-backup.timer /etc/systemd/system/
      cp { $folder }/Caddyfile /etc/caddy/Caddyfile
      systemctl daemon-reload
      systemctl enable --now alcaide.service alcaide-backup.timer
      systemctl reload caddy
    Then everybody finds the server at { $address }

cli-setup-note-head = The settings of an Alcaide server. A variable of the environment (ALCAIDE_URL for url) goes
    before this file, an option before both. What stands behind a # is not set.
cli-setup-note-url = Where browsers find the server. Links in notices, invitations and previews begin with it.
cli-setup-note-online = People from elsewhere play here, each with a name.
cli-setup-note-host = What the server listens on; 0.0.0.0 lets other machines in without a proxy.
cli-setup-note-port = The port, on this machine.
cli-setup-note-proxies = Proxies that say truly for whom they ask; without them, everybody behind one has its address.
cli-setup-note-database = Where games are kept. Without it: a file in your user data folder.
cli-setup-note-redis = Several processes share the tables, and workers think for bots.
cli-setup-note-log = text for people, json for programs.
cli-setup-note-mail = What sends mail to people who cannot get in. The address holds a password.
cli-setup-note-metrics_token = Who has it may ask for /metrics from elsewhere.
cli-setup-note-keep = Backups that “alcaide db backup FOLDER” leaves in the folder. The privacy page names the number.
cli-setup-note-name = The club that keeps this server. With a name, there are pages of the club.
cli-setup-note-about = A line about it.
cli-setup-note-keeper = Who answers for it, for the imprint.
cli-setup-note-address = Postal address of the keeper.
cli-setup-note-contact = A mail address, or a page.
cli-setup-note-languages = The languages of the club, its own first.
cli-setup-note-texts = A folder with texts of the club’s own: imprint.it.md, conduct.md, privacy.fr.md, about.md, rules.md.

## alcaide board

cli-board-short = Keep components as in your own box: begin a file, check it, show it.
cli-board-help = Parts of the games had to be reconstructed: the map of Alcazar, wall and tiles of The Castle, the squares of Alhambra. Whoever owns the box can write down what is really in it, in a file that play, simulate and arena take with --board. The page “boards” of a server edits and checks the same files.
cli-board-new-short = Write the components of a game into a file, to be changed. FILE may be - for the screen.
cli-board-check-short = Hold a file to what is known: counts, examples, published facts. FILE may be - for standard input.
cli-board-show-short = Show a board, also as a picture. FILE may be - for standard input.
cli-board-name = What the board is called.
cli-board-author = Who has transcribed it.
cli-board-begun = The board is in { $file }.
cli-board-there = { $file } is already there. Name another file.
cli-board-standing = { $fact }: { $standing }
cli-board-places = { $places } and { $more } more
cli-board-json = Print the facts as JSON, for scripts.
cli-board-usual = This is the board that the game has by itself.
cli-board-good = { $open ->
    [0] Nothing known speaks against it: rated games can be played on it, too.
    [one] It can be played on. In one point it differs from what is known, so nothing is rated on it.
   *[other] It can be played on. In { $open } points it differs from what is known, so nothing is rated on it.
} Content: { $hash }
cli-option-board = Play on the board of this file instead of the game’s own.

cli-import-help = Read a game that somebody wrote down: a plain list, a table (CSV, TSV, .xlsx), exported JSON, a log of another program. What is not understood is told line by line; a guess has to be confirmed.
cli-import-game = The game, where the file does not say it.
cli-import-out = Where the record goes; otherwise to standard output.
cli-import-accept = Take the guesses as they are told.
cli-import-partial = Write the record also where it is understood only up to some line.
cli-import-json = Print what was understood and what was not as JSON, with the record.
cli-import-look = Nothing was written: look at the guesses, then run it again with --accept.
cli-export-help = Write a record as JSON with all that can be told of it, as a table, or as a list in words.
cli-export-format = json and csv: every action with sentences, scores and times, and the count; list: in words; play: as it is.
cli-export-out = Where it goes; otherwise to standard output.
cli-export-schema = Print the JSON schema of the export instead.
cli-print-help = Make a PDF of a game to print and cut out: board, tiles, cards with their backs, figures and a score sheet, all of our own drawing and in true size.
cli-print-paper = Size of the paper: a4 or letter.
cli-print-out = Where the PDF goes; otherwise GAME-PAPER.pdf here.
cli-printed = { $file } is written ({ $size } MB). Print it at 100%, double-sided, turned on the long edge.
cli-import-short = Turn a game that somebody wrote down into a record.
cli-export-short = Write a record as JSON, a table or a list.
cli-print-short = Make a PDF of a game, to print and cut out.
