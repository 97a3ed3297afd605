## The pages of the club

ui-club-back = The club
ui-club-table = Open a table
ui-club-invite = Invite
ui-club-copied = The address of the club has been copied.
ui-club-rules = Rules of the house
ui-club-all = { $count ->
    [one] The rule in full
   *[other] All { $count } in full
}
ui-club-ask = Whom to ask
ui-club-about = About us
ui-club-tables = At the tables
ui-club-quiet = Nobody is at a public table just now. Open one, and the others will find it.
ui-club-best = The best at { $game }
ui-club-best-all = All players
ui-club-place = Place
ui-club-who = Name
ui-club-games = Games
