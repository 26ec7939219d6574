### Lessons: what somebody reads who learns the game.

lesson-aim = Exactly twelve
lesson-aim-start = Welcome! The sum is in the middle. Whoever brings it to exactly 12 wins all the cards that lie there.
lesson-aim-colours = Black adds, red subtracts. Here 8 was added and then 5 taken off: the sum is 3.
lesson-aim-hit = It is your turn. From 3 to 12 takes a black 9. Tap it and play it.
lesson-aim-hit-else = You may, but you can win a trick right now: 3 and 9 make 12.
lesson-aim-trick = A hit! The three cards are a trick and lie with you now. Every card in it is worth points.
lesson-aim-lead = Whoever wins a trick leads again at once. The sum is back at 0. Play your black 6.
lesson-aim-end = Now it is Bram’s turn, and then Carla’s: play goes clockwise. That is the whole game in one trick.

lesson-zero = Zero hits too
lesson-zero-watch = Not just 12 wins: exactly 0 does as well. See what Bram and Carla do.
lesson-zero-hit = Bram laid 9, Carla took off 2: the sum is 7. Which red card brings you to exactly 0?
lesson-zero-hit-else = You may, but it wins nothing. You hold a red 7: 7 minus 7 is 0.
lesson-zero-end = Well done, another trick. On an empty pile the sum is 0 as well, but that does not count: only a card laid on others can win.

lesson-limits = What is not allowed
lesson-limits-lead = The pile is empty, so you lead. Only black will do, because the sum may not go below 0. Play your black 4.
lesson-limits-lead-five = Leading the black 5 is allowed too. For this lesson, take the 4.
lesson-limits-over = Bram made it 10, Carla 11. Your black 5 does not fit now: the sum never goes above 12.
lesson-limits-must = If you can play a card, you have to. Your red 1 and your red 8 fit. Play the red 1.
lesson-limits-must-eight = You may, but then the sum is 3, and many cards hit that: a black 9 and a red 3. The 1 makes it 10, which is harder.
lesson-limits-end = Stay between 0 and 12: there are no other rules for a card. Feel free to try in a game what is not allowed; the table tells you why.

lesson-next = Give nothing away
lesson-next-think = You cannot hit just now. So mind what you leave for Bram: he comes after you.
lesson-next-choose = The sum is 5. Which card leaves Bram a sum that is of least use to him? A hint: you hold two of the three red twos yourself.
lesson-next-one = That leaves 6. Two black and two red sixes hit it: four chances for Bram.
lesson-next-two = That leaves 3. A red 3 hits it, and a black 9 too. And it gives away a red 2 that you want to keep.
lesson-next-safe = Well spotted. Only a red 2 hits 2, and there is just one that you do not hold. Bram did not hit and laid an 8.
lesson-next-end = Think like this every turn: can I hit? If not, what is hardest to hit for the next player? Sums of 2 and 10 are the safest: there is no card 10, so only a 2 hits.

lesson-draw = When nothing fits
lesson-draw-stuck = The sum is 11 and you only hold black cards from 3 up. None of them fits.
lesson-draw-draw = Only then do you draw from the stock. One card, no more.
lesson-draw-play = A black 1! It fits. You may play it at once or keep it. 11 and 1 make…
lesson-draw-play-else = You may keep it, but this card wins you a trick of three cards right now.
lesson-draw-end = Twelve, so the trick is yours. Had the card not fitted, you would have kept it and your turn would be over.

lesson-twelve = The twelves
lesson-twelve-watch = Four cards are special: two black and two red twelves. Carla leads.
lesson-twelve-red = Carla led a black 12. The sum is 12, but the first card never wins. Only a red 12 hits now, and you have one.
lesson-twelve-smaller = You may, but you can hardly ever get rid of your red 12. This is the moment: 12 minus 12 is 0.
lesson-twelve-end = Two cards, 35 points: a red 12 counts 20 and a black one 15. Other cards count 5 (1 to 5) or 10 (6 to 9).

lesson-stuck = Nobody can play
lesson-stuck-empty = The stock is empty. Whoever has nothing to play now is skipped.
lesson-stuck-play = You have one card left that fits: the black 2. Play it.
lesson-stuck-end = The sum stayed at 6: nobody had a card for it. The round got stuck and is over. Nobody gets 30 points, and what still lay there counts for nobody.

lesson-out = The last card
lesson-out-last = A round ends as soon as somebody plays their last card. That is worth 30 points, and you have one card left. We play to 200 here.
lesson-out-play = The sum is 7. Play your black 5: it is a trick and your last card.
lesson-out-count = The tricks are counted, and you get 30 more. What Bram and Carla still held does not count.
lesson-out-end = Everything is shuffled and everybody gets six cards again, round after round, until somebody reaches the target. In a new game it is rolled: 200 to 500. You are ready to play!

lesson-prof = The Prof rule
lesson-prof-hit = With the Prof rule, whoever wins a trick chooses which colour adds from now on. Win this trick first: 7 minus 7.
lesson-prof-hit-else = You may, but win the trick first: the red 7 makes the sum 0.
lesson-prof-choose = You only have red cards left. If black went on adding you could not lead. So choose red.
lesson-prof-choose-else = You may, but then you have to draw: red could not lead.
lesson-prof-lead = Now red shows a plus and black a minus. Lead your red 5.
lesson-prof-lead-else = That is allowed too. For this lesson, play the red 5.
lesson-prof-end = It stays like this until somebody chooses otherwise after a trick. Every round begins with black again.

lesson-penalty = Penalty for cards in hand
lesson-penalty-see = With this rule the cards that you still hold at the end come off your score. Bram has only one card left.
lesson-penalty-choose = It may be over at any moment. Which card do you play now?
lesson-penalty-small = You may, but then you hold many expensive points. Besides, the red 9 wins a trick: 9 minus 9 is 0.
lesson-penalty-lead = A trick! Now you lead. Play the black 2.
lesson-penalty-one = That is allowed too. For this lesson play the 2.
lesson-penalty-end = Bram played his last card. Your red 12 now costs you 20 points and your black 1 another 5. Keeping such a twelve is dangerous here.
