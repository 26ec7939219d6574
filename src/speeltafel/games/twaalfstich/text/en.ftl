### 12er Stich: the rulebook, in our own words.
### Every rule carries the specification's number and can be understood without the others.
### A value stands on one line, because Fluent keeps line breaks in the text.

## The game

game-name = 12er Stich
game-tagline = Add, subtract and pounce on exactly 12 or 0!
game-about = You take turns playing a card: black adds, red subtracts, and whoever brings the sum to exactly 12 or 0 wins all the cards lying there. The first to play their last card earns another 30 points. It takes no time to learn, yet it keeps you on edge: have you just given the next player the very sum they were waiting for?
game-minutes = 30–60 minutes
game-credits = 12er Stich is a game by Ritter Kunibert, published by Hexagames in 1987. The Dutch translation is by Piet Notebaert. The rules given here are in our own words.

## Chapters

section-goal = Goal of the game
section-cards = The cards
section-preparation = Getting ready
section-play = How to play
section-round-end = End of a round
section-scoring = Scoring and winning
section-variants = Variants
section-rulings = Rulings

## Material, goal and cards

rule-12-MAT-01 = You play with 46 cards and one special die with the faces 2, 3, 3, 4, 4 and 5. At a real table you also need a pen, paper and the rules; here everything is ready for you.
rule-12-GOAL-01 = You earn points by winning tricks with your cards and by being the first to play your last card. Whoever is first to get to the target wins the game.
rule-12-CARD-01 = When you play a black card, its value is added to the sum. With the Prof rule this holds while black is the plus colour; when black is the minus colour, its value is subtracted instead.
rule-12-CARD-02 = When you play a red card, its value is subtracted from the sum. With the Prof rule this holds while red is the minus colour; when red is the plus colour, its value is added instead.
rule-12-CARD-03 = There are 23 black cards and 23 red cards. Each colour has four ones, three twos, two cards of every value from 3 to 9, and two twelves. No card shows a 10 or an 11.

## Preparation

rule-12-DEAL-01 = Every round starts with the full pack: all 46 cards are gathered and shuffled again.
rule-12-DEAL-02 = At the start of the round the dealer gives you 6 cards, face down. You take them into your hand; only you may see them.
rule-12-DEAL-03 = The cards left after the deal are the stock, face down: 28 cards with 3 players, 22 with 4, 16 with 5 and 10 with 6. With the option ‘Allow 2 or 7 players’ it is 34 cards with 2 players and 4 with 7.
rule-12-TARGET-01 = Before the game starts, the die is rolled once: the roll times 100 is the target. If you have chosen a fixed number under ‘Target’, the die is not rolled.

## Play

rule-12-TURN-01 = The turn passes clockwise around the table. The player to the dealer’s left starts the round.
rule-12-LEAD-01 = On an empty open pile you may only play a black card: that is how you lead. This is so at the start of a round and after every trick. With the Prof rule, the card you lead must be of the plus colour.
rule-12-SUM-01 = The card you play goes face up on the open pile, on top of the cards already played to this trick. Then there is a new sum: black is added, red is subtracted. With the Prof rule, the plus colour is added and the minus colour is subtracted.
rule-12-SUM-02 = After every card the sum must be at least 0 and at most 12. You may not play a card that would make it higher than 12 or lower than 0.
rule-12-SUM-03 = At a real table you say the new sum aloud after every card you play; here it appears by itself. If ‘Saying the sum’ is set to ‘Type it yourself’, you type the new sum before your card is accepted. A mistake is simply put right.
rule-12-TRICK-01 = If your card makes the sum exactly 12 or exactly 0, you win the trick. All the cards on the open pile, including the one you have just played, go to your trick pile, and the sum starts again at 0. The card that leads a trick never wins it.
rule-12-TRICK-02 = After winning a trick it is still your turn and you lead a new black card straight away; with the Prof rule it must be of the plus colour. If you won the trick with your last card, the round is over and you do not lead again.
rule-12-DRAW-01 = Only when you cannot play any card from your hand do you draw a card from the stock, and then exactly one. If you win a trick in the same turn and then cannot lead, you draw one card again for that.
rule-12-DRAW-02 = If you can play the card you have just drawn, you may do so at once: add it to the open pile, win a trick with it or lead it. You may also keep it. If ‘Drawn card’ is set to ‘Play it if you can’, you must play it.
rule-12-PASS-01 = A drawn card that you cannot play stays in your hand. Your turn is then over and the next player takes a turn.
rule-12-MUST-01 = If you have a card you can play, you must play one: you may neither pass nor draw by choice. Only a card you have just drawn may be kept, unless ‘Drawn card’ is set to ‘Play it if you can’.

## End of a round

rule-12-REND-01 = The round is over as soon as a player plays their last card, whether or not it wins a trick. This earns that player the bonus of 30 points.
rule-12-REND-02 = There can also be a stuck round: the stock is empty and no player has a card they can play. The round is then over and nobody gets the bonus of 30 points.
rule-12-REND-03 = In a stuck round the cards on the open pile are put away. They count for nobody.
rule-12-REND-04 = When another player plays their last card, you put away the cards still in your hand; they do not count. With the option ‘Penalty for cards in hand’, their points are taken off your round score after all.

## Scoring and winning

rule-12-SCORE-01 = Every card in your trick pile earns points: a 1 to 5 is worth 5 points, a 6 to 9 is worth 10 points, a black 12 is worth 15 points and a red 12 is worth 20 points. So the colour only matters for a 12. The Prof rule does not change these points.
rule-12-SCORE-02 = You get 30 points for playing your last card.
rule-12-SCORE-03 = What each player earns in a round is noted afterwards and added to their total; here that happens by itself. Your total does not change during a round.
rule-12-END-01 = The target is 100 times the roll of the die, so it is 200, 300, 400 or 500 points. The die shows 3 and 4 twice each, so 300 and 400 come up twice as often as 200 and 500. With the option ‘Target’ you choose one of these four numbers yourselves.
rule-12-END-02 = You play rounds until, at the end of a round, a player has reached or passed the target; that player wins the game. If ‘Getting to the target’ is set to ‘More than the target’, exactly the target is not yet enough.
rule-12-END-03 = If several players get to the target in the same round, the one among them with the highest total wins. Players who share that total win together, or you play on if ‘Tie for first place’ is set to ‘Extra rounds’.
rule-12-TWELVE-01 = If you lead a black 12, it does not win you a trick: the sum stands at 12 and the next player takes a turn. With the Prof rule this holds for the 12 of the plus colour. If ‘Leading a 12’ is set to ‘Only after your own trick’, you may only lead it when you have just won a trick.
rule-12-TWELVE-02 = You can only use a red 12 to win a black 12 that has just been led: only then is the sum 12, and it becomes 0. With the Prof rule, the 12 of the minus colour wins the 12 of the plus colour in this way.

## Variants

rule-12-VAR-01 = With the option ‘Penalty for cards in hand’, the points of the cards still in your hand at the end of a round are taken off your round score. They are worth as much as in your trick pile. This also holds in a stuck round, and your total may fall below 0.
rule-12-PROF-01 = With the option ‘Prof rule’, you may swap the plus colour and the minus colour after every trick you win. When red is the plus colour, red is added to the sum and black is subtracted.
rule-12-META-01 = 12er Stich is by Ritter Kunibert and was published by Hexagames in 1987. Piet Notebaert of the games club Hof van Watervliet in Bruges translated the rules freely into Dutch; that translation is on a page of the Vlaams Spellenarchief. None of this affects how you play.

## Rulings

rule-12-AMB-01 = Playing is compulsory if you can play a card from your hand. You may not draw then, nor may you pass.
rule-12-AMB-02 = A drawn card that you can play may be played at once or kept. If you keep it, the usual duty applies later on: if it is the only card you can play, you must play it. If ‘Drawn card’ is set to ‘Play it if you can’, you must play it at once.
rule-12-AMB-03 = If you cannot play a card and the stock is not empty, you must draw a card.
rule-12-AMB-04 = If you win a trick and have no black card to lead, you draw one card. If that card is black, you may lead it; if it is not black, or if the stock is empty, your turn is over and the next player must lead. With the Prof rule the plus colour is what counts. If ‘Drawn card’ is set to ‘Play it if you can’, you must lead the drawn card if you can.
rule-12-AMB-05 = If you lead your last card, that too ends the round at once and you get the bonus of 30 points. The card you led stays on the open pile and counts for nobody.
rule-12-AMB-06 = If a player’s last card wins no trick, nobody wins the cards on the open pile. They do not count, because only cards in a trick pile earn points.
rule-12-AMB-07 = If you win a trick with your last card, you first get the cards of that trick and then the bonus of 30 points as well.
rule-12-AMB-08 = Getting exactly to the target is enough; you need not go past it. If ‘Getting to the target’ is set to ‘More than the target’, you need more points than the target.
rule-12-AMB-09 = If players share the highest total at the end of the game, they win together. If ‘Tie for first place’ is set to ‘Extra rounds’, everybody plays on until one player alone is in the lead or the maximum number of rounds is reached.
rule-12-AMB-10 = The first dealer is chosen at random. After every round the next player clockwise becomes the dealer.
rule-12-AMB-11 = It is a stuck round when the stock is empty and after that all players, one straight after another, have to pass. You need not prove anything: the game itself checks whether you can play a card.
rule-12-AMB-12 = An empty stock is not refilled: tricks that have been won stay in the trick piles. If you cannot play a card then, you pass without drawing.
rule-12-AMB-13 = Leading a black 12 makes the sum 12 but wins no trick. Any other black card you lead is a 1 to 9, so it cannot bring the sum to 0 or 12. With the Prof rule this holds for the plus colour.
rule-12-AMB-14 = Whoever has to lead may always lead a black 12, even without having just won a trick. With the Prof rule this holds for the 12 of the plus colour. If ‘Leading a 12’ is set to ‘Only after your own trick’, you may only do so when you have just won a trick.
rule-12-AMB-15 = You can only play a black 12 as a lead: once a card lies open, the sum is at least 1 and would go above 12. You cannot play a red 12 when the sum is lower than 12, because it would then drop below 0. With the Prof rule, the first holds for the 12 of the plus colour and the second for the 12 of the minus colour.
rule-12-AMB-16 = When you win a trick with the Prof rule in play, you choose the plus colour for the trick about to begin. That choice stands until somebody chooses otherwise after a later trick. Every round starts with black as the plus colour.
rule-12-AMB-17 = With the Prof rule you must lead a card of the plus colour. Leading the minus colour would take the sum below 0, and that is never allowed.
rule-12-AMB-18 = With ‘Penalty for cards in hand’, a card in your hand costs as much as it earns in your trick pile: a 1 to 5 costs 5 points, a 6 to 9 costs 10 points, a black 12 costs 15 points and a red 12 costs 20 points.
rule-12-AMB-19 = Whether you have got to the target is checked only when the round has been scored completely. With ‘Penalty for cards in hand’, the penalty has by then been taken off your total.
rule-12-AMB-20 = You play this game with 3 to 6 players. With the option ‘Allow 2 or 7 players’ you can also play with 2 or with 7.
rule-12-AMB-21 = You draw once to be able to play, and after every trick you win once to be able to lead. So even if you had already drawn before the trick, you draw one more card if you cannot lead.
rule-12-AMB-22 = As long as no card lies on the open pile, the sum is 0.
rule-12-AMB-23 = If ‘Leading a 12’ is set to ‘Only after your own trick’, you may only lead a 12 of the plus colour during the very turn in which you won the trick. The plus colour is black, unless it has been swapped with the Prof rule.
rule-12-AMB-24 = If ‘Tie for first place’ is set to ‘Extra rounds’, the game ends after an extra round only if the target has been reached and one player alone is in the lead. If the penalty for cards in hand has pushed the highest total back below the target, you play on. The maximum number of rounds still applies.
rule-12-AMB-25 = After the maximum number of rounds that was set, the game stops, even if nobody has got to the target. The highest total wins; players who share it win together. By default this is after 60 rounds, and you can set it from 5 to 200.
rule-12-AMB-26 = In a stuck round you also put away the cards still in your hand; they do not count. With the option ‘Penalty for cards in hand’, their points are taken off your round score after all.
rule-12-AMB-27 = If you draw a black card after winning a trick, you may also keep it instead of leading it; the next player must then lead. With the Prof rule this holds for a card of the plus colour. If ‘Drawn card’ is set to ‘Play it if you can’, you must lead it.
rule-12-AMB-28 = If you win a trick with your last card while playing with the Prof rule, you no longer choose a plus colour: the round is over.
rule-12-AMB-29 = Drawing a card counts as a separate move, and when you have to draw, it is the only move allowed. Passing when the stock is empty happens by itself, and so does keeping a drawn card that you cannot play. So you cannot choose those two as moves.
rule-12-AMB-30 = Nobody leaves while a game is going on: whoever started plays on until the end. If you have to go all the same, you hand your seat to somebody else or to a bot.

## Options: length of the game

group-length = Length of the game

option-target = Target
option-target-help = The number of points you are playing for. Let the die decide or choose a number yourselves.
option-target-die = Roll the die
option-target-200 = 200 points
option-target-300 = 300 points
option-target-400 = 400 points
option-target-500 = 500 points

option-targetTest = Getting to the target
option-targetTest-help = Is exactly the target enough to win, or do you really have to go past it?
option-targetTest-reach = Exactly is enough
option-targetTest-exceed = More than the target

option-tie = Tie for first place
option-tie-help = What happens if players share the highest total at the end of the game: they win together, or everybody plays on until one player alone is in the lead.
option-tie-shared = Win together
option-tie-extraRound = Extra rounds

option-maxRounds = Maximum number of rounds
option-maxRounds-help = The game stops after this many rounds in any case, from 5 to 200. The highest total then wins; players who share it win together.

## Options: play

group-play = Play

option-drawnCard = Drawn card
option-drawnCard-help = What you do when you can play the card you have just drawn: choose for yourself, or always play it.
option-drawnCard-may = Play it or keep it
option-drawnCard-must = Play it if you can

option-blackTwelveLead = Leading a 12
option-blackTwelveLead-help = When you may lead a 12 of the plus colour (black, unless it has been swapped with the Prof rule): whenever you have to lead, or only in the turn in which you won a trick.
option-blackTwelveLead-always = Always
option-blackTwelveLead-afterTrick = Only after your own trick

option-profRule = Prof rule
option-profRule-help = Whoever wins a trick chooses which colour is added to the sum from now on and which is subtracted. For those who like their sums a little spicier.

## Options: scoring

group-score = Scoring

option-handPenalty = Penalty for cards in hand
option-handPenalty-help = The points of the cards still in your hand at the end of a round are taken off your round score. Your total may fall below 0 this way.

## Options: at the table

group-table = At the table

option-unofficialPlayerCount = Allow 2 or 7 players
option-unofficialPlayerCount-help = The game is meant for 3 to 6 players. Switch this on to play with 2 or with 7 as well.

option-sayTheSum = Saying the sum
option-sayTheSum-help = Let the game announce the new sum, or work it out and type it in before your card is accepted. A slip is simply corrected and costs nothing.
option-sayTheSum-auto = By itself
option-sayTheSum-type = Type it yourself

# At the table.

card-z1 = black 1
card-z2 = black 2
card-z3 = black 3
card-z4 = black 4
card-z5 = black 5
card-z6 = black 6
card-z7 = black 7
card-z8 = black 8
card-z9 = black 9
card-z12 = black 12
card-r1 = red 1
card-r2 = red 2
card-r3 = red 3
card-r4 = red 4
card-r5 = red 5
card-r6 = red 6
card-r7 = red 7
card-r8 = red 8
card-r9 = red 9
card-r12 = red 12

zone-sum = Sum
zone-open = Open pile
zone-stock = Stock
zone-target = Target
zone-plus = Plus colour: { $colour ->
    [0] black
   *[other] red
}
zone-hand = Your hand
zone-tricks = Your trick pile

fact-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
fact-tricks = { $count ->
    [one] 1 in tricks
   *[other] { $count } in tricks
}
fact-dealer = dealer

prompt-over = The game is over.
prompt-wait = It is { $player }'s turn.
prompt-lead = Lead a { $colour ->
    [0] black
   *[other] red
} card.
prompt-serve = The sum is { $sum }. Lay a card.
prompt-draw = None of your cards fits: draw one.
prompt-drawn = { $must ->
    [0] The { $card } fits. Play it or keep it.
   *[other] The { $card } fits: play it.
}
prompt-sign = You took the trick: which colour adds from now on?

move-play = Play { $card } (sum { $sum })
move-play-silent = Play { $card }
move-draw = Draw a card
move-keep = Keep the card
move-sign = { $colour ->
    [0] Black adds
   *[other] Red adds
}
quiz-sum = What is the sum with the { $card }?

# What a move is, in general.
verb-play = play a card
verb-draw = draw a card
verb-keep = keep the card drawn
verb-sign = choose which colour adds
verb-pass = pass

event-rolled = The die with 2, 3, 3, 4, 4 and 5 shows { $number }, a chance of { $number ->
    [2] 1
    [5] 1
   *[other] 2
} in 6.
event-target = The game is to { $number } points.
event-dealt = { $you ->
    [yes] Round { $number }: you deal.
   *[no] Round { $number }: { $player } deals.
}
event-hand = { $you ->
    [yes] You get { $cards }.
   *[no] { $seen ->
        [yes] { $player } gets { $cards }.
       *[no] { $player } gets { $count } cards.
    }
}
event-led = { $you ->
    [yes] You lead the { $cards }: sum { $number }.
   *[no] { $player } leads the { $cards }: sum { $number }.
}
event-played = { $you ->
    [yes] You play the { $cards }: sum { $number }.
   *[no] { $player } plays the { $cards }: sum { $number }.
}
event-trick = { $you ->
    [yes] You take the trick: { $count } cards, { $number } points.
   *[no] { $player } takes the trick: { $count } cards, { $number } points.
}
event-drew = { $you ->
    [yes] You cannot play and draw the { $cards }.
   *[no] { $seen ->
        [yes] { $player } cannot play and draws the { $cards }.
       *[no] { $player } cannot play and draws a card.
    }
}
event-kept = { $you ->
    [yes] You keep the card.
   *[no] { $player } keeps the card.
}
event-passed = { $you ->
    [yes] You cannot play and the stock is empty.
   *[no] { $player } cannot play and the stock is empty.
}
event-sign = { $you ->
    [yes] You decide: { $number ->
        [0] black
       *[other] red
    } adds now.
   *[no] { $player } decides: { $number ->
        [0] black
       *[other] red
    } adds now.
}
event-round-out = { $you ->
    [yes] You play your last card: 30 points extra. The round is over.
   *[no] { $player } plays the last card: 30 points extra. The round is over.
}
event-round-stuck = Nobody can play any more. The round is over, without a bonus.
event-left = { $count ->
    [0] { $player }: no card left.
   *[other] { $player }: left with { $cards }.
}
event-scored = { $you ->
    [yes] You note { $number } points.
   *[no] { $player } notes { $number } points.
}
event-won = { $you ->
    [yes] You win with { $number } points!
   *[no] { $player } wins with { $number } points.
}

refused-sign-first = First choose which colour adds.
refused-no-trick-won = You have not just taken a trick, so there is no colour to choose.
refused-prof-rule-off = Without the Prof rule black always adds.
refused-can-play = You can play a card, so you may not draw one.
refused-drew-already = You have drawn a card already.
refused-must-play-drawn = At this table a drawn card that fits has to be played at once.
refused-play-or-keep = The card you drew fits: play it or keep it.
refused-must-draw = You cannot play: draw a card.
refused-must-play = You can play a card, so you must.
refused-not-in-hand = The { $card } is not in your hand.
refused-lead-plus = The { $card } has the minus colour; you cannot lead it.
refused-twelve-after-trick = Here only a player who has just taken a trick may lead the { $card }.
refused-over-twelve = The sum is { $sum }; the { $card } would make it { $new }, and more than 12 is not allowed.
refused-below-zero = The sum is { $sum }; the { $card } would make it { $new }, and below 0 is not allowed.

## Why: what a tip says with it

why-sign-more = You have { $count } cards in { $colour ->
    [0] black
   *[other] red
} and { $other } in the other colour: the plus colour is what you can lead with.
why-sign-even = You have as many of both colours: leave it as it is.
why-draw = With a sum of { $sum } you cannot play anything.
why-keep = If you play it now the sum becomes { $sum }, and the next player takes the trick with a chance of { $percent } %.
why-out-trick = The trick of { $points } points is yours, and your last card brings { $bonus } more.
why-takes-much = With this the sum is { $sum }: the trick is yours, and it is worth as much as { $points } points.
why-takes-leads = With this the sum is { $sum }: the trick of { $points } points is yours, and you have a plus card to lead with.
why-takes = With this the sum is { $sum }: the trick of { $points } points is yours.
why-out = This is your last card: you are out and get { $bonus } points.
why-one-left = Then you have only one card left.
why-stops = { $player } has { $count ->
    [one] 1 card
   *[other] { $count } cards
} left: at a sum of { $sum } it is likely that nothing fits.
why-lead-safe = At a sum of { $sum } the chance that { $player } takes the trick at once is only { $percent } %.
why-lead-high = A high card is hard to get rid of later: lead it.
why-safe = From { $sum } it is hard to get to 0 or 12: { $player } { $percent ->
    [0] cannot take this trick
   *[other] takes the trick with a chance of only { $percent } %
}.
why-safest = Any other card makes it easier for { $player }; now the chance of the trick is { $percent } %.
why-penalty = What you are left with costs points: this card counts { $points }.
why-high = A high card is hard to get rid of later; it fits now, and the sum becomes { $sum }.
why-keeps-lead = So you keep a plus card, to lead with after a trick.
why-least = No card is really good here; this one, with a sum of { $sum }, gives the least away.

## What happens, said in general: for the figures of the lab

kind-rolled = the die is rolled for the target
kind-target = the target is settled
kind-dealt = a round is dealt
kind-hand = somebody gets a hand
kind-led = somebody leads
kind-played = somebody adds a card to the trick
kind-trick = somebody takes a trick
kind-drew = somebody cannot play and draws
kind-kept = somebody keeps the drawn card
kind-passed = somebody can neither play nor draw
kind-sign = somebody chooses which colour adds
kind-round-out = a round ends by a last card
kind-round-stuck = a round gets stuck
kind-left = somebody shows what is left after a round
kind-scored = somebody notes the points of a round
kind-won = somebody wins the game
ending-12-END-02 = one player gets to the target
ending-12-END-03 = several get to the target in the same round
ending-12-AMB-09 = several share the highest total
ending-12-AMB-25 = the last of the rounds is played

## What is seen on the table

moment-target = Target: { $number } points
moment-hit = A trick!
moment-trick = Trick: { $points } points
moment-out = Last card: +{ $points }
moment-stuck = Nobody can go on
moment-scored = { $points } more
moment-sign = { $colour ->
    [0] Black
   *[other] Red
} adds

## The reckoning of a round

part-tricks = Tricks ({ $count ->
    [one] 1 card
   *[other] { $count } cards
})
part-last-card = Last card played
part-hand = Still in hand ({ $count ->
    [one] 1 card
   *[other] { $count } cards
})

# What lies in the box.

box-die = Target die

# The score pad.

pad-target = What did the die show?
pad-finished = Who played the last card?
pad-finished-nobody = Nobody: it got stuck
pad-tricks = Tricks won
pad-left = Still in hand
part-tricks-typed = Tricks
part-hand-typed = Still in hand
refused-pad-one-card = { $player } has one card: a trick has at least two.
refused-pad-out-with-cards = { $player } went out, so nothing is left in that hand.
refused-pad-in-without = { $player } has no cards left, but did not go out.
# The referee.

ask-sum = May this card be laid?
ask-cost = What do these cards count?
pad-sum = The sum that lies there (0: nothing does)
pad-card = My card
pad-plus = Which colour adds?
pad-plus-0 = Black
pad-plus-1 = Red
pad-trick = Have you just won a trick?
pad-trick-0 = No
pad-trick-1 = Yes
pad-cards = Cards
refused-ask-one-card = Tap exactly one card.
says-leads = You lead with { $card }: the sum is { $new }.
says-sum = { $card } may be laid: the sum goes from { $sum } to { $new }.
says-trick = { $card } may be laid and makes { $new }: the trick is yours.
says-points = { $points } points together.
says-points-both = { $points } points together; in hand they cost as many.
# Examples in the booklet.

example-twelve = Plus 7 and plus 5 is exactly 12: the trick belongs to who laid the 5.
example-zero = Plus 6 and minus 6 is exactly 0: a trick as well.
example-over = Plus 9 and plus 4 is 13: not allowed.
example-below = Plus 2 and minus 5 is less than 0: not allowed.
box-round = Round
box-target = Target: roll the target die. 2 is 200 points, 3 is 300, 4 is 400 and 5 is 500.
