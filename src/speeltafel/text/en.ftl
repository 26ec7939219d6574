# What is said at every table.

list-and = { $first } and { $last }
refused-game-over = The game is over.
refused-not-your-turn = It is not your turn.
refused-not-a-move = There is no such move in this game.
refused-nobody-leaves = In this game nobody can leave half-way.
