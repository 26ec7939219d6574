### Pesten with combinations: the rulebook in our own words, one message per rule.

## The game

game-name = Pesten with combinations
game-tagline = Empty your hand, pester your neighbours and strike with exactly your own number.
game-about = Pesten is the Dutch game of matching cards and making the others draw. Here everybody also has a number of their own. Lay a set or a street that is worth exactly that many points, and the dice decide how many cards the next player has to draw. Along the way you jump in with identical cards, trade with your neighbours and bluff when you dare. Just do not finish with a pest card!
game-minutes = 30–60 minutes
game-credits = Pesten is a well-known Dutch card game without a known author. This version with combinations follows a set of house rules; we wrote the explanation ourselves, in our own words.

## Sections

section-needs = What you need and how to begin
section-turn = Your turn
section-combinations = Combinations
section-drawing = Drawing cards
section-trading = Trading
section-special = Special cards and rules
section-elimination = Who is out?
section-rulings = Rulings for doubtful cases

## Rules: needs and beginning

rule-PE-MAT-01 = You play with at least one deck of 52 cards plus jokers; we recommend two decks. Automatically there are two with 2 to 5 players and three with 6 to 8. Options let you choose 1 to 4 decks yourself, and 0 to 4 jokers per deck; normally there are 2 jokers.
rule-PE-MAT-02 = At a real table you need at least one ordinary die, and the more you have, the quicker it goes. Here there are always enough.
rule-PE-MAT-03 = You play with at least 2 players; we recommend 4. Here at most 8 can take part.
rule-PE-PREP-01 = At the start every player is given a random number from 3 to 36: their own number. You need it to be allowed to lay combinations. An option lets you choose another lowest and highest number.
rule-PE-PREP-02 = Every player begins with 15 cards in hand. An option lets you choose another number of cards.
rule-PE-PREP-03 = After the deal one card is laid face up on the table. It starts the pile, and the first player plays on it.

## Rules: your turn

rule-PE-PLAY-01 = On your turn you lay a card that matches the top card of the pile: of the same suit (hearts, clubs, spades or diamonds) or of the same rank, such as a 9 on a 9 or a queen on a queen. If somebody chose a suit with a jack, that suit counts. An ace and a joker always match, and everything matches a joker.
rule-PE-PLAY-02 = If there is nothing you can lay, you must draw one card from the pot. If that card matches, you may lay it at once.
rule-PE-PLAY-03 = After you it is the turn of the next player in the direction of play, who does the same. You lay cards only on your own turn, except when you jump in.
rule-PE-PLAY-04 = Instead of a matching card you may lay a combination on your turn: a set or a street that is worth exactly your own number in total.
rule-PE-PASS-01 = If you pass and therefore draw a card, you may lay that card at once. You may also keep it.
rule-PE-PASS-02 = If you can make a combination with the card that you drew when passing, you may lay that whole combination at once. The card you drew must be part of it.
rule-PE-END-01 = The game is over as soon as a player has no card left in the hand and does not have to draw any either: that player wins.

## Rules: combinations

rule-PE-COMBO-01 = A set is more than 2 cards of the same rank, each of a different suit. The eights of hearts, clubs and spades make one.
rule-PE-COMBO-02 = A street is more than 2 cards of one suit that follow one another. The 4, 5 and 6 of hearts make one.
rule-PE-COMBO-03 = You may lay a combination only if all the cards in it together are worth exactly as many points as your own number.
rule-PE-VAL-01 = In a combination a jack, queen or king is worth 11 points. A 2 to 10 is worth the number on the card.
rule-PE-VAL-02 = In a combination an ace is worth 1 or 12 points, whichever suits you. Only when the ace itself belongs to a street does its place fix its value.
rule-PE-VAL-03 = In a combination a joker is an extra card, or the very card that is missing. The joker is then worth as much as the card it stands for.
rule-PE-ACE-01 = An ace matches every card, so you may always use one. Only against a combination and against a double 2 is a single ace no help.
rule-PE-ACE-02 = An extra ace in a combination does not have to match the other cards: any suit will do, and the rank does not matter.
rule-PE-ACE-03 = An extra ace may only join cards that belong together already without that ace: at least 2 of the same rank and of different suits, or at least 2 of one suit that follow one another.
rule-PE-ACE-04 = Every extra ace makes a combination worth 1 or 12 points more, so that you can arrive at your own number.
rule-PE-ACE-05 = One combination may hold as many aces as you like.
rule-PE-ACE-06 = If an ace itself belongs to a street, it is worth 12 points behind the king and 1 point before the 2. You cannot choose then.
rule-PE-JOK-01 = A joker matches every card and can be used in combinations as well. Only against a combination and against a double 2 is a single joker no help.
rule-PE-JOK-02 = A combination holds at most one joker.

## Rules: drawing cards

rule-PE-DRAW-01 = After a combination the next player is under threat: that player must draw cards, or lay a combination as well.
rule-PE-DRAW-02 = If you must draw because of a combination, you roll as many dice as that combination has cards; aces and the joker count as cards too. The sum of the dice is the number of cards you draw. So after a street of three cards with one extra ace you roll 4 dice.
rule-PE-CHAIN-01 = If you lay an ace or a joker as a single card, the next player is under threat: that player must draw cards, or lay an ace, a 2 or a joker.
rule-PE-CHAIN-02 = With a 2 you escape a threat of aces and jokers. The threat moves on to the next player and does not grow.
rule-PE-CHAIN-03 = As long as a threat of aces and jokers is running, an ace, a 2 and a joker may always be laid on one another, whatever the suit. Whoever lays none of them must draw.
rule-PE-CHAIN-04 = Whoever takes a threat of aces and jokers draws 3 cards for every ace and every joker that the threat is made of.
rule-PE-CHAIN-05 = Twos laid during a threat of aces and jokers do not count towards the number of cards.
rule-PE-POT-01 = If the pot is empty, the cards of the pile are shuffled into a new pot.
rule-PE-POT-02 = When a new pot is made, only the card that was laid last stays on the pile.

## Rules: trading

rule-PE-TRADE-01 = If you are looking for a particular card, you may trade a joker, a 2 or an ace from your hand for it with another player. You cannot offer anything else. An option can switch trading off.
rule-PE-TRADE-02 = Trading comes in handy when you almost have a combination, for instance when only the 9 of diamonds is missing from your street.
rule-PE-TRADE-03 = A trade goes through only if both of you agree to it. Feel free to talk it over.

## Rules: special cards and rules

rule-PE-UNO-01 = If somebody lays a card and you hold exactly the same one, of the same suit and the same rank, you may jump in: you lay your card on top at once, even when it is not your turn. Play then goes on with the player after you. An option can switch jumping in off.
rule-PE-LAST-01 = You do not have to announce that you have only one card left.
rule-PE-SEVEN-01 = If you lay a 7, it is your turn again.
rule-PE-EIGHT-01 = After an 8 the next player skips a turn.
rule-PE-JACK-01 = If you lay a jack, you choose which suit counts from now on: hearts, clubs, spades or diamonds.
rule-PE-KING-01 = A king reverses the direction of play.
rule-PE-TWO-01 = If a player lays the 2 of spades twice by jumping in on their own card, that is a double 2: the next player must lay a 2 as well or draw four cards. An option makes this count for twos of every suit, or not at all.
rule-PE-TWO-02 = After a double 2 it goes on as long as another 2 is added. Whoever lays no further 2 draws 2 cards for every 2 laid in this way, the first two included.
rule-PE-NINE-01 = If there are four nines in one combination, everybody passes their whole hand to the next player in the direction of play. A joker does not count as a nine.
rule-PE-RUN-01 = If you lay at least 7 cards in a row, singly and not as a combination, all the others draw 3 cards. Options let you choose another length of the run and another number of cards.
rule-PE-RUN-02 = If there are too few cards after such a long run, so that somebody cannot draw 3, that player is given one or two cards by everybody. The givers choose which.
rule-PE-BLUFF-01 = If you lay a card that does not match and nobody says anything about it, your move stands as soon as the next card is laid. With an option only matching cards can be laid.
rule-PE-FIN-01 = Do not finish with a pest card. Pest cards are the joker, the ace, the 7, the 8, the jack and the king; a 2 is not one.
rule-PE-FIN-02 = If your last card is a pest card, you have not won yet: you draw 2 cards. With an option you may finish with a pest card.
rule-PE-FIN-03 = If a combination empties your hand and a pest card then lies on top, you have not won yet: you draw 2 cards.

## Rules: who is out

rule-PE-OUT-01 = If you must draw more cards than are available, you have lost and are out. If one player remains, that player wins.
rule-PE-OUT-02 = If you are out, all your cards are shuffled and put on top of the pot.
rule-PE-OUT-03 = When somebody is out, everybody with more than 20 cards then puts away half of them, rounded up. You choose the cards yourself. An option can switch this off.
rule-PE-OUT-04 = The cards that are put away after a player has gone out take no further part in the game.

## Rulings

rule-PE-AMB-01 = Everybody can see everybody’s own number, so that you can check one another’s combinations. With an option the own numbers stay hidden from the others.
rule-PE-AMB-02 = The card that starts the pile has no effect, and nobody can jump in on it. If it is a joker, it goes back into the pot and another card is turned. Who begins is decided at random.
rule-PE-AMB-03 = A combination does not have to match the top card: it takes the place of a matching card. With an option there must be a matching card in it.
rule-PE-AMB-04 = In a set every suit appears at most once, even when you play with several decks. A set therefore has at most 4 cards, the joker included; extra aces come on top of that.
rule-PE-AMB-05 = Two cards that belong together may be filled up with extra aces to a combination of at least 3 cards: the 5 of clubs, the 5 of diamonds and the ace of hearts make 11 or 22. But an ace that continues a street of fewer than 3 cards belongs to that street and is no extra ace: the 2 and 3 of clubs with the ace of clubs make 6 and never 17.
rule-PE-AMB-06 = A street may run on past the ace. The queen, king, ace and 2 of spades are a street of 25 points: the ace is worth 1 point, because a 2 follows.
rule-PE-AMB-07 = A joker in a combination stands for a card of the set or the street itself. A joker cannot be an extra ace, nor the fifth card of a set. Besides the joker you need at least two ordinary cards of that set or street; extra aces do not count for this.
rule-PE-AMB-08 = You lay the cards of a combination in any order you like, and so you decide which one comes on top. The table plays on that card, and that card counts if your hand is empty.
rule-PE-AMB-09 = In a combination no card has an effect of its own, not even a 2, 7, 8, jack, king, ace or joker. With an option the top card does work, if it is a 7, 8, jack or king.
rule-PE-AMB-10 = If you answer a combination with a combination, only the last one counts for the dice. With an option the cards of all combinations in a row are added up.
rule-PE-AMB-11 = Against a combination only a combination helps, and against a threat of aces and jokers only a single ace, 2 or joker. With an option you may lay a combination against aces and jokers too.
rule-PE-AMB-12 = Once you have drawn cards for a threat, your turn is over. With an option you may still play after that.
rule-PE-AMB-13 = You may pass and draw one card even when you can lay something, as long as there are cards to draw and no threat is running. With an option you must play if you can.
rule-PE-AMB-14 = Once you have passed and drawn a card, you may lay only that card, or a combination with that card in it. No other single card is allowed any more.
rule-PE-AMB-15 = Once the threat of a joker has been settled, every card matches that joker. On an ace you play as always: the same suit or the same rank.
rule-PE-AMB-16 = A jack has to match like any other card. Only an ace and a joker match every card.
rule-PE-AMB-17 = A 2 has to match like any other card. Only while a threat of aces and jokers or of twos is running does the suit of a 2 not matter.
rule-PE-AMB-18 = You may also jump in on a card that you laid yourself; with an option you may not. Whatever adds up or turns round counts for both cards: the threat of aces, jokers and twos and the direction of kings. A 7, 8 or jack works only as the last card. Jumping in is a real move: you can win the game by it or finish with a pest card, and afterwards everybody may react again.
rule-PE-AMB-19 = Two jokers are exactly the same card only if they are both red or both black.
rule-PE-AMB-20 = You cannot jump in on the cards of a combination. On a card that was just drawn and laid singly you can.
rule-PE-AMB-21 = A double 2 is made only with the 2 of spades. The twos that come after it may be of any suit. With an option a double 2 can be made with every suit, or does not exist at all.
rule-PE-AMB-22 = While a threat of aces and jokers is running, even the 2 of spades laid twice only moves that threat on. It does not become a double 2.
rule-PE-AMB-23 = If somebody rightly says ‘Doesn’t fit!’, you take the card back, draw one card, and your turn is over. With an option you draw a different number.
rule-PE-AMB-24 = You can say ‘Doesn’t fit!’ only in the reaction window after the card, so before the next player does anything. If somebody jumps in, a bluff stands from then on, unless somebody said ‘Doesn’t fit!’ in the same reaction window. An option lets you choose how long the reaction window lasts.
rule-PE-AMB-25 = You can bluff only with a single card on a turn without a threat; it may also be the card that you have just drawn. You cannot bluff with a combination or against a threat.
rule-PE-AMB-26 = If your last card is a bluff, you win only once the reaction window is over and nobody has rightly said ‘Doesn’t fit!’.
rule-PE-AMB-27 = If you finish with a pest card, that card works as usual, and you draw 2 cards. If it was a 7, you play your extra turn with those 2 new cards. With an option you may finish with a pest card.
rule-PE-AMB-28 = Four nines are 36 points together. So with the usual own numbers only a player who has 36 can lay them, without an extra ace. Where own numbers may be higher, four nines may lie beside aces, and the hands are passed on all the same. If your hand is empty afterwards and you need not draw, you have won already and nobody passes anything on. If you have to draw 2 cards because an ace lies on top, you pass those on.
rule-PE-AMB-29 = A run of single cards is over as soon as another player makes a move, or as soon as you lay a combination or draw a card yourself.
rule-PE-AMB-30 = If somebody runs short of cards after a long run, all the others give that player 1 or 2 cards each. You never give away your last card: with one card in hand you give nothing. If several players run short, they are served in turn order. Nobody goes out through this.
rule-PE-AMB-31 = The cards that are available are those of the pot and those of the pile, except the top card.
rule-PE-AMB-32 = If there is no card to draw, you must lay a matching card or a combination if you have one. If you have neither, you are out. Where bluffing is allowed, you can still try that as well.
rule-PE-AMB-33 = If there are fewer cards than you must draw, you draw none at all: you are out at once.
rule-PE-AMB-34 = Putting away half happens only directly after somebody has gone out. With 21 cards you put away 11 and keep 10; with exactly 20 you put away nothing. Which cards you choose stays secret. An option can switch this off.
rule-PE-AMB-35 = Only the player whose turn it is can trade, before making their move, and also while a threat is running. It is one card for one card, and everybody hears which card you are looking for. On each turn you may make 3 offers and complete one trade. Options change those numbers or switch trading off.
rule-PE-AMB-36 = With two players a king turns the direction round, but the other player is simply next. After an 8 the other player skips and you go on. With an option a king gives you another turn too.
rule-PE-AMB-37 = When hands are passed on after four nines, nobody receives an empty hand: a player without cards would have won already, or drawn 2 first.
rule-PE-AMB-38 = There is a winner, but no ranking of the losers. At the end you see how many cards everybody has left; players who are out come last.
rule-PE-AMB-39 = If the game takes too long, it stops after a fixed number of turns. Whoever has the fewest cards then wins; players with equally few share the win.
rule-PE-AMB-40 = There are always enough dice. If you have too few at a real table, you roll one of them several times.
rule-PE-AMB-41 = Every own number is drawn separately, and every number is equally likely. So two players can have the same number. Your own number never changes, not even when hands move on after four nines.
rule-PE-AMB-42 = Even a player who is next, or who would face a threat, may jump in. It does not count as their own turn: play goes on with the player after whoever jumped in, and that player faces the threat built up so far.
rule-PE-AMB-43 = Under a threat you cannot lay a single 8. So a single 8 never moves a threat on.
rule-PE-AMB-44 = In Dutch the king is called ‘heer’ or ‘koning’. It is the same card.
rule-PE-AMB-45 = A card that you may lay against a threat matches: an ace, 2 or joker against aces and jokers, a 2 against twos. A card with which you jump in always matches too. ‘Doesn’t fit!’ is never right for such cards.
rule-PE-AMB-46 = For a double 2 one player lays both cards, by jumping in on their own 2 of spades. If somebody else jumps in with the 2 of spades, no threat follows.
rule-PE-AMB-47 = A card counts towards a run as soon as it is laid. The others draw only when the reaction window after that card is over without anybody else having jumped in. The run then has 7 cards or more (or the chosen length), and each run works only once.
rule-PE-AMB-48 = A run is over when somebody else comes on turn or jumps in, or when you yourself lay a combination, draw or are caught bluffing. Others having to draw or merely reacting does not break the run. The 2 cards for finishing with a pest card are drawn only after the count.
rule-PE-AMB-49 = Penalty cards can put you out as well if there are too few cards; only the drawing after a long run puts nobody out. If it is your turn or you laid the card in question, the threat lapses and the next player begins an ordinary turn. If somebody else goes out, the threat, the turn and the card that was laid simply go on.
rule-PE-AMB-50 = You put away half of your cards just before the next turn begins.
rule-PE-AMB-51 = Passing while there is no card to draw means that you are out. It is allowed only if you have no matching card and no combination.
rule-PE-AMB-52 = If you must play when you can, you may pass only without a matching card and without a combination. Keeping a card you drew, taking a threat and rolling the dice are always allowed.
rule-PE-AMB-53 = If the top card of a combination works, the threat comes first. An effect that would bring the turn back to you lapses: a 7, and with two players also an 8 or a king that gives another turn.
rule-PE-AMB-54 = If a combination may be laid against aces and jokers, the threat of the combination takes the place of the threat of the aces and jokers.
rule-PE-AMB-55 = A new pot is made only when a card must be drawn and the pot is empty, not earlier.
rule-PE-AMB-56 = The game stops after 150 turns per player, counting everybody’s turns together: with 4 players that is after 600. Whenever somebody comes on turn, that is one turn, also after their own 7. Whoever has the fewest cards then wins. An option lets you choose a number other than 150.
rule-PE-AMB-57 = If several players want to jump in or accept the same trade at once, the one who sits nearest clockwise to the player who laid the card or made the offer goes first, whichever way play is going. Whoever jumps in on their own card always goes first.
rule-PE-AMB-58 = Anyone who wrongly said ‘Doesn’t fit!’ and gets cards for it draws them first, clockwise. Only then does the jump-in or the effect of the card follow.
rule-PE-AMB-59 = Whether there is a reaction window after a single card depends on the options alone and never on anybody’s hand. There is one if bluffing is allowed, or if jumping in is allowed and there are identical cards in the game: with two or more decks, or with three or more jokers per deck.
rule-PE-AMB-60 = The jokers of a deck are red and black by turns: red, black, red, black. So the third and the fourth are the same as the first and the second.
rule-PE-AMB-61 = For the rule that a king gives another turn with two players, only the players who are still in the game count.
rule-PE-AMB-62 = If a combination has to match, at least one card in it must match the top card, also when you answer a threat with it. An ace or a joker always matches.
rule-PE-AMB-63 = If you may finish with a pest card, every card is an ordinary last card and you draw no cards for it.
rule-PE-AMB-64 = You make an offer to trade to one player or to everybody. You may ask for any card except exactly the one that you offer.
rule-PE-AMB-65 = If the player who has just laid a jack, 7 or 8 goes out, that card has no effect. The game begins clockwise.
rule-PE-AMB-66 = The table may offer help with combinations: then you are shown the largest that you can lay, and what they add up to. With the help switched off you look for yourself; what is allowed stays the same.
rule-PE-AMB-67 = The options have limits: 1 to 30 cards at the start, own numbers from 3 to 60, penalties of 0 to 10 cards, 1 to 60 seconds to react, 1 to 10 trades and offers per turn, a long run of 2 to 30 cards after which the others draw 1 to 10, and 5 to 1000 turns per player. After the deal a card that is no joker has to be left: all decks together have, without jokers, more cards than are dealt.
rule-PE-AMB-68 = Large choices are made in steps. With a combination you choose after laying it which card goes on top. You lay it in one go, however many others you could lay; with more than 1000 you may also begin with one card and go on card by card, and put it all back as long as it does not lie there: nobody sees anything of that. An offer to trade is said in three steps, which everybody hears, and until the last one you may withdraw it; it counts as an offer all the same. For giving and putting away everybody picks one card at a time, all at once.
rule-PE-AMB-69 = Where you may still play after drawing for a threat, your turn simply goes on without it: you may lay, trade, and also pass and draw another card.
rule-PE-AMB-70 = Where own numbers are secret, the others know of yours only what your combinations give away: it is a number that those cards can add up to.
rule-PE-AMB-71 = You may say ‘Doesn’t fit!’ after every single card of somebody else, also after one that cannot be wrong, as after a jump-in or under a threat. It is always a mistake then.
rule-PE-AMB-72 = If somebody goes out on the very last turn, no next turn comes. Nobody puts away half of their cards then: the hands count as they are.

## Options: cards and dealing

group-deck = Cards and dealing
option-decks = Number of decks
option-decks-help = How many decks you play with. Automatic means two decks for up to 5 players and three decks from 6 players on. With 15 cards per player one deck is enough only for 2 or 3 players.
option-decks-auto = Automatic
option-decks-1 = 1 deck
option-decks-2 = 2 decks
option-decks-3 = 3 decks
option-decks-4 = 4 decks
option-jokersPerDeck = Jokers per deck
option-jokersPerDeck-help = This many jokers are in every deck, from 0 to 4. Normally there are 2.
option-handSize = Cards at the start
option-handSize-help = Every player begins with this many cards. Normally there are 15.
option-ownNumberVisible = Own numbers open
option-ownNumberVisible-help = Everybody sees everybody’s own number. If this is off, you see only yours. Normally it is on.
option-ownNumberRange = Limits of the own number
option-ownNumberRange-help = Two numbers: the lowest and the highest own number that you can be given. Normally they are 3 and 36.

## Options: combinations

group-combinations = Combinations
option-comboMustMatch = Combination has to match
option-comboMustMatch-help = A combination must contain a card that matches the top card of the pile. Normally this is off.
option-comboStack = Dice after an answer
option-comboStack-help = How many dice you roll when a combination has been answered with a combination.
option-comboStack-last = Only the last combination counts
option-comboStack-sum = All combinations in a row add up
option-comboEffects = Effect of a combination
option-comboEffects-help = Whether the top card of a combination still works as a 7, 8, jack or king.
option-comboEffects-none = No effect
option-comboEffects-top = The top card works
option-comboAnswersChain = Combination against aces and jokers
option-comboAnswersChain-help = You may answer a threat of aces and jokers with a combination too. Normally this is off.
option-comboHelp = Help with combinations
option-comboHelp-help = You get a list of the largest combinations that you can lay, and your moves say what they add up to. With this off you look for yourself. Normally it is on.

## Options: reacting

group-reactions = Jumping in and bluffing
option-jumpIn = Jumping in
option-jumpIn-help = Anyone who holds exactly the same card as the one just laid may lay it on top at once. Normally this is on.
option-jumpOnOwn = Jumping in on your own card
option-jumpOnOwn-help = You may also jump in on a card that you laid yourself. A double 2 is possible only if this is on. Normally it is on.
option-mismatch = Cards that do not match
option-mismatch-help = Whether you may bluff with a card that does not match, or such a card is refused.
option-mismatch-challenge = You may bluff until somebody notices
option-mismatch-strict = Only matching cards
option-caughtPenalty = Penalty for a bluff that is caught
option-caughtPenalty-help = A bluffer who is caught draws this many cards, after taking the card back. Normally it is 1.
option-falseChallengePenalty = Penalty for a wrong ‘Doesn’t fit!’
option-falseChallengePenalty-help = Anyone who said ‘Doesn’t fit!’ about a card that did match draws this many cards. Normally it is 0.
option-reactionSeconds = Time to react
option-reactionSeconds-help = After a single card everybody has this many seconds to jump in or to say ‘Doesn’t fit!’. Normally there are 6.

## Options: trading

group-trading = Trading
option-trade = Trading
option-trade-help = On your turn you may trade a joker, 2 or ace for a card that you are looking for. Normally this is on.
option-tradesPerTurn = Trades per turn
option-tradesPerTurn-help = This is how often you may complete a trade on one turn. Normally it is once.
option-offersPerTurn = Offers per turn
option-offersPerTurn-help = You may make this many offers to trade on one turn. Normally there are 3.

## Options: special rules

group-special = Special rules
option-playAfterPenalty = Playing after a threat
option-playAfterPenalty-help = After drawing for a threat you may still play your turn. Normally this is off.
option-mustPlayIfAble = Play if you can
option-mustPlayIfAble-help = With a matching card or a combination in your hand you may not pass. Normally this is off.
option-doubleTwo = Double 2
option-doubleTwo-help = Which twos can make a double 2. For this, jumping in on your own card has to be allowed.
option-doubleTwo-spades = Only the 2 of spades
option-doubleTwo-any = Every 2
option-doubleTwo-off = No double 2
option-twoPlayerKing = King with two players
option-twoPlayerKing-help = What a king does when two players are left in the game.
option-twoPlayerKing-reverse = Only the direction turns round
option-twoPlayerKing-again = You get another turn
option-finishPest = Finishing with a pest card
option-finishPest-help = What happens if your last card is a joker, ace, 7, 8, jack or king.
option-finishPest-draw2 = You draw 2 cards
option-finishPest-free = It is simply allowed
option-runLength = Length of a long run
option-runLength-help = After this many single cards in a row by one player all the others have to draw. Normally there are 7.
option-runDraw = Cards after a long run
option-runDraw-help = Every other player draws this many cards after a long run. Normally there are 3.

## Options: limits

group-limits = Going out and limits
option-elimHalve = Putting away half
option-elimHalve-help = When somebody is out, everybody with more than 20 cards puts away half of them. Normally this is on.
option-turnCap = Turns per player
option-turnCap-help = After this many turns times the number of players the game stops, and whoever has the fewest cards wins. Normally it is 150.

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
card-xr = red joker
card-xb = black joker

zone-pile = Pile
zone-pot = Pot
zone-combo = Combination
zone-offer = Offered and wanted
zone-suit = { $suit ->
    [0] Chosen: clubs
    [1] Chosen: diamonds
    [2] Chosen: hearts
   *[other] Chosen: spades
}
zone-to-draw = To draw
zone-dice-to-roll = Dice to roll
zone-faces = { $suit ->
    [0] ♣ Clubs
    [1] ♦ Diamonds
    [2] ♥ Hearts
   *[other] ♠ Spades and jokers
}
zone-dice = Rolled: { $total }
zone-run = In a row
zone-away = Out of the game
zone-drawn = Just drawn
zone-hand = Your hand
help-combos = Combinations
die = die: { $number }

fact-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
fact-own = own number { $number }
fact-own-secret = own number secret
fact-puts-away = { $count } more to put away
fact-out = out

prompt-over = The game is over.
prompt-wait = It is { $player }’s turn.
prompt-act = On top lies the { $card }: lay a card or a combination, or pass.
prompt-act-suit = The suit is { $suit ->
    [0] clubs
    [1] diamonds
    [2] hearts
   *[other] spades
}: lay a card or a combination, or pass.
prompt-chain = Lay an ace, a 2 or a joker, or draw { $number } cards.
prompt-twos = Lay a 2, or draw { $number } cards.
prompt-combo = Lay a combination of { $own }, or roll { $number } dice and draw.
prompt-drawn = You drew the { $card }. Lay it, or a combination with it, or end your turn.
prompt-top = Which card of your combination goes on top?
prompt-suit = Which suit shall it be?
prompt-want = You offer the { $card }. Which card are you looking for?
prompt-to = Whom do you ask for the { $card }?
prompt-begun = Choose the next card of your combination; { $count ->
    [one] 1 card is
   *[other] { $count } cards are
} ready.
prompt-window = { $player } lays the { $card }. Jump in, object, or let it be?
prompt-window-own = You lay the { $card }. Do you lay another one like it?
prompt-window-wait = Everybody may react to { $player }’s { $card }.
prompt-trade = { $player } is looking for the { $card }. Do you trade?
prompt-trade-wait = { $player } waits for an answer to an offer.
prompt-give = { $player } is short of cards: give one.
prompt-give-more = Do you give { $player } a second card?
prompt-give-wait = The others give cards to { $player }.
prompt-away = Put away { $count ->
    [one] 1 more card; it leaves
   *[other] { $count } more cards; they leave
} the game.
prompt-away-wait = Whoever has too many cards puts half of them away.

move-play = Lay the { $card }
move-bluff = Bluff with the { $card }
confirm-bluff = This card does not match. Do you mean to bluff with it? The others do not get to see this question.
move-set = Lay a set of { $count } cards ({ $own } together)
move-combo = Lay a combination of { $count } cards ({ $own } together)
move-lay-together = Lay these { $count } cards together
chosen-sum = { $gap ->
    [0] { $total } in all; your number is { $own }.
   *[other] { $total } in all, or up to { $high } with the aces; your number is { $own }.
}
move-begin = Begin with the { $card }
move-begin-anew = Put back what I began
move-top = The { $card } on top
move-draw = Pass and draw a card
move-draw-nothing = Pass: there is nothing to draw, so you are out
move-end = End your turn
move-take = Draw { $number } cards
move-roll = Roll { $number } dice and draw
move-suit = { $suit ->
    [0] ♣ Clubs
    [1] ♦ Diamonds
    [2] ♥ Hearts
   *[other] ♠ Spades
}
move-offer = Offer the { $card } for a trade
move-want = Ask for the { $card }
move-to = Ask { $player }
move-to-all = Ask everybody
move-withdraw = No trade after all
move-accept = Trade it for the { $card }
move-decline = No trade
move-jump = Jump in!
move-challenge = Doesn’t fit!
move-ok = Fine
move-give = Give the { $card }
move-enough = That is enough
move-away = Put away the { $card }

# What a move is, in general.
verb-play = lay one card
verb-combo = lay a combination
verb-begin = begin a combination
verb-top = choose what comes on top
verb-draw = pass and draw a card
verb-end = end the turn
verb-take = draw the cards of a penalty
verb-roll = roll for how many to draw
verb-suit = choose a suit
verb-offer = offer a card in trade
verb-want = say what is wanted in trade
verb-to = choose whom to trade with
verb-withdraw = withdraw a trade
verb-accept = accept a trade
verb-decline = decline a trade
verb-jump = jump in
verb-challenge = say that a card does not fit
verb-ok = let a card be
verb-give = give a card
verb-enough = give no more
verb-away = put a card away

event-hand = { $you ->
    [yes] You get { $cards }.
   *[no] { $player } gets { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
}
event-own = { $you ->
    [yes] Your own number is { $number }.
   *[no] { $player }’s own number is { $number }.
}
event-start = { $you ->
    [yes] The { $cards } lies open. You begin.
   *[no] The { $cards } lies open. { $player } begins.
}
event-laid = { $you ->
    [yes] You lay the { $cards }{ $number ->
        [0] .
       *[other] : { $number } cards to draw.
    }
   *[no] { $player } lays the { $cards }{ $number ->
        [0] .
       *[other] : { $number } cards to draw.
    }
}
event-jumped = { $you ->
    [yes] You jump in with the { $cards }{ $number ->
        [0] !
       *[other] : { $number } cards to draw.
    }
   *[no] { $player } jumps in with the { $cards }{ $number ->
        [0] !
       *[other] : { $number } cards to draw.
    }
}
event-rivals = { $number } players want to jump in: the one nearest clockwise after the layer may.
event-no-jump = Objecting comes before jumping in: whoever wanted to jump in keeps the card.
event-stands = { "" }
event-challenged = { $you ->
    [yes] You say: ‘Doesn’t fit!’
   *[no] { $player } says: ‘Doesn’t fit!’
}
event-caught = { $you ->
    [yes] Caught! You take back the { $cards } and your turn is over.
   *[no] Caught! { $player } takes back the { $cards } and the turn is over.
}
event-wrong = { $you ->
    [yes] You said ‘Doesn’t fit!’, but the card was right.
   *[no] { $player } said ‘Doesn’t fit!’, but the card was right.
}
event-combination = { $you ->
    [yes] You lay a combination of { $count } cards{ $number ->
        [0] { "" }
       *[other] {" "}(together { $number })
    }: { $cards }.
   *[no] { $player } lays a combination of { $count } cards{ $number ->
        [0] { "" }
       *[other] {" "}(together { $number })
    }: { $cards }.
}
event-top = The { $cards } is on top: { $number } dice for the next player.
event-nines = Four nines! Everybody passes on their hand.
event-received = { $you ->
    [yes] You get a new hand: { $cards }.
   *[no] { $player } gets a new hand of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
}
event-die = { $number ->
    [1] ⚀ A 1.
    [2] ⚁ A 2.
    [3] ⚂ A 3.
    [4] ⚃ A 4.
    [5] ⚄ A 5.
   *[other] ⚅ A 6.
}
event-rolled = { $you ->
    [yes] You roll { $number } in all.
   *[no] { $player } rolls { $number } in all.
}
event-drew = { $you ->
    [yes] You draw { $cards }.
   *[no] { $player } draws { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
}
event-reshuffled = The pile is shuffled: { $number ->
    [one] 1 card is
   *[other] { $number } cards are
} in the pot again.
event-suit = { $you ->
    [yes] You choose { $number ->
        [0] clubs
        [1] diamonds
        [2] hearts
       *[other] spades
    }.
   *[no] { $player } chooses { $number ->
        [0] clubs
        [1] diamonds
        [2] hearts
       *[other] spades
    }.
}
event-skipped = { $you ->
    [yes] You skip a turn.
   *[no] { $player } skips a turn.
}
event-pest-finish = { $you ->
    [yes] You finish with a pest card and draw 2.
   *[no] { $player } finishes with a pest card and draws 2.
}
event-run = { $you ->
    [yes] A long run of yours! All others draw { $number }.
   *[no] A long run by { $player }! All others draw { $number }.
}
event-short = { $you ->
    [yes] There is not enough to draw for you: the others give you cards.
   *[no] There is not enough to draw for { $player }: the others give cards.
}
event-given = { $seen ->
    [yes] { $you ->
        [yes] You get the { $cards }.
       *[no] You give { $player } the { $cards }.
    }
   *[no] { $player } gets a card.
}
event-gives-no-more = { $you ->
    [yes] You give no second card.
   *[no] { $player } gives no second card.
}
event-offers = { $you ->
    [yes] You want to trade the { $cards }.
   *[no] { $player } wants to trade the { $cards }.
}
event-wants = { $you ->
    [yes] You are looking for the { $cards }.
   *[no] { $player } is looking for the { $cards }.
}
event-asks-all = The offer is for everybody.
event-asks-one = { $you ->
    [yes] The offer is for you.
   *[no] The offer is for { $player }.
}
event-withdrew = { $you ->
    [yes] You do not trade after all.
   *[no] { $player } does not trade after all.
}
event-accepts = { $you ->
    [yes] You are willing to trade.
   *[no] { $player } is willing to trade.
}
event-declines = { $you ->
    [yes] You do not trade.
   *[no] { $player } does not trade.
}
event-trades = { $you ->
    [yes] You hand over the { $cards }.
   *[no] { $player } hands over the { $cards }.
}
event-out = { $you ->
    [yes] There is not enough to draw: you are out. Your cards go on the pot.
   *[no] There is not enough to draw: { $player } is out. The { $number } cards go on the pot.
}
event-halves = { $you ->
    [yes] You have more than 20 cards and put away { $number }.
   *[no] { $player } has more than 20 cards and puts away { $number }.
}
event-put-away = { $number ->
    [one] 1 card has been put away.
   *[other] { $number } cards have been put away.
}
event-capped = After { $number } turns it is enough: the fewest cards win.
event-won = { $you ->
    [yes] You win!
   *[no] { $player } wins.
}

refused-not-in-hand = The { $card } is not in your hand.
refused-not-all-in-hand = Not all of those cards are in your hand.
refused-not-now = That is not possible now.
refused-does-not-match = The { $card } does not match the pile.
refused-only-ace-two-joker = Now you can only lay an ace, a 2 or a joker, or draw.
refused-only-twos = Now you can only lay a 2, or draw.
refused-only-combination = Against a combination only a combination helps, no single card.
refused-only-drawn-card = You have passed: only the { $card }, which you drew, may still be laid.
refused-drew-already = You have drawn a card already: lay it, or end your turn.
refused-draw-first = Your turn ends only when you lay or draw a card.
refused-threatened = You cannot pass: answer what lies there, or draw for it.
refused-can-lay = You have something that you can lay, so you may not pass.
refused-nothing-to-take = There is nothing that you have to draw for.
refused-roll-for-it = For a combination you roll dice: they tell how many cards you draw.
refused-no-dice-for-it = No dice are rolled for this: the number of cards to draw is fixed.
refused-out-of-the-game = You are out of the game: you had to draw more cards than there were.
refused-nothing-to-roll-for = There is no combination that you have to roll for.
refused-no-combination-now = Against what lies there you cannot lay a combination.
refused-without-drawn-card = After passing, the { $card }, which you drew, has to be in the combination.
refused-too-few-cards = Two cards are no combination yet.
refused-no-combination = These cards are neither a set nor a street.
refused-no-street = These cards are no street: they do not follow one another in one suit.
refused-one-joker = There may be only one joker in a combination.
refused-same-suit-twice = In a set every card is of another suit.
refused-joker-as-fifth = A set has four cards at most, so a joker cannot be the fifth.
refused-joker-needs-two = A joker has to complete two other cards that go together.
refused-nothing-for-aces = Aces only fill up two or more cards that go together already.
refused-other-total = These cards are worth { $total } together, and your own number is { $own }.
refused-combination-must-match = At this table a card of the combination has to match the pile.
refused-combination-begun = You have begun a combination: finish it, or put it back.
refused-lay-at-once = Lay your combination in one go.
refused-in-no-combination = The { $card } is in no combination that is still possible.
refused-top-first = First choose which card goes on top.
refused-not-in-combo = The { $card } is not in your combination.
refused-suit-first = First choose a suit.
refused-react-first = First everybody may react to the card.
refused-too-late = Just too late: the game had already moved on. Better luck next time!
refused-answered-already = You have reacted already.
refused-only-others = You laid this card yourself: only the others may react to it.
refused-own-card = You cannot object to your own card.
refused-nobody-bluffs = At this table nobody can bluff.
refused-no-jumps = At this table nobody jumps in.
refused-not-the-same-card = You do not have exactly the same card: the { $card }.
refused-no-trades = At this table there is no trading.
refused-traded-enough = You have traded { $limit } times in this turn already.
refused-offered-enough = You have made { $limit } offers in this turn already.
refused-not-for-trade = Only with a joker, a 2 or an ace can you trade, not with the { $card }.
refused-want-first = First say which card you want for the { $card }.
refused-same-card = The { $card } is what you offer yourself.
refused-not-in-decks = The { $card } is not in the game.
refused-to-whom-first = First say whom you ask.
refused-not-a-partner = You cannot trade with that player.
refused-answer-offer = First answer { $player }’s offer.
refused-no-offer = There is no offer.
refused-give-one = You have to give at least one card.
refused-give-first = First give { $player } a card.
refused-put-away-first = You still have to put away { $count } cards.

score-cards = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}

figure-per_game-turns = Turns a game
figure-per_game-combinations = Combinations a game
figure-per_game-jump_ins = Jump-ins a game
figure-per_game-bluffs_caught = Bluffs caught a game
figure-per_game-wrong_challenges = Wrong challenges a game
figure-per_game-offers = Offers to trade a game
figure-per_game-trades = Trades a game
figure-per_game-eliminations = Players eliminated a game
figure-per_game-four_nines = Four nines a game
figure-per_game-runs = Long runs a game
figure-per_game-pest_finishes = Finishes with a pest card a game
figure-per_game-new_pots = New pots a game
figure-per_game-bluffs = Bluffs a game
figure-per_game-chains = Chains a game
figure-per_game-cards_by_dice = Cards drawn by dice a game
figure-chain_length = Cards in a chain
figure-chains_of_twos = Chains with twos, in all games
figure-bluffs_caught_share = Share of bluffs that were caught
figure-trades_per_offer = Share of offers that became a trade
figure-ended_by = Share of games ended by { $part }

## Why: what a tip says with it

why-no-better = There is nothing better.
why-answer = With { $card } you pass on what lies there; else you draw { $number } cards.
why-bluff = Nothing fits. Perhaps everybody lets { $card } be.
why-out = { $card } is your last card: you win!
why-out-pest = You cannot go out with a pest card; that costs you.
why-last = Then you have only { $card } left, and with that you may go out.
why-last-pest = It is not nice to be left with { $card }, but there is nothing better.
why-attack = { $player } has { $count ->
    [one] 1 card
   *[other] { $count } cards
} left: stop that with { $card }.
why-seven = After { $card } you lay another card at once, and you have one that fits.
why-king = So { $player }, with { $count } cards, plays less often just before you.
why-eight = With { $card } { $player } skips a turn.
why-keep-shield = You could also lay a card that will save you from drawing: keep that one and lay { $card }.
why-follows = After { $card } { $count } more of your own cards fit.
why-shed = { $card } fits: it leaves you { $count } cards.
why-wait = { $card } fits, but do not lay it now: you would be left with a card with which you cannot go out.
why-draw = Nothing fits: draw a card.
why-end = The card that you drew does not fit either.
why-take = You have no ace, 2 or joker to pass it on with: draw { $number } cards.
why-roll = You have no combination to answer with: roll { $number } dice.
why-combo-out = With this you lay all your cards at once: you win!
why-combo-answer = So you need not roll { $number } dice, and you get rid of { $count } cards.
why-combo = You get rid of { $count } cards at once, and the next player has to roll for them.
why-begin = { $card } is part of a combination, and by itself the one that you need least.
why-top = On { $card } { $count } of your own cards fit next.
why-top-out = With { $card } on top you may go out.
why-suit = You have { $count ->
    [one] 1 card
   *[other] { $count } cards
} of it yourself.
why-offer = You can spare { $card }, and with one card of somebody else you have a combination.
why-want = With { $card } you have a combination.
why-to = The more people you ask, the better the chance.
why-accept = { $card } saves you from drawing, and what you give for it you do not need.
why-decline-needed = You need { $card } yourself for a combination.
why-decline-few = { $player } has only { $count ->
    [one] 1 card
   *[other] { $count } cards
} left: do not help.
why-decline-before = { $player } plays just before you: what you give now soon comes back at you.
why-decline-dear = What you would get is not worth more than { $card }.
why-give-least = Of what you have { $card } is what you can best do without.
why-give-spare = { $card } is in no combination and saves you from nothing.
why-enough = One card is enough: give no more than you have to.
why-challenge = { $card } does not match, and { $player } has only { $count }: say so.
why-jump-out = Your last card is exactly the same: jump in, and you are out.
why-jump = You have exactly the same card: so you get rid of { $card } out of turn.
why-let-bluff = { $card } does not match, but { $player } has more cards than you: let it be, so that more is left to draw.
why-ok = { $card } matches, and you have nothing to lay on it.
why-ok-last = You have the same card, but you cannot go out with a pest card.

## What happens, said in general: for the figures of the lab

kind-hand = somebody gets a hand
kind-own = somebody’s own number becomes known
kind-start = the first card is turned up
kind-laid = somebody lays a single card
kind-jumped = somebody jumps in
kind-rivals = several players want to jump in at once
kind-no-jump = a jump-in is off because somebody objects
kind-stands = a card that was laid outlasts the time to react
kind-challenged = somebody says that a card does not fit
kind-caught = somebody is caught
kind-wrong = somebody objects wrongly
kind-combination = somebody lays a combination
kind-top = a card of a combination comes on top
kind-nines = four nines pass all hands on
kind-received = somebody gets another hand by four nines
kind-die = a single die falls
kind-rolled = somebody rolls the dice
kind-drew = somebody draws cards
kind-reshuffled = the pile is shuffled into a new pot
kind-suit = somebody chooses a suit
kind-skipped = somebody skips a turn
kind-pest-finish = somebody finishes with a pest card and draws 2
kind-run = a long run makes all others draw
kind-short = there is not enough to draw and the others give cards
kind-given = somebody gets a card from another
kind-gives-no-more = somebody gives no second card
kind-offers = somebody offers cards to trade
kind-wants = somebody says what a trade should bring
kind-asks-all = an offer to trade is for everybody
kind-asks-one = an offer to trade is for one player
kind-withdrew = somebody withdraws an offer to trade
kind-accepts = somebody accepts an offer to trade
kind-declines = somebody declines an offer to trade
kind-trades = somebody hands over a card in a trade
kind-out = somebody goes out
kind-halves = somebody with more than 20 cards puts some away
kind-put-away = cards that were put away leave the game
kind-capped = the game ends after too many turns
kind-won = somebody wins the game
ending-PE-END-01 = somebody has no card left
ending-PE-OUT-01 = there is one player left
ending-PE-AMB-56 = the turns have run out

## What is seen on the table

moment-king = Other way round!
moment-seven = Once more!
moment-threat = { $count } to draw
moment-jump = Jumped in!
moment-combination = Combination of { $count }
moment-suit = { $suit ->
    [0] Clubs!
    [1] Diamonds!
    [2] Hearts!
   *[other] Spades!
}
moment-rolled = { $count } in all
moment-drew = +{ $count } cards
moment-run = Long run!
moment-challenge = Not true!
moment-caught = Caught!
moment-wrong = It was true
moment-skipped = Skipped
moment-nines = Four nines: all hands move on!
moment-out = Out!
moment-pest-finish = Pest card last
moment-halves = { $count } put away

# What lies in the box.

box-die = Die
box-place = Game: who came in which place
# The score pad.

part-first = Won
part-cards = Cards left
part-out = Out
pad-own = Own number
pad-first = Who was first to be done?
pad-first-nobody = Nobody
pad-out = Out?
pad-out-0 = In
pad-out-1 = Out
pad-cards = Cards left
pad-note-halve = Somebody is out: those cards are shuffled and put on the pot. If you now hold more than { $count } cards, put away half of them, rounded up, just before the next turn. You choose which; they are out of the game.
refused-pad-nobody-left = Somebody has to be left: not everybody can be out.
refused-pad-out-and-first = { $player } is out and so cannot be first.
refused-pad-first-holds = { $player } was done, so there are no { $count } cards left.
refused-pad-cards-left = How many cards did { $player } have left?
refused-pad-cards-held = Together these are { $count } cards, and there are only { $most }.

# The referee.

ask-combo = Is this combination allowed?
ask-fits = May this card be laid?
ask-cost = How many do I draw?
pad-number = My own number
pad-together = The combination
pad-top = Top card
pad-suit = Did a jack choose a suit?
pad-suit-4 = No
pad-suit-0 = ♣
pad-suit-1 = ♦
pad-suit-2 = ♥
pad-suit-3 = ♠
pad-threat = Does somebody have to draw?
pad-threat-0 = No
pad-threat-1 = Aces or jokers
pad-threat-2 = Twos
pad-threat-3 = Combination
pad-card = My card
pad-chain = Aces and jokers in a row
pad-twos = Twos in a row
pad-laid = Cards in the combination
pad-there = Cards there are left (pot and pile)
refused-ask-one-card = Tap exactly one card.
refused-ask-one-threat = Fill in one of the three: aces and jokers, twos, or a combination.
says-combo = { $total } together, exactly your number. The next player rolls { $count } dice, or lays a combination too.
says-fits = { $card } fits.
says-answers = { $card } may be laid: the next player has to answer it or draw.
says-bluff = { $card } does not fit. It stays if nobody says anything.
says-draw = You draw { $count } cards.
says-dice = You roll { $count } dice and draw as many cards as they show together.
says-out = You have to draw { $count } cards and there are only { $most }: you are out.
# Examples in the booklet.

example-street = A street: 1 and 2 and 3 are 6 together.
example-set = A set: three tens are 30 together.
example-same = Clubs twice: that is no set.
example-ace = 2, 3 and 4 are 9; with the ace it is 10 or 21.
example-joker = The joker is the 3 here: 9 together.
example-nines = Four real nines, 36 together: all hands move on.
