## The page of lessons: how far one is in each game

ui-learn-lead = from the first minute to a game you know, at your pace
ui-learn-lead-new = New here? Take any of them: you build while you read, and may stop at every step.
ui-learn-way = The way into { $game }
ui-learn-begin = Begin
ui-learn-on = Go on
ui-learn-play = Play
ui-learn-lesson = Lesson
ui-learn-lesson-told = { $done } of { $all }
ui-learn-game = First game
ui-learn-game-told = { $share ->
    [0] still to come
    [1] begun
   *[other] played
}
ui-learn-opponents = Opponents
ui-learn-opponents-told = { $done } of { $all } met
ui-learn-next-lesson = A lesson in { $steps } steps, at the real table.
ui-learn-next-on = The lesson goes on at step { $step } of { $steps }.
ui-learn-next-game = The lesson is done. Next: a whole game, with every aid you like.
ui-learn-next-opponents = { $left ->
    [0] You have met every bot. Now people?
    [one] One bot you have not met yet.
   *[other] { $left } bots you have not met yet, each stronger than the one before.
}
ui-learn-kept = How far you are is kept in this browser; games count that stand in your list.
