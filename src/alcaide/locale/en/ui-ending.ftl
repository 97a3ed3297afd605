# What is said at the end of a game; it is brought when a game ends.

ui-ending-count = The count
ui-ending-skip = Skip to the result
ui-ending-step = { $title }: { $rate }. Step { $n } of { $all }.
ui-ending-up = up to place { $place }
ui-ending-you = { $name } (you)
ui-ending-you-win = You win, { $name }
ui-ending-with = { $name } { $points }
ui-ending-see = See the count
ui-ending-again = Show the count again
ui-ending-who = Player
ui-ending-parts = What it is made of
ui-ending-points = Points
ui-ending-stood = Stood at
ui-ending-winner = Winner
ui-ending-share = Share
ui-records = Your records
ui-records-several = Everybody’s own records
ui-records-here = Kept on this device only.
ui-record-first = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: your first game with { $players } players here
ui-record-best = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: your best with { $players } players (was { $before })
ui-record-short = { $points ->
    [one] { $points } point
   *[other] { $points } points
}; your best with { $players } players stays { $best }
ui-record-streak = { $wins } wins in a row
ui-record-ended = Your run of { $wins } wins ends here
ui-record-level = Against { $level } bots: { $won } of { $played } won
ui-record-people = Against people: { $won } of { $played } won
