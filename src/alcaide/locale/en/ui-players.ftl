## The start page

## Players

ui-players-title = The best players
ui-players-lead = Rated games between people with an account count here; programs play for a list of their own. Guests play unrated games.
ui-players-game = Game
ui-players-search = Find a player
ui-players-place = Place
ui-players-none = No rated player is called “{ $name }”.
ui-players-empty = Nobody has finished a rated game yet. The bots are waiting.
ui-players-how = The number is what somebody is nearly certain to be worth: it grows with victories, and with every game that makes it surer. By it the list is ordered. Everybody begins with 1000; 400 points more mean about ten victories to one. The bots are measured and fixed.
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
ui-players-pool = Who is rated
ui-players-people = People
ui-players-programs = Programs
ui-players-provisional = Provisional (?): fewer than ten rated games
ui-player-annulled = annulled, counts nowhere
