## Checking a deal

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
ui-verify-part = The part that this browser added is in the deal.
ui-verify-part-out = The part that this browser had promised is not in the deal: it was not shown in time, and the log of the table says so.
ui-verify-about = What this proves, and what it does not
ui-verify-proves = If everything fits, nobody exchanged a card or tile after the seal was shown: not during the game, not afterwards.
ui-verify-not = It does not prove that the seed was drawn by chance: whoever runs the server could have tried several seeds before the game. And it does not prove that nobody looked into the database.
