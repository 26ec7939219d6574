# What stands on printed sheets.

court-j = J
court-q = Q
court-k = K
kind-name-card = cards
kind-name-tile = tiles
kind-name-pawn = pawns
kind-name-die = dice
sheet-base = base game
sheet-number = sheet { $number } of { $count }
sheet-back = back
sheet-ruler = This is 50 mm. If not, print at 100 %, without ‘fit to page’.
die-how = Cut around it, fold along the lines, glue the flaps.
pawn-how = Fold along the dotted lines and glue both sides together.

# The booklet and the score sheet.

book-facts = { $least } to { $most } players
book-inside = What lies in the box
book-rules = The rules
score-date = Date
score-player = Player
score-round = Round
score-total = Total
