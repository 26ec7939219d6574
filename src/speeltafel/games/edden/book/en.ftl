### Edden, to read and to play. The complete rules are in text/.

book-about = Trade your hand down. Each turn you get rid of expensive cards and take one back, until you think that nobody is lower. Then you call, and everybody has to show what he has.
book-aim = Collect as few penalty points as you can. Above 150 you are out; the last one left wins.
book-setup = With 3 or 4 players you use one deck with 2 jokers, with more players two decks. Everybody gets 5 cards; the rest is the stock.
book-turn-1 = With fewer than 8 points in your hand you may call ‘I have the lowest’. If you do, the round is over at once.
book-turn-2 = If you do not call, discard something: one card, two or three of the same rank, or a run of four in order with each suit once (2 to 10).
book-turn-3 = Then take one card: the top one of the stock, or one that the player before you has just discarded. Here Anna discarded two fives; Bram may take one of them.
book-score = After a call all hands are shown. If nobody is lower than the caller, he gets 0 points. If somebody is, the caller gets 25 penalty points for each player who is lower. Everybody else simply gets the points of his cards.
book-score-example = Example: Bram calls with a 2. Anna has a 3, a 10, a king, a joker and an ace: 3 + 10 + 10 − 1 + 1 = 23 penalty points. Bram is the lowest and gets 0.
book-end = You play round after round. With more than 150 penalty points you are out. The last one left has won.
book-card-joker = Joker
book-does-joker = −1 point. Does not go into a run.
book-card-ace = Ace
book-does-ace = 1 point. Does not go into a run.
book-card-number = 2 to 10
book-does-number = The number on the card. Only with these you make a run.
book-card-face = Jack, queen, king
book-does-face = 10 points. They do not go into a run.
