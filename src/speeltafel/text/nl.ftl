# Wat aan elke tafel gezegd wordt.

list-and = { $first } en { $last }
refused-game-over = Het spel is afgelopen.
refused-not-your-turn = Je bent niet aan de beurt.
refused-not-a-move = Zo'n zet bestaat in dit spel niet.
refused-nobody-leaves = In dit spel kan niemand tussentijds opstappen.
