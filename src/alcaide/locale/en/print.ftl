### What stands on the pages that are printed to be cut out.

print-board = Board, part { $part }
print-backs = { $what }: backs (turn the sheets on their long edge)
print-ruler = Print at 100%: this line is { $mm } mm
print-sheet = Score sheet
print-player = Name
print-total = Total
print-all = All in all
