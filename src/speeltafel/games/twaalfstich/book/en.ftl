### 12er Stich, to read and to play. The complete rules are in text/.

book-about = Sums with a sting: together you keep a running total between 0 and 12. Black cards add, red cards subtract. Whoever hits exactly 12 or 0 takes everything on the table.
book-aim = Be the first to reach the target score. You score for the cards you win, and for being the first to play your hand out.
book-setup = Everybody gets 6 cards. The rest is the stock. One roll of the die sets the target: 200, 300, 400 or 500 points.
book-turn-1 = Nothing on the table? Then you lead a black card: that is the sum. After that, play goes clockwise.
book-turn-2 = If something lies there, add one card. Black adds, red subtracts. The sum may never go above 12 or below 0.
book-turn-3 = If you make exactly 12 or 0, the trick is yours: you get all cards that lie there and lead again at once. Here 8 − 5 = 3, and Carla holds a black 9.
book-turn-4 = If you can play, you must. If you cannot, you draw one card, and may play it at once if it fits. If not, the next player is on turn.
book-score = After the round you count the cards you won: 1 to 5 are worth 5 points each, 6 to 9 are worth 10, a black 12 is worth 15 and a red 12 is worth 20. Whoever was the first to play their hand out gets 30 points more.
book-score-example = Example: Anna plays her last card, the black 7: 9 − 4 + 7 = 12. The trick is worth 10 + 5 + 10 = 25 points, and her empty hand brings 30 more: 55 in all.
book-end = A round is over as soon as somebody plays their last card, or when the stock is empty and nobody can play. If somebody has reached the target after a round, the highest total wins. If not: deal again.
book-card-black-low = Black 1–5
book-does-black-low = Adds to the sum; 5 points.
book-card-black-high = Black 6–9
book-does-black-high = Adds to the sum; 10 points.
book-card-red-low = Red 1–5
book-does-red-low = Takes away from the sum; 5 points.
book-card-red-high = Red 6–9
book-does-red-high = Takes away from the sum; 10 points.
book-card-black-twelve = Black 12
book-does-black-twelve = Only to lead: the sum is 12 then, but it wins no trick. 15 points.
book-card-red-twelve = Red 12
book-does-red-twelve = Only fits on a black 12 that was just led, and wins it. 20 points.
book-expansion-profRule = Sums for experts: whoever wins a trick chooses which colour adds from now on and which is taken off. You lead with the colour that adds. Here Carla wins with the red 9 and chooses red: her red 7 makes the sum 7, and Anna’s black 3 takes 3 off.
book-expansion-handPenalty = Whoever still holds cards at the end of a round loses the points that they are worth: 5, 10, 15 or 20. If Anna plays her last card here, Carla’s 9, 8 and 1 cost her 25 points. Your total can fall below 0.
book-ask-drawn = Do I have to play a card that I have just drawn?
book-answer-drawn = No. If it fits, you may play it at once or keep it. If you keep it, your turn is over.
book-ask-no-lead = I win a trick and have no black card to lead. What now?
book-answer-no-lead = You draw one card. If it is black, you may lead it. Otherwise the next player leads.
book-ask-last-card = Does it count if my last card wins no trick?
book-answer-last-card = Yes: the round is over at once and you get 30 points. Nobody gets the cards that still lie open. If it does win a trick, you get that as well.
book-ask-twelve = Why does a black 12 win no trick, although the sum is 12?
book-answer-twelve = Because a card that is led never wins a trick. You may always lead it; only a red 12 can win it then.
book-ask-stock = The stock is empty and I can play nothing. What now?
book-answer-stock = You pass; the stock is not refilled. If nobody can play any more, the round is over, without 30 points for anybody. What lies open and what you still hold does not count.
book-ask-target = What if two players reach the target at once?
book-answer-target = Exactly the target is enough, but it is checked only after the round. The highest total wins; those who share it win together.
book-ask-dealer = Who begins?
book-answer-dealer = The player to the dealer’s left. The first dealer is chosen by lot; each round it moves one place clockwise.
book-ask-two-players = Can two play, or seven?
book-answer-two-players = The game is for 3 to 6. With an option 2 or 7 can play, too.
