## Pages that are one message

ui-missing-title = There is nothing here
ui-missing-text = This page does not exist, or the game has been taken away.
ui-missing-home = To the start page

## Words in many places

ui-rule-open = Open rule { $rule }
