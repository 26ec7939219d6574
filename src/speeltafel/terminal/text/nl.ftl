### De tafel in de terminal. Wat het spel zelf zegt, staat bij het spel.

## Wie er zitten

ui-you = Jij
ui-bot-1 = Anke
ui-bot-2 = Bram
ui-bot-3 = Coba
ui-bot-4 = Daan
ui-bot-5 = Els
ui-bot-6 = Freek
ui-bot-7 = Guus
ui-bot-8 = Hanna
ui-bot-9 = Ivo
ui-bot-more = Speler { $number }

## Aan tafel

ui-round = { $number ->
    [0] vooraf
   *[other] ronde { $number }
}
ui-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
ui-pace-calm = rustig tempo
ui-clockwise = ↻ met de klok mee
ui-counterclockwise = ↺ tegen de klok in
ui-pace-quick = vlot tempo
ui-your-move = Kies je zet
ui-waiting = Even wachten…
ui-over = Het spel is uit
ui-with-chosen = Met deze kaarten
ui-growing = Kan nog worden
ui-log = Wat er gebeurde
ui-hidden-cards = nog { $count }

## Toetsen

ui-key-type = typ zet
ui-key-rules = regels
ui-key-sheet = stand
ui-key-tip = tip
ui-key-quicker = vlotter
ui-key-calmer = rustiger
ui-key-language = English
ui-key-new = nieuw
ui-key-quit = stop
ui-key-several = cijfers kiezen, Enter speelt
ui-key-single = cijfer of klik speelt een kaart
ui-key-again = n speelt nog een keer

## Een zet die niet gaat

ui-tip = Wat ik zou doen
ui-refused = Dat mag niet
ui-refused-keys = ? lees de regel · Enter verder
ui-unreadable = Ik begrijp ‘{ $text }’ niet
ui-unreadable-help = Een zet begint met een van deze woorden: { $verbs }. Kaarten schrijf je zo: { $cards }. Nu kan bijvoorbeeld: { $example }.
ui-unreadable-wait = Een zet begint met een van deze woorden: { $verbs }. Kaarten schrijf je zo: { $cards }.
ui-note-keys = Enter verder
ui-type = Typ je zet, zoals { $example }
ui-type-wait = Typ een zet

## De vraag vooraf

ui-quiz = Reken even mee
ui-quiz-number = Typ een getal en druk op Enter
ui-quiz-wrong = Net niet
ui-quiz-right-number = Je zei { $said }, maar het is { $answer }. Geeft niets, je zet telt gewoon.

## De stand

ui-sheet = De stand
ui-sheet-none = De eerste ronde is nog bezig.
ui-sheet-round = Ronde { $number }
ui-sheet-total = Totaal
ui-sheet-keys = Esc terug naar de tafel
ui-round-over = Ronde { $number } is voorbij
ui-round-keys = Enter: verder met de volgende ronde

## Het einde

ui-won-you = Gefeliciteerd, jij wint!
ui-won = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen samen!
}
ui-won-nobody = Niemand wint.
ui-end-why = Waarom het spel nu is afgelopen
ui-end-keys = Enter nog een keer · s stand · ? regels · Esc tafel · q stop

## Stoppen en opnieuw beginnen

ui-quit = Stoppen?
ui-quit-text = Dit spel is nog niet uit. Wil je echt van tafel gaan?
ui-quit-yes = Ja, ik stop
ui-quit-no = Nee, ik speel door
ui-new = Opnieuw beginnen?
ui-new-text = Dit spel is nog niet uit. Wil je een nieuw spel beginnen?
ui-new-yes = Ja, deel opnieuw
ui-new-no = Nee, ik speel dit uit

## Het regelboek

ui-rules = Regels van { $game }
ui-rules-keys = ↑↓ lezen · / zoeken · l English · Esc terug
ui-rules-search = Zoek een woord of een regelnummer
ui-rules-none = Geen regel met ‘{ $text }’.
ui-rules-physical = aan het scherm verandert dit niets
ui-option = { $title }: { $value }
ui-on = aan
ui-off = uit
