### All sentences of the game in English. In nl.ftl the same ones are in Dutch.

## The game

game-name = Voorbeeld
game-tagline = Choose in secret, and lay high!
game-about = One of you lays a card face up. The others choose a card in secret and turn it over together. The highest card wins the trick.
game-minutes = 5 minutes
game-credits = A game to begin with.

## The rulebook

section-preparation = Getting ready
section-play = How to play
section-end = The end
rule-VB-DEAL-01 = The 24 cards are shuffled. Everybody gets the same number: five, unless you choose otherwise. The rest stays face down.
rule-VB-LEAD-01 = Whoever is on turn lays a card from their hand face up on the table. Chance says who begins.
rule-VB-ANSWER-01 = All others choose a card from their hand in secret. Once everybody has chosen, those cards are turned over together.
rule-VB-TRICK-01 = The highest card wins the trick; with the option ‘The lowest wins’ it is the lowest. Of two equal cards the one of whoever led counts, and then clockwise. A trick is one point, and its winner is on turn.
rule-VB-END-01 = The game is over when all hands are empty. The most points win; equals win together.

## The options

group-play = Play
option-handSize = Cards in hand
option-handSize-help = Everybody gets so many cards.
option-lowWins = The lowest wins
option-lowWins-help = The lowest card wins the trick.

## The cards

card-k1 = the 1
card-k2 = the 2
card-k3 = the 3
card-k4 = the 4
card-k5 = the 5
card-k6 = the 6
card-k7 = the 7
card-k8 = the 8
card-k9 = the 9
card-k10 = the 10
card-k11 = the 11
card-k12 = the 12

## What there is to see and to do

zone-hand = Your hand
zone-trick = The trick
zone-stock = Face down
zone-pile = Played
fact-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
prompt-lead = Lay a card.
prompt-wait = { $player } is on turn.
prompt-answer = Choose a card in secret.
prompt-wait-answers = The others are still choosing.
prompt-over = The game is over.
move-lay = Lay { $card }
verb-lay = laying a card
refused-not-in-hand = You do not have that card.
why-lead = { $card } is your strongest card: it is not easy to beat.
why-beats = This is the weakest card with which you beat { $card }.
why-throw = You cannot win this trick: then { $card } is what you can best do without.

## What happens: event- for those who are there, kind- in general

event-hand = { $you ->
    [yes] You get { $cards }.
   *[no] { $player } gets { $count } cards.
}
event-led = { $you ->
    [yes] You lay { $cards }.
   *[no] { $player } lays { $cards }.
}
event-answered = { $you ->
    [yes] You show { $cards }.
   *[no] { $player } shows { $cards }.
}
event-trick = { $you ->
    [yes] You win the trick with { $cards }.
   *[no] { $player } wins the trick with { $cards }.
}
kind-hand = somebody gets cards
kind-led = somebody leads
kind-answered = somebody shows an answer
kind-trick = somebody wins a trick
