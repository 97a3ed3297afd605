### Pasting a position or a record on the start page.

ui-paste-label = A position or a record as text, or a link to one
ui-paste-hint = The menu of every table copies a position like this; ? stands for what nobody knows, and is dealt by chance.
ui-paste-begin = Begin a table from it
