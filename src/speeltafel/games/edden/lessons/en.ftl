### Lessons: what somebody reads who learns the game.

lesson-aim = As low as you can
lesson-aim-start = Welcome! In Edden you want as few points in your hand as possible. What you hold at the end of a round goes on your total.
lesson-aim-points = An ace counts 1, a jack, queen or king 10, the rest what they show. Together you have 28 points now.
lesson-aim-discard = Your turn has two parts. First you discard. Get rid of your most expensive card: the king.
lesson-aim-discard-else = You may, but the king costs you 10 points. Discard that one first.
lesson-aim-draw = Then you take one back. Nobody before you has discarded yet, so it comes from the stock.
lesson-aim-end = A 2 for a king: from 28 down to 20 points. Turn by turn you trade your hand down like this.

lesson-take = What others throw away
lesson-take-watch = Carla plays before you. Mind what she discards.
lesson-take-discard = She discarded a 2. You may take it in a moment. First discard your queen.
lesson-take-discard-else = You may, but your queen is your most expensive card, at 10 points.
lesson-take-take = Now you choose: an unknown card from the stock, or the 2 that you see. Take the 2.
lesson-take-take-else = You may, but the stock is a gamble: about 6 points on average. The 2 is certain.
lesson-take-end = From 27 to 19 points. You only take from what the player right before you discarded; older cards stay.

lesson-sets = Two or three at once
lesson-sets-pair = Two or three cards of one rank may go together. Tap both your eights and discard them.
lesson-sets-pair-else = You may, but the pair takes off 16 points in one turn.
lesson-sets-draw = And you still take just one card back. So your hand gets smaller too.
lesson-sets-end = Four cards left. Three of a kind even saves two. If somebody before you discards a group, you choose one card of it.

lesson-call = I have the lowest
lesson-call-limit = With fewer than 8 points you may call at the start of your turn, before you discard. You have 6.
lesson-call-call = Go ahead and call: Bram and Carla still hold a lot and seem to be higher.
lesson-call-call-else = You may always play on, but waiting gives the others time to get lower.
lesson-call-end = Nobody was lower, so you get 0. Bram writes down 23 and Carla 31. Only the caller need not write down their own points.

lesson-wrong = Called wrongly
lesson-wrong-watch = Now Bram calls, with 7 points in his hand. You have 3. See what that costs.
lesson-wrong-cost = 25 penalty points: one player was lower. It is 25 for every player who is lower. Equal is not lower.
lesson-wrong-end = So rather call on 3 than on 7, and mind the number of cards: somebody with just two may be very low.

lesson-decide = Call or play on?
lesson-decide-think = You have 7 points and may call. But look: Bram has one card left and Carla two. A joker even counts −1.
lesson-decide-choose = What will you do: call, or discard a card first?
lesson-decide-call = Bold! But with one or two cards they are probably below 7. That would cost you 50 points.
lesson-decide-choose-else = You may. Rather get rid of the 4: it is your most expensive card.
lesson-decide-draw = Wise. Take a card.
lesson-decide-end = A joker, −1 point! You are at 2 now. Next turn you may call, if Bram or Carla does not beat you to it.

lesson-totals = A hundred and fifty is too many
lesson-totals-rounds = You play round after round, and everything adds up. Above 150 you are out. Carla is at 130 already and has three cards.
lesson-totals-call = You have 3 points. Call!
lesson-totals-call-else = You may, but with 3 points you can call, and Carla still has a lot in hand.
lesson-totals-end = Carla got to 153 and is out. The last one left wins. Now you can play. Enjoy!

lesson-run = A run
lesson-run-see = Four cards in sequence, with exactly one of each suit: that is a run. Only 2 to 10 take part.
lesson-run-lay = Discard 5, 6, 7 and 8 together: 26 points in one go.
lesson-run-lay-else = You may, but you have a whole run: all four at once.
lesson-run-draw = Take one back.
lesson-run-end = An ace: you have just 3 points left. With such a hand you can call next turn.

lesson-swap69 = The 69 rule
lesson-swap69-rule = If somebody is at exactly 69 after a round, the highest and the lowest swap their totals. You are at 69. Whoever calls and wins gets 0.
lesson-swap69-call = Call: with 0 more you stay at 69, and Bram and Carla have to swap.
lesson-swap69-call-else = You may, but with 3 points you can call, and then you stay at 69.
lesson-swap69-end = Bram had 39 and Carla 140: swapped! If several share the top or the bottom, all of them swap. Take care when you are the lowest.

lesson-four123 = The 123 rule
lesson-four123-goal = You are at 120. If you get to exactly 123 you play the rest of the game with 4 cards instead of 5, which is an advantage. So you need 3 points.
lesson-four123-discard = Now you have 12. Get rid of your king.
lesson-four123-discard-else = You may, but then you keep the king, and that is 10 points too many.
lesson-four123-draw = And take one.
lesson-four123-end = An ace: exactly 3! Bram called, you got to 123, and were dealt only 4 cards.

lesson-year = Your birth year
lesson-year-goal = Say you were born in 1988 and are 37 years old. If you are at exactly 88 after a round, your age comes off your total! You are at 80.
lesson-year-discard = So you need eight points. Get rid of your king: that leaves 7.
lesson-year-discard-else = You may, but that is nowhere near 8. Discard the king.
lesson-year-draw = And take one.
lesson-year-end = An ace, 8 in all: you got to 88, and 37 off makes 51. Born in 2005? Then it is 105. Whoever gives no year does not take part.

lesson-empty = The empty hand
lesson-empty-lay = Your last two cards are a pair. Discard them together.
lesson-empty-lay-else = You may, but together they are a pair, and then your hand is empty.
lesson-empty-draw = An empty hand! That earns a bonus of −1, up to three times a round. The round goes on: take a card.
lesson-empty-end = With one card you can exchange it every turn, and each time your hand is empty for a moment.
