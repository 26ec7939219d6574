### Alle zinnen van het spel in het Nederlands. In en.ftl staan dezelfde in het Engels.

## Het spel

game-name = Voorbeeld
game-tagline = Kies in het geheim, en leg hoog!
game-about = Een van jullie legt een kaart open. De anderen kiezen in het geheim een kaart en draaien die tegelijk om. De hoogste kaart wint de slag.
game-minutes = 5 minuten
game-credits = Een spel om mee te beginnen.

## Het regelboek

section-preparation = Voorbereiding
section-play = Het spel
section-end = Einde
rule-VB-DEAL-01 = De 24 kaarten worden geschud. Ieder krijgt er evenveel: vijf, als je niets anders kiest. De rest blijft dicht liggen.
rule-VB-LEAD-01 = Wie aan de beurt is legt een kaart uit de hand open op tafel. Het lot bepaalt wie begint.
rule-VB-ANSWER-01 = Alle anderen kiezen in het geheim een kaart uit hun hand. Als iedereen gekozen heeft, gaan die kaarten tegelijk open.
rule-VB-TRICK-01 = De hoogste kaart wint de slag, en met de optie ‘De laagste wint’ de laagste. Zijn er twee gelijk, dan telt die van wie begon, en daarna met de klok mee. De slag is één punt, en wie hem wint is aan de beurt.
rule-VB-END-01 = Het spel is uit als alle handen leeg zijn. Wie de meeste punten heeft wint; gelijk is samen winnen.

## De opties

group-play = Het spel
option-handSize = Kaarten in de hand
option-handSize-help = Zoveel kaarten krijgt ieder.
option-lowWins = De laagste wint
option-lowWins-help = De laagste kaart wint de slag.

## De kaarten

card-k1 = de 1
card-k2 = de 2
card-k3 = de 3
card-k4 = de 4
card-k5 = de 5
card-k6 = de 6
card-k7 = de 7
card-k8 = de 8
card-k9 = de 9
card-k10 = de 10
card-k11 = de 11
card-k12 = de 12

## Wat er te zien en te doen is

zone-hand = Je hand
zone-trick = De slag
zone-stock = Dicht
zone-pile = Gespeeld
fact-hand = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
prompt-lead = Leg een kaart.
prompt-wait = { $player } is aan de beurt.
prompt-answer = Kies in het geheim een kaart.
prompt-wait-answers = De anderen kiezen nog.
prompt-over = Het spel is uit.
move-lay = Leg { $card }
verb-lay = een kaart leggen
refused-not-in-hand = Die kaart heb je niet.
why-lead = { $card } is je sterkste kaart: daar komt niemand makkelijk overheen.
why-beats = Dit is de zwakste kaart waarmee je { $card } slaat.
why-throw = Winnen kun je deze slag niet: dan ben je liever { $card } kwijt.

## Wat er gebeurt: event- voor wie erbij is, kind- in het algemeen

event-hand = { $you ->
    [yes] Jij krijgt { $cards }.
   *[no] { $player } krijgt { $count } kaarten.
}
event-led = { $player } legt { $cards }.
event-answered = { $player } draait { $cards } om.
event-trick = { $player } wint de slag met { $cards }.
kind-hand = iemand krijgt kaarten
kind-led = iemand komt uit
kind-answered = iemand laat het antwoord zien
kind-trick = iemand wint een slag
