### The table in the terminal. What the game itself says is with the game.

## Who sits here

ui-you = You
ui-bot-1 = Anke
ui-bot-2 = Bram
ui-bot-3 = Coba
ui-bot-4 = Daan
ui-bot-5 = Els
ui-bot-6 = Freek
ui-bot-7 = Guus
ui-bot-8 = Hanna
ui-bot-9 = Ivo
ui-bot-more = Player { $number }

## At the table

ui-round = { $number ->
    [0] beforehand
   *[other] round { $number }
}
ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-pace-calm = calm pace
ui-clockwise = ↻ clockwise
ui-counterclockwise = ↺ anticlockwise
ui-pace-quick = quick pace
ui-your-move = Choose your move
ui-waiting = One moment…
ui-over = The game is over
ui-with-chosen = With these cards
ui-growing = Can still become
ui-log = What happened
ui-hidden-cards = { $count } more

## Keys

ui-key-type = type move
ui-key-rules = rules
ui-key-sheet = scores
ui-key-tip = tip
ui-key-quicker = quicker
ui-key-calmer = calmer
ui-key-language = Nederlands
ui-key-new = new
ui-key-quit = quit
ui-key-several = digits pick, Enter plays
ui-key-single = a digit or a click plays a card
ui-key-again = n plays once more

## A move that cannot be

ui-tip = What I would do
ui-refused = That is not allowed
ui-refused-keys = ? read the rule · Enter go on
ui-unreadable = I do not understand ‘{ $text }’
ui-unreadable-help = A move begins with one of these words: { $verbs }. Cards are written like this: { $cards }. Possible now, for example: { $example }.
ui-unreadable-wait = A move begins with one of these words: { $verbs }. Cards are written like this: { $cards }.
ui-note-keys = Enter go on
ui-type = Type your move, such as { $example }
ui-type-wait = Type a move

## The question before a move

ui-quiz = A little sum
ui-quiz-number = Type a number and press Enter
ui-quiz-wrong = Not quite
ui-quiz-right-number = You said { $said }, but it is { $answer }. Never mind, your move counts all the same.

## The scores

ui-sheet = The scores
ui-sheet-none = The first round is still being played.
ui-sheet-round = Round { $number }
ui-sheet-total = Total
ui-sheet-keys = Esc back to the table
ui-round-over = Round { $number } is over
ui-round-keys = Enter: on to the next round

## The end

ui-won-you = Congratulations, you win!
ui-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
ui-won-nobody = Nobody wins.
ui-end-why = Why the game is over now
ui-end-keys = Enter once more · s scores · ? rules · Esc table · q quit

## Quitting and starting again

ui-quit = Quit?
ui-quit-text = This game is not over yet. Do you really want to leave the table?
ui-quit-yes = Yes, I quit
ui-quit-no = No, I play on
ui-new = Start again?
ui-new-text = This game is not over yet. Do you want to start a new one?
ui-new-yes = Yes, deal again
ui-new-no = No, I finish this one

## The rulebook

ui-rules = Rules of { $game }
ui-rules-keys = ↑↓ read · / search · l Nederlands · Esc back
ui-rules-search = Search a word or a rule’s number
ui-rules-none = No rule with ‘{ $text }’.
ui-rules-physical = makes no difference on the screen
ui-option = { $title }: { $value }
ui-on = on
ui-off = off
