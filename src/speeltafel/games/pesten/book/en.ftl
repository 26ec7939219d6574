### Pesten with combinations, to read and to play. The complete rules are in text/.

book-about = A shedding game like Crazy Eights, with a weapon added. Everybody has a number of his own. Lay a set or street worth exactly that, and the next player rolls dice for how many cards he must draw.
book-aim = Be the first to empty your hand. But not with a pest card (joker, ace, 7, 8, jack or king): that makes you draw 2.
book-setup = Everybody gets 15 cards and an own number from 3 to 36. One card lies face up: the pile. The rest is the pot.
book-turn-1 = Lay a card of the same suit or rank as the top one. Aces and jokers always match. So any heart and any 9 go on the 9 of hearts.
book-turn-2 = Or lay a combination worth exactly your own number: a set (3 or more of one rank, each of another suit) or a street (3 or more in order of one suit). Jacks, queens and kings are worth 11, an ace 1 or 12.
book-turn-3 = After a combination the next player must lay one too, or draw: with one die for each card laid. Here Anna lays 2-3-4 of diamonds with an ace: 2 + 3 + 4 + 1 = 10, her number. Bram rolls 4 dice.
book-turn-4 = If you cannot or will not lay anything, draw one card from the pot. If it matches, you may lay it at once.
book-turn-5 = Watch out when it is not your turn, too! If you hold exactly the card that was just laid, you may jump in. And if a card does not match, object before the next card is laid.
book-score = You only count points within a combination. Example: with 30 as your number you may lay three tens (10 + 10 + 10), but also the 8 and 9 of one suit with two aces (8 + 9 + 12 + 1).
book-end = Whoever plays his last card and need not draw wins at once. If you have to draw more cards than there are, you are out; the only one left wins as well.
book-card-joker = Joker
book-does-joker = Goes on everything. The next player draws 3 cards, or lays an ace, joker or 2. In a combination any card, once at most.
book-card-ace = Ace
book-does-ace = Goes on everything. The next player draws 3 cards, or lays an ace, joker or 2; each ace and joker adds 3. In a combination 1 or 12.
book-card-two = 2
book-does-two = Passes a penalty of aces and jokers on to the next player. Two twos of spades by jumping in are a double 2: lay a 2 or draw.
book-card-seven = 7
book-does-seven = It is your turn again.
book-card-eight = 8
book-does-eight = The next player skips a turn.
book-card-nine = 9
book-does-nine = A plain card. But four nines in one combination: everybody passes his hand on.
book-card-jack = Jack
book-does-jack = You choose the suit that counts from now on.
book-card-king = King
book-does-king = The direction of play turns round.
book-card-other = 3–6, 10 and queen
book-does-other = Plain cards: they do nothing special.
