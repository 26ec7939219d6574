### Pietenpoker, to read and to play. The complete rules are in text/.

book-about = Poker for Saint Nicholas’ eve. You bid with the cards of your own hand, but with what is left you have to win. Bid much, and the pot is large and your hand small.
book-aim = Win cards. At the end you add up the numbers on the cards you won: the highest total wins.
book-setup = Everybody gets 6 cards. One player is the Sint, and begins. The rest is the stock.
book-turn-1 = Three times a round the Sint turns up a card. It goes into the Pakjeskamer, the parcel room, and belongs to everybody. After each card you go round the table once.
book-turn-2 = Go along: lay hand cards face up before you until your whole bid is at least as high as the highest one. Your bid is the sum of all you have laid this round. Here the highest bid is 4 and Anna has 3: one more is enough.
book-turn-3 = Or stop: you keep your hand, but what you bid stays there. If one player is left, he wins at once.
book-turn-4 = Whoever has had his turn gets no other one for this card. Beware: if you bid all your hand cards, you are out of the round.
book-score = Whoever is still in makes the best combination of hand and Pakjeskamer: as many as possible of one colour, or of one number. More cards win; then number beats colour, then the higher one wins. The winner gets all cards that were bid and is the new Sint. Whoever stayed in loses his hand.
book-score-example = Example: in the Pakjeskamer are purple 3, green 5 and purple 6. Anna has two purple ones, so four purple cards. Bram has two fives, so three fives. Four is more than three: Anna wins.
book-end = For a new round you take 3 of the cards you won and draw up to 6. If there are not enough cards for that, the game is over and you count the cards you won.
book-card-number = A colour and a number
book-does-number = In your bid the number counts. In your combination colour or number counts. Once won, a card is worth its number in points.
book-card-high = 5 and 6
book-does-high = Rare: two fives and one six of each colour, against four ones and four twos.
