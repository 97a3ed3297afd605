# The companion: a phone beside a game of wood and card.

ui-companion-title = At the table
ui-companion-back-to = Back
ui-companion-book = The rules
ui-companion-game = The game
ui-companion-who = Who sits at the table?
ui-companion-seat = Player { $n }
ui-companion-name = Name of player { $n }
ui-companion-colour = Another colour for { $name }
ui-companion-begins = begins
ui-companion-begins-name = { $name } begins
ui-companion-up = Move { $name } up
ui-companion-remove = Without { $name }
ui-companion-add = Add a player
ui-companion-free = { $count ->
    [one] one more seat is free
   *[other] { $count } more seats are free
}
ui-companion-rules = Our rules
ui-companion-rules-usual = as the house plays
ui-companion-hands = Hands stay in your hands. The phone asks only for what everybody at the table sees.
ui-companion-full = This device has no room left to keep the game. Make some room, then begin again.
ui-companion-going = Go on with
ui-companion-over = over
ui-companion-forget = Forget { $title } with { $names }
ui-companion-only-count = Only count
ui-companion-only-count-text = You have played to the end: enter what lies there.
ui-companion-begin = Begin, { $name } first

## The scorer

ui-companion-count-what = What lies there at the end?
ui-companion-several = such as 3 2 1
ui-companion-less = One less: { $what }
ui-companion-more = One more: { $what }
ui-companion-faults = { $count ->
    [one] One entry cannot be.
   *[other] { $count } entries cannot be.
}
ui-companion-count-begin = Enter what counts.
ui-companion-count = Count it
ui-companion-count-change = Change entries
ui-companion-final = final count
ui-companion-nothing = nothing
ui-companion-sum = now { $points }
ui-companion-what-counted = What counted
ui-companion-points = Points
ui-companion-count-all = All at once
ui-companion-count-next = Next: { $title }
ui-companion-count-sum = Next: the sum
ui-companion-count-again = Count again

## A game under way

ui-companion-round = round { $round }
ui-companion-standing = How it stands
ui-companion-undo = Take the last entry back
ui-companion-back = Back
ui-companion-last = Last: { $what }
ui-companion-taps = { $n ->
    [one] one tap so far
   *[other] { $n } taps so far
}
ui-companion-what-did = What did { $name } do?
ui-companion-turned-by = { $turns ->
    [one] Turned by a quarter turn
   *[other] Turned by { $turns } quarter turns
}
ui-companion-before = Before
ui-companion-turned = Turned otherwise?
ui-companion-place = { $name }
ui-companion-not-there = Nothing of this kind can be there. Tap a glowing place, or go back.
ui-companion-by-name = Or type the place
ui-companion-by-words = Or type the entry in words
ui-companion-enter = Enter
ui-companion-left = { $count ->
    [one] One is left.
   *[other] { $count } are left.
}
ui-companion-traits = What is on it
ui-companion-search = Search by name
ui-companion-none = None
ui-companion-no-such = There is nothing like that left.
ui-companion-hidden = Leave it hidden
ui-companion-hidden-text = Usual: when it is played, the record closes the gap by itself.
ui-companion-tell-hidden = We play with open hands: tell what was drawn
ui-companion-warning = “{ $entry }”?
ui-companion-later = { $count ->
    [one] One entry after it waits.
   *[other] { $count } entries after it wait.
}
ui-companion-fits = Was it this? It fits.
ui-companion-stands = It is so: the table says so
ui-companion-stands-text = Kept in the record as agreed. It is not checked, and what comes after it only from the position to which it leads.
ui-companion-other-begins = By what was told, somebody else begins.
ui-companion-begins-text = What was entered stays.
ui-companion-anew = Enter it otherwise
ui-companion-anew-text = What was entered after it stays.
ui-companion-without = Take the entry out
ui-companion-without-text = It was a slip.
ui-companion-last-word = The table has the last word.
ui-companion-agreed = An action against the rules was let stand. It is not checked, and what comes after it only from the position to which it led.
ui-companion-unchecked = checked in part
ui-companion-entries = All entries
ui-companion-back-before = Back to before: { $text }
ui-companion-offline = No connection
ui-companion-offline-text = Go on: what you enter waits on this device, and is checked as soon as the connection is back. Choose what was asked before, or type it in words.
ui-companion-as-known = As it was asked last. What you enter is checked when the connection is back.
ui-companion-as-stood = { $count ->
    [0] No connection: points as they stood last.
    [one] No connection: points as they stood before the entry that waits.
   *[other] No connection: points as they stood before the { $count } entries that wait.
}
ui-companion-waiting = { $count ->
    [one] One entry waits
   *[other] { $count } entries wait
}
ui-companion-take-out = Take out: { $entry }
ui-companion-send = Try now
ui-companion-keep = Keep the game and see where it was decided
ui-companion-record = Download the record
ui-companion-gone = The game of this address is not kept on this device. Games at a real table stay on the device on which they are entered; those of this one are listed below.
ui-companion-no-game = There is no game { $name } here. There are: { $games }.
