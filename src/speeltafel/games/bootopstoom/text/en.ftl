### Boot op Stoom: the rulebook in our own words, one message per rule.

## The game

game-name = Boot op Stoom
game-lost = You have lost together
game-tagline = At the helm together, without a word of planning: bring every parcel home before the evening is over.
game-about = Together you steer Sinterklaas’s Steamboat past the houses. In turn you lay a card face down under the Steam Row, and only when everything is in place does the boat sail, card by card. Nobody may tell what lies there: dare to guess what the others have in mind and deliver all the parcels in time.
game-minutes = 30 minutes
game-credits = Boot op Stoom is a game by Tiamo Pastoor (Pandaqi). The rules are given here in our own words.

## Sections

section-setup = Setting up
section-goal = What it is all about
section-filling = Filling the Steam Row
section-sailing = Sailing and finishing the round
section-cards = The cards
section-calendar = Expansion: Krappe Kalender (Tight Calendar)
section-parcels = Expansion: Prachtige Pakjes (Splendid Parcels)
section-places = Expansion: Pepernoot Plekken (Pepernoot Places)
section-pieten = Expansion: Rebelse Pietjes (Rebellious Pieten)
section-rulings = Rulings for doubtful cases

## Rules: setting up

rule-BS-SET-01 = The board, the map of the Netherlands, is made of square tiles: 5 rows of 5. Chance decides which tile lies where. With an option the board is 4 by 4.
rule-BS-SET-02 = The Steamboat starts on a random water tile.
rule-BS-SET-03 = There are three draw piles, one for each kind of card: Sailing, Steamboat and Parcel. They lie face up, so you see the top card of every pile. With an option they lie face down.
rule-BS-SET-04 = During set-up everybody takes 5 cards, or 4 with more than 4 players. For each card you choose yourself which draw pile you take it from.
rule-BS-SET-05 = Two Steamboat cards side by side form the start of the Steam Row. Below them are three finished positions, each with room for one hand card.
rule-BS-SET-06 = With more than 4 players everybody holds 4 cards instead of 5, and the Steam Row starts with 4 Steamboat cards. That gives six positions.
rule-BS-SET-07 = For a first or a shorter game the board may be 4 by 4 tiles. There must then be at least 4 houses on it.
rule-BS-SET-08 = At a real table the player with the longest beard is the first Sint: the start player of the round. Here the first Sint is drawn by lot, or you name one with an option.

## Rules: goal

rule-BS-GOAL-01 = You do not play against each other but with each other: you win together or lose together.
rule-BS-GOAL-02 = You win as soon as all the wished parcels have been delivered: every house on the board then has what it wanted. With Pepernoot Plekken every harbour must have been visited too.
rule-BS-GOAL-03 = You lose as soon as the evening of presents is over. The calendar shows how much time is left.
rule-BS-COM-01 = Never let on which cards you hold or what you laid in the Steam Row. Talking about other things is fine, and so is talking about general strategy.

## Rules: filling the Steam Row

rule-BS-ROUND-01 = You play in rounds. Every round begins with the Sint, and from there turns go clockwise.
rule-BS-ROW-01 = On your turn you lay exactly one card from your hand under the Steam Row, on a position where nothing lies yet. You choose yourself which empty position.
rule-BS-ROW-02 = You lay your card face down. Only on a position with an eye may you also lay the card face up.
rule-BS-ROW-03 = You lay a card only under a finished position. A half place at the end of the Steam Row does not count as a position.
rule-BS-ROW-04 = Filling is over as soon as there is a card under every position of the Steam Row. Then the boat sets sail.

## Rules: sailing and finishing the round

rule-BS-EXE-01 = When the boat sails, the Sint turns up the cards under the Steam Row one by one, from left to right.
rule-BS-EXE-02 = The Sint carries out the action of each card as soon as it is turned up, before the next card is revealed.
rule-BS-EXE-03 = If there is anything to decide while sailing, the Sint decides, without consulting the others.
rule-BS-CAL-01 = At the end of the round one played card of the Sint’s choice goes to the calendar pile. It must be a card that has not been used for anything yet. With Krappe Kalender a calendar card comes instead.
rule-BS-CAL-02 = Once there are 10 cards on the calendar pile, the evening is over and you have lost. An option lets you choose another number.
rule-BS-CAL-03 = If all the cards played this round have already been used for something, the calendar does not move on.
rule-BS-DISC-01 = The other played cards go to a discard pile, one for each kind. If a draw pile runs out, the discard pile of that kind is shuffled and becomes the new draw pile.
rule-BS-REF-01 = After the round everybody fills their hand up to 5 cards again, or to 4 with more than 4 players. For each card you choose yourself which of the three draw piles you take it from.
rule-BS-SINT-01 = Whoever laid the last card under the Steam Row in this round is the Sint in the next round.

## Rules: the cards

rule-BS-CARD-01 = There are three kinds of cards: Sailing, Steamboat and Parcel. The base game has 18, 8 and 12 of them.
rule-BS-SAIL-01 = A Sailing card moves the Steamboat as the card shows: one tile forward, one tile backward, or a quarter turn to the left or right. A boat that sails backward keeps its bow pointing the same way.
rule-BS-STEAM-01 = A Steamboat card makes the Steam Row longer or shorter.
rule-BS-STEAM-02 = To make the row longer, you add the played Steamboat card at an end where it fits. To make it shorter, you take away the card at one end; the played card then goes to the discard pile itself. A card fits beside a neighbour of the other type: half against half or full against full.
rule-BS-STEAM-03 = If the played Steamboat card fits at neither end, you must make the Steam Row shorter. If it does fit, you choose between longer and shorter.
rule-BS-PAK-01 = A parcel does nothing by itself. You need parcels to deliver them and win that way.
rule-BS-DEL-01 = You may deliver to a house if the Steamboat comes onto it and all the parcels that the house wishes already lie earlier in the Steam Row. A house wishes one or two parcels.
rule-BS-DEL-02 = Delivered parcels leave the game and the tile of the house is turned over. From then on that tile counts as plain water.
rule-BS-DEL-03 = A played parcel that has not been delivered goes to the discard pile of the parcels at the end of the round, unless it ends up on the calendar pile.
rule-BS-EDGE-01 = You cannot sail off the board. If you try, the boat stays where it is and nothing happens. Only with Pepernoot Plekken does it cost you 1 damage.
rule-BS-UIT-00 = The expansions and variants make the game harder or easier, as you like. You choose which ones are in play.

## Rules: Krappe Kalender

rule-BS-KK-01 = During set-up a face-down pile of 10 calendar cards, picked at random from all 14, is placed beside the board. An option lets you choose another number.
rule-BS-KK-02 = When the calendar moves on at the end of a round, you take the top calendar card and carry out its event. No played card is put aside then. An event for the next round lasts exactly one round.
rule-BS-KK-03 = When the pile of calendar cards is used up, you have lost.

## Rules: Prachtige Pakjes

rule-BS-PP-01 = A special parcel has an action of its own. It takes effect only when the card is actually delivered to a house.
rule-BS-PP-02 = A joker counts as any parcel you like.
rule-BS-PP-03 = A Double Gift shows two parcels. At the moment you use the card, you choose which of the two it is.
rule-BS-PP-04 = Once a telephone has been delivered, everybody may talk freely about their own cards and about what lies in the Steam Row. That lasts until the next card is turned up.
rule-BS-PP-05 = There are four new Sailing cards, two of each: Double Forward, Double Backward, Turn Around and Anchor. Double means two tiles, Turn Around is a half turn, and after an Anchor all cards further along the Steam Row are ignored.
rule-BS-PP-06 = New Steamboat cards carry icons. The power of an icon holds only for the card that is played in that position.
rule-BS-PP-07 = You need not play with all the new cards: an option lets you choose which ones are in play.
rule-BS-IC-01 = On a position with a pepernoot you may lay only a parcel.
rule-BS-IC-02 = A Sailing card on a position with a letter is carried out at once, as soon as you lay it down.
rule-BS-IC-03 = A card on a position with a sack is ignored.
rule-BS-IC-04 = A card on a position with Amerigo counts double.
rule-BS-IC-05 = A Sailing card on a position with a staff is carried out in reverse: forward becomes backward and left becomes right, and the other way round, double moves included. Turn Around and Anchor stay as they are.
rule-BS-IC-06 = If you lay a card on a position with a book, you fill your hand up to 5 cards at once, or to 4 with more than 4 players.

## Rules: Pepernoot Plekken

rule-BS-PL-01 = The special tiles are shuffled with the other tiles before the board is laid. Perhaps only a few of them end up on the board, and that is fine.
rule-BS-PL-02 = If there is a castle on the board, you can take parcels only while the Steamboat stands next to it, straight or diagonally. With Rebelse Pietjes a Piet next to the castle counts as well.
rule-BS-PL-03 = While a pawn stands on a bakery, players may swap pepernoot parcels from their hand for other parcels of their choice.
rule-BS-PL-04 = You can win only if every harbour on the board has been visited.
rule-BS-PL-05 = While a pawn stands on an Amerigo tile, every sailing instruction for that pawn is carried out twice.
rule-BS-PL-06 = While a pawn stands on a toy shop, if a player hands in 4 different Sailing cards, the Steamboat may leap to any other tile.
rule-BS-DMG-01 = Whoever tries to sail off the board takes 1 damage.
rule-BS-DMG-02 = Whoever sails onto or into a rock takes 1 damage.
rule-BS-DMG-03 = For every damage, one Steamboat card leaves the Steam Row.
rule-BS-DMG-04 = If damage leaves the Steam Row completely empty, you lose at once.

## Rules: Rebelse Pietjes

rule-BS-RP-01 = There are extra pawns: four Pieten. During set-up every player chooses one, so you play with at most 4 players.
rule-BS-RP-02 = When the Sint turns up a Sailing card, the Sint may use it on their own Piet instead of on the Steamboat. Another player’s Piet is not allowed.
rule-BS-RP-03 = A Piet that is not on the board yet always starts on the tile of the Steamboat.
rule-BS-RP-04 = Apart from that, Pieten move exactly like the boat.
rule-BS-RP-05 = A Piet can spare the Steamboat a strange move, and it lets you be in several places at once. A Piet that comes onto a house can deliver parcels too.
rule-BS-RP-06 = The same rules hold for Pieten as for the boat. They too can cause damage and set off special tiles: castle, bakery, harbour, Amerigo and toy shop.

## Rulings

rule-BS-AMB-01 = The draw piles lie face up: everybody sees the top card of each pile. With an option they lie face down.
rule-BS-AMB-02 = Chance decides which way the Steamboat points at the start. With an option you choose the direction yourself.
rule-BS-AMB-03 = You may simply sail onto a rock: in the base game that has no effect, with Pepernoot Plekken it costs 1 damage. With an option rocks stop you: the pawn then stays where it is (with Pepernoot Plekken still 1 damage), and the board is laid so that all houses and harbours can be reached without a rock.
rule-BS-AMB-04 = The Steam Row starts with a card of type A and, to its right, one of type B: the first of each type from the shuffled pile. With more than 4 players it is A, B, A, B. Only this gives three or six finished positions.
rule-BS-AMB-05 = If a Steamboat card leaves the row while sailing, the full position of that card disappears and, if there is one, the position on the joint with its neighbour. The cards lying there are swept away: they are no longer carried out and parcels there can no longer be delivered. New positions stay empty until the next round. With an option the cards under vanished positions are carried out after all.
rule-BS-AMB-06 = The last Steamboat card cannot leave the Steam Row through a Steamboat card or an event; a Steamboat card that would have to do so is discarded without effect. Only damage can empty the row, and then you lose. With an option the last card can go that way, and that is a loss as well.
rule-BS-AMB-07 = The Sint chooses at which end the Steam Row gets longer or shorter, among the ends that the rules allow.
rule-BS-AMB-08 = Only delivered parcels and Steamboat cards added to the row count as used. All other played cards are unused, including a Steamboat card discarded after shortening the row, and cards that were ignored, swept away or left unrevealed by an Anchor. Cards still face down are turned up first; then the Sint chooses an unused card for the calendar.
rule-BS-AMB-09 = If no card at all was played in a round, time still moves on. The top Sailing card of the draw pile, or otherwise of the discard pile, goes to the calendar pile; with Krappe Kalender a calendar card is taken.
rule-BS-AMB-10 = You win at once while sailing. If the last card would reach the calendar in the same round, winning comes first.
rule-BS-AMB-11 = All parcels have been delivered when every house on the board has its parcels. There are more parcels than wishes; what is left over need not be delivered.
rule-BS-AMB-12 = With Krappe Kalender too, time stands still if all played cards have been used: no calendar card is taken then. With an option it is taken anyway.
rule-BS-AMB-13 = If the last calendar card of the pile is taken, the game is lost at once. The event on that card is no longer carried out.
rule-BS-AMB-14 = You always fill up to the hand size you started with. With more than 4 players that is 4 cards, also with a book.
rule-BS-AMB-15 = When hands are filled up, the Sint of the past round begins, and then it goes clockwise. Each player completes their hand before the next one takes cards.
rule-BS-AMB-16 = Anyone who cannot lay a card is skipped. If nobody can any more, filling is over and empty positions are skipped while sailing. If there are more positions than players, everybody naturally gets more turns.
rule-BS-AMB-17 = You deliver all the wishes of a house at once or nothing, and only at the moment you arrive there. You may deliver, but you need not. Parcels left over can still go to a later house in the same round.
rule-BS-AMB-18 = If you already stand on a house when the wished parcel is turned up, you do not deliver: you have to arrive on the house. Bumping into the edge is not arriving. With an option you may deliver while standing there.
rule-BS-AMB-19 = In a double move every step is an arrival. So you can also deliver to a house that you only pass.
rule-BS-AMB-20 = If a special house wishes a joker, any parcel will do. With an option it really has to be a joker.
rule-BS-AMB-21 = Only the action printed on the delivered card itself takes effect. A joker or Double Gift that counts as green or pepernoot does not get the action of such a plus card. The action is compulsory; which other tile it is, you choose freely.
rule-BS-AMB-22 = With Green plus the Steamboat goes to another tile of your choice and keeps pointing the same way. That counts as arriving, so you can deliver or visit a harbour there, but never as a crash.
rule-BS-AMB-23 = With Pepernoot plus you choose three tiles without a pawn and rotate them among their places, so that each tile ends up elsewhere. That counts as arriving for nobody. If there are no three tiles without a pawn, nothing happens.
rule-BS-AMB-24 = A Steamboat card on Amerigo takes away two cards when it shortens the row, but never the last; lengthening is not doubled. A parcel on Amerigo meets two equal wishes of one house, and an action of its own takes effect only once.
rule-BS-AMB-25 = When a Sailing card on a letter is carried out at once, only the face-up parcels to its left count. The Sint decides which pawn moves. The card is skipped while sailing. Other cards on a letter work as usual.
rule-BS-AMB-26 = To take parcels, a pawn has to stand next to at least one castle, on one of the eight tiles around it; standing on a castle is not enough by itself. This does not hold during set-up, nor without a castle on the board, nor for cards from Putting Out a Shoe or from the bakery. Options can make it hold during set-up too, or let standing on the castle be enough.
rule-BS-AMB-27 = Bakery and toy shop work when a pawn arrives, and once more at the end of the round while a pawn stands there. At the bakery every player, starting with the Sint, may swap as many pepernoot cards as they like for parcels of their choice from the draw pile or discard pile; a draw pile that was searched is shuffled again. At the shop one player discards 4 Sailing cards of 4 different kinds and the Sint moves the Steamboat to another tile, which counts as arriving.
rule-BS-AMB-28 = For damage, a Steamboat card goes from an end of the row; the Sint chooses which end. The cards under the positions that vanish are swept away.
rule-BS-AMB-29 = With Sinterklaas Arrives, cards of the Steamboat draw pile are turned up until one fits; if it fits at both ends, the Sint chooses. Cards that do not fit are discarded. This happens twice, or until no card is left.
rule-BS-AMB-30 = With Sunken Boat, a card goes from an end of the row twice, but never the last one of the Steam Row. With an option the last one can go too, and then you lose.
rule-BS-AMB-31 = With Putting Out a Shoe, every other player secretly gives a card of their choice. The player who receives them may hold more cards than the hand size because of it, and does not fill up then.
rule-BS-AMB-32 = With Exploding Parcels, everybody takes as many new cards as they discarded, from Sailing and Steamboat only. After that you fill up as usual from any pile.
rule-BS-AMB-33 = With Greedy Piet, it is checked at once, before hands are filled up, who holds a pepernoot or a Pepernoot plus; a joker or Double Gift does not count. Those players lay no card in the next round. If the Sint is one of them, the Sint still turns up the cards and decides.
rule-BS-AMB-34 = With Wrong Names, you may deliver to a house as soon as all its wishes are covered by parcels that lie later in the Steam Row than the card that brought you there, even if the boat has already moved on. The Sint decides this each time a card is turned up. Parcels that lie earlier do not count.
rule-BS-AMB-35 = With Broken Compass you may play any card, but of the moves only backward, Double Backward and left work. A half turn does nothing, an Anchor does work. What counts is the move after any staff.
rule-BS-AMB-36 = If a house wants an extra parcel because of Book Missing, the second half of a parcel that counts double may be that extra parcel.
rule-BS-AMB-37 = A Piet starts with the same heading as the Steamboat. Pawns may share a tile.
rule-BS-AMB-38 = If nobody played a card in a round, the Sint stays the same.
rule-BS-AMB-39 = The Sint may also put a parcel on the calendar that is still needed. Sometimes you can then no longer win, but the game goes on until it is lost.
rule-BS-AMB-40 = Parcels that were not delivered go to the discard pile of their kind. It is shuffled again only when the draw pile is empty.
rule-BS-AMB-41 = The board is made of random tiles, 16 on a board of 4 by 4. If it does not have 4 houses and at least one tile of water, it is laid again. The same holds for 5 by 5 with expansions.
rule-BS-AMB-42 = On a position with an eye you may lay your card face up, but you may also lay it face down.
rule-BS-AMB-43 = Only the Sint is asked for the decisions of sailing. The others wait and need not say anything.
rule-BS-AMB-44 = If a player leaves the game, the cards of that hand go to the discard piles and that seat is skipped. If that player was the Sint, the next player clockwise is the Sint.
rule-BS-AMB-45 = A Steamboat card without an icon and one with an eye each exist as type A (full on the left, half on the right) and as type B (half on the left, full on the right). Type A and type B are different cards.
rule-BS-AMB-46 = If a decision has only one possible answer, the game may carry it out without asking. That is not done where it would give away something about a hidden hand: when laying, giving, swapping and handing in.
rule-BS-AMB-47 = When the last card of a draw pile is taken, the discard pile of that kind is shuffled into a new draw pile at once. If that discard pile is empty at that moment, it happens before the next card is needed.
rule-BS-AMB-48 = Steamboat cards that leave the Steam Row go to the Steamboat discard pile at once. They do not count as played cards.
rule-BS-AMB-49 = With the option that cards under vanished positions are still carried out, those cards keep their place in the order. They are carried out and count, but without an icon.
rule-BS-AMB-50 = Whether you have won is checked as soon as the last house has its parcels, before the actions of the delivered cards.
rule-BS-AMB-51 = An Anchor on a working letter is turned up at once, but it stops the boat only when sailing gets to that position.
rule-BS-AMB-52 = With Wrong Names, parcels count only when sailing reaches their position, never during filling. The option to deliver while standing there adds nothing to this.
rule-BS-AMB-53 = With the option to deliver while standing there, each pawn on a house that still wants parcels gives a chance at the moment sailing reaches a parcel. The parcels up to and including this one count then.
rule-BS-AMB-54 = A parcel that counts double counts as two parcels of one and the same kind.
rule-BS-AMB-55 = At the bakery you swap a pepernoot or a Pepernoot plus for a parcel that is neither. The bakery comes before the shop. Every player is asked, also those who can only pass.
rule-BS-AMB-56 = At the bakery and the shop at the end of the round, all parcels turned up in that round count as lying earlier.
rule-BS-AMB-57 = With Green plus and at the shop the Steamboat may go to any other tile, also to a rock. That causes no damage and is allowed even if rocks stop you. Otherwise it counts as arriving in the usual way.
rule-BS-AMB-58 = If you play with some of the cards of Prachtige Pakjes, the special houses wish only parcels that are in play: 85 per cent of them, rounded up, and never a Double Gift. A special house without a wish is left out.
rule-BS-AMB-59 = With Sinterklaas Arrives, cards that do not fit lie aside until a card has been added; after that they go to the discard pile. An empty draw pile is renewed meanwhile.
rule-BS-AMB-60 = If nobody played, the top Sailing card goes to the calendar, otherwise a Steamboat card and otherwise a parcel. If there is none of these either, a blank marker goes on the calendar.
rule-BS-AMB-61 = With an Anchor, and with a card that does nothing because of Broken Compass, it is not asked which pawn moves. A Piet coming onto the board does not count as arriving.
rule-BS-AMB-62 = If, with Lost Piet, the Sint points to a position where the player may not lay any card, that position is struck for this turn. The Sint chooses another one.
rule-BS-AMB-63 = With Sinterklaas News everybody sees the next four calendar cards, or fewer if there are fewer. Their order stays as it is.
rule-BS-AMB-64 = After a telephone you may talk until the Sint turns up the next card, while sailing or on a letter, sometimes only in the next round. The game waits until the Sint says that it goes on.
rule-BS-AMB-65 = A Steamboat card that was added to the row and comes off again in the same round stays used.
rule-BS-AMB-66 = With the option that an empty Steam Row is a loss, you lose as soon as the last card leaves the row; this follows from ruling BS-AMB-06. With one card left there is only one way to shorten.
rule-BS-AMB-67 = With an option you choose how many cards the calendar has, from 1 to 14. Normally there are 10.
rule-BS-AMB-68 = If a player leaves the game, the cards this player was still to give or receive lapse; the Piet stays where it is. If nobody is left, the game is lost.
rule-BS-AMB-69 = You choose the colour of your Piet during set-up, in turn from the Sint clockwise.
rule-BS-AMB-70 = Of equal parcels in the steam row the leftmost is delivered. A parcel that counts double goes only if it is needed.
rule-BS-AMB-71 = Who swaps at the bakery shows the pepernoot and then searches the draw pile. A parcel that lies open is taken before one of the pile, and everybody sees it; what is taken from the pile only the taker sees. If there is nothing to be found, the pepernoot stays in hand and the next player is asked.
rule-BS-AMB-72 = A position whose card was delivered or added to the row stays taken for this round.
rule-BS-AMB-73 = The Sint chooses one pawn for each card. If the card is carried out twice, the same pawn does it.
rule-BS-AMB-74 = If the position of the card that is being carried out is taken away, that card is finished all the same. What lay left of it and still lies there, still lies earlier.
rule-BS-AMB-75 = A player who has left the game does not win along.
rule-BS-AMB-76 = If all players agree you may give up. The game is over then, and lost.
rule-BS-AMB-77 = If the action of a delivered parcel leads to another delivery, the actions of all delivered parcels that are still waiting take effect in an order that the Sint chooses.

## Options: board and set-up

group-board = Board and set-up
option-board = Size of the board
option-board-help = A board of 5 by 5 tiles, or of 4 by 4 for a first or shorter game.
option-board-5 = 5 by 5
option-board-4 = 4 by 4
option-calendarSize = Cards on the calendar
option-calendarSize-help = At how many cards on the calendar the evening is over, from 1 to 14. With Krappe Kalender it is the size of the pile. Normally it is 10.
option-firstSint = First Sint
option-firstSint-help = Who the first Sint is: drawn by lot, or the player you choose.
option-firstSint-random = Drawn by lot
option-firstSint-1 = Player 1
option-firstSint-2 = Player 2
option-firstSint-3 = Player 3
option-firstSint-4 = Player 4
option-firstSint-5 = Player 5
option-firstSint-6 = Player 6
option-firstSint-7 = Player 7
option-firstSint-8 = Player 8
option-heading = Heading at the start
option-heading-help = Which way the Steamboat points at the start: at random, or a direction you choose.
option-heading-random = Random
option-heading-N = North
option-heading-E = East
option-heading-S = South
option-heading-W = West
option-piles = Draw piles
option-piles-help = Whether the three draw piles lie face up, so that everybody sees the top cards, or face down.
option-piles-open = Face up
option-piles-closed = Face down

## Options: expansions

group-expansions = Expansions
option-krappeKalender = Krappe Kalender (Tight Calendar)
option-krappeKalender-help = The calendar gets cards of its own, with an event after every round.
option-prachtigePakjes = Prachtige Pakjes (Splendid Parcels)
option-prachtigePakjes-help = Special parcels, new Sailing cards and Steamboat cards with icons.
option-pepernootPlekken = Pepernoot Plekken (Pepernoot Places)
option-pepernootPlekken-help = Special tiles on the board: castle, bakery, harbour, Amerigo and toy shop. The boat can also take damage.
option-rebelsePietjes = Rebelse Pietjes (Rebellious Pieten)
option-rebelsePietjes-help = Every player has a Piet of their own, which the Sint can move instead of the Steamboat. At most 4 players.
option-specialHouses = Pink houses
option-specialHouses-help = With Prachtige Pakjes there are five pink houses, which wish parcels of this expansion. Normally this is on; without Prachtige Pakjes it does nothing.
option-prpCards = Cards of Prachtige Pakjes
option-prpCards-help = Which cards of Prachtige Pakjes are in play. Normally all of them are.
option-prpCards-vooruit2 = Double Forward
option-prpCards-draaiom = Turn Around
option-prpCards-achteruit2 = Double Backward
option-prpCards-anker = Anchor
option-prpCards-groen-plus = Green plus
option-prpCards-pepernoot-plus = Pepernoot plus
option-prpCards-joker = Joker
option-prpCards-duo = Double Gift
option-prpCards-telefoon = Telephone
option-prpCards-m-pepernoot = Steamboat card with pepernoot
option-prpCards-m-letter = Steamboat card with letter
option-prpCards-m-zak = Steamboat card with sack
option-prpCards-m-amerigo = Steamboat card with Amerigo
option-prpCards-m-staf = Steamboat card with staff
option-prpCards-m-boek = Steamboat card with book

## Options: house rules

group-house = House rules
option-rocks = Rocks
option-rocks-help = Whether you may sail onto a rock, or a rock stops you. With Pepernoot Plekken a rock always costs 1 damage.
option-rocks-open = You may sail onto them
option-rocks-block = Rocks stop you
option-hanging = Cards under vanished positions
option-hanging-help = What happens to cards under a position that disappears while sailing.
option-hanging-drop = Swept away
option-hanging-execute = Carried out anyway
option-emptyRow = Last Steamboat card
option-emptyRow-help = Whether a Steamboat card or an event can take the last card out of the Steam Row. If so, an empty row is a loss. Damage can always empty the row.
option-emptyRow-protect = Always stays
option-emptyRow-lose = May go, then a loss
option-deliverOnStay = Delivering while standing there
option-deliverOnStay-help = If a parcel is turned up while a pawn already stands on the house, you may deliver too. Normally this is off.
option-jokerWish = House that wishes a joker
option-jokerWish-help = Whether a house that wishes a joker is happy with any parcel, or only with a joker. The latter can make winning impossible.
option-jokerWish-any = Any parcel will do
option-jokerWish-strict = Only a joker
option-kasteelAtSetup = Castle holds during set-up too
option-kasteelAtSetup-help = During set-up too you may take parcels only while the boat stands next to a castle. Normally this is off.
option-kasteelOnTile = On the castle counts too
option-kasteelOnTile-help = A pawn that stands on the castle counts as next to it as well. Normally this is off.
option-kkSkipWhenAllUsed = Krappe Kalender: time stands still if everything was used
option-kkSkipWhenAllUsed-help = If all played cards have been used, no calendar card is taken with Krappe Kalender. Normally this is on.

## Options: talking and remembering

group-talk = Talking and remembering
option-memoryAid = Memory aid
option-memoryAid-help = Shows which face-up card each player has taken. Normally this is off.
option-chat = Talking during the game
option-chat-help = What you can say during the game: general phrases that give nothing away about cards, or nothing. After a telephone you may always talk freely for a while.
option-chat-general = General phrases
option-chat-off = Off

# At the table.

card-vooruit = Forward
card-links = Left
card-rechts = Right
card-achteruit = Backward
card-blauw = Blue parcel
card-groen = Green parcel
card-pepernoot = Pepernoot parcel
card-m-niks-a = Steamboat card A
card-m-niks-b = Steamboat card B
card-m-oog-a = Steamboat card A with eye
card-m-oog-b = Steamboat card B with eye
card-vooruit2 = Double Forward
card-draaiom = Turn Around
card-achteruit2 = Double Backward
card-anker = Anchor
card-groen-plus = Green plus
card-pepernoot-plus = Pepernoot plus
card-joker = Joker
card-duo-1 = Double Gift blue or green
card-duo-2 = Double Gift pepernoot or telephone
card-telefoon = Telephone
card-m-pepernoot = Steamboat card A with pepernoot
card-m-letter = Steamboat card B with letter
card-m-zak = Steamboat card A with sack
card-m-amerigo = Steamboat card B with Amerigo
card-m-staf = Steamboat card A with staff
card-m-boek = Steamboat card B with book

tile-water = Square { $number }: water
tile-rots = Square { $number }: rock
tile-kasteel = Square { $number }: castle
tile-bakkerij = Square { $number }: bakery
tile-haven = Square { $number }: harbour
tile-amerigo = Square { $number }: Amerigo
tile-speelgoedwinkel = Square { $number }: toy shop

# What cards, icons and tiles do; cards have their names above.

effect-vooruit = The boat sails one tile forward.
effect-links = The boat turns left by a quarter.
effect-rechts = The boat turns right by a quarter.
effect-achteruit = The boat sails one tile backward; the bow keeps pointing the same way.
effect-vooruit2 = The boat sails two tiles forward, step by step: it arrives on each of them.
effect-achteruit2 = The boat sails two tiles backward, step by step; the bow keeps pointing the same way.
effect-draaiom = The boat makes a half turn.
effect-anker = No card further along the Steam Row is carried out any more this round.
effect-groen-plus = A green parcel. When it is delivered, the Sint puts the Steamboat on another tile.
effect-pepernoot-plus = A pepernoot parcel. When it is delivered, the Sint lets three tiles without a pawn change places.
effect-joker = Counts as any parcel.
thing-duo = Double Gift
effect-duo = Counts as one of the two parcels it shows; which one is settled when it is delivered.
effect-telefoon = When it is delivered, everybody may talk freely until the next card is turned up.
thing-oog = Steamboat card with eye
effect-oog = In this position you may lay your card face up.
effect-m-pepernoot = Only a parcel may lie in the position with the pepernoot.
effect-m-letter = A Sailing card in the position with the letter is carried out at once, as soon as it is laid.
effect-m-zak = The card in the position with the sack does nothing; a parcel does not count there either.
effect-m-amerigo = The card in the position with Amerigo counts double: sail twice, two cards shorter, or one parcel for two equal wishes.
effect-m-staf = A Sailing card in the position with the staff goes the other way round: forward becomes backward, left becomes right.
effect-m-boek = Whoever lays a card in the position with the book refills their hand at once.
thing-huis = House
effect-huis = Wishes one or two parcels. If the boat arrives and they lie earlier in the Steam Row, you can deliver.
thing-huis-speciaal = Pink house
effect-huis-speciaal = Works like any house, but wishes parcels of Prachtige Pakjes. If it wishes a joker, any parcel will do.
thing-rots = Rock
effect-rots = In the base game a rock makes no difference. With Pepernoot Plekken it costs 1 damage: a card of the Steam Row.
thing-kasteel = Castle
effect-kasteel = If there is a castle, you take parcels only while a pawn stands next to a castle, straight or diagonally.
thing-bakkerij = Bakery
effect-bakkerij = If a pawn arrives or stands here, everybody may swap pepernoot parcels from their hand for other parcels.
thing-haven = Harbour
effect-haven = You win only when every harbour has been visited.
thing-amerigo = Amerigo
effect-amerigo = For a pawn that stands here every Sailing card is carried out twice.
thing-speelgoedwinkel = Toy shop
effect-speelgoedwinkel = If a pawn arrives or stands here and somebody hands in four different Sailing cards, the Steamboat leaps to a tile of your choice.

card-rustig = Quiet Evening
effect-rustig = All stays calm tonight: nothing happens.
card-intocht = Sinterklaas Arrives
effect-intocht = The Steam Row gains two Steamboat cards for free.
card-schoentje = Putting Out a Shoe
effect-schoentje = The Sint chooses one player, who gets one card from the hand of every other player.
card-explosie = Exploding Parcels
effect-explosie = Everybody discards all parcels from their hand and takes as many cards of another kind instead.
card-gezonken = Sunken Boat
effect-gezonken = Two Steamboat cards come off the ends of the Steam Row.
card-verdwaald = Lost Piet
effect-verdwaald = In the next round the Sint points out, at every turn, the position where you lay your card.
card-namen = Wrong Names
effect-namen = In the next round you deliver only with parcels that lie later in the Steam Row.
card-sneeuw = Snowstorm
effect-sneeuw = In the next round no icon in the Steam Row works, not even the eye.
card-journaal = Sinterklaas News
effect-journaal = Everybody gets to see the next four calendar cards.
card-gulzig = Greedy Piet
effect-gulzig = Anyone who now holds a pepernoot parcel lays no card in the next round.
card-kompas = Broken Compass
effect-kompas = In the next round you can only sail backward and turn left.
card-boekkwijt = Book Missing
effect-boekkwijt = In the next round every house wants one extra parcel, of any kind.

# General phrases: none of them says anything about cards, places, colours or numbers.

phrase-1 = Well done!
phrase-2 = Let me think…
phrase-3 = How exciting!
phrase-4 = That went wrong.
phrase-5 = On to the next round!
phrase-6 = Have fun, everybody!
phrase-7 = We are in this together.
phrase-8 = I will be right back.
phrase-9 = Thanks for waiting.
phrase-10 = What a lovely game!

tile-huis = Square { $number }: { $served ->
        [1] house, served
       *[0] house, wants { $first ->
                [0] blue
                [1] green
                [2] a pepernoot
                [3] a joker
               *[other] a telephone
            }{ $second ->
            [-1] {""}
           *[other] {" "}and { $second ->
                    [0] blue
                    [1] green
                    [2] a pepernoot
                    [3] a joker
                   *[other] a telephone
                }
        }
    }
tile-huis-speciaal = Square { $number }: { $served ->
        [1] pink house, served
       *[0] pink house, wants { $first ->
                [0] blue
                [1] green
                [2] a pepernoot
                [3] a joker
               *[other] a telephone
            }{ $second ->
            [-1] {""}
           *[other] {" "}and { $second ->
                    [0] blue
                    [1] green
                    [2] a pepernoot
                    [3] a joker
                   *[other] a telephone
                }
        }
    }
haven-visited = Square { $number }: harbour, visited
boat = The Steamboat, bow to the { $heading ->
        [0] north
        [1] east
        [2] south
       *[other] west
    }
piet-rood = Red Piet of { $player }, facing { $heading ->
        [0] north
        [1] east
        [2] south
       *[other] west
    }
piet-olijf = Olive Piet of { $player }, facing { $heading ->
        [0] north
        [1] east
        [2] south
       *[other] west
    }
piet-blauw = Blue Piet of { $player }, facing { $heading ->
        [0] north
        [1] east
        [2] south
       *[other] west
    }
piet-paars = Purple Piet of { $player }, facing { $heading ->
        [0] north
        [1] east
        [2] south
       *[other] west
    }
sailing-here = Sailing has come to here
position = Position { $number }, { $icon ->
        [0] no icon
        [1] eye: you may lay your card open here
        [2] pepernoot: only a parcel
        [3] letter: a Sailing card is carried out at once
        [4] sack: the card here does nothing
        [5] Amerigo: the card here counts double
        [6] staff: a Sailing card works the other way round
       *[other] book: you refill your hand at once
    }{ $works ->
        [1] {""}
       *[0] {" "}(does not work this round)
    }{ $filled ->
        [1] , taken
       *[0] {""}
    }

zone-map = Map
zone-row = Steam Row
zone-varen = Sailing
zone-stoomboot = Steamboat
zone-pakje = Parcel
zone-discard = Discards: { $kind ->
        [0] Sailing
        [1] Steamboat
       *[other] Parcel
    }
zone-days = Calendar (lost at { $size })
zone-calendar = On the calendar
zone-deck = Calendar cards
zone-effect = This round
zone-coming = Coming calendar cards
zone-swept = Swept away
zone-aside = Turned up
zone-search = Parcels to be found
zone-delivered = Delivered
zone-drawn = Drawn by { $player }
zone-hand = Your hand

fact-hand = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
fact-sint = Sint
fact-gone = gone
fact-sits-out = sits this round out
fact-piet = { $colour ->
        [0] red Piet
        [1] olive Piet
        [2] blue Piet
       *[other] purple Piet
    }

prompt-won = All parcels are delivered: you win together!
prompt-lost = The evening is over: you lose together.
prompt-wait = It is the turn of { $player }.
prompt-sint = Sint { $player } decides.
prompt-sailing = The Steamboat is sailing.
prompt-give = Give { $player } a card from your hand. Nobody else sees which.
prompt-gifts = The others choose a card for { $player }.
prompt-draw = { $closed ->
        [0] { $count ->
            [one] Draw one more card, from a pile of your choice.
           *[other] Draw { $count } more cards, each from a pile of your choice.
        }
        [1] { $count ->
            [one] Draw one more card. No parcel: no pawn is next to a castle.
           *[other] Draw { $count } more cards. No parcels: no pawn is next to a castle.
        }
       *[other] { $count ->
            [one] Draw one more card. No parcel: they have just exploded.
           *[other] Draw { $count } more cards. No parcels: they have just exploded.
        }
    }
prompt-place = { $stuck ->
        [1] None of your cards may lie under an empty position. All you can do is pass.
       *[other] { $number ->
            [0] Lay a card under an empty position of the Steam Row.
           *[other] Lay a card under position { $number }.
        }
    }{ $effect ->
        [-1] {""}
       *[other] {" "}In force: { $effect ->
            [32] { card-verdwaald }
            [33] { card-namen }
            [34] { card-sneeuw }
            [36] { card-gulzig }
            [37] { card-kompas }
           *[other] { card-boekkwijt }
        }.
    }
prompt-steam = { $card }: make the Steam Row longer or shorter.
prompt-deliver = Square { $square }: the parcels for this house are there. Deliver?
prompt-calendar = Which played card goes on the calendar?
prompt-cut = { $damage ->
        [1] Damage! From which end does a Steamboat card go?
       *[0] From which end does a Steamboat card go?
    }
prompt-reveal = You may talk, also about cards. Sail on when everybody is ready.
prompt-power = Which delivered parcel works first?
prompt-teleport = To which tile does the Steamboat go?
prompt-tiles = Choose { $left ->
        [one] one more tile
       *[other] { $left } more tiles
    } to change places.
prompt-swap = Bakery: swap a pepernoot for another parcel, or pass.
prompt-search = Which parcel do you take for it?
prompt-shop = Toy shop: hand in four different Sailing cards, or pass.
prompt-colour = Choose your Piet.
prompt-pawn = { $card }: for the Steamboat or for your Piet?
prompt-spot = Under which position does { $player } lay a card?
prompt-favour = Who gets a card from everybody?
prompt-add = { $card } fits at both ends. Where does it go?

move-draw = { $open ->
        [1] { $kind ->
            [0] Sailing
            [1] Steamboat
           *[other] Parcel
        }: { $card }
       *[0] Draw from { $kind ->
            [0] Sailing
            [1] Steamboat
           *[other] Parcel
        }
    }
move-place = Lay { $card } face down under position { $number }
move-show = Lay { $card } open under position { $number }
move-spot = Position { $number }
move-add = Add { $side ->
        [0] left
       *[1] right
    }: { $count ->
        [one] 1 position
       *[other] { $count } positions
    }
move-cut = Cut { $side ->
        [0] left
       *[1] right
    }: { $count ->
        [one] 1 position
       *[other] { $count } positions
    }
move-deliver = { $count ->
        [1] Deliver { $card }
        [2] Deliver { $card } and { $card1 }
       *[other] Deliver { $card }, { $card1 } and { $card2 }
    }
move-keep = Do not deliver
move-calendar = { $card } onto the calendar
confirm-calendar = Without { $card } there are too few parcels for all wishes. Onto the calendar all the same?
move-reveal = Sail on
move-power = { $card } first
move-teleport = To square { $number }
move-tile = The tile on square { $number }
move-swap = Swap { $card }
move-take = Take { $card }
move-hand-in = Hand in four different Sailing cards
move-sail = { $pawn ->
        [0] The Steamboat
       *[1] Your Piet
    }
move-piet = { $colour ->
        [0] Red Piet
        [1] Olive Piet
        [2] Blue Piet
       *[other] Purple Piet
    }
move-favour = { $own ->
        [1] Yourself
       *[0] { $player }
    }
move-give = Give { $card }
move-pass = Pass

# What a move is, in general.
verb-draw = draw a card
verb-place = lay a card face down
verb-show = lay a card face up
verb-spot = point out a position to somebody
verb-add = add a Steamboat card
verb-cut = take a Steamboat card away
verb-deliver = deliver parcels
verb-keep = not deliver
verb-calendar = put a card onto the calendar
verb-reveal = sail on
verb-power = choose which parcel works first
verb-teleport = let the Steamboat jump
verb-tile = choose a tile
verb-swap = swap a parcel
verb-take = take a parcel
verb-hand-in = hand in Sailing cards
verb-sail = choose who sails
verb-piet = choose a Piet
verb-favour = choose who gets cards
verb-give = give a card
verb-pass = pass

event-sint = { $you ->
        [yes] { $number ->
            [0] You are the first Sint.
           *[other] Round { $number }: you are the Sint.
        }
       *[no] { $number ->
            [0] { $player } is the first Sint.
           *[other] Round { $number }: { $player } is the Sint.
        }
    }
event-new-sint = { $you ->
        [yes] You are the Sint now.
       *[no] { $player } is the Sint now.
    }
event-boat = The Steamboat starts on square { $number }.
event-positions = The Steam Row has { $number ->
        [one] 1 position
       *[other] { $number } positions
    }.
event-top = { $number ->
        [0] The Sailing pile
        [1] The Steamboat pile
       *[other] The Parcel pile
    } now shows { $cards }.
event-renewed = The discards of { $number ->
        [0] Sailing
        [1] Steamboat
       *[other] Parcel
    } are shuffled into a new draw pile.
event-drew = { $you ->
        [yes] You draw { $cards }.
       *[no] { $seen ->
            [yes] { $player } draws { $cards }.
           *[no] { $player } draws a card from { $number ->
                [0] Sailing
                [1] Steamboat
               *[other] Parcel
            }.
        }
    }
event-placed = { $you ->
        [yes] You lay { $cards } face down under position { $number }.
       *[no] { $player } lays a card face down under position { $number }.
    }
event-shown = { $you ->
        [yes] You lay { $cards } open under position { $number }.
       *[no] { $player } lays { $cards } open under position { $number }.
    }
event-passed = { $you ->
        [yes] Pepernoot icon: only a parcel may lie here, and you have none.
       *[no] Pepernoot icon: only a parcel may lie here, and { $player } has none.
    }
event-spot = { $you ->
        [yes] The Sint points you to position { $number }.
       *[no] The Sint points { $player } to position { $number }.
    }
event-sailing = { $you ->
        [yes] The Steam Row is ready: you set sail!
       *[no] The Steam Row is ready: { $player } sets sail!
    }
event-revealed = { $you ->
        [yes] Position { $number }: { $cards }, yours.
       *[no] Position { $number }: { $cards }, of { $player }.
    }
event-reached = { $you ->
        [yes] Position { $number }: { $cards }, yours.
       *[no] Position { $number }: { $cards }, of { $player }.
    }
event-turned-up = { $you ->
        [yes] Swept away was { $cards }, yours.
       *[no] Swept away was { $cards }, of { $player }.
    }
event-moved = The Steamboat sails to square { $number }.
event-piet-moved = { $you ->
        [yes] Your Piet goes to square { $number }.
       *[no] The Piet of { $player } goes to square { $number }.
    }
event-turned = The Steamboat turns { $number ->
            [0] north
            [1] east
            [2] south
           *[other] west
        }.
event-piet-turned = { $you ->
        [yes] Your Piet
       *[no] The Piet of { $player }
    } turns { $number ->
            [0] north
            [1] east
            [2] south
           *[other] west
        }.
event-edge = There is no sailing off the board: the Steamboat stays.
event-piet-edge = { $you ->
        [yes] There is no going off the board: your Piet stays.
       *[no] There is no going off the board: the Piet of { $player } stays.
    }
event-blocked = A rock on square { $number } stops the Steamboat.
event-piet-blocked = { $you ->
        [yes] A rock on square { $number } stops your Piet.
       *[no] A rock on square { $number } stops the Piet of { $player }.
    }
event-damage = { $number ->
        [0] The edge costs 1 damage: a Steamboat card leaves the Steam Row.
       *[other] The rock on square { $number } costs 1 damage: a Steamboat card leaves the Steam Row.
    }
event-piet-damage = { $number ->
        [0] The edge costs { $you ->
            [yes] your Piet
           *[no] the Piet of { $player }
        } 1 damage: a Steamboat card leaves the Steam Row.
       *[other] The rock on square { $number } costs { $you ->
            [yes] your Piet
           *[no] the Piet of { $player }
        } 1 damage: a Steamboat card leaves the Steam Row.
    }
event-ignored = Sack: { $cards } does nothing.
event-void = Broken Compass: { $cards } does nothing.
event-anchored = Anchor: the cards after it are not carried out.
event-served = Square { $number }: { $cards } delivered!
event-kept = Square { $number }: nothing is delivered.
event-added = { $cards } is added to the Steam Row on the { $number ->
        [0] left
       *[other] right
    }.
event-cut = { $cards } leaves the Steam Row on the { $number ->
        [0] left
       *[other] right
    }.
event-no-effect = { $cards } does not fit and the last Steamboat card stays: no effect.
event-last-card = The last Steamboat card stays.
event-swept = { $you ->
        [yes] Under position { $number } your { $cards } is swept away.
       *[no] { $seen ->
            [yes] Under position { $number } { $cards } of { $player } is swept away.
           *[no] Under position { $number } a card of { $player } is swept away.
        }
    }
event-calendar = { $count ->
        [0] The calendar advances: { $number }.
       *[other] { $cards } goes on the calendar: { $number }.
    }
event-time-stands = All played cards were used: time stands still.
event-won = All parcels are delivered, at { $number ->
        [one] 1 house
       *[other] { $number } houses
    }. You win!
event-lost = You lose, with { $number ->
        [one] 1 house
       *[other] { $number } houses
    } served.
event-given-up = You give up together.
event-left = { $you ->
        [yes] { $count ->
            [0] You leave the game.
           *[other] You leave the game and discard { $cards }.
        }
       *[no] { $count ->
            [0] { $player } leaves the game.
           *[other] { $player } leaves the game and discards { $cards }.
        }
    }
event-power = { $number ->
        [11] { $cards } is delivered: the Sint puts the Steamboat on another tile.
        [12] { $cards } is delivered: three tiles change places.
       *[other] { $cards } is delivered.
    }
event-talk = Telephone! You may talk freely until the next card is turned up.
event-hush = The next card is turned up: no more talk about cards.
event-teleported = The Steamboat leaps to square { $number }.
event-lifted = The tile on square { $number } is going to move.
event-tiles-moved = Three tiles have changed places.
event-haven = The harbour on square { $number } has been visited.
event-swaps = { $you ->
        [yes] Bakery: you want to swap { $cards }.
       *[no] Bakery: { $player } wants to swap { $cards }.
    }
event-searched = { $you ->
        [yes] { $count ->
            [0] The draw pile is empty.
           *[other] In the draw pile you see { $cards }.
        }
       *[no] { $player } searches the draw pile.
    }
event-found-nothing = { $you ->
        [yes] There is nothing to swap for.
       *[no] { $player } finds nothing to swap for.
    }
event-took = { $you ->
        [yes] You take { $cards }.
       *[no] { $seen ->
            [yes] { $player } takes { $cards }.
           *[no] { $player } takes another parcel.
        }
    }
event-handed-in = { $you ->
        [yes] You hand in { $cards }.
       *[no] { $player } hands in { $cards }.
    }
event-chose-piet = { $you ->
        [yes] You choose the { $number ->
            [0] red
            [1] olive
            [2] blue
           *[other] purple
        } Piet.
       *[no] { $player } chooses the { $number ->
            [0] red
            [1] olive
            [2] blue
           *[other] purple
        } Piet.
    }
event-piet-starts = { $you ->
        [yes] Your Piet starts on square { $number }.
       *[no] The Piet of { $player } starts on square { $number }.
    }
event-event = Calendar: { $cards }. { $number } left on the pile.
event-turned-steam = Parade: { $cards }.
event-favoured = { $you ->
        [yes] Everybody gives you a card.
       *[no] Everybody gives { $player } a card.
    }
event-gifts = { $you ->
        [yes] All cards for you have been chosen.
       *[no] All cards for { $player } have been chosen.
    }
event-gave = { $you ->
        [yes] You give { $cards }.
       *[no] { $player } gives a card.
    }
event-got = { $you ->
        [yes] You get { $cards }.
       *[no] { $player } gets { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
    }
event-exploded = { $you ->
        [yes] { $count ->
            [0] You had no parcels.
           *[other] You discard { $cards }.
        }
       *[no] { $count ->
            [0] { $player } had no parcels.
           *[other] { $player } discards { $cards }.
        }
    }
event-foretold = Coming up: { $cards }.
event-benched = { $you ->
        [yes] You hold a pepernoot and sit out the next round.
       *[no] { $player } holds a pepernoot and sits out the next round.
    }
event-spared = { $you ->
        [yes] You hold no pepernoot and take part.
       *[no] { $player } holds no pepernoot and takes part.
    }
event-stays-empty = Nobody can lay a card any more: { $number ->
        [one] 1 position stays
       *[other] { $number } positions stay
    } empty.
event-skipped = { $you ->
        [yes] You are skipped for the rest of this round.
       *[no] { $player } is skipped for the rest of this round.
    }
event-sails-double = The Steamboat stands on Amerigo: { $cards } is carried out twice.
event-piet-sails-double = { $you ->
        [yes] Your Piet stands on Amerigo: { $cards } is carried out twice.
       *[no] The Piet of { $player } stands on Amerigo: { $cards } is carried out twice.
    }
event-unserved = Square { $number }: not all that this house wishes lies earlier in the Steam Row.
event-hangs = { $you ->
        [yes] Position { $number } disappears. Your card there still counts, without an icon.
       *[no] Position { $number } disappears. The card of { $player } there still counts, without an icon.
    }
event-book = { $number ->
        [0] { $you ->
            [yes] Book: you have enough cards already.
           *[no] Book: { $player } has enough cards already.
        }
       *[other] { $you ->
            [yes] Book: you refill your hand at once.
           *[no] Book: { $player } refills the hand at once.
        }
    }
event-letter = Letter: { $cards } is carried out at once.
event-letter-waits = Letter: { $cards } is turned up at once, but works only when sailing gets here.
event-reversed = { $number ->
        [0] Staff: { $cards } becomes Forward.
        [1] Staff: { $cards } becomes Left.
        [2] Staff: { $cards } becomes Right.
        [3] Staff: { $cards } becomes Backward.
        [4] Staff: { $cards } becomes Double Forward.
        [6] Staff: { $cards } becomes Double Backward.
       *[other] Staff: { $cards } stays as it is.
    }
event-doubled = Amerigo icon: { $cards } counts double and is carried out twice.
event-doubled-cut = Amerigo icon: { $cards } counts double and takes two cards away.
event-doubled-add = Amerigo icon: { $cards } counts double, but the Steam Row is made longer only once.
event-counted-double = Amerigo icon: one parcel counts for two.
event-stands-in = { $cards } counts as a parcel that the house wishes.
event-bakery = Bakery: in turn you may swap pepernoten for another parcel.
event-no-swap = { $you ->
        [yes] Bakery: you pass.
       *[no] Bakery: { $player } passes.
    }
event-shop = Toy shop: whoever hands in four different Sailing cards lets the Steamboat leap.
event-no-hand-in = { $you ->
        [yes] Toy shop: you pass.
       *[no] Toy shop: { $player } passes.
    }
event-no-parcels = Castle: no pawn is next to it, so no parcels can be taken now.
event-happens = { $number ->
        [27] { effect-rustig }
        [28] { effect-intocht }
        [29] { effect-schoentje }
        [30] { effect-explosie }
        [31] { effect-gezonken }
        [32] { effect-verdwaald }
        [33] { effect-namen }
        [34] { effect-sneeuw }
        [35] { effect-journaal }
        [36] { effect-gulzig }
        [37] { effect-kompas }
       *[other] { effect-boekkwijt }
    }
event-holds = { $number ->
        [32] Lost Piet: this round the Sint points out where you lay your card.
        [33] Wrong Names: this round parcels have to lie later in the Steam Row instead.
        [34] Snowstorm: this round no icon works.
        [36] Greedy Piet: whoever held a pepernoot parcel lays no card this round.
        [37] Broken Compass: this round you can only go backward and left.
       *[other] Book Missing: this round every house wants one extra parcel.
    }
event-no-steam = Parade: there is no Steamboat card left to add.
event-unfit = Parade: { $cards } { $count ->
        [one] does not fit and is
       *[other] do not fit and are
    } discarded.
event-no-gifts = Nobody has a card to give.
event-noted = Wrong Names: for the house on square { $number } the parcels that are yet to come count now.

refused-not-in-hand = { $card } is not in your hand.
refused-not-now = Not now: something else has to be decided first.
refused-must-place = You can lay a card, so you have to.
refused-no-position = There is no free position { $number }.
refused-position-taken = There is a card under position { $number } already.
refused-no-eye = Position { $number } has no eye that works.
refused-only-parcels = Under the pepernoot only a parcel may lie.
refused-other-spot = The Sint has pointed to position { $number }.
refused-pile-empty = There is no card of { $kind ->
        [0] Sailing
        [1] Steamboat
       *[other] Parcel
    } left to draw.
refused-no-castle = No pawn is next to a castle.
refused-other-kind = No parcels are drawn now.
refused-not-wished = These are not just what the house wishes.
refused-not-unused = That card was not played this round, or has been used.
refused-does-not-fit = The card does not fit at that end.
refused-only-one-left = No Steamboat card can be taken away like that.
refused-not-that-square = You cannot choose that tile now.
refused-no-pepernoot = You have no such pepernoot in your hand.
refused-not-to-be-found = That parcel is not to be found.
refused-not-four-different = You do not hold four different Sailing cards like these.
refused-colour-taken = That Piet has been chosen already.
refused-nobody-there = Nobody sits there any more.
refused-already-gone = This player has left already.
refused-you-left = You have left this game.

score-houses = { $count ->
    [one] 1 house served
   *[other] { $count } houses served
}

figure-win_rate = Share of games won
figure-houses_served = Houses served
figure-houses = Houses on the map
figure-calendar_left = Days left on the calendar
figure-effective_cards = Share of cards that had an effect
figure-positions_by_round = Positions of the Stoomrij in round { $part }

## Why: what a tip says with it

why-any = It makes little difference here.
why-draw-steam = The Steam row has { $positions } positions: a longer one is better for you all.
why-draw-wished = { $card } is wished for at { $count ->
    [one] 1 house
   *[other] { $count } houses
}.
why-draw-parcel = You have { $count ->
    [0] no parcels yet
    [one] 1 parcel
   *[other] { $count } parcels
} in hand; without parcels there is nothing to deliver.
why-draw-ahead = { $card } is what you need most often.
why-draw-other = You do not have { $card } yet: the more different cards, the more often you can help.
why-draw-sail = With { $count ->
    [0] no sailing card at all
    [one] 1 sailing card
   *[other] { $count } sailing cards
} in hand you can hardly steer the boat yet.
why-plan-parcel = { $card } has to lie ready before the boat comes to the house: under { $number } it is in time.
why-plan-both = With { $card } under { $number } the boat reaches { $count } places this round.
why-plan-last = With { $card } under { $number } the last house is served!
why-plan-sail = { $card } under { $number } brings the boat to the nearest house that is still waiting.
why-place-more = So the boat reaches { $count ->
    [one] 1 place
   *[other] { $count } places
}: more than without { $card }.
why-place-steam = { $card } makes the Steam row longer, while there is still time.
why-place-worse = Nothing that you have fits the plan; with { $card } under { $number } the least is lost.
why-place-useless = You all need { $card } no more, and under { $number } it is in nobody’s way.
why-place-spare = Nothing that you have fits the plan; { $card } under { $number } is in nobody’s way.
why-spot-plan = Under { $number } one more card is needed to arrive.
why-deliver = Deliver: that is what you are here for, and it costs no more than { $count ->
    [one] this card
   *[other] these { $count } cards
}.
why-aside-unwished = Nobody wishes for { $card } any more.
why-aside-parcel = Of parcels like { $card } { $left } are left, and { $wanted } are needed.
why-aside-sail = Of { $card } { $left } are left: you can best do without one of those.
why-aside-steam = The Steam row has { $positions } positions already: { $card } is needed least.
why-add = With { $positions } positions the Steam row is still short: make it longer.
why-add-least = The row is long enough; at this end it grows least.
why-cut = At this end you lose least: { $count ->
    [one] 1 position
   *[other] { $count } positions
}.
why-leap-serve = On square { $number } a house is served at once.
why-leap-haven = Square { $number } is a harbour.
why-leap-near = From square { $number } it is not far to the next house.
why-sail-boat = The plan was made for the steamboat.
why-sail-piet = With this your Piet gets to a house that is waiting.
why-swap = You can spare { $card }; the bakery gives you something for it that is wished for.
why-take = { $card } is wished for at { $count ->
    [one] 1 house
   *[other] { $count } houses
}.

## What happens, said in general: for the figures of the lab

kind-sint = a round begins with a Sint
kind-new-sint = another becomes the Sint
kind-boat = the Steamboat gets its starting square
kind-positions = the positions of the Steam Row are counted
kind-top = a draw pile shows a new top card
kind-renewed = discards become a new draw pile
kind-drew = somebody draws a card
kind-placed = somebody lays a card face down under the Steam Row
kind-shown = somebody lays a card open under the Steam Row
kind-passed = somebody has no parcel for a pepernoot icon
kind-spot = the Sint points somebody to a position
kind-sailing = the sailing begins
kind-revealed = a card of the Steam Row is turned up
kind-reached = an open card of the Steam Row is carried out
kind-turned-up = a card that was swept away is turned up
kind-moved = the Steamboat sails
kind-piet-moved = a Piet moves
kind-turned = the Steamboat turns
kind-piet-turned = a Piet turns
kind-edge = the edge of the board stops the Steamboat
kind-piet-edge = the edge of the board stops a Piet
kind-blocked = a rock stops the Steamboat
kind-piet-blocked = a rock stops a Piet
kind-damage = the Steamboat takes damage
kind-piet-damage = a Piet costs damage
kind-ignored = a sack makes a card do nothing
kind-void = a broken compass makes a card do nothing
kind-anchored = an anchor stops the cards after it
kind-served = parcels are delivered at a house
kind-kept = nothing is delivered at a house though it could be
kind-added = a card is added to the Steam Row
kind-cut = a card leaves the Steam Row
kind-no-effect = a card for the Steam Row has no effect
kind-last-card = the last Steamboat card stays
kind-swept = a card under the Steam Row is swept away
kind-calendar = the calendar advances
kind-time-stands = time stands still since all cards were used
kind-won = all parcels are delivered and everybody wins
kind-lost = the game is lost
kind-given-up = all give up together
kind-left = somebody leaves the game
kind-power = a special parcel is delivered
kind-talk = a telephone allows free talk
kind-hush = the free talk is over
kind-teleported = the Steamboat leaps to another square
kind-lifted = a tile is going to move
kind-tiles-moved = three tiles change places
kind-haven = a harbour is visited
kind-swaps = somebody wants to swap at the Bakery
kind-searched = somebody searches the draw pile
kind-found-nothing = somebody finds nothing to swap for
kind-took = somebody takes another parcel
kind-handed-in = somebody hands in cards at the Toy shop
kind-chose-piet = somebody chooses a Piet
kind-piet-starts = a Piet gets its starting square
kind-event = a calendar card is turned up
kind-turned-steam = a Steamboat card is turned up for the parade
kind-favoured = everybody gives one player a card
kind-gifts = the cards for one player have been chosen
kind-gave = somebody gives a card
kind-got = somebody gets cards from the others
kind-exploded = an explosion hits somebody’s parcels
kind-foretold = the calendar cards to come are shown
kind-benched = somebody sits out a round because of a pepernoot
kind-spared = somebody without a pepernoot takes part
kind-stays-empty = positions of the Steam Row stay empty
kind-skipped = somebody is skipped for the rest of a round
kind-sails-double = Amerigo makes the Steamboat carry out a card twice
kind-piet-sails-double = Amerigo makes a Piet carry out a card twice
kind-unserved = a house does not get all that it wishes
kind-hangs = a position disappears and its card still counts
kind-book = a book lets somebody refill the hand
kind-letter = a letter carries out a card at once
kind-letter-waits = a letter turns a card up at once, to work later
kind-reversed = a staff reverses a card
kind-doubled = an Amerigo icon carries out a card twice
kind-doubled-cut = an Amerigo icon takes two cards away
kind-doubled-add = an Amerigo icon makes the Steam Row longer only once
kind-counted-double = an Amerigo icon makes one parcel count for two
kind-stands-in = a card counts as another parcel
kind-bakery = the Bakery allows swaps
kind-no-swap = somebody passes at the Bakery
kind-shop = the Toy shop takes cards
kind-no-hand-in = somebody passes at the Toy shop
kind-no-parcels = no parcels can be taken without a pawn at the Castle
kind-happens = a calendar card works at once
kind-holds = a calendar card holds for a round
kind-no-steam = no Steamboat card is left for the parade
kind-unfit = Steamboat cards of the parade do not fit
kind-no-gifts = nobody has a card to give
kind-noted = wrong names make the parcels yet to come count
ending-BS-GOAL-02 = all parcels are delivered
ending-BS-PL-04 = the last harbour is visited
ending-BS-CAL-02 = the calendar is full
ending-BS-KK-03 = the calendar cards have run out
ending-BS-DMG-04 = damage empties the Steam Row
ending-BS-AMB-06 = the last Steamboat card leaves the row
ending-BS-AMB-68 = everybody has left
ending-BS-AMB-76 = everybody gives up together

## What is seen on the table

moment-served = { $count ->
    [one] Delivered!
   *[other] { $count } parcels delivered!
}
moment-damage = Damage!
moment-edge = The edge!
moment-blocked = A rock!
moment-calendar = Calendar: day { $number }

# What lies in the box.

box-water = Water
box-rots = Rock
box-huis = House
box-huis-speciaal = Pink house
box-kasteel = Castle
box-bakkerij = Bakery
box-haven = Harbour
box-amerigo = Amerigo
box-speelgoedwinkel = Toy shop
box-boat = Steamboat
box-rood = Red Piet
box-olijf = Olive Piet
box-blauw = Blue Piet
box-paars = Purple Piet
pile-varen = Sailing
pile-stoomboot = Steamboat
pile-pakje = Parcel
pile-kalender = Calendar
box-houses = Houses served
box-days = Calendar: a cross for every card
# The score pad.

part-served = Houses served
pad-firstSint = Who is the first Sint?
pad-houses = How many houses are there?
pad-havens = How many havens are there?
pad-served = How many houses were served?
pad-visited = How many havens were visited for the first time?
pad-finally = Is everything done now? Then what came last?
pad-finally-0 = A house
pad-finally-1 = A haven
pad-aside = Did a card go to the calendar?
pad-aside-1 = Yes
pad-aside-0 = No: all were used
pad-event = Which calendar card came up?
pad-event--1 = None
pad-last = Who laid the last card?
pad-last-nobody = Nobody
pad-sunk = Did the Steam Row become empty?
pad-sunk-0 = No
pad-sunk-1 = Yes, by damage
pad-sunk-2 = Yes, by a Steamboat card
pad-note-calendar = Calendar: { $count } of { $most }.
pad-note-houses = { $count ->
    [one] 1 house
   *[other] { $count } houses
} to go.
pad-note-havens = { $count ->
    [one] 1 haven
   *[other] { $count } havens
} to visit.
pad-note-refill = Everybody draws up to { $count } cards.
refused-pad-map = There is no room for so many: { $count } of { $most } tiles, and the boat begins on water.
refused-pad-served = { $count } houses were served, and there were only { $most } left.
refused-pad-visited = { $count } havens were visited, and there were only { $most } left.
refused-pad-event = { $card } has been: there are only { $count } of it.

# The referee.

ask-deliver = May this be delivered?
ask-row = Does this Steamboat card fit?
pad-wish = What does the house wish?
pad-second = And something else?
pad-second--1 = No
pad-wish-0 = Blue
pad-wish-1 = Green
pad-wish-2 = Pepernoot
pad-wish-3 = Joker
pad-wish-4 = Telephone
pad-second-0 = Blue
pad-second-1 = Green
pad-second-2 = Pepernoot
pad-second-3 = Joker
pad-second-4 = Telephone
pad-earlier = Parcels that lie earlier in the row
pad-doubled = Parcel on the Amerigo (counts double)
pad-lost = Does Book Missing hold in this round?
pad-lost-0 = No
pad-lost-1 = Yes
pad-row = The Steam Row, from left to right
pad-steam = The Steamboat card
refused-ask-one-doubled = At most one parcel lies on the Amerigo.
refused-ask-not-ready = Not everything that the house wishes lies earlier in the row.
refused-ask-row = Tap the row, and one Steamboat card.
refused-ask-no-row = There is no such Steam Row: after card { $number } the next does not fit.
says-deliver = Everything is ready: the Sint may deliver { $count ->
    [one] the parcel
   *[other] { $count } parcels
}.
says-left = It fits on the left: then there are { $left } positions. Shortening is allowed too.
says-right = It fits on the right: then there are { $right } positions. Shortening is allowed too.
says-both-ends = It fits at both ends: { $left } positions on the left, { $right } on the right. Shortening is allowed too.
# Examples in the booklet.

example-ready = First the green parcel, then ahead to the house: it may be delivered.
example-late = First ahead and then the parcel: too late.
example-fits = Half meets half and full meets full: this row has four positions.
example-unfit = Two cards of the same type do not fit together.
