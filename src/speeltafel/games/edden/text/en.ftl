### Edden: the rulebook in our own words, one message per rule.

## The game

game-name = Edden
game-tagline = Trade your hand down, call at just the right moment and hope that nobody sits lower still.
game-about = Every turn you shed expensive cards and pick one up, until your hand is worth next to nothing. Then you call ‘I have the lowest’, but beware: every player who turns out to be lower costs you 25 points. And with quirky numbers such as 69, 123 and your own birth year, the whole scoreboard can flip in an instant.
game-minutes = 30–60 minutes
game-credits = Edden and its rules come from edden.nl. We wrote this explanation ourselves, in our own words.

## Sections

section-goal = What it is all about
section-preparation = Getting ready
section-play = How to play
section-points = What the cards are worth
section-round-end = How a round ends
section-game-end = How the game ends
section-extra = Special rules
section-rulings = Rulings for doubtful cases

## Rules: goal and preparation

rule-ED-GEN-01 = Edden is played by at least 3 and at most 10 players. Turn by turn you replace expensive cards in your hand with cheaper ones, because whatever you still hold at the end of a round usually costs you points. Try to gather as few of them as you can.
rule-ED-PREP-01 = With 3 or 4 players you use one deck of 52 cards plus 2 jokers, with 5 or more players two such decks. All the cards are shuffled again before every round. Options let you choose 1, 2 or 3 decks yourself, and 0 to 4 jokers per deck.
rule-ED-PREP-02 = At the start of every round you are dealt 5 cards, or 4 if the 123 rule applies to you. The cards that are left over form the stock, with their backs up.
rule-ED-PREP-03 = The points of all rounds are recorded for every player. At a real table one player writes them down; here it happens by itself.

## Rules: play

rule-ED-TURN-01 = Turns pass round the table clockwise. You play only when it is your own turn, and anyone who is out is skipped.
rule-ED-TURN-02 = On your turn you first lay a group on the discard pile; after that you take exactly one card back. A group is one single card, or two or three cards of the same rank, or a run of four. Options can switch off pairs and triples, and also runs.
rule-ED-DRAW-01 = After discarding you may take the top card of the stock, without looking beforehand. You never take any other card from the stock.
rule-ED-DRAW-02 = Instead of using the stock, you may, after discarding, take the card that the player just before you laid down. If that player laid several cards at once, you choose one of them. Older cards in the discard pile stay where they are.

## Rules: points

rule-ED-PTS-01 = An ace counts 1 point, a 2 to 10 the number on the card, a jack, queen or king 10 points and a joker −1 point. The points of all your cards together are the points in your hand.

## Rules: end of a round

rule-ED-CALL-01 = You may call only as the first thing you do on your turn, before any discard, and only with fewer than 8 points in your hand; an option can move that limit of 8. You call ‘I have the lowest’ and the round stops at once. You never have to call: playing on is always allowed.
rule-ED-CALL-02 = Once somebody has called, all hands are laid open. Everybody except the caller adds the points in their own hand to their total, less any bonus for an empty hand.
rule-ED-CALL-03 = If you called and nobody has fewer points in hand than you, you get 0 points for this round. Only a bonus for an empty hand is still taken off.
rule-ED-CALL-04 = If you called wrongly, you get 25 points for every player with fewer points in hand than you. Options can change that amount, or add the points in your own hand on top.
rule-ED-CALL-05 = The 0 points for the lowest hand can be earned only by calling. If you hold the lowest hand but did not call, you simply get the points of your cards.

## Rules: end of the game

rule-ED-END-01 = After every round your points are added to your total. If your total is higher than 150, you are out and take no further part. Options let you choose another limit, or put you out as soon as you reach the limit exactly.
rule-ED-END-02 = Everybody who is not out keeps playing new rounds. When only one player remains, that player has won the game.

## Rules: special rules

rule-ED-SET-01 = You may discard two cards of the same rank, such as two sevens or two kings, together in one turn. Even so you take only one card back. If the option for pairs and triples is switched off, this is not allowed.
rule-ED-SET-02 = You may also discard three cards of the same rank together in one turn, and again you take one card back. Discarding four or more cards of the same rank together is always forbidden. If the option for pairs and triples is switched off, a triple is not allowed either.
rule-ED-RUN-01 = A run is a sequence of four cards in order, such as 4-5-6-7, with exactly one heart, one club, one spade and one diamond. You may discard such a run in one turn, and then you take one card back. If the option for runs is switched off, this is not allowed.
rule-ED-RUN-02 = A run is made up of cards from 2 to 10 only. An ace, jack, queen, king or joker never fits in.
rule-ED-SET-03 = If the player before you discarded several cards at once, you decide which single card you take from that group. The rest of that group stays on the discard pile.
rule-ED-69-01 = If after a round somebody stands at exactly 69 points, the player with the highest total and the player with the lowest total trade totals. Options can switch this rule off, or make it apply only when somebody comes to 69 in that round.
rule-ED-69-02 = If a 69 swap takes place and several players share the highest or the lowest total, all of them swap. Every player with the highest total receives the lowest, and every player with the lowest total receives the highest.
rule-ED-123-01 = If you come to a total of exactly 123, then from the next round on you are dealt only 4 cards instead of 5, and that stays so until the game is over. An option can switch this rule off.
rule-ED-YEAR-01 = If after a round your total is exactly your birth year minus 1900, your age is taken off your total. If you were born in 1975, this happens at 75 points; if you were born in 2010, at 110. The rule applies only if your birth year has been filled in, and an option can switch it off.
rule-ED-EMPTY-01 = If you discard the last card or cards of your hand, you get a bonus of −1 on your points for this round. Within one round that bonus can build up to −3. An option can stop it at −2 or −1 already, or remove the bonus altogether.
rule-ED-META-01 = At edden.nl you can send in ideas for rules and mistakes that you have spotted. That invitation is not itself a rule and changes nothing in the game.

## Rulings

rule-ED-AMB-01 = You always discard first and only then take a card. You may not take back what you yourself have just laid down.
rule-ED-AMB-02 = On the first turn of a round nobody before you has laid anything down yet, so you take from the stock. No card is laid open during the deal.
rule-ED-AMB-03 = Having as many points as the caller does not count as being lower. If nobody is truly lower, the caller gets 0 points; anyone who is level simply gets the points in their own hand.
rule-ED-AMB-04 = If you call with a hand below zero and nobody is lower, you get precisely 0 points and no minus points; only a bonus for an empty hand is still taken off. If your hand is negative and you did not call, those minus points do come off your total.
rule-ED-AMB-05 = If you called wrongly, you get only the penalty of 25 points (or the amount chosen) per player who is lower. The points in your own hand do not count then, unless an option adds them.
rule-ED-AMB-06 = Who is lowest depends only on the points in the hands. The bonus for an empty hand comes off the points of the round only afterwards, for the caller just as for the others. In this way a caller with 0 points ends up with −1, −2 or −3, and a caller with 25 points with 24, 23 or 22.
rule-ED-AMB-07 = Every time you have no card left in your hand after discarding, you get −1, no more than three times in a round; an option can lower that maximum. Laying down the only card you had left counts as well. After that you take one card as usual, so the round continues.
rule-ED-AMB-08 = After a round the order is always: the points of the round are added, then comes the birth-year rule for every player, then the 69 swap, then the 123 rule, and finally the check who is out. Every step happens once and there is never a return to an earlier step, even if a total comes to 69 or a birth year again.
rule-ED-AMB-09 = Everybody who was not yet out before this round takes part in the 69 swap, including those who now stand above the limit of 150 points and including anyone at 69. Only after the swap is it checked who is out, so the swap can rescue you or finish you off. If all totals are equal, nothing changes. An option can switch the 69 rule off.
rule-ED-AMB-10 = As long as anyone stands at exactly 69 points, there is another swap after every round. With an option it happens only in the round in which somebody comes to 69.
rule-ED-AMB-11 = A total of exactly 123 also counts if you land on it through the 69 swap or because your age was taken off. Once you play with 4 cards, you do so for the whole game, however your total changes.
rule-ED-AMB-12 = If the stock is empty when you have to take a card, the discard pile is shuffled to make a new stock. The group of the player before you and the group that you have just laid stay where they are. If this gives no card at all, you have to take a card from the group of the player before you; if there is no such group, you take nothing.
rule-ED-AMB-13 = If nobody calls, the round ends by itself after a total of 40 turns per player still in the game, so after 160 with 4 players; an option lets you choose a number other than 40. There is no caller then: everybody gets the points in their own hand, less any bonus for an empty hand.
rule-ED-AMB-14 = All jokers have the same rank, so you may discard two or three jokers together. A joker can never stand in for another card.
rule-ED-AMB-15 = If all the players who are left go out in one and the same round, the one among them with the lowest total wins. If several players share that lowest total, they win together. With an option there is no winner in that case.
rule-ED-AMB-16 = Every deck contains 2 jokers. An option lets you choose 0 to 4 of them per deck.
rule-ED-AMB-17 = The first dealer is drawn by lot; after that the winner of each round deals, and the player to the left of the dealer begins. The winner is the caller who called rightly; after a wrong call it is the player with the lowest hand, and among equal hands whoever sits nearest to the caller going clockwise. If that player is out, the next one clockwise who is still in the game deals. With an option, the player to the left of the previous dealer deals after every round.
rule-ED-AMB-18 = The number of decks is settled at the start and remains the same for the whole game, even when players are out. An option lets you choose that number beforehand.
rule-ED-AMB-19 = If you hold four or more cards of the same rank, you are free to discard two or three of them together. Only four or more in one go is forbidden.
rule-ED-AMB-20 = A run has exactly four cards that follow one another, from 2 to 10, and every suit appears in it once. Longer, shorter or the same suit twice is not allowed. An option can switch runs off completely.
rule-ED-AMB-21 = From the discard pile you may take only from the group of the player whose turn came just before yours. An older group can no longer be taken from, not even if the player before you has just picked a card out of it.
rule-ED-AMB-22 = You may fill in your birth year, but you need not. Your age is the current year minus your birth year, or one less if your birthday this year is yet to come; the total that matters is your birth year minus 1900. Taking off your age may bring your total below zero. Bots have a birth year only if the table makes one up for them, and with an option the rule applies to nobody.
rule-ED-AMB-23 = With exactly 150 points you are not out yet; only with more than 150 is it over for you. With an option you are out as soon as you reach the limit.
rule-ED-AMB-24 = If you drop below the limit of 8 points only during your turn, for instance through the card you take, you may not call yet. The earliest moment is the beginning of your following turn.
rule-ED-AMB-25 = Anyone who leaves the game is out. The cards of that hand go underneath the stock.
rule-ED-AMB-26 = If you have no cards at the start of your turn, because there was nothing to take earlier, you have 0 points. You may then call or pass. If you pass, you discard nothing and afterwards take a card if that is possible.
rule-ED-AMB-27 = Cards of the same rank and suit from different decks are fully equivalent, and so are all jokers. It makes no difference which one you pick: it remains the same move.
rule-ED-AMB-28 = If the stock is empty, a new one is made as soon as you have discarded. Only then do you choose whether to take from the stock or from the group of the player before you.
rule-ED-AMB-29 = If the player before you laid nothing down on their turn, you cannot take from any group, not even from an older one. With a permitted number of cards this never occurs, because there is always something to take.
rule-ED-AMB-30 = If a round ends without a caller, the player with the lowest hand counts as the winner of the round when it comes to dealing. Among equal hands it is the first of them, counting clockwise from the player whose turn it would be now, that player included.
rule-ED-AMB-31 = If the player who should deal is out, the next player clockwise who is still in the game deals. The player to the left of that new dealer begins.
rule-ED-AMB-32 = Birth years and ages are filled in or left blank for each player at the start. The birth-year rule has no maximum: a second or third time in the same game, your age is taken off your total again.
rule-ED-AMB-33 = If you choose the option by which only coming to 69 counts, the swap happens only if somebody was not at 69 before this round and is at 69 after the points of the round and the birth-year rule.
rule-ED-AMB-34 = The game lasts no more than 200 rounds; an option lets you choose another number. If there is still no winner then, the player with the lowest total among those who are not out wins, and players who share the lowest total win together.
rule-ED-AMB-35 = In every round you start from nought again in counting empty hands, and the number of turns played starts from nought again as well.
rule-ED-AMB-36 = If somebody leaves the game, the cards of that hand go underneath the stock. If it was their turn, the next player still in the game begins a turn of their own and may take from the group that was laid last. If one player remains, the game is over straight away.
rule-ED-AMB-37 = The options have limits: the call limit is 1 to 50 points, the penalty per lower player 0 to 100, the limit for being out 20 to 500, the number of turns per player in a round 5 to 200 and the number of rounds 1 to 1000. There must also be enough cards: all decks together, jokers included, hold at least 5 cards per player plus 2.
rule-ED-AMB-38 = How many turns a round lasts at most is fixed as soon as the cards are dealt: the players who are in the game at that moment count. If somebody leaves afterwards, the number stays as it was. A turn that is broken off in this way does not count as a turn played.
rule-ED-AMB-39 = Anyone who fills in a birth year fills in an age as well. An age without a birth year does nothing. A birth year is 1900 to 2100, an age 1 to 130. Both are yours and not the table’s: you fill them in yourself, and others learn of them only when the rule strikes, or if you show your magic number yourself.

## Options: cards and dealing

group-deck = Cards and dealing
option-jokersPerDeck = Jokers per deck
option-jokersPerDeck-help = This many jokers are in every deck, from 0 to 4. Normally there are 2.
option-decks = Number of decks
option-decks-help = How many decks you play the whole game with. Automatic means one deck for up to 4 players and two decks from 5 players on.
option-decks-auto = Automatic
option-decks-1 = 1 deck
option-decks-2 = 2 decks
option-decks-3 = 3 decks
option-dealer = Who deals
option-dealer-help = Who deals the next round. The player to the left of the dealer begins.
option-dealer-winner = The winner of the round
option-dealer-left = The player to the left of the previous dealer

## Options: calling

group-call = Calling
option-callBelow = Call limit
option-callBelow-help = You may call only with fewer points in your hand than this number, from 1 to 50. Normally it is 8.
option-penaltyPerLower = Penalty per lower player
option-penaltyPerLower-help = After a wrong call you get this many points for every player who is lower, from 0 to 100. Normally it is 25.
option-failedCallerAddsHand = Own hand counts after a wrong call
option-failedCallerAddsHand-help = Anyone who called wrongly gets the points in their own hand on top of the penalty. Normally this is off.

## Options: groups

group-sets = Groups
option-pairsTriples = Pairs and triples
option-pairsTriples-help = You may discard two or three cards of the same rank together. Normally this is on.
option-fourRun = Runs
option-fourRun-help = You may discard four cards in sequence from 2 to 10, one of each suit, together. Normally this is on.

## Options: special rules

group-special = Special rules
option-rule69 = 69 rule
option-rule69-help = At exactly 69 points the highest and the lowest total are swapped. Normally this is on.
option-rule69Trigger = When 69 counts
option-rule69Trigger-help = Whether the swap comes after every round as long as somebody stands at 69, or only in the round in which somebody comes to 69.
option-rule69Trigger-stand = As long as somebody stands at 69
option-rule69Trigger-arrive = Only when somebody comes to 69
option-rule123 = 123 rule
option-rule123-help = Anyone who comes to exactly 123 points is dealt 4 cards instead of 5 from then on. Normally this is on.
option-ruleBirthYear = Birth-year rule
option-ruleBirthYear-help = If your total equals your birth year minus 1900, your age is taken off. This applies only to players whose birth year is filled in; normally it is on.
option-birthYears-own = Your year of birth
option-birthYears = Birth years
option-birthYears-help = The birth year of each player, for the birth-year rule. Leave it blank for anyone who does not take part in that rule.
option-ages-own = Your age
option-ages = Ages
option-ages-help = The age that the birth-year rule takes off the total, for each player separately: the current year minus the birth year, or one less if the birthday is yet to come.
option-magicNumbers-own = Your magic number (everybody sees this; you may leave it empty)
option-magicNumbers = Magic numbers
option-magicNumbers-help = Whoever likes lets the others see at which total the birth year rule strikes for them: the birth year minus 1900.
option-emptyHandMax = Maximum bonus for an empty hand
option-emptyHandMax-help = This is how often you can get −1 in one round by emptying your hand, from 0 to 3. Normally it is 3, the newest rules at edden.nl keep it at 1, and 0 switches the bonus off.

## Options: the end

group-end = End of round and game
option-outAbove = Points limit
option-outAbove-help = The total above which you are out, from 20 to 500. Normally it is 150.
option-outTest = Exactly on the limit
option-outTest-help = Whether you are out only with more points than the limit, or as soon as you reach it.
option-outTest-more = Out only above the limit
option-outTest-reach = Already out on the limit
option-allOut = All out at once
option-allOut-help = Who wins if all the players who are left go out in the same round.
option-allOut-lowest = The lowest total wins
option-allOut-none = Nobody wins
option-turnCapPerPlayer = Turns per player in a round
option-turnCapPerPlayer-help = After a total of this many turns per player still in the game, the round ends without a caller. Choose 5 to 200; normally it is 40.
option-maxRounds = Maximum number of rounds
option-maxRounds-help = After this many rounds the game stops and the lowest total among those who are not out wins. Choose 1 to 1000; normally it is 200.

# At the table.

card-ha = ace of hearts
card-h2 = 2 of hearts
card-h3 = 3 of hearts
card-h4 = 4 of hearts
card-h5 = 5 of hearts
card-h6 = 6 of hearts
card-h7 = 7 of hearts
card-h8 = 8 of hearts
card-h9 = 9 of hearts
card-h10 = 10 of hearts
card-hj = jack of hearts
card-hq = queen of hearts
card-hk = king of hearts
card-ca = ace of clubs
card-c2 = 2 of clubs
card-c3 = 3 of clubs
card-c4 = 4 of clubs
card-c5 = 5 of clubs
card-c6 = 6 of clubs
card-c7 = 7 of clubs
card-c8 = 8 of clubs
card-c9 = 9 of clubs
card-c10 = 10 of clubs
card-cj = jack of clubs
card-cq = queen of clubs
card-ck = king of clubs
card-sa = ace of spades
card-s2 = 2 of spades
card-s3 = 3 of spades
card-s4 = 4 of spades
card-s5 = 5 of spades
card-s6 = 6 of spades
card-s7 = 7 of spades
card-s8 = 8 of spades
card-s9 = 9 of spades
card-s10 = 10 of spades
card-sj = jack of spades
card-sq = queen of spades
card-sk = king of spades
card-da = ace of diamonds
card-d2 = 2 of diamonds
card-d3 = 3 of diamonds
card-d4 = 4 of diamonds
card-d5 = 5 of diamonds
card-d6 = 6 of diamonds
card-d7 = 7 of diamonds
card-d8 = 8 of diamonds
card-d9 = 9 of diamonds
card-d10 = 10 of diamonds
card-dj = jack of diamonds
card-dq = queen of diamonds
card-dk = king of diamonds
card-x = joker

zone-group = To take
zone-laid = Just discarded
zone-stock = Stock
zone-pile = Discard pile
zone-turns = Turn
zone-points = Your points
zone-hand = Your hand
zone-shown = Hand of { $player }

fact-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
fact-dealer = dealer
fact-bonus = bonus −{ $count }
fact-four-cards = is dealt 4 cards
fact-magic = magic number { $number }
fact-near = close to { $number }
fact-out = out

prompt-over = The game is over.
prompt-wait = It is { $player }'s turn.
prompt-call = You have { $points ->
    [1] 1 point
   *[other] { $points } points
} in hand. You may call, or discard.
prompt-discard = You have { $points } points in hand. Discard a card or a group.
prompt-empty = You have no cards. Call or pass.
prompt-take = Take a card: from the stock or from the group of the player before you.
prompt-draw = Take a card from the stock.

move-call = I have the lowest!
move-discard = Discard { $card }
move-set = Discard { $count ->
    [2] two
   *[other] three
} { $rank ->
    [0] aces
    [1] twos
    [2] threes
    [3] fours
    [4] fives
    [5] sixes
    [6] sevens
    [7] eights
    [8] nines
    [9] tens
    [10] jacks
    [11] queens
    [12] kings
   *[other] jokers
} ({ $points } points together)
move-run = Discard the run from { $card } on ({ $points } points together)
move-draw = Take from the stock
move-take = Take { $card }
move-pass = Pass

# What a move is, in general.
verb-call = claim to have the lowest
verb-discard = discard cards
verb-draw = draw from the stock
verb-take = take a discarded card
verb-pass = pass

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
event-discarded = { $you ->
    [yes] You discard { $cards }.
   *[no] { $player } discards { $cards }.
}
event-emptied = { $you ->
    [yes] You empty your hand: bonus −{ $number }.
   *[no] { $player } empties the hand: bonus −{ $number }.
}
event-passed = { $you ->
    [yes] You have no cards and pass.
   *[no] { $player } has no cards and passes.
}
event-reshuffled = The discard pile is shuffled: { $number ->
    [one] 1 card is
   *[other] { $number } cards are
} in the stock now.
event-nothing-left = { $you ->
    [yes] There is nothing for you to take.
   *[no] There is nothing for { $player } to take.
}
event-drew = { $you ->
    [yes] You draw { $cards } from the stock.
   *[no] { $seen ->
        [yes] { $player } draws { $cards } from the stock.
       *[no] { $player } draws a card from the stock.
    }
}
event-took = { $you ->
    [yes] You take { $cards } from the discard pile.
   *[no] { $player } takes { $cards } from the discard pile.
}
event-called = { $you ->
    [yes] You call: ‘I have the lowest!’
   *[no] { $player } calls: ‘I have the lowest!’
}
event-capped = Nobody has called in { $number } turns. The round is over.
event-reveal = { $count ->
    [0] { $player }: no cards, 0 points.
   *[other] { $player }: { $cards }, together { $number ->
        [1] 1 point
       *[other] { $number } points
    }.
}
event-scored = { $you ->
    [yes] You get { $number ->
        [1] 1 point
       *[other] { $number } points
    }.
   *[no] { $player } gets { $number ->
        [1] 1 point
       *[other] { $number } points
    }.
}
event-birthday = { $you ->
    [yes] You stand at your birth year: your age, { $number }, comes off.
   *[no] { $player } stands at the own birth year: { $number } comes off, the age.
}
event-swap69-down = { $you ->
    [yes] 69! You had the highest total and get the lowest: { $number } off.
   *[no] 69! { $player } had the highest total and gets the lowest: { $number } off.
}
event-swap69-up = { $you ->
    [yes] 69! You had the lowest total and get the highest: { $number } on top.
   *[no] 69! { $player } had the lowest total and gets the highest: { $number } on top.
}
event-four-cards = { $you ->
    [yes] You stand at 123 and get 4 cards from now on.
   *[no] { $player } stands at 123 and gets 4 cards from now on.
}
event-out = { $you ->
    [yes] You are out with { $number } points.
   *[no] { $player } is out with { $number } points.
}
event-left = { $you ->
    [yes] You leave the game.
   *[no] { $player } leaves the game.
}
event-won = { $you ->
    [yes] You win!
   *[no] { $player } wins.
}
event-no-winner = Everybody is out. Nobody wins.

refused-too-many-points = You have { $points } points in hand; you may call with { $limit } at most.
refused-call-too-late = You have discarded already; you can only call at the beginning of your next turn.
refused-call-in-turn = You can only call at the beginning of your own turn.
refused-discard-first = Discard first, then take a card.
refused-take-first = You have discarded already: take a card now.
refused-must-discard = You have cards in hand, so you have to discard.
refused-not-in-hand = You do not hold all of these cards.
refused-sets-off = At this table pairs and triples are not discarded.
refused-not-alike = These cards are not of the same rank.
refused-four-alike = More than three cards of the same rank may not be discarded together.
refused-runs-off = At this table runs are not discarded.
refused-too-many-cards = Five cards at once are too many: a run has exactly four.
refused-too-few-cards = Three cards in a row are too few: a run has exactly four.
refused-not-in-runs = The { $card } does not fit in a run: only 2 to 10 take part.
refused-not-in-sequence = These four cards do not follow one another.
refused-same-suit = In a run every suit has to appear exactly once.
refused-stock-empty = The stock is empty: take a card from the group of the player before you.
refused-own-discard = You have just discarded the { $card } yourself.
refused-older-group = The { $card } lies in an older group; you take only from the player just before you.
refused-not-in-group = The { $card } is not in the group of the player before you.
refused-first-turn = Nothing has been discarded yet: take from the stock.
refused-nothing-laid = The player before you discarded nothing: take from the stock.
refused-already-out = This player is out already.
refused-you-are-out = You are out and play no further.
refused-you-left = You have left this game.

## Why: what a tip says with it

why-pass = Without cards there is nothing to discard.
why-call-empty = You have no cards left, so not a single point: call.
why-call-sure = With { $points ->
    [one] 1 point
   *[other] { $points } points
} you are almost certainly the lowest: call.
why-call-now = { $player } has { $count ->
    [one] 1 card
   *[other] { $count } cards
} left: call now, before somebody else does. The chance that somebody is lower is { $percent } %.
why-call = With { $points ->
    [one] 1 point
   *[other] { $points } points
} the chance that somebody is lower is { $percent } %: that is worth it.
why-lay-all = You discard all you have: soon you hold only one card.
why-lay-run = A run takes { $points } points off your hand at once.
why-lay-set = { $count } equal cards at once: that takes { $points } points off and makes your hand smaller.
why-not-yet = You may call, but the chance that somebody is lower is { $percent } %. Better discard { $card } first.
why-lay-highest = { $card } is your highest card: it leaves you { $left } points.
why-keep-set = Your higher cards belong together: you will discard them at once later.
why-keep-run = Your higher cards may still make a run: keep them.
why-give-little = Another card would help { $player } more than { $card }.
why-lay-best = What you keep can be discarded together soonest this way.
why-draw = A card of the stock counts { $points } points on average.
why-draw-rather = The lowest that lies there counts { $points } points; a card of the stock { $mean } on average.
why-take-joker = The joker counts −1: you always want it.
why-take-set = With { $card } you have { $count } equal ones: you will discard them together.
why-take-run = { $card } makes a run with what you have.
why-take-low = { $card } counts only { $points ->
    [one] 1 point
   *[other] { $points } points
}; a card of the stock counts { $mean } on average.
why-take-less = { $card } counts { $points } points, and you know what you get.

## What happens, said in general: for the figures of the lab

kind-dealt = a round is dealt
kind-hand = somebody gets a hand
kind-discarded = somebody discards
kind-emptied = somebody empties the hand
kind-passed = somebody passes without cards
kind-reshuffled = the discard pile is shuffled
kind-nothing-left = there is nothing for somebody to take
kind-drew = somebody draws from the stock
kind-took = somebody takes from the discard pile
kind-called = somebody calls to have the lowest
kind-capped = a round ends without a call
kind-reveal = somebody shows a hand
kind-scored = somebody gets the points of a round
kind-birthday = somebody lands on the own birth year
kind-swap69-down = somebody goes from the highest total to the lowest by 69
kind-swap69-up = somebody goes from the lowest total to the highest by 69
kind-four-cards = somebody lands on 123 and gets 4 cards from then on
kind-out = somebody goes out
kind-left = somebody leaves the game
kind-won = somebody wins the game
kind-no-winner = everybody is out and nobody wins
ending-ED-END-02 = there is one player left
ending-ED-AMB-15 = all who are left go out at once
ending-ED-AMB-34 = the last of the rounds is played

## What is seen on the table

moment-call = I have the lowest!
moment-capped = Nobody has called
moment-lower = lower!
moment-right = the lowest!
moment-wrong = { $count ->
    [one] 1 player is lower
   *[other] { $count } players are lower
}
moment-scored = { $points } more
moment-birthday = Birth year!
moment-swap = 69: swapped!
moment-four-cards = 123: four cards
moment-out = Out!

## The reckoning of a round

part-hand = Cards in hand
part-right = Called rightly
part-wrong = Called, but { $count ->
    [one] 1 player was lower
   *[other] { $count } players were lower
}
part-empty = Hand emptied
part-birthday = At the birth year: age taken off
part-swap = 69: totals swapped

# The score pad.

pad-birthYears = Birth year
pad-ages = Age
pad-called = Who called ‘I have the lowest’?
pad-called-nobody = Nobody
pad-hand = Cards in hand
pad-emptied = Hand empty
refused-pad-call = { $player } has { $points } points; calling takes { $limit } at most.
refused-pad-out = { $player } is out and cannot call.
refused-pad-hand = { $player } has { $count } cards; more than { $most } cannot be.
refused-pad-hand-points = { $player } cannot have { $points } points in hand.
# The referee.

ask-together = May these go together?
ask-call = May I call?
ask-cost = What does it cost?
pad-together = Cards that go together
pad-held = Cards in hand
pad-lower = How many others have fewer?
refused-ask-some-cards = Tap the cards that you want to discard.
says-single = A single card may always go.
says-set = { $count } equal cards may go together.
says-run = This run of four may go.
says-call = With { $points } points you may call. If { $count } others have fewer, you get { $cost } points.
says-points = This hand counts { $points } points.
# Examples in the booklet.

example-pair = Two equal cards may go together.
example-triple = So may three.
example-four = Not four at once.
example-run = Four in a row, each of another suit.
example-suits = Hearts twice: not allowed.
example-points = An ace is 1, a king 10 and a five 5: 16 points together.
