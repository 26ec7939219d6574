### How to play it, in short. In nl.ftl the same is in Dutch.

book-about = Choose a card in secret, and hope that it is the highest.
book-aim = Win the most tricks.
book-setup = Everybody gets five cards; the rest stays face down.
book-turn-1 = Whoever is on turn lays a card face up.
book-turn-2 = The others choose a card in secret and turn it up together. The highest wins the trick: one point, and the next turn.
book-end = When all hands are empty, the most points win.
