# What is said at every table.

list-and = { $first } and { $last }
refused-game-over = The game is over.
refused-not-your-turn = It is not your turn.
refused-not-a-move = There is no such move in this game.
refused-nobody-leaves = In this game nobody can leave half-way.
event-undone = { $you ->
    [yes] You take your move back.
   *[no] { $player } takes a move back.
}
refused-nobody-gives-up = This game cannot be given up together.

# What is wrong with an option or the number of players.

wrong-option = There is no option { $name }; options: { $names }.
wrong-players = This game is for { $least } to { $most } players, not for { $players }.
wrong-players-locked = This game is for { $least } to { $most } players; { $players } need the option ‘{ $option }’.
wrong-flag = The option ‘{ $option }’ is on (true) or off (false), not { $value }.
wrong-choice = The option ‘{ $option }’ is one of { $values }, not { $value }.
wrong-number = The option ‘{ $option }’ is a whole number from { $least } to { $most }, not { $value }.
wrong-per-seat = The option ‘{ $option }’ is 0 or a whole number from { $least } to { $most } for each seat, not { $value }.
wrong-personal = The option ‘{ $option }’ is something of your own: give it when you sit down.
wrong-per-seat-count = The option ‘{ $option }’ has { $count ->
    [one] 1 number
   *[other] { $count } numbers
} for { $players } players.
wrong-several = The option ‘{ $option }’ is all, none, or some of { $values } (with numbers like name:2), not { $value }.
wrong-span = The option ‘{ $option }’ is two whole numbers from { $least } to { $most }, the lower first, not { $value }.
wrong-names = The option ‘{ $option }’ is a list of at most { $most } different texts of at most { $longest } characters, separated by ; and not { $value }.
wrong-numbers = The option ‘{ $option }’ is a row of whole numbers from { $least } to { $most }, not { $value }.

# What goes well together.

preset-first = First time
preset-all = Everything on

# The chapters of a rulebook.

chapter-about = What it is about
chapter-aim = The aim
chapter-setup = How to begin
chapter-turn = Step by step
chapter-score = Points
chapter-end = The end
chapter-cards = The cards
chapter-expansions = Expansions and variants
chapter-questions = What if …?

# Puzzles.

puzzle-title = Puzzle { $number }
puzzle-ask = It is your move, and one move is clearly the best. Which one?
puzzle-else = That is allowed, but something else clearly wins more often. Have another look.
puzzle-done = Exactly! { $why } Of 100 matches it wins at least { $gain } more than any other move.
puzzle-where = { $player } of { $players } is to move; { $moves ->
    [0] the table has just been laid out
    [one] one move has been made
   *[other] { $moves } moves have been made
}
puzzle-hand = In hand: { $cards }
puzzle-best = Best: { $move } (at least { $gain } of 100 matches more than any other move)
puzzle-wait = { $tables } tables looked at, { $found } of { $number } puzzles found

# What a tip says with it.

why-only = There is nothing else that you can do now.
why-thumb = That is how people play who have played this before.
why-search = Of { $moves } moves this one is the best, or as good as the best, in { $share } % of the { $worlds } worlds that I can imagine.
why-search-one = Nothing else is worth trying here.

# On the score pad.

wrong-names-alike = Everybody needs a name of their own.
wrong-no-pad = There is no score pad for this game yet.
refused-pad-no-field = Nothing like that is written down in this round.
refused-pad-no-cards = There are no such cards in this game.
refused-pad-no-choice = That cannot come up.
refused-pad-range = { $number } cannot be: it is a number from { $least } to { $most }.
refused-pad-step = { $number } cannot be: it is always a multiple of { $step }.
refused-pad-copies = { $count } cards of { $worth } are written down, and there are only { $copies }.
refused-pad-copies-of = { $card } is written down { $count } times, and there are only { $copies }.
refused-pad-points = Together these are { $points } points, and all cards are worth only { $most }.
refused-pad-secret = That number everybody sees alone; it is not written down.
refused-pad-opening = The game cannot begin like this.
