# Wat op gedrukte vellen staat.

court-j = B
court-q = V
court-k = H
kind-name-card = kaarten
kind-name-tile = tegels
kind-name-pawn = pionnen
kind-name-die = dobbelstenen
sheet-base = basisspel
sheet-number = vel { $number } van { $count }
sheet-back = achterkant
sheet-ruler = Dit is 50 mm. Anders? Druk af op 100 %, zonder ‘passend maken’.
die-how = Knip rondom uit, vouw op de lijnen, plak de lipjes.
pawn-how = Vouw op de stippellijnen en plak dubbel.

# Het boekje en het scoreblad.

book-facts = { $least } tot { $most } spelers
book-inside = Wat er in de doos ligt
book-rules = De regels
score-date = Datum
score-player = Speler
score-round = Ronde
score-total = Totaal
