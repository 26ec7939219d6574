### Pietenpoker: the rulebook in our own words, one message per rule.

## The game

game-name = Pietenpoker
game-tagline = Bid with your cards, but keep enough of them to win!
game-about = Poker for a Sinterklaas evening, without chips and without long lists to remember. You bid with the cards in your hand, and with what is left you make a combination: as many cards as you can of the same colour or with the same number. So the higher you bid, the less you keep. Do you go along, do you stop in time, or do you bluff the others off the table and become the new Sint?
game-minutes = 15–30 minutes
game-credits = Pietenpoker is a game by Tiamo Pastoor (Pandaqi). The rules given here are in our own words.

## Sections

section-setup = Getting ready
section-goal = Goal of the game
section-bidding = Bidding
section-scoring = Scoring
section-extras = Variants and expansions
section-surprise = Surprise evening
section-multiples = More parcels
section-speculaas = Speculaas: five extra rules
section-actiepiet = Expansion Actiepiet
section-precies = Expansion Pietje Precies
section-sint = Variant ‘Wie kent hem niet?’
section-rulings = Rulings for doubtful cases

## Rules: getting ready and goal

rule-PP-SET-01 = All the playing cards go into one stock, well shuffled and with their backs up. With 3 to 5 players you normally use one set of cards, with 6 to 9 players two.
rule-PP-SET-02 = At the start one player is made the first Sint. That player gets the Small Sint card.
rule-PP-GOAL-01 = The game is over as soon as there are not enough cards left to deal for a whole round.
rule-PP-GOAL-02 = At the end you add up the numbers on all the cards you have won. The player with the highest total wins the game.
rule-PP-FLOW-01 = You play in rounds, and every round has two steps: first bidding, then scoring.

## Rules: bidding

rule-PP-DEAL-01 = At the start of a round you take 3 random cards from your won cards into your hand, if you have them. With ‘More parcels’ it can also be 2 or 4.
rule-PP-DEAL-02 = Then you are dealt new cards from the stock until you have 6 hand cards in total. With ‘More parcels’ it can also be 4 or 8.
rule-PP-DEAL-03 = You start every round with exactly 6 hand cards (or 4 or 8, with ‘More parcels’), never with more and never with fewer. If you still have hand cards from the previous round, you only get as many as you are short of.
rule-PP-DEAL-04 = In the first round nobody has won any cards yet. So all your hand cards come from the stock.
rule-PP-REV-01 = The same thing happens three times in a round: one card is revealed, and then there is one bidding lap. With ‘More parcels’ it can also be two or four times.
rule-PP-REV-02 = Each time the Sint reveals the next card of the stock and lays it face up in the row. That row is called the Pakjeskamer, the parcel room.
rule-PP-BID-01 = A bidding lap starts with the Sint and goes clockwise. Everybody who is still in makes one choice: go along or stop.
rule-PP-BID-02 = If you go along, your whole bid must be at least as high as the highest bid at that moment.
rule-PP-BID-03 = If you stop, you keep your hand cards, but you are out for the rest of this round. Whatever you have bid already stays on the table.
rule-PP-BID-04 = As soon as only one player is still in, the round is over at once.
rule-PP-BID-05 = For each revealed card you go round the table only once. If somebody raises after you, you do not get another turn, unlike in poker.
rule-PP-BID-06 = You bid by laying hand cards face up in front of you.
rule-PP-BID-07 = If you bid all of your hand cards, the others may ignore your bid. In effect you are out of the round.
rule-PP-BID-08 = Your bid is the sum of the numbers on all cards you have laid this round, earlier bidding laps included. Bidding higher than needed is allowed.

## Rules: scoring

rule-PP-SCO-01 = Everybody who is still in makes their best combination from their own hand cards and the Pakjeskamer together. Cards that you have bid do not count for it.
rule-PP-SCO-02 = There are only two kinds of combination: as many cards as possible of one colour, or as many cards as possible with one number.
rule-PP-SCO-03 = The combination with the most cards is the best. If the count is equal, numbers beat colours. If that is equal too, the higher number beats the lower.
rule-PP-SCO-04 = Between two colour combinations with the same count of cards, too, the higher one wins: add up the numbers on the cards. So a 1 and a 3 of one colour beat a 1 and a 2 of another colour.
rule-PP-SCO-05 = If the best combinations are still equal after that, nobody wins the round.
rule-PP-SCO-06 = With the best combination you win all the cards that were bid this round, and then you are the new Sint.
rule-PP-SCO-07 = Everybody who went along to the end also loses all of their hand cards.

## Rules: variants and expansions

rule-PP-UIT-00 = Once you know the basic game, you can add variants and expansions. A variant is played with the same cards, an expansion adds cards.

## Rules: surprise evening

rule-PP-SUR-01 = Surprise evening, by round: whoever wins a round chooses the next present. This is the fastest way.
rule-PP-SUR-02 = Surprise evening, with exclamation mark: if a card with an exclamation mark (!) was bid in a round, the winner of that round chooses the next present.
rule-PP-SUR-03 = Surprise evening, by game: whoever wins the whole game chooses the next present.
rule-PP-SUR-04 = The game can also just be something nice to do all evening, apart from the presents. The winner then gets an extra reward, for instance, or you make up something of your own.

## Rules: more parcels

rule-PP-MULT-01 = The basic game is built on the number 3: you start with 6 hand cards, take 3 of your won cards, and 3 cards are revealed.
rule-PP-MULT-02 = For a longer game with more tactics you use the number 4: 8 hand cards, 4 of your won cards and 4 revealed cards.
rule-PP-MULT-03 = For a short game with more luck, also nice for small children, you use the number 2: 4 hand cards, 2 of your won cards and 2 revealed cards.

## Rules: Speculaas

rule-PP-SPEC-00 = Speculaas consists of five little rules that make the game cleverer. You choose each of them separately: one, a few or all.
rule-PP-OVER-01 = Overestimation rule: if you cannot possibly follow a bid, you say so. If you make a bid that would force all the others to drop out, you yourself are out of the round at once.
rule-PP-WISSEL-01 = Exchange rule: at any moment of your turn you may swap cards from your hand with cards from your bid. Your bid may not become lower by it.
rule-PP-HAND-01 = Hand rule: at the start of every round, before anything has been bid or revealed, the Small Sint may name a number below 4 (with ‘More parcels’ at most the number you chose there). That is the hand limit: the number of cards that everybody must at least keep in hand this round.
rule-PP-HAND-02 = Hand rule: at the end of every round you choose whether to keep your hand cards or throw all of them away. If you throw them away, you get new ones in the next round.
rule-PP-HAND-03 = Hand rule: if a hand limit was named and you are at that limit, you need not stop when your bid is too low.
rule-PP-GELD-01 = Money rule: if you bid a card with a money icon ($), you choose ‘more bid’ or ‘more hand’.
rule-PP-GELD-02 = Money rule, ‘more bid’: one random card from your won cards has to join your bid. All other players may do the same at once for their own bid.
rule-PP-GELD-03 = Money rule, ‘more hand’: all players draw one extra card from the stock at once.
rule-PP-REMISE-01 = Draw rule: if the best combinations are equal, the one among those players who has bid the most wins.

## Rules: Actiepiet

rule-PP-ACT-01 = An action card does something special; what exactly is written on the card itself.
rule-PP-ACT-02 = An action card works only when you add it to your bid, unless stated otherwise. Apart from that the card has a colour and a number like any other, and they count.
rule-PP-ACT-03 = You play with as many or as few action cards as you like. Choose beforehand which ones take part.

## Rules: Pietje Precies

rule-PP-PREC-01 = With the expansion Pietje Precies a combination counts only if all cards fit into it: those of the Pakjeskamer and those in your own hand.
rule-PP-PREC-02 = With the expansion Pietje Precies your combination is worth zero if even one card does not fit into it.
rule-PP-PREC-03 = With the expansion Pietje Precies there is a third combination: the straight. All cards then have consecutive numbers, without duplicates. The order in which they lie and their colour do not matter.
rule-PP-PREC-04 = If there is a Pietje Precies in your bid, you choose one card from the Pakjeskamer or from your hand when scoring and cross it out. This holds for you alone: for the others that card counts as usual.
rule-PP-PREC-05 = An example: you have 4 purple cards and 1 blue one, and there is one Pietje Precies in your bid. You cross out the blue one and score 4 purple cards.
rule-PP-PREC-06 = If you also play with Actiepiet, you may use any other action card as a Pietje Precies by laying it face down. The action and the value of that card do not count then.

## Rules: Wie kent hem niet?

rule-PP-SINT-01 = In ‘Wie kent hem niet?’ both Sint cards are used. The real Sint has the Small Sint and gives the Big Sint to another player of their choice.
rule-PP-SINT-02 = The Small Sint must bid exactly one card before the round begins.
rule-PP-SINT-03 = After the Small Sint, the Big Sint must at least double that bid, if possible. The Big Sint may not give up before that.
rule-PP-SINT-04 = If you play Stafpiet in ‘Wie kent hem niet?’, you choose whether you take the Small Sint or the Big Sint.
rule-PP-SINT-05 = As an extra rule you can agree that the first player who stops in a round becomes the Sint at once.

## Rulings

rule-PP-AMB-01 = The Small Sint and the Big Sint are not playing cards. They never go into the stock, you cannot bid them, and they have no colour or number.
rule-PP-AMB-02 = Lost hand cards go back into the stock, and if nobody wins, the cards that were bid do too. The stock is shuffled again before every deal. The cards of the Pakjeskamer leave the game. With an option nothing comes back, or the Pakjeskamer as well.
rule-PP-AMB-03 = For a new round there must be enough cards to give everybody what is missing and to reveal all cards of the Pakjeskamer. This is checked before anybody takes won cards into their hand, so at the end of the game all of them count.
rule-PP-AMB-04 = If you still have hand cards, you take as many random won cards as you are short of: at most 3 (or 2 or 4, with ‘More parcels’) and never more than you have. The rest comes from the stock. You take them without looking, and you may not skip it.
rule-PP-AMB-05 = If you bid all of your hand cards, you are out for the rest of this round, like somebody who stopped. Your bid stays on the table, but it does not raise the highest bid. If this leaves only one player, the round is over at once. With an option you still take part in the scoring, with nothing but the cards of the Pakjeskamer.
rule-PP-AMB-06 = You may bid your last hand cards to reach the highest bid, but then you are out of the round. If you cannot reach the highest bid, you have to stop.
rule-PP-AMB-07 = In a bidding lap you may always stop, even if you do not need to. If your bid is high enough already, you may go along without laying a card.
rule-PP-AMB-08 = The last remaining player wins all the cards that were bid and becomes the Sint. That player’s hand cards are lost, without anybody getting to see them. With an option that player may keep them.
rule-PP-AMB-09 = It cannot happen that everybody stops: as soon as one player is left, the round is over and that player no longer has to choose.
rule-PP-AMB-10 = The highest bid does not become lower if the player who made it stops later.
rule-PP-AMB-11 = If nobody wins the round, the Sint stays the same player.
rule-PP-AMB-12 = If the Sint is no longer in this round, the bidding lap starts with the next player after the Sint who still is.
rule-PP-AMB-13 = At the end of the game only your won cards count. Cards in your hand are worth nothing then.
rule-PP-AMB-14 = If two or more players share the best combination, nobody wins. So the player below them does not win either.
rule-PP-AMB-15 = Overestimation rule: if no other player who is still in can reach your new bid, not even with all of their cards, you are out of the round as if you had stopped. You keep your hand cards, your bid stays on the table, and the highest bid does not go up by it. Anyone who may stay with too low a bid because of the hand limit counts as able to follow. If somebody cannot follow a bid, everybody is told.
rule-PP-AMB-16 = Exchange rule: you may swap any number of cards, only the total of your bid counts. You may also swap just before you stop, as long as your bid does not become lower. If you take a card back and bid it again in the same round, its action and its icon do not work a second time.
rule-PP-AMB-17 = Hand rule: at the end of the round only those who still have hand cards choose, such as a player who stopped. Those who went along to the end have lost theirs already. With an option everybody may choose.
rule-PP-AMB-18 = Hand rule: the Small Sint names 1, 2 or 3 as the hand limit, or 0 for no limit. With ‘More parcels’ the highest limit is the number you chose there: 2, 3 or 4.
rule-PP-AMB-19 = Hand rule: you may go along with too low a bid only if there is no way at all for you to reach the highest bid without going below the hand limit. You then have to bid so many cards that your hand comes down to exactly the limit.
rule-PP-AMB-20 = Money rule: a choice that is impossible is not offered; if neither is possible, there is no choice. By all players we mean everybody who is still in. Every money card gives one choice, but a card laid face down gives none. Your bid must be high enough without the extra card, and all added cards can raise the highest bid. The action and the icon of a card that comes from the won cards in this way do not work.
rule-PP-AMB-21 = First your whole bid has to be legal. Then the actions work one by one, in an order of your choice, with Hoofdpiet and Hardlooppiet always last. An action that is possible must be carried out.
rule-PP-AMB-22 = An Acteerpiet in your hand is any colour and any number you like when scoring; in the total of a colour combination it counts 6. In your bid you choose a value from 1 to 6 for it. In the Pakjeskamer it is what is printed on it, and at the end of the game its printed number counts. With an option it can be anything only in your bid or only in combinations.
rule-PP-AMB-23 = Those who do not get their turn any more because of Hoofdpiet stay in with their lower bid and have to reach the highest bid in the next bidding lap. If the last card was revealed already, scoring follows at once.
rule-PP-AMB-24 = With Hardlooppiet everybody who is still in takes part in the scoring, even with less than the highest bid.
rule-PP-AMB-25 = If Rekenpiet and Kleurpiet come in the same round, the later one holds. If you have no combination of the kind that counts, your combination is worth zero. With Pietje Precies, equal numbers and straights count under Rekenpiet, and under Kleurpiet only cards that are all of one colour.
rule-PP-AMB-26 = Omdenkpiet holds for the rest of the round. The bid that contains it is already counted in cards too, and the highest bid is worked out anew.
rule-PP-AMB-27 = Crimepiet steals from hands. Twice you choose another player with hand cards and get a random card; it may be the same player twice, and also a player who stopped. Whoever loses their last hand card in this way is not out of the round because of it.
rule-PP-AMB-28 = Because of Pokerpiet all hands are shuffled and laid face down. You then bid blind, one card at a time, until you reach the highest bid; after that you may leave it there or go on. You may also stop in between, but what you have laid already stays on the table. Exchanging is not possible then.
rule-PP-AMB-29 = Because of Pietje Verliefd one card from the stock joins the Pakjeskamer at once. There is no extra bidding lap, and the usual cards are still revealed afterwards.
rule-PP-AMB-30 = Pietje Profiteer helps you only if you are still in; you need not be one of the players who are equal. The Draw rule comes first. If two players with a Pietje Profiteer in their bid are still in, nobody wins.
rule-PP-AMB-31 = Celebripiet puts an end to everything that holds this round because of action cards, including the crossing out of Pietje Precies and the free choice of Acteerpiet. Action cards that come later in the round do nothing, and neither does a second Celebripiet. What has been done stays done: a theft, a swap, a look, a new Sint or an extra card in the Pakjeskamer. The rule that with Pietje Precies all cards must fit still holds.
rule-PP-AMB-32 = With Chihuahuapiet, exactly equal means: the same colour and the same number. It holds for everybody, also under Rekenpiet, Kleurpiet and Pietje Precies, and an Acteerpiet may help. If several players have such a foursome, the highest number wins; if that is equal, it is a tie.
rule-PP-AMB-33 = For every Pietje Precies in your bid you have to cross out exactly one card. You choose which; the best one is proposed. If no card is left, your combination is worth zero. With an option you need not cross out.
rule-PP-AMB-34 = With straights, too, the larger number of cards wins first. If that is equal, cards with the same number beat a straight, and a straight beats a colour. Of two straights the one with the highest number wins. A straight has at least 2 cards.
rule-PP-AMB-35 = If all combinations are worth zero, it is a tie and nobody wins. The Draw rule and Pietje Profiteer do apply then.
rule-PP-AMB-36 = The Big Sint has to double only if that is possible without bidding the last hand card and without going below the hand limit. If it is not possible, the duty lapses and the Big Sint need not bid anything.
rule-PP-AMB-37 = The Small Sint chooses the Big Sint before the deal. After the deal come first the hand limit, then the compulsory card of the Small Sint, then the bid of the Big Sint, and only then the first revealed card. If you take the Big Sint with Stafpiet, you do not have to double after all. If the Small Sint takes the Big Sint, the former Big Sint gets the Small Sint.
rule-PP-AMB-38 = Draw rule: what matters is what your bid is worth, so the total of the numbers, or the number of cards after Omdenkpiet. If the bids are equal too, nobody wins.
rule-PP-AMB-39 = If you have more hand cards at the start of a round than you may have, you first discard until 6 are left (or 4 or 8, with ‘More parcels’). You choose which; they go back into the stock. Only then is it checked whether the game goes on.
rule-PP-AMB-40 = If a card has to be revealed and the stock is empty, scoring follows at once with the Pakjeskamer as it is. If players draw extra cards, they get what is left, in order from the player whose turn it is.
rule-PP-AMB-41 = Whether you have bid all of your hand cards is judged only after everything your bid does has happened. If you still draw a card by ‘more hand’, you simply stay in.
rule-PP-AMB-42 = The colours are purple, blue, green and orange-brown. If an example names another colour, it is only meant as an example.
rule-PP-AMB-43 = If several players share the highest total at the end of the game, they win together.
rule-PP-AMB-44 = On a surprise evening with exclamation mark there is at most one present for each round won, even if several cards with an exclamation mark were bid.
rule-PP-AMB-45 = If the first player to stop becomes the Sint, the Sint card moves at once. The current bidding lap goes on in the same order, and the next one starts from the new seat. The winner of the round does not become the Sint then; if nobody stopped, the Sint stays the same player.
rule-PP-AMB-46 = The compulsory card of the Small Sint is always laid face up. Before the first card is revealed, Hoofdpiet, Hardlooppiet and Indipietje Jones do nothing; other actions do work.
rule-PP-AMB-47 = With ‘more bid’ the won card that is added is always random. Its number or colour need not match anything.
rule-PP-AMB-48 = If with Pietje Precies not all of your cards fit, your combination is worth zero, less than any valid combination. You can then win only if the others stop, or by the Draw rule or Pietje Profiteer.
rule-PP-AMB-49 = Of each action card at most as many as were printed take part per set: with two sets you can choose up to twice as many. The number you choose is how many take part in all, and there are 10 Pietje Precies cards in all too. With two sets of 50 random cards, each set is drawn on its own.
rule-PP-AMB-50 = The colour and the number on the action cards are drawn at random if you play with 50 random cards. With a fixed deck they are fixed: what counts then is the card’s place in the full list of its expansion, whichever cards take part.
rule-PP-AMB-51 = One single card is a combination of one: as a number and as a colour. As a number it is better, unless only colours count because of Kleurpiet.
rule-PP-AMB-52 = With Chihuahuapiet and Pietje Precies together only the foursome has to be right. The other cards need not fit in then.
rule-PP-AMB-53 = If Pokerpiet already lies in the bid of the Small Sint or the Big Sint before anything is revealed, it starts to work with the first revealed card.
rule-PP-AMB-54 = The game ends in any case after the number of rounds that is set under ‘Maximum number of rounds’, normally 60. This happens only if the Pakjeskamer goes back into the stock as well.
rule-PP-AMB-55 = The duty to double stays with the player who was chosen as Big Sint for this round, even if Stafpiet has moved the card in the meantime.
rule-PP-AMB-56 = If theft has left you with fewer hand cards than the hand limit, you may stay in with what you have. Only your hand may not become smaller still.
rule-PP-AMB-57 = If you swap just before you stop, you lay cards face up only, and an Acteerpiet counts 6. Actions and icons do not work, and the highest bid does not change. A swap always has two sides: whoever takes cards back also lays some down.
rule-PP-AMB-58 = If players draw extra cards before anything is revealed, one card is left in the stock for the first reveal.
rule-PP-AMB-59 = If you choose that nothing comes back into the stock, discarded cards and hands thrown away leave the game too.
rule-PP-AMB-60 = If several cards in one bid do something, you choose the order yourself, one card at a time. Hoofdpiet and Hardlooppiet always come last.
rule-PP-AMB-61 = After Achtbaanpiet play goes anticlockwise. A second Achtbaanpiet changes nothing about that.
rule-PP-AMB-62 = Because of Celebripiet an Acteerpiet in a bid counts its printed number again. All bids and the highest bid are then worked out anew.
rule-PP-AMB-63 = The Overestimation rule applies only to a raise, never to the compulsory bids of the Small Sint and the Big Sint. Anyone who does not get another turn this round counts as able to follow.
rule-PP-AMB-64 = Acteerpiet, Pietje Profiteer and Pietje Precies work because they lie in your bid, not at the moment you lay them down.
rule-PP-AMB-65 = Icons are on the cards only if an option of this table uses them: the exclamation mark (!) on a surprise evening with exclamation mark, on a fifth of the cards, and the money icon ($) with the Money rule, on a quarter of them. Which cards have one is drawn at random, for each icon on its own and with every deck.
rule-PP-AMB-66 = With the Exchange rule you may begin your turn by taking face-up cards of your bid back, one at a time. If you took anything back, you have to lay at least one card again, and your bid has to become at least as high as it was before your turn. A card that you took back and lay again in the same round does nothing a second time.
rule-PP-AMB-67 = A face-down card (as a Pietje Precies) is laid at the start of your turn, one card at a time, before you exchange and before you go along. What lies face down stays there, and whoever has laid a card face down goes along in that turn. For staying with a bid that is too low (Hand rule), cards that you have just laid face down count as if they could still raise your bid.
rule-PP-AMB-68 = All players who have to cross out do so at the same time, one card each: in secret at first, and when all have chosen, everybody sees it. Whoever has more to cross out goes on in the same way. If a card is both in the Pakjeskamer and in your hand, the one in the Pakjeskamer is crossed out first. The best proposal is marked.
rule-PP-AMB-69 = Everybody may know which cards are in the game. Where each card lies, they may not.
rule-PP-AMB-70 = For an Acteerpiet in your bid you choose a value from 1 to 6 as soon as you go along. It has to be high enough to make your bid legal.
rule-PP-AMB-71 = There have to be enough cards to play the first round: a whole hand for everybody and all the cards to be revealed. Otherwise the game does not begin.
rule-PP-AMB-72 = Pietenpoker is for 3 to 9 players. An option allows two as well; all rules stay the same.
rule-PP-AMB-73 = If the presents are on a list, the player named chooses one that is still there, and the game waits for it. Without a list that player only says that it is done. When there are none left, nobody chooses any more. If several players share the win of the game, they choose in turn. In a next game the presents that were chosen are gone.
rule-PP-AMB-74 = Cards that were won lie face down until the end of the game: nobody looks at them, not even their owner, but everybody sees how many there are. With an option they lie face up, also those that were bid face down, and then everybody also sees which of them a player takes into their hand.
rule-PP-AMB-75 = Under the Pokerpiet an Acteerpiet that was laid blindly gets a value at once. Whatever else blindly laid cards do, happens when you go along; if you stop, they do nothing. With Indipietje you swap a random hand card. The Overestimation rule rests, since nobody knows what they have. As soon as scoring begins, everybody may look again.
rule-PP-AMB-76 = If players who bid everything score all the same (an option), the round is over at once only when none of those is left either. If nobody can bid any more, the remaining cards are simply revealed.
rule-PP-AMB-77 = Pietje Competitief: a player with as many hand cards as the hand limit, or fewer, who cannot reach the highest bid by an exchange either, is not asked again; everybody is told so.
rule-PP-AMB-78 = If ‘more bid’ brings an Acteerpiet, Pietje Profiteer or Pietje Precies into a bid, it works there as usual, since those cards work by lying there. For an Acteerpiet the owner chooses a value from 1 to 6.
rule-PP-AMB-79 = You lay a bid card by card and then say that you go along. A card that you have laid stays there. You only begin if you can get to the highest bid, and you only lay a card with which that is still possible; whoever has begun no longer stops in that turn. Actions and icons work when you go along.
rule-PP-AMB-80 = A card that was taken back from a bid (Exchange rule) does nothing any more in this round, whoever lays it and however it got there: neither its action nor its icon. A Pietje Profiteer or Pietje Precies works as ever by lying in the bid. Everybody may know where such a card is, also when it lies face down. Of equal cards that lie together, those that still work go first.
rule-PP-AMB-81 = In a bid an Acteerpiet gets a value only once in a round: if it was taken back, it counts its printed number from then on. Of equal ones in your bid you take back the one that counts least. There is nothing to choose where no number or only the printed one counts: after Omdenkpiet, and in a bid with Celebripiet. In your hand it is any card as always.
rule-PP-AMB-82 = A Pietje Verliefd that is laid before anything is revealed leaves one card in the stock for the first reveal.
rule-PP-AMB-83 = Whoever stops under Pokerpiet with cards that were just laid blindly does not raise the highest bid by them.
rule-PP-AMB-84 = Hand rule under Pokerpiet: whoever cannot lay another card because of the hand limit may stay with a bid that is too low, whichever cards were laid blindly.

## Options: cards

group-deck = Cards
option-deck = Deck
option-deck-help = Every colour has 16 cards: four ones, four twos, three threes, two fours, two fives and one six. Play with 50 cards drawn at random from these 64, with 50 fixed cards or with all 64. Normally they are drawn at random.
option-deck-random50 = 50 random cards
option-deck-canonical50 = 50 fixed cards
option-deck-full64 = All 64 cards
option-sets = Number of sets
option-sets-help = How many sets of cards you play with. Automatic means one set for up to 5 players and two sets from 6 players on.
option-sets-auto = Automatic
option-sets-1 = 1 set
option-sets-2 = 2 sets
option-base = More parcels
option-base-help = The number the game is built on: so many cards are revealed, so many you take from your won cards, and you start with twice as many hand cards. Normally it is 3; 4 gives a longer game, 2 a shorter one. With many players, 2 plays well too.
option-base-2 = 2: short, with more luck
option-base-3 = 3: the basic game
option-base-4 = 4: long, with more tactics

## Options: surprise evening

group-surprise = Surprise evening
option-surprise = Presents
option-surprise-help = When the game names somebody to choose a present. It changes nothing about the points. Normally it is off.
option-surprise-off = Off
option-surprise-round = The winner of every round
option-surprise-icon = The winner of a round with an exclamation mark
option-surprise-game = The winner of the game
option-surprise-evening = An extra reward for the winner of the evening
option-presents = Presents on the table
option-presents-help = This evening’s presents, separated by semicolons. Whoever may choose, chooses one of the list. Without a list you keep track of them yourselves.
option-given = Presents already chosen
option-given-help = For each present of the list the seat of the player who chose it, or 0. A next game at the same table fills this in by itself.

## Options: Speculaas

group-speculaas = Speculaas
option-overschatting = Overestimation rule
option-overschatting-help = If you make a bid that nobody else can follow, you yourself are out of the round. Normally this is off.
option-inwissel = Exchange rule
option-inwissel-help = On your turn you may swap hand cards and bid cards, as long as your bid does not become lower. Normally this is off.
option-handregel = Hand rule
option-handregel-help = The Small Sint may name how many cards everybody must at least keep in hand, and after the round you may keep your hand cards or throw them away. Normally this is off.
option-handregelKeep = Who may keep hand cards
option-handregelKeep-help = Who may choose between keeping and throwing away after a round with the Hand rule: only those who did not go along to the end, or everybody.
option-handregelKeep-stoppers = Those who stopped
option-handregelKeep-all = Everybody
option-biedregel = Money rule
option-biedregel-help = A quarter of the cards has a money icon. If you bid such a card, you choose ‘more bid’ or ‘more hand’. Normally this is off.
option-remise = Draw rule
option-remise-help = If combinations are equal, the one of them who has bid the most wins, instead of nobody. Normally this is off.

## Options: expansions

group-expansions = Expansions
option-actiepiet = Actiepiet
option-actiepiet-help = Choose which action cards take part, and how many of each. Normally there are none.
option-actiepiet-staf = { -action-staf }
option-actiepiet-acteer = { -action-acteer }
option-actiepiet-hoofd = { -action-hoofd }
option-actiepiet-indi = { -action-indi }
option-actiepiet-hardloop = { -action-hardloop }
option-actiepiet-reken = { -action-reken }
option-actiepiet-kleur = { -action-kleur }
option-actiepiet-omdenk = { -action-omdenk }
option-actiepiet-crime = { -action-crime }
option-actiepiet-bril = { -action-bril }
option-actiepiet-poker = { -action-poker }
option-actiepiet-achtbaan = { -action-achtbaan }
option-actiepiet-competitief = { -action-competitief }
option-actiepiet-profiteer = { -action-profiteer }
option-actiepiet-verliefd = { -action-verliefd }
option-actiepiet-celebri = { -action-celebri }
option-actiepiet-chihuahua = { -action-chihuahua }
option-acteer = Where Acteerpiet can be anything
option-acteer-help = Whether you may choose the value of Acteerpiet in your bid, in your combination or in both. Elsewhere it is what is printed on it.
option-acteer-both = In the bid and in combinations
option-acteer-bid = Only in the bid
option-acteer-combo = Only in combinations
option-precies = Pietje Precies
option-precies-help = A combination counts only if all cards fit into it, there are straights, and 10 Pietje Precies cards are added for crossing out cards. Normally this is off.
option-preciesOptional = Crossing out is optional
option-preciesOptional-help = With a Pietje Precies in your bid you choose yourself whether to cross out a card. Normally this is off and crossing out is compulsory.

## Options: the Sint

group-sint = The Sint
option-wieKent = Wie kent hem niet?
option-wieKent-help = The Small Sint chooses a Big Sint. Before anything is revealed, the Small Sint bids one card and the Big Sint doubles that bid, if possible. Normally this is off.
option-firstStopSint = First to stop becomes Sint
option-firstStopSint-help = The first player who stops in a round becomes the Sint at once, instead of the winner of the round. It can be used without ‘Wie kent hem niet?’ too. Normally this is off.

## Options: house rules

group-house = House rules
option-allIn = All hand cards bid
option-allIn-help = What happens if you bid all of your hand cards: you are out of the round, or you still score with nothing but the Pakjeskamer.
option-allIn-out = Out of the round
option-allIn-showdown = Score with the Pakjeskamer
option-recycle = Used cards
option-recycle-help = Which cards go back into the stock after a round. The more comes back, the longer the game lasts.
option-recycle-hands = Lost hands and ties come back
option-recycle-none = Nothing comes back
option-recycle-all = The Pakjeskamer comes back too
option-soleKeepsHand = Last one left keeps the hand
option-soleKeepsHand-help = The last remaining player may keep their hand cards. Normally this is off and they are lost.
option-openScores = Won cards open
option-openScores-help = Everybody can see which cards each player has won. Normally this is off.
option-roundCap = Maximum number of rounds
option-roundCap-help = After this many rounds the game ends in any case. This happens only if the Pakjeskamer comes back too; normally it is 60.
option-twoPlayers = With 2 players too
option-twoPlayers-help = The game is meant for 3 or more players. Switch this on to be able to play it with two as well.

## Action cards

-action-staf = Stafpiet
-action-staf-text = Become the Sint right now.
-action-acteer = Acteerpiet
-action-acteer-text = I play any part: choose my colour and my number yourself.
-action-hoofd = Hoofdpiet
-action-hoofd-text = This bidding lap stops now: on to the next reveal.
-action-indi = Indipietje Jones
-action-indi-text = Swap a card from your hand with a card from the Pakjeskamer.
-action-hardloop = Hardlooppiet
-action-hardloop-text = Bidding is over: the round is scored right now.
-action-reken = Rekenpiet
-action-reken-text = This round only combinations of numbers count.
-action-kleur = Kleurpiet
-action-kleur-text = This round only combinations of colours count.
-action-omdenk = Omdenkpiet
-action-omdenk-text = A bid is now worth as much as it has cards.
-action-crime = Crimepiet
-action-crime-text = Twice steal a random card from somebody else.
-action-bril = Brilpiet
-action-bril-text = Peek into the hands of two other players.
-action-poker = Poker(face)piet
-action-poker-text = For the rest of the round nobody sees their own hand.
-action-achtbaan = Achtbaanpiet
-action-achtbaan-text = This round turns go anticlockwise.
-action-competitief = Pietje Competitief
-action-competitief-text = This round bidding goes on until all bids are equal.
-action-profiteer = Pietje Profiteer
-action-profiteer-text = If this round ends exactly equal, you win.
-action-verliefd = Pietje Verliefd
-action-verliefd-text = The Pakjeskamer gets one extra card this round.
-action-celebri = Celebripiet
-action-celebri-text = All action cards of this round lose their effect.
-action-chihuahua = Chihuahuapiet
-action-chihuahua-text = Four exactly equal cards beat everything.
-action-precies = Pietje Precies
-action-precies-text = When scoring, one card of your choice does not count for you.

## Cards

card-p1 = purple 1
card-p2 = purple 2
card-p3 = purple 3
card-p4 = purple 4
card-p5 = purple 5
card-p6 = purple 6
card-b1 = blue 1
card-b2 = blue 2
card-b3 = blue 3
card-b4 = blue 4
card-b5 = blue 5
card-b6 = blue 6
card-g1 = green 1
card-g2 = green 2
card-g3 = green 3
card-g4 = green 4
card-g5 = green 5
card-g6 = green 6
card-o1 = orange 1
card-o2 = orange 2
card-o3 = orange 3
card-o4 = orange 4
card-o5 = orange 5
card-o6 = orange 6
card-staf = { -action-staf }
effect-staf = You become the Sint at once.
card-acteer = { -action-acteer }
effect-acteer = This card is any colour and any number you like.
card-hoofd = { -action-hoofd }
effect-hoofd = Fast-forward: the Sint reveals the next card of the Pakjeskamer at once.
card-indi = { -action-indi }
effect-indi = Exchange a card of your hand with a card of the Pakjeskamer.
card-hardloop = { -action-hardloop }
effect-hardloop = The round is scored right now.
card-reken = { -action-reken }
effect-reken = This round only combinations of equal numbers count.
card-kleur = { -action-kleur }
effect-kleur = This round only combinations of one colour count.
card-omdenk = { -action-omdenk }
effect-omdenk = Every bid is worth its number of cards, not what they add up to.
card-crime = { -action-crime }
effect-crime = Steal 2 random cards from other players.
card-bril = { -action-bril }
effect-bril = Look at the hands of 2 other players.
card-poker = { -action-poker }
effect-poker = For the rest of the round nobody sees their own hand.
card-achtbaan = { -action-achtbaan }
effect-achtbaan = Turns go anticlockwise this round.
card-competitief = { -action-competitief }
effect-competitief = This round bidding goes on until all bids are equal.
card-profiteer = { -action-profiteer }
effect-profiteer = If this round ends exactly equal, you win.
card-verliefd = { -action-verliefd }
effect-verliefd = The Pakjeskamer gets 1 card more this round.
card-celebri = { -action-celebri }
effect-celebri = Undoes all action cards of this round.
card-chihuahua = { -action-chihuahua }
effect-chihuahua = A combination of 4 exactly equal cards beats everything.
card-precies = { -action-precies }
effect-precies = When you make your combination you have to cross out 1 card.
card-s = with !
effect-s = If such a card was bid in a round, the winner of the round chooses the next present.
card-m = with $
effect-m = If you bid such a card, you choose more bid or more hand.
card-sm = with ! and $
effect-sm = { effect-s } { effect-m }

## The table

zone-room = Pakjeskamer
zone-highest = Highest bid
zone-stock = Stock
zone-burned = Out of the game
zone-limit = Hand limit
zone-force = In force this round
zone-presents = Presents
zone-bid = Bid of { $player }: { $total }
zone-bid-own = Your bid: { $total }
zone-down = Face down in the bid of { $player }
zone-down-own = Face down in your bid
zone-scored = Won by { $player }
zone-won = Won
zone-saw = Seen in the hand of { $player }
zone-stole = Stolen from { $player }
zone-lost = Stolen by { $player }
zone-hand = Your hand
present = { $named }
present-taken = for { $player }
force-reken = Rekenpiet: only numbers count
force-kleur = Kleurpiet: only colours count
force-omdenk = Omdenkpiet: a bid is worth its number of cards
force-poker = Pokerpiet: nobody sees their own hand
force-achtbaan = Achtbaanpiet: anticlockwise
force-competitief = Pietje Competitief: bidding until all bids are equal
force-chihuahua = Chihuahuapiet: four equal cards beat everything
force-celebri = Celebripiet: action cards do nothing any more

fact-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
fact-bid = bid { $total }
fact-stopped = stopped
fact-all-in = bid everything
fact-over = overestimated
fact-sint = Sint
fact-small = Small Sint
fact-big = Big Sint
fact-presents = { $count ->
    [one] 1 present
   *[other] { $count } presents
}

prompt-over = The game is over.
prompt-wait = It is { $player }’s turn.
prompt-wait-surprise = { $player } is choosing a present.
prompt-all = The others are still choosing.
prompt-small-blind = You have the Small Sint: bid one card before the round begins.
prompt-big-blind = You have the Big Sint: bid at least { $target } in all, if you can without your last card.
prompt-blindly = Lay cards blindly until you have bid at least { $highest }; now it is { $total }.
prompt-exchange = Lay cards in return: your bid was { $before }, the highest bid is { $highest }.
prompt-free = Your bid is { $total }, the highest { $highest }. Go along, raise or stop.
prompt-follow = The highest bid is { $highest }: lay at least { $need } more, or stop.
prompt-value = What is { $card } worth in your bid?
prompt-discard = You have { $count ->
    [one] one card
   *[other] { $count } cards
} too many: discard one.
prompt-cross = { $count ->
    [one] Cross out a card of the Pakjeskamer or of your hand.
   *[other] Cross out { $count } cards of the Pakjeskamer or of your hand, one by one.
}
prompt-give = Indipietje Jones: which card of your hand do you swap?
prompt-take = Which card of the Pakjeskamer do you want for { $card }?
prompt-limit = Name a hand limit from 1 to { $most }, or none.
prompt-surprise = Choose a present!
prompt-surprise-done = Choose a present, and say so when it is done.
prompt-order = Which card works first?
prompt-money = Money! Add a card that you won to your bid (others may do so too), or one more hand card for everybody?
prompt-add = Do you want to add a random card that you won to your bid as well?
prompt-crime = Crimepiet: from whom do you steal a card?
prompt-bril = Brilpiet: whose hand do you peek at?
prompt-staf = Stafpiet: do you become the Small Sint or the Big Sint?
prompt-big = Who gets the Big Sint?
prompt-keep = Do you keep your hand, or throw it away?

move-go = Go along with { $total }
move-check = Go along without a card ({ $total })
move-all-in = Bid everything: { $total }, and you are out of the round
move-stop = Stop
move-stop-exchange = Exchange and stop with { $total }
move-back = Take { $card } back
move-hide = Lay { $card } face down
move-lay = Lay { $card }
move-lay-blindly = Lay a blind card
move-blind = Bid { $total }
move-pass = I cannot double
move-discard = Discard { $card }
move-limit = { $number ->
    [0] No limit
   *[other] Limit { $number }
}
move-value = { $number }
move-first = { $card } first
move-more-bid = More bid
move-more-hand = More hand cards
move-add = Add a card
move-skip = No, thanks
move-big = To { $player }
move-crime = Steal from { $player }
move-bril = Peek at { $player }
move-give = Give { $card }
move-take = Take { $card }
move-become-small = Become the Small Sint
move-become-big = Become the Big Sint
move-cross = Cross out { $card }
move-cross-best = Cross out { $card } (best choice)
move-cross-none = Cross out nothing more
move-cross-none-best = Cross out nothing more (best choice)
move-keep = Keep your cards
move-throw = Throw your cards away
move-choose = Choose { $named }
confirm-choose = Do you choose { $named }? That cannot be changed.
move-done = It is done

# What a move is, in general.
verb-lay = lay a card in the bid
verb-go = go along
verb-stop = stop
verb-back = take a card back from the bid
verb-hide = lay a card face down in the bid
verb-blind = bid in advance
verb-pass = say one cannot double
verb-discard = discard a card
verb-limit = choose a hand limit
verb-value = give a card a value
verb-first = choose which action card comes first
verb-more = choose more bid or more hand cards
verb-add = add a card won earlier
verb-skip = add nothing
verb-pick = choose a player
verb-give = give a card to the Pakjeskamer
verb-take = take a card from the Pakjeskamer
verb-become = choose which Sint to become
verb-cross = cross out a card
verb-keep = keep the hand
verb-throw = throw the hand away
verb-choose = choose a surprise
verb-done = say that the choice is made

event-dealt = { $you ->
    [yes] Round { $number }: you are the Sint.
   *[no] Round { $number }: { $player } is the Sint.
}
event-took-own = { $you ->
    [yes] You take { $cards } from the cards you won.
   *[no] { $seen ->
        [yes] { $player } takes { $cards } from the cards won.
       *[no] { $player } takes { $count } of the cards won in hand.
    }
}
event-hand = { $you ->
    [yes] Your hand: { $cards }.
   *[no] { $seen ->
        [yes] The hand of { $player }: { $cards }.
       *[no] { $player } has { $count } hand cards.
    }
}
event-revealed = The Sint reveals { $cards } (card { $number }).
event-went = { $you ->
    [yes] You go along with { $number }.
   *[no] { $player } goes along with { $number }.
}
event-blind = { $you ->
    [yes] You bid { $number } beforehand.
   *[no] { $player } bids { $number } beforehand.
}
event-passed = { $you ->
    [yes] You cannot double.
   *[no] { $player } cannot double.
}
event-stopped = { $you ->
    [yes] You stop.
   *[no] { $player } stops.
}
event-all-in = { $you ->
    [yes] You have bid everything and are out of the round.
   *[no] { $player } has bid everything and is out of the round.
}
event-over = { $you ->
    [yes] Nobody can follow your bid: you are out of the round.
   *[no] Nobody can follow the bid of { $player }, who is out of the round.
}
event-cannot-follow = { $you ->
    [yes] You cannot follow this bid.
   *[no] { $player } cannot follow this bid.
}
event-laid = { $you ->
    [yes] You lay { $cards }: your bid is { $number }.
   *[no] { $player } lays { $cards }: bid { $number }.
}
event-hid = { $you ->
    [yes] You lay { $cards } face down.
   *[no] { $seen ->
        [yes] { $player } lays { $cards } face down.
       *[no] { $player } lays a card face down.
    }
}
event-took-back = { $you ->
    [yes] You take { $cards } back: your bid is { $number }.
   *[no] { $player } takes { $cards } back: bid { $number }.
}
event-spent = { $cards } was taken back before and does nothing any more this round.
event-exchanged = { $you ->
    [yes] You have exchanged: your bid is { $number }.
   *[no] { $player } has exchanged: bid { $number }.
}
event-valued = { $you ->
    [yes] { $cards } counts { $number } in your bid.
   *[no] { $cards } counts { $number } in the bid of { $player }.
}
event-more-bid = { $you ->
    [yes] You choose more bid.
   *[no] { $player } chooses more bid.
}
event-more-hand = { $you ->
    [yes] You choose more hand cards.
   *[no] { $player } chooses more hand cards.
}
event-added = { $you ->
    [yes] { $cards } joins your bid from the cards you won: { $number }.
   *[no] { $cards } joins the bid of { $player } from the cards won: { $number }.
}
event-skipped = { $you ->
    [yes] You add nothing.
   *[no] { $player } adds nothing.
}
event-drew = { $you ->
    [yes] { $seen ->
        [yes] You draw { $cards }.
       *[no] You draw a card, face down.
    }
   *[no] { $seen ->
        [yes] { $player } draws { $cards }.
       *[no] { $player } draws a card.
    }
}
event-stole = { $you ->
    [yes] { $seen ->
        [yes] You steal { $cards } from { $other }.
       *[no] You steal a card from { $other }, face down.
    }
   *[no] { $toyou ->
        [yes] { $seen ->
            [yes] { $player } steals { $cards } from you.
           *[no] { $player } steals a card from you.
        }
       *[no] { $seen ->
            [yes] { $player } steals { $cards } from { $other }.
           *[no] { $player } steals a card from { $other }.
        }
    }
}
event-peeked = { $you ->
    [yes] You see the hand of { $other }: { $cards }.
   *[no] { $toyou ->
        [yes] { $player } peeks at your hand.
       *[no] { $seen ->
            [yes] { $player } sees the hand of { $other }: { $cards }.
           *[no] { $player } peeks at the hand of { $other }.
        }
    }
}
event-offered = { $you ->
    [yes] You give { $cards } to the Pakjeskamer.
   *[no] { $player } gives { $cards } to the Pakjeskamer.
}
event-swapped = { $you ->
    [yes] You take { $cards } for it.
   *[no] { $player } takes { $cards } for it.
}
event-enlarged = The Pakjeskamer becomes larger: { $cards }.
event-sint = { $you ->
    [yes] You are the Sint now.
   *[no] { $player } is the Sint now.
}
event-big-sint = { $you ->
    [yes] You get the Big Sint.
   *[no] { $player } gets the Big Sint.
}
event-limit = { $you ->
    [yes] { $number ->
        [0] You name no hand limit.
       *[other] You name the hand limit { $number }.
    }
   *[no] { $number ->
        [0] { $player } names no hand limit.
       *[other] { $player } names the hand limit { $number }.
    }
}
event-discarded = { $you ->
    [yes] You discard { $cards }.
   *[no] { $seen ->
        [yes] { $player } discards { $cards }.
       *[no] { $player } discards a card.
    }
}
event-reveal = { $you ->
    [yes] { $count ->
        [0] You have no hand cards.
       *[other] You show { $cards }.
    }
   *[no] { $count ->
        [0] { $player } has no hand cards.
       *[other] { $player } shows { $cards }.
    }
}
event-uncovered = Face down in the bid of { $player } lay { $cards }.
event-crossed = { $you ->
    [yes] You cross out { $cards }.
   *[no] { $player } crosses out { $cards }.
}
event-combo-number = { $you ->
    [yes] You have { $count } times a { $number }: { $cards }.
   *[no] { $player } has { $count } times a { $number }: { $cards }.
}
event-combo-street = { $you ->
    [yes] You have a straight of { $count } cards up to { $number }: { $cards }.
   *[no] { $player } has a straight of { $count } cards up to { $number }: { $cards }.
}
event-combo-colour = { $you ->
    [yes] You have { $count } of one colour, { $number } in all: { $cards }.
   *[no] { $player } has { $count } of one colour, { $number } in all: { $cards }.
}
event-combo-chihuahua = { $you ->
    [yes] You have four exactly equal cards with a { $number }!
   *[no] { $player } has four exactly equal cards with a { $number }!
}
event-combo-none = { $you ->
    [yes] You have no valid combination.
   *[no] { $player } has no valid combination.
}
event-won-size = { $you ->
    [yes] You win with the most cards: { $number } cards of the pot.
   *[no] { $player } wins with the most cards: { $number } cards of the pot.
}
event-won-kind = { $you ->
    [yes] As many cards, but your kind of combination is better: you win { $number } cards.
   *[no] As many cards, but the combination of { $player } is of a better kind: { $number } cards of the pot.
}
event-won-strength = { $you ->
    [yes] The same kind, but you are higher: you win { $number } cards.
   *[no] The same kind, but { $player } is higher: { $number } cards of the pot.
}
event-won-chihuahua = { $you ->
    [yes] Four equal cards beat everything: you win { $number } cards.
   *[no] Four equal cards beat everything: { $player } wins { $number } cards.
}
event-won-remise = { $you ->
    [yes] Equal, but you bid the most ({ $number }): you win.
   *[no] Equal, but { $player } bid the most ({ $number }) and wins.
}
event-won-profiteer = { $you ->
    [yes] A draw, so Pietje Profiteer wins for you: { $number } cards.
   *[no] A draw, so Pietje Profiteer wins for { $player }: { $number } cards.
}
event-won-alone = { $you ->
    [yes] You are the only one left and win { $number } cards.
   *[no] { $player } is the only one left and wins { $number } cards.
}
event-tied = A draw: nobody wins the { $number } cards that were bid.
event-kept = { $you ->
    [yes] You keep your hand.
   *[no] { $player } keeps the hand.
}
event-threw = { $you ->
    [yes] You throw your hand away.
   *[no] { $player } throws the hand away.
}
event-surprise = { $you ->
    [yes] You may choose the next present!
   *[no] { $player } may choose the next present!
}
event-chose = { $you ->
    [yes] You choose { $named }.
   *[no] { $player } chooses { $named }.
}
event-reward = { $you ->
    [yes] You win the game of the evening: an extra reward!
   *[no] { $player } wins the game of the evening: an extra reward!
}
event-score = { $you ->
    [yes] You have { $number } points.
   *[no] { $player } has { $number } points.
}
event-won = { $you ->
    [yes] You win the game!
   *[no] { $player } wins the game.
}
event-staf = { $player }: { -action-staf }. { -action-staf-text }
event-hoofd = { $player }: { -action-hoofd }. { -action-hoofd-text }
event-indi = { $player }: { -action-indi }. { -action-indi-text }
event-hardloop = { $player }: { -action-hardloop }. { -action-hardloop-text }
event-reken = { $player }: { -action-reken }. { -action-reken-text }
event-kleur = { $player }: { -action-kleur }. { -action-kleur-text }
event-omdenk = { $player }: { -action-omdenk }. { -action-omdenk-text }
event-crime = { $player }: { -action-crime }. { -action-crime-text }
event-bril = { $player }: { -action-bril }. { -action-bril-text }
event-poker = { $player }: { -action-poker }. { -action-poker-text }
event-achtbaan = { $player }: { -action-achtbaan }. { -action-achtbaan-text }
event-competitief = { $player }: { -action-competitief }. { -action-competitief-text }
event-verliefd = { $player }: { -action-verliefd }. { -action-verliefd-text }
event-celebri = { $player }: { -action-celebri }. { -action-celebri-text }
event-chihuahua = { $player }: { -action-chihuahua }. { -action-chihuahua-text }

refused-not-in-hand = { $card } is not in your hand.
refused-go-or-stop = You can go along or stop now.
refused-laid-already = You have begun to lay a bid, so go along: what lies there stays.
refused-laid-stays = You have laid cards already: first you take back, then you lay.
refused-out-of-reach = With that card you could not get to { $target } any more.
refused-double-first = First double the bid of the Small Sint: lay cards until it is enough.
refused-lay-again = You took cards back: lay at least one.
refused-keep-limit = Everybody has to keep at least { $limit } cards in hand.
refused-lower-bid = Your bid would become { $total }; it was { $before }.
refused-too-low = Your bid would be { $total }; the highest bid is { $highest }.
refused-down-to-limit = Staying with a bid that is too low is only allowed with exactly { $limit } cards in hand.
refused-no-exchange = There is no exchange at this table.
refused-not-in-bid = { $card } does not lie face up in your bid.
refused-bid-blindly = Because of the Pokerpiet you bid blindly: lay cards, go along or stop.
refused-no-cards = You have no cards left.
refused-no-hiding = Nothing is laid face down at this table.
refused-cannot-hide = { $card } cannot be laid face down: only other action cards can.
refused-hide-first = Face-down cards are laid before you exchange.
refused-can-double = You can double, so you have to.
refused-blind-first = First bid what the Sint has to bid.
refused-keep-a-card = You have to keep a card, and the hand limit.
refused-not-doubled = Your bid would be { $total }; it has to become { $target }.
refused-discard = Choose a card of your hand to discard.
refused-big = Choose another player.
refused-limit = Choose a limit of the list.
refused-keep = Choose: keep or throw away.
refused-value = That value is not possible here.
refused-blind-value = Choose a value from 1 to 6.
refused-order = First choose which card works now.
refused-money = First choose: more bid or more hand cards.
refused-add = Choose: add or not.
refused-crime = Choose another player with hand cards.
refused-bril = Choose another player with hand cards.
refused-give = Choose a card of your hand.
refused-take = Choose a card of the Pakjeskamer.
refused-staf = Choose: Small Sint or Big Sint.
refused-cross = Cross out a card of the Pakjeskamer or of your hand.
refused-surprise = First choose a present that is still there.

score-cards = { $count ->
    [one] 1 card won
   *[other] { $count } cards won
}

note-scores = As long as the game lasts, cards are counted here: for each round how many somebody won, and at ‘Now’ how many lie on the own pile. Points are counted at the end.
note-open-scores = For each round this says how many cards somebody won; the total is the points of the cards that lie on the own pile now.

figure-rounds_played = Rounds played
figure-mean_winning_size = Cards in the winning combination
figure-rounds_won_by-number = Share of rounds won by number
figure-rounds_won_by-colour = Share of rounds won by colour
figure-rounds_won_by-street = Share of rounds won by a straight
figure-rounds_won_by-chihuahua = Share of rounds won by the Chihuahuapiet
figure-rounds_won_by-alone = Share of rounds won by the only one left
figure-rounds_won_by-draw_rule = Share of rounds won by the Remise rule
figure-rounds_won_by-profiteer = Share of rounds won by a profiteer
figure-rounds_won_by-tied = Share of rounds that nobody won
figure-mean_players_stopped = Players who stopped, a round
figure-mean_winning_score = The winner’s points

## Why: what a tip says with it

why-any = It makes little difference here.
why-raise = You can spare { $card }: you keep { $size } cards of { $numbers ->
    [1] one number
   *[other] one colour
}, and more goes into the pot that you hope to win.
why-pay-spare = You have to add { $need }, and { $card } is not one of the { $size } cards that you want to show.
why-pay-dear = You have to add { $need }. { $card } does cost you something, but you keep { $size ->
    [one] one card
   *[other] { $size } cards
} of { $numbers ->
    [1] one number
   *[other] one colour
}.
why-lay-misfit = { $card } does not fit with the rest, and all that you keep has to fit.
why-go-blind = Going along costs nothing now: go along.
why-go-paid = Your bid is { $total } now: enough to stay in. To lay more only costs cards.
why-go-fits = All that you have left fits together: keep it like that.
why-go-wait = More cards will come in the Pakjeskamer: going along costs nothing, and you can raise later.
why-go-keep = You have { $size } cards of { $numbers ->
    [1] one number
   *[other] one colour
}: you want to show them all, so add none.
why-go-free = Going along costs nothing, but with { $size ->
    [one] one card
   *[other] { $size } equal cards
} a raise is too much.
why-stop-blind = You would have to add { $need } blindly: that costs too many cards.
why-stop-misfit = What you would keep does not fit together anyway: stop and save your cards.
why-stop-all = To add { $need } you need all your cards, and then there is nothing left to show.
why-stop-weak = After adding { $need } you have only { $left ->
    [one] 1 card
   *[other] { $left } cards
} left to show: that does not win.
why-stop-dear = To add { $need } breaks your combination: from { $size } cards to { $left }.
why-stop-save = Going along costs nothing now, but whoever stays to the end loses the whole hand: stop and keep your cards.
why-back = Take { $card } back: you can pay with other cards and keep more.
why-hide = Lay { $card } face down: it does not fit anyway, and so you may cross one out.
why-blind = { $card } is the cheapest card that you can spare.
why-blind-lay = { $need } more is not too dear: lay a card.
why-spare = You miss { $card } least: you keep { $size } cards of { $numbers ->
    [1] one number
   *[other] one colour
}.
why-take = With { $card } your combination is at its best.
why-rival = { $player } is the most dangerous now, with { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand and { $won } won.
why-limit = With { $size } equal cards it depends: a low limit keeps the others in longer, and you want that only with a good hand.
why-money-bid = More cards in hand would not fit any more: choose a higher bid.
why-money-hand = More cards in hand help you for sure.
why-add = Your bid is still too low: one more card helps.
why-skip = Your bid is high enough: keep what you have won.
why-cross = Without { $card } your combination is at its best.
why-cross-none = All that is left counts: cross out nothing more.
why-keep = { $size } of your { $count } cards belong together: keep them.
why-throw = Only { $size } of your { $count } cards belong together: new ones are probably better.

## What happens, said in general: for the figures of the lab

kind-dealt = a round begins
kind-took-own = somebody takes won cards in hand
kind-hand = somebody gets a hand
kind-revealed = the Sint reveals a card
kind-went = somebody goes along
kind-blind = somebody bids beforehand
kind-passed = somebody cannot double
kind-stopped = somebody stops
kind-all-in = somebody bids everything and is out of the round
kind-over = nobody can follow a bid
kind-cannot-follow = somebody cannot follow the bid
kind-laid = somebody lays cards in the bid
kind-hid = somebody lays a card face down in the bid
kind-took-back = somebody takes cards back from the bid
kind-spent = a card that was taken back turns up again
kind-exchanged = somebody exchanges cards of the bid
kind-valued = a card gets a value in the bid
kind-more-bid = somebody chooses more bid
kind-more-hand = somebody chooses more hand cards
kind-added = a won card joins the bid
kind-skipped = somebody adds nothing to the bid
kind-drew = somebody draws a card
kind-stole = somebody steals a card
kind-peeked = somebody looks at another’s hand
kind-offered = somebody gives a card to the Pakjeskamer
kind-swapped = somebody takes a card from the Pakjeskamer
kind-enlarged = the Pakjeskamer becomes larger
kind-sint = another becomes the Sint
kind-big-sint = somebody gets the Big Sint
kind-limit = the Sint says whether there is a hand limit
kind-discarded = somebody discards a card
kind-reveal = somebody shows a hand
kind-uncovered = a face-down card of a bid is turned up
kind-crossed = somebody crosses out cards
kind-combo-number = somebody’s best combination is a number
kind-combo-street = somebody’s best combination is a straight
kind-combo-colour = somebody’s best combination is a colour
kind-combo-chihuahua = somebody has four exactly equal cards
kind-combo-none = somebody has no valid combination
kind-won-size = the most cards win a round
kind-won-kind = a better kind of combination wins a round
kind-won-strength = a higher combination of the same kind wins a round
kind-won-chihuahua = four equal cards win a round
kind-won-remise = the highest bid wins a drawn round
kind-won-profiteer = Pietje Profiteer wins a drawn round
kind-won-alone = the only one left wins a round
kind-tied = a draw: nobody wins a round
kind-kept = somebody keeps the hand
kind-threw = somebody throws the hand away
kind-surprise = somebody may choose a present
kind-chose = somebody chooses a present
kind-reward = somebody gets the extra reward of the evening
kind-score = somebody’s points are counted
kind-won = somebody wins the game
kind-staf = somebody uses: { -action-staf }
kind-hoofd = somebody uses: { -action-hoofd }
kind-indi = somebody uses: { -action-indi }
kind-hardloop = somebody uses: { -action-hardloop }
kind-reken = somebody uses: { -action-reken }
kind-kleur = somebody uses: { -action-kleur }
kind-omdenk = somebody uses: { -action-omdenk }
kind-crime = somebody uses: { -action-crime }
kind-bril = somebody uses: { -action-bril }
kind-poker = somebody uses: { -action-poker }
kind-achtbaan = somebody uses: { -action-achtbaan }
kind-competitief = somebody uses: { -action-competitief }
kind-verliefd = somebody uses: { -action-verliefd }
kind-celebri = somebody uses: { -action-celebri }
kind-chihuahua = somebody uses: { -action-chihuahua }
ending-PP-GOAL-01 = there are too few cards for another round
ending-PP-AMB-54 = the last of the rounds is played

## What is seen on the table

moment-combo-number = { $count } times a { $number }
moment-combo-street = straight of { $count } up to { $number }
moment-combo-colour = { $count } of one colour, { $number } in all
moment-combo-chihuahua = four cards alike!
moment-combo-none = no combination
moment-fewer = fewer cards
moment-lesser-kind = lesser kind
moment-lower = lower
moment-equal = just as good
moment-wins = wins { $count ->
    [one] 1 present
   *[other] { $count } presents
}!
moment-tied = A tie: nobody wins
moment-pot = { $count ->
    [one] 1 present
   *[other] { $count } presents
}!
moment-sint = { $player } is the Sint
moment-alone = The only one left!
moment-action = { $card }
moment-all-in = All in!
moment-over = Bid too much

## The reckoning of a round

part-pot = Presents from the pot

# What lies in the box.

box-sint-small = Small Sint
box-sint-big = Big Sint
about-sint-small = Whoever has this card is the Sint and bids first.
about-sint-big = For the variant ‘Wie kent hem niet?’: whoever has this card is the Big Sint.
box-won = Game: points
box-presents = Surprises: write down who chose each
# The score pad.

part-added = Added to the bid
part-taken = Back into the hand
part-points = Cards won
pad-sint = Who is the (Small) Sint?
pad-won = Who won the round?
pad-won-nobody = Nobody
pad-pot = How many cards had been bid?
pad-kept = Cards still in hand
pad-revealed = How many cards lay in the Pakjeskamer?
pad-added = From the pile to the bid
pad-drawn = How many extra cards were drawn by all together?
pad-icon = Was a card with ‘!’ among those that were bid?
pad-icon-0 = No
pad-icon-1 = Yes
pad-present = Surprise chosen
pad-present-0 = None
pad-pile = Cards won
pad-took = chose: { $named }
pad-note-hand = Everybody begins with { $count } cards: first { $own } random ones of their own pile at most, then new ones.
pad-note-stock = The stock and the Pakjeskamer have { $count } cards together now.
refused-pad-added = { $player } added { $count } cards of their own pile, which has only { $most }.
refused-pad-stock = There were not so many cards left: the stock had { $count }.
refused-pad-cards = Bid and in hand are { $count } cards together, and there were only { $most }.
refused-pad-icon = Nothing was bid, so no card with ‘!’ either.
refused-pad-present = { $player } has yet to choose a surprise.
refused-pad-present-gone = That surprise is gone; { $player } chooses another.
refused-pad-pile = { $player } counts { $count } cards, but has won { $most }. Is an earlier round wrong?
refused-pad-pile-points = { $count } cards cannot be { $points } points together; so many has { $player } won.

# The referee.

ask-wins = Who wins?
ask-follow = May I go along?
pad-room = The Pakjeskamer
pad-held = Hand (empty: stopped)
pad-crossed = Crossed out
pad-worth = Value of the bid
pad-only = What counts?
pad-only-0 = Everything
pad-only-1 = Numbers only
pad-only-2 = Colours only
pad-four = Has Chihuahuapiet been played?
pad-four-0 = No
pad-four-1 = Yes
pad-highest = The highest bid
pad-bid = My whole bid
refused-ask-two-hands = Tap the hands of at least two players who are still in.
refused-ask-crossed = { $player } crosses out cards that are not there.
says-tied = The best combinations are equal: nobody wins.
says-number = { $player } wins with { $count } times a { $number }.
says-street = { $player } wins with a straight of { $count } up to { $number }.
says-colour = { $player } wins with { $count } of one colour, { $number } together.
says-four = { $player } wins with four equal cards ({ $number }).
says-remise = Equal combinations: { $player } bid most and wins.
says-follows = Your bid is worth { $total } and the highest bid is { $highest }.
# Examples in the booklet.

example-number = Two sixes: a combination of numbers.
example-colour = Three of one colour, 10 together.
example-neither = Another colour and another number: no combination.
example-higher = 4 together: that beats two of one colour that are 3 together.
