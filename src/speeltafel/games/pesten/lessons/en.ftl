### Lessons: what somebody reads who learns the game.

lesson-aim = Lay what fits
lesson-aim-start = Welcome to Pesten! Whoever first runs out of cards wins. The 9 of hearts lies on the pile.
lesson-aim-match = You lay a card of the same suit, hearts on hearts, or of the same rank, a 9 on a 9. Lay the 3 of hearts.
lesson-aim-nine = The 9 of spades fits as well: a 9 on a 9. For this lesson, lay the 3 of hearts.
lesson-aim-match-else = You may: you can always pass and draw. But that gets rid of no cards. Lay the 3 of hearts.
lesson-aim-follow = Bram laid the 6 of hearts, Carla the 6 of clubs: the same rank. The last card lies on top, and it alone counts. Lay the 4 of clubs.
lesson-aim-six = The 6 of diamonds fits on a 6 too. Lay the 4 of clubs now.
lesson-aim-follow-else = You may, but you have something that fits: the 4 of clubs.
lesson-aim-end = So it goes around. With the others you always see how many cards they have left. What the own number is for comes in lesson 5.

lesson-pass = Nothing fits
lesson-pass-stuck = On the 9 of hearts you have nothing: no hearts and no 9. Then you draw one card from the pot.
lesson-pass-lay = The 5 of hearts: it fits! Lay it at once.
lesson-pass-lay-else = You may keep it, but why would you? Lay the 5 of hearts.
lesson-pass-end = Had it not fitted, your turn would have been over. After drawing you may only lay that one card.

lesson-pest = Pest cards
lesson-pest-seven = Some cards pester. A 7 means: once more. Lay the 7 of hearts.
lesson-pest-seven-else = You may, but try the 7 first.
lesson-pest-eight = It is your turn again. With an 8 the next player skips a turn. Lay the 8 of hearts: Bram has to wait.
lesson-pest-eight-else = You may, but try the 8 now.
lesson-pest-king = Carla laid the 4 of hearts and Daan a king: it turns the direction round. Now it is Carla again, then Bram, then you.
lesson-pest-jack = Carla and Bram passed. With a jack you choose the suit. Lay the jack of hearts.
lesson-pest-jack-else = You may, but with the jack you decide what comes.
lesson-pest-suit = You have two diamonds left. So choose diamonds.
lesson-pest-suit-else = You may, but then your last two cards do not fit. Choose diamonds.
lesson-pest-end = 7 again, 8 skips, king turns, jack chooses. The worst two come now: ace and joker.

lesson-chain = Draw!
lesson-chain-watch = An ace and a joker fit on anything, and the next player has to draw 3 cards. Carla plays before you.
lesson-chain-answer = An ace! You can draw 3 cards, or pass the penalty on: as it is with a 2, or 3 cards worse with an ace of your own. What will you do?
lesson-chain-two = Smart enough: the penalty of 3 goes to Bram. But it can be meaner: with your ace it becomes 6.
lesson-chain-take = You may, but you have an ace and a 2: let Bram draw.
lesson-chain-end = Bram had nothing and drew 6: three for each ace. Whoever draws loses their turn.

lesson-number = Your own number
lesson-number-own = Now what makes this Pesten special: everybody has a number of their own. Yours is 15.
lesson-number-combo = The 4, 5 and 6 of hearts are a street: at least three in a row of one suit. Together exactly 15! Choose all three and lay them. They need not match the 10 of spades.
lesson-number-combo-else = You may, but you have a street that is exactly your number: 4, 5 and 6 of hearts.
lesson-number-top = You decide which card comes on top, because play goes on from it. Choose the 6.
lesson-number-top-else = That is allowed too. For this lesson, choose the 6.
lesson-number-roll = Bram has no combination: he throws three dice, one for each card, and draws as many as they show.
lesson-number-end = Such a combination is the heaviest weapon. In it jack, queen and king count 11.

lesson-set = Sets and aces
lesson-set-see = Three sixes of different suits are a set: 18. But your number is 30.
lesson-set-lay = An ace may be added and counts 1 or 12, as you like. 18 and 12 make 30! Lay the three sixes and the ace together.
lesson-set-lay-else = You may, but with the ace you have exactly 30.
lesson-set-top = Rather an ordinary card on top. Choose the 6 of hearts.
lesson-set-top-else = That is allowed too. For this lesson, choose the 6 of hearts.
lesson-set-end = Four cards, so four dice for Bram. In a combination a joker can be a card that is missing.

lesson-counter = Hitting back
lesson-counter-watch = Carla’s number is 9. See what she does to you.
lesson-counter-answer = A street of 9: you would have to throw three dice. A single ace does not help here. What does? Your number is 30.
lesson-counter-roll = You may, but three dice come to 10 or 11 cards on average. You have three tens: together 30!
lesson-counter-top = Exactly! Now it is Bram who has to. Which ten on top? Take the 10 of clubs.
lesson-counter-top-else = That is allowed too. For this lesson, take the 10 of clubs.
lesson-counter-end = Only a combination helps against a combination, and only the last one counts for the dice.

lesson-joker = The joker fits everywhere
lesson-joker-gap = Your number is 18. The 5 and 7 of hearts: there is a gap. But in a combination a joker may be the card that is missing.
lesson-joker-lay = As the 6 of hearts it is worth 6. 5, 6 and 7 is 18! Lay the three together.
lesson-joker-lay-else = You may, but with the joker as a 6 you have exactly 18.
lesson-joker-top = Which card goes on top? Take the 5 of hearts.
lesson-joker-top-else = That is allowed too. For this lesson take the 5 of hearts.
lesson-joker-end = One joker in a combination, but as many aces as you like. If you pass and draw just the card you were looking for, you may lay the combination at once.

lesson-nines = Four nines
lesson-nines-see = Four nines: 36 in all, and that is your number. A plain set, with something more.
lesson-nines-lay = Lay all four.
lesson-nines-lay-else = You may, but you have four nines!
lesson-nines-top = Choose the 9 of hearts for the top.
lesson-nines-top-else = That is allowed too. For this lesson choose the 9 of hearts.
lesson-nines-passed = With four nines everybody passes their whole hand to the next player. You gave away five cards and got three from Carla.
lesson-nines-end = And Bram has to roll as well, with your old cards in his hand. A rare moment, and a fine one.

lesson-finish = The last card
lesson-finish-warn = Two cards left. Take care: ending with a pest card (joker, ace, 7, 8, jack or king) does not count, you draw 2 instead.
lesson-finish-first = In which order will you lay them?
lesson-finish-four = Then the 7 is left, and it is a pest card: you cannot win with that.
lesson-finish-first-else = You may, but you can win now. Think of what a 7 does.
lesson-finish-last = With the 7 it is your turn again. And now the 4!
lesson-finish-last-else = You may, but the 4 fits and you are done.
lesson-finish-end = You win! You need not announce your last card. Now you can play for real.

lesson-jump = Jumping in
lesson-jump-watch = If somebody lays exactly your card, same suit and same rank, you may jump in. Even when it is not your turn.
lesson-jump-jump = Bram lays the 5 of hearts, and you have one too. Jump in! In a real game you have only a few seconds for it.
lesson-jump-jump-else = You may let it go, but this gets rid of a card without a turn.
lesson-jump-end = You got rid of a card, and play goes on with the player after you.

lesson-trade = Trading
lesson-trade-offer = You have the 4 and 5 of hearts. With the 6 it would be exactly 15! On your turn you may offer an ace, 2 or joker to trade. Offer your ace.
lesson-trade-offer-else = You may, but try to trade first: offer the ace of spades.
lesson-trade-want = Which card do you want? The 6 of hearts.
lesson-trade-want-else = You do not need that one. Ask for the 6 of hearts.
lesson-trade-to = Ask Bram.
lesson-trade-to-else = That is allowed too. For this lesson, ask Bram.
lesson-trade-got = Bram thought an ace a good trade. Now lay your street of 15!
lesson-trade-got-else = You may, but what did you trade for? Lay the 4, 5 and 6 of hearts.
lesson-trade-end = A trade only happens if both agree. A good chat may help.

lesson-bluff = Lying with a card
lesson-bluff-rule = Normally you lay what fits. But with this rule you may also lay what does not fit, if nobody notices. Watch Bram.
lesson-bluff-catch = The queen of diamonds on the 9 of hearts? No diamond, no queen: that does not fit! Say so.
lesson-bluff-missed = Then his card is valid and he is rid of it. Say that it is wrong!
lesson-bluff-caught = Caught: Bram takes his card back and draws one more.
lesson-bluff-end = You may try it yourself. In a real game the others have a few seconds to notice. If the card does fit, nothing changes.

lesson-twos = The double 2
lesson-twos-first = You have the 2 of spades twice. Lay one.
lesson-twos-first-else = You may, but lay a 2 of spades first.
lesson-twos-jump = You may jump in on your own card too. With the second 2 of spades it becomes a double 2. Jump in!
lesson-twos-miss = Then it stays a plain 2. Jump in on yourself!
lesson-twos-wait = Now there is a double 2. Nobody can jump in any more: all right.
lesson-twos-end = Bram had no 2 and had to draw four: two for each 2. With a 2 he would have passed the penalty on to Carla, and it would have become six.

lesson-streak = A long run
lesson-streak-one = Whoever lays many cards in a row punishes the rest. Normally it takes seven; here we play with four. Begin with the 7 of clubs: once more!
lesson-streak-one-else = You may, but begin with the 7 of clubs.
lesson-streak-two = A 7 on a 7. Lay the 7 of diamonds.
lesson-streak-two-else = You may, but lay the 7 of diamonds.
lesson-streak-three = And the 7 of hearts.
lesson-streak-three-else = You may, but lay the 7 of hearts.
lesson-streak-four = The fourth: the 4 of hearts.
lesson-streak-four-else = You may, but the 4 of hearts completes your run.
lesson-streak-end = Four cards in a row: everybody else draws 3.

lesson-halve = Out, and half of it goes
lesson-halve-out = Carla has to draw 30 cards, and there are not so many. Then she is out. If one player is left, that one wins.
lesson-halve-half = Carla is out, and her cards go into the pot. Whoever has more than 20 cards now puts half of them away. That is you! You choose which. Begin with the king of diamonds: you cannot finish with it.
lesson-halve-half-else = You may. For this lesson put the king of diamonds away first.
lesson-halve-end = You put away eleven like that, and they are out of the game. Bad luck for one is good luck for another.
