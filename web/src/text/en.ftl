### The table in the browser. What the game itself says is with the game.

## Everywhere

ui-title = Speeltafel
ui-language = Nederlands
ui-language-switch = Schakel naar Nederlands
ui-home = To the start
ui-close = Close
ui-menu = Menu
ui-theme = Colours
ui-theme-auto = As on this device
ui-theme-light = Light
ui-theme-dark = Dark
ui-sound = Sound
ui-on = on
ui-off = off
ui-none = none
ui-all = everything
ui-loading = One moment…
ui-offline = No connection. Trying again…
ui-offline-kept = No connection. What you did will be sent later.
ui-no-server = The table cannot be reached. Check your connection and try again.
ui-again = Try again

## The start

ui-welcome = What shall we play?
ui-welcome-text = Pull up a chair: with family and friends, each on a phone, or against bots right away. No account needed.
ui-players = { $least }–{ $most } players
ui-play-now = Play now against bots
ui-make-table = Make a table
ui-rules = Rules
ui-join-title = Did you get a code?
ui-join-code = Code of the table
ui-join = Join
ui-your-name = Your name
ui-guest = Guest

ui-lost = There is nothing here
ui-lost-text = This address does not exist, or it did not come across whole. Ask for the link or the code again.
ui-own = Play on
ui-own-with = with { $names }
ui-own-outdated = Of an older version: start again
ui-own-won = Won!
ui-own-over = { $names } won
ui-own-lost = Lost
ui-own-lobby = Not started yet
ui-own-turn = { $count ->
    [one] It is the turn of { $names }
   *[other] { $names } are to decide
}
ui-played = Played before
ui-played-text = Kept on this device only.
ui-played-all = Show all
ui-played-forget = Forget this
ui-figures = Your figures
ui-figures-game = { $count } played, { $won } won ({ $share } %)
ui-figures-best = best result { $score }
ui-figures-row = won { $count } times in a row
ui-played-same = the same cards again
ui-level-ask = { $game }: how well should the bots play?
ui-away = Going away?
ui-away-text = The game goes on. Your seat stays yours: you come back by “Play on” on the first page, or with the code { $code }.
ui-away-stay = Keep playing
ui-away-go = Go away

## A new table

ui-new-title = New table: { $game }
ui-how-many = How many players?
ui-how-many-unofficial = A dashed number is not in the rules. Choosing it switches on the house rule that allows it.
ui-clock = Time for a move
ui-clock-none = No clock
ui-clock-seconds = { $count } seconds
ui-options-title = What else you play differently
ui-options-text = Everything stands as the rules say. Change only what you play differently.
ui-option-changed = not as usual
ui-option-seat = Seat { $seat }
ui-option-all = All
ui-option-none = None
ui-option-some = { $count } of { $most }
ui-one-less = { $thing }: one less
ui-one-more = { $thing }: one more
ui-option-from = from
ui-option-to = to
ui-option-lines = One a line. Now { $count } of at most { $most }, each of at most { $length } characters.
ui-create = Set the table

## At the table before the start

ui-lobby-title = Table { $code }
ui-lobby-wait = Waiting for the host to start…
ui-invite = Invite everyone
ui-invite-text = Have this code scanned, pass on the link or tell the code.
ui-invite-here = This server can be reached on this device only. Start it with --host 0.0.0.0 so that phones can join.
ui-link = Link of the table
ui-copy = Copy the link
ui-copied = Copied
ui-share = Share the link
ui-qr = QR code with the link of the table
ui-seats = Who is playing?
ui-seat-free = Free chair
ui-seat-you = you
ui-seat-host = host
ui-seat-away = away
ui-seat-bot = bot
ui-bot-add = Put a bot here
ui-bot-fill = Put bots on all of them
ui-bot-level = Kind of bot
ui-level-easy = easy: knows the rules, makes mistakes now and then
ui-level-rule = ordinary: plays by rules of thumb and counts cards
ui-level-search = strong: thinks ahead and reads others’ cards from their play
ui-seat-clear = Clear the chair of { $player }
ui-seat-take = Sit here
ui-start = Start the game
ui-start-wait = First fill all chairs, with people or bots.
ui-watching = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
ui-you-watch = You are watching
ui-take-seat = Join in
ui-word = Your own shuffling word
ui-word-help = Your browser shuffles along with a secret word by itself. If you want to add something of your own, do it here.
ui-word-send = Shuffle too
ui-word-done = Your word counts.
ui-stand = Stand up
ui-facts = About yourself (for you alone)
ui-facts-help = This belongs to you and not to the table: nobody else gets to see it. You may leave it empty.
ui-facts-keep = Keep
ui-facts-kept = Kept
ui-opening = The cards are being shuffled…
ui-reseated-sat = { $player } has joined.
ui-reseated-removed = { $you ->
    [yes] The host has cleared your seat. You are watching now; where there is room you can sit down again.
   *[no] { $player } was taken from the table.
}
ui-reseated-stood = { $you ->
    [yes] You stood up. You are watching now.
   *[no] { $player } stood up.
}
ui-reseated-handed = { $you ->
    [yes] A bot is playing for you now.
   *[no] A bot is playing for { $player } now.
}
ui-reseated-taken = { $you ->
    [yes] You are playing yourself again.
   *[no] { $player } is playing again.
}
ui-reseated-left = { $you ->
    [yes] You have left the table. You are watching now.
   *[no] { $player } has left the table.
}
ui-options-force = House rules at this table
ui-options-normal = The usual rules, unchanged.

## At the table

ui-round = { $number ->
    [0] beforehand
   *[other] round { $number }
}
ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-your-turn = It is your turn
ui-your-reaction = Do you react?
ui-opponents = The other players
ui-on-table = On the table
ui-actions = What can you do?
ui-choose-card = Tap a card
ui-choose-more = Choose another card with it
ui-series-short = Together { $total }; at least { $least } is needed
ui-choose-card-spot = Tap a card, or a spot that lights up
ui-choose-spot = Tap a spot that lights up
ui-clear = Choose again
ui-try = Try it
ui-may = Is this allowed?
ui-does-sort = Puts your cards in another order. You can drag them too. It changes nothing in the game.
ui-does-clear = Lets go of what you have chosen. Nothing has been played yet.
ui-does-try = The table says whether it is allowed, and if not, why.
ui-does-turn = It is their turn.
ui-does-bot = The computer plays here.
ui-does-winner = Has won.
ui-does-home = To the first page. Your place at the table stays yours.
ui-does-back = To the page before.
ui-does-menu = Settings, and what else you can do.
ui-does-language = Everything in the other language.
ui-does-sheet = The points of each round.
ui-does-book = How to play, with pictures, and all the rules. The game goes on meanwhile.
ui-does-talk = What is said at the table, and what you want to say.
ui-does-speak = Sentences that you may say here. Talking freely is not allowed in this game.
ui-does-again = Shows once more what just happened.
ui-does-pause = Holds what is being shown.
ui-does-run = Goes on showing what happened.
ui-does-last = Shows at once how the table is now.
ui-does-sign = A sign that everybody at the table sees. It changes nothing in the game.
ui-does-tip = The coach says what they would do, and why. They see only what you see.
ui-does-die = So many pips were rolled. What they do is in the rules.
ui-does-direction = Turns go round this way.
ui-does-clock = So long you still have for this move. When the time is up the table makes a move for you.
ui-does-close = Closes this; it changes nothing in the game.
ui-does-first = Shows how the game began.
ui-does-previous = Shows the table one step earlier.
ui-does-next = Shows the table one step later.
ui-does-round = Shows how that round began.
ui-does-end = Shows how the game ended.
ui-does-key = Tap as many times as you have them there: the score pad adds them up.
ui-does-digit = Write the number with these, digit by digit.
ui-does-minus = The number is below zero.
ui-does-erase = Takes away what you tapped last.
ui-does-suit = Shows the cards of this suit.
ui-does-correct = Opens that round again, to correct something.
ui-waiting = One moment…
ui-sent = Sent…
ui-unsent = Not sent yet: no connection
ui-card-usable = { $card }, playable
ui-spot-usable = { $spot }, can be chosen
ui-spot-why = { $spot }, not now; hear why
ui-spot-with = { $spot }: { $things }
ui-spot-done = { $spot }, done
ui-preview = This is how it would lie. Tap the button again to do it.
ui-spot-ahead = on the way ahead: { $number }
ui-spot-by = laid by { $player }
ui-spot-gone = would go
ui-spot-new = would be new
ui-unseen-card = face-down card
ui-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ui-empty = empty
ui-happened = What happened
ui-log-none = Nothing has happened yet.
ui-sheet = The scores
ui-sheet-none = The first round is still going on.
ui-sheet-round = Round
ui-sheet-total = Total
ui-sheet-now = Now
ui-winner = winner
ui-round-over = Round { $number } is over
ui-go-on = Continue
ui-seconds = { $count } s left
ui-bot-plays = A bot is playing for you.
ui-take-back = I will play myself
ui-hand-over-own = Let a bot play for me
ui-give-up = Give up together
ui-give-up-too = Me too
ui-give-up-not = Play on after all
ui-yields = { $count ->
    [one] { $names } would give up. If everybody would, the game is lost.
   *[other] { $names } would give up. If everybody would, the game is lost.
}
ui-leave = Leave the table
ui-leave-sure = Leave the table?
ui-leave-text = Then you are out for good: your seat is no longer yours. If you are only away for a while, let a bot play for you.
ui-leave-yes = Yes, I am going
ui-leave-no = No, I am staying
ui-hand-over = { $player } is away. Let a bot play
ui-table-link = Link of the table
ui-keys-text = Digits choose cards of your hand, Enter plays, Esc chooses again.

## A move that cannot be made

ui-refused = That is not allowed
ui-read-rule = Read on in the rules
ui-understood = I see

## The question beforehand

ui-quiz = Do the sum
ui-quiz-answer = Your answer
ui-quiz-play = Play
ui-quiz-wrong = Not quite: you said { $said }, it is { $answer }. Your move counts all the same.
ui-quiz-right = Well done!

## The end

ui-won-you = Congratulations, you win!
ui-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
ui-won-all = You all win together!
ui-won-nobody = Nobody wins
ui-option-own = Choose
ui-won-with = Won, together with { $names }!
ui-rematch-join = { $player } wants to play again: join in
ui-rematch-other = Again, but differently
ui-evening = This evening
ui-evening-won = won { $wins } of { $count }
ui-evening-together = Won { $won } of { $count } times
ui-place = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}
ui-of-most = of { $most }
ui-end-how = How it ended
ui-end-why = The rule that ends the game
ui-rematch = Once more
ui-rematch-same = Same cards again
ui-to-rematch = To the next table
ui-replay = Watch the game again
ui-show-end = Show the result
ui-journal = Download the record
ui-fair = Shuffled fairly
ui-fair-short = checked
ui-fair-checked = Checked by your browser: the secret and all words fit what was fixed before the deal. Nobody, not even whoever runs the server, could choose the cards.
ui-fair-wrong = This is not right: the secret or a word does not fit what was fixed before the deal. Do not trust this result.
ui-fair-late = Your browser was not there before the deal and kept no fingerprint. So it cannot tell whether the secret was fixed by then. Checked all the same: the secret fits the fingerprint that the server shows now, and each word its own.
ui-fair-absent = Your browser was not there when the words were opened and did not keep the others' fingerprints. So it cannot tell whether their words were fixed by then. Checked all the same: the secret fits the fingerprint from before the deal, and each word the fingerprint that the server shows now.
ui-fair-before = The server's secret is fixed already: this is its fingerprint. Everybody's browser adds a secret word of its own, which is opened only at the start. So nobody can choose the cards, and after the end your browser checks it all.
ui-fair-text = The fingerprint of the secret was fixed before the deal. Now that the game is over everyone may see the secret and deal it all again.
ui-fair-mixed = { $count ->
    [one] Shuffled along: { $names }.
   *[other] Shuffled along: { $names }.
}
ui-fair-missing = { $count ->
    [one] The word of { $names } was not opened in time and does not count.
   *[other] The words of { $names } were not opened in time and do not count.
}
ui-fair-word = Word of { $player }
ui-fair-sealed = promised; opened at the start
ui-fair-unopened = not opened; does not count
ui-commitment = Fingerprint
ui-seal = Secret

## A table of an older version

ui-outdated-text = The game has got new rules or repairs since, and this table is from before ({ $version }). It cannot be played on; you can start again with the same people and house rules.
ui-outdated-again = Start again with the same people
ui-outdated-next = To the new table
ui-outdated-watch = Whoever sat here can start again; come and watch by their link then.
ui-outdated-unstarted = The game had not started yet.
ui-outdated-moves = { $count ->
    [one] One move had been made.
   *[other] { $count } moves had been made.
}
ui-outdated-list = All moves
ui-outdated-move = { $player }: { $move }

## Watching again

ui-replay-title = Watching again
ui-replay-of = Seen by
ui-replay-all = all cards open
ui-replay-gallery = a spectator
ui-replay-step = Step { $step } of { $count }
ui-replay-rounds = Go to a round
ui-replay-link = Link to this step
ui-first = To the start
ui-previous = One back
ui-next = One on
ui-last = To the end
ui-run = Play
ui-pause = Pause
ui-skip = To the end of it
ui-show-again = Watch it again
ui-what-if = What if… play on from here
ui-replay-none = There is nothing to watch of this game.

## Around the table

ui-call = When it is your turn and you look elsewhere
ui-call-sound = Sound
ui-call-shake = Vibration
ui-call-note = Notification
ui-sure = Before every move
ui-sure-ask = Ask first whether I am sure
ui-sure-question = Are you sure?
ui-back = Back
ui-talk-title = Talk
ui-talk-unread = { $count ->
    [one] Talk: 1 new message
   *[other] Talk: { $count } new messages
}
ui-talk-signs = React quickly
ui-talk-sign-1 = Well done
ui-talk-sign-2 = Applause
ui-talk-sign-3 = Laugh
ui-talk-sign-4 = Gasp
ui-talk-sign-5 = Think
ui-talk-sign-6 = Cry
ui-log-round = { $number ->
    [0] Beforehand
   *[other] Round { $number }
}
ui-level-short-easy = bot, easy
ui-level-short-rule = bot, ordinary
ui-level-short-search = bot, strong
ui-level-short-random = bot
ui-thinks = thinking for { $count } s
ui-is-away = { $player } is away. The host can let a bot play.
ui-seconds-last = Your time is nearly up.
ui-rematch-by = { $player } wants to play again.
ui-rematch-there = The next table is ready.
ui-paused = { $you ->
    [yes] You have paused the game. Everybody waits.
   *[no] { $player } has paused the game. Everybody waits.
}
ui-paused-on = Go on
ui-pause-all = Pause the game for everybody
ui-undo = Take my move back
ui-undo-asked = { $you ->
    [yes] You would take your move back. The others decide.
   *[no] { $player } would take the last move back, with all that followed. All right?
}
ui-undo-yes = All right
ui-undo-no = Rather not
ui-undo-not = Never mind
ui-presets = Set all at once
ui-preset-usual = As usual
ui-expansions = Expansions
ui-rules-beside = Rules in a new window
ui-arrange = Change
ui-arrange-keep = Play like this
ui-arrange-not = Leave it
ui-arranged = The host has changed something. This holds now:

## Talking

ui-talk = Say something
ui-talk-send = Say
ui-talk-closed = The rules do not allow talking now.
ui-talk-phrases = The rules allow no free talking now. This you may say:
ui-phrases = Say what is allowed
ui-talk-said = { $player }: { $text }

## The rules

ui-rules-title = Rules of { $game }
ui-rules-search = Find a word or a rule
ui-rules-count = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
}
ui-rules-none = No rule with ‘{ $text }’.
ui-rules-table = The options of table { $code } are marked.
ui-rules-contents = Chapters
ui-rules-cards = What everything does
ui-book-law = All rules
ui-book-law-text = Everything to the letter, with expansions and rulings.
ui-book-show = Show me
ui-book-again = Once more
ui-book-seen = The table as { $player } sees it
ui-book-print = Print the cheat sheet
ui-card-plain = This card does nothing special.
ui-book-back = To the table
ui-option-in-force = { $option }: { $value }

# The coach.

ui-coach = Coach
ui-coach-off = No coach
ui-coach-on = A coach for everybody
ui-coach-here = At this table a coach helps everybody who asks.
ui-coach-first = A game with a coach
ui-coach-waits = Have a look at what the others do.
ui-coach-may = You can { $last }.
ui-coach-may-or = You can { $first } or { $last }.
ui-coach-ways = { $verb } ({ $count } choices)
ui-coach-tip = Tip?
ui-coach-ask = What would you do?
ui-coach-follow = Do that
ui-coach-deep = Think longer
ui-coach-thinks = Let me try it out …
ui-coach-close = I choose myself
ui-coach-better = About your last move. I think this was better:
ui-coach-back = Take it back
ui-coach-leave = Leave it
ui-puzzles = Puzzles
ui-puzzles-text = Positions of real games, with one move that is clearly the best.
ui-puzzle = Puzzle { $number }
ui-know-ask = Do you know { $game }?
ui-know-no = Not yet
ui-know-yes = Yes, I play against
ui-free = May I err?
ui-free-on = Yes: nothing is lit, everything may be tried
ui-free-help = The table says what is not allowed and why. Mistakes are not counted anywhere.

## What can go wrong

ui-reactions = React
ui-reflex = At every card
ui-reflex-ask = Ask me
ui-reflex-auto = Jump in by itself
ui-reflex-never = Let everything be
ui-glimpse = Take a good look
ui-glimpse-done = Seen
ui-confirm-yes = Yes, do it
ui-confirm-no = Better not

trouble-answered = You have reacted already. One moment for the others.
trouble-bot-plays = A bot is playing for you. Take your place back first.
trouble-moving = The table is moving to another server. One moment.
trouble-no-coach = This table has no coach.
trouble-no-copy = This could not be made. Try again later.
trouble-no-level = There is no such bot.
trouble-no-pad = There is no score pad with this code.
trouble-no-phrase = You may not say that now.
trouble-no-seat = There is no such chair.
trouble-no-table = There is no such table (any more).
trouble-nobody-yields = This game cannot be given up together.
trouble-nothing-left = At this step the game is over already.
trouble-no-talk = The rules do not allow talking now.
trouble-no-tip = The coach has no tip just now. Ask again.
trouble-not-host = Only the host can do that.
trouble-not-opening = Words are not being opened now.
trouble-not-outdated = This table can be played on.
trouble-not-ready = The table still waits until everybody is ready.
trouble-not-over = The game is not over yet.
trouble-not-alone = The same cards again are only for whoever plays with bots alone.
trouble-not-seated = You do not sit at this table.
trouble-not-started = The game has not started yet.
trouble-not-stored = Your move could not be stored. Try again.
trouble-not-understood = The table does not understand that.
trouble-old-version = This table is of an older version of the game.
trouble-seat-here = That player is here.
trouble-seat-near = That player is only out of sight for a moment. Wait a few minutes.
trouble-seat-taken = That chair is taken.
trouble-seats-free = First fill all chairs.
trouble-full-pad = This score pad is full. Start a new one.
trouble-crowded = So many people are looking on at this table that nobody else can come in. Try again later.
trouble-set-aside = What is stored of this table is damaged; it is kept as it is. Whoever runs the server finds the reason in the log.
trouble-started = The game has already started.
trouble-too-fast = That was too fast. Wait a moment and try again.
trouble-too-many = There are too many tables now. Try again later.
trouble-wrong-facts = What you tell of yourself does not fit this game.
trouble-wrong-word = That is not the word that you pledged.
trouble-not-now = That cannot be done just now.
trouble-somebody-else = Somebody else sits there by now.
trouble-too-late = Too late: meanwhile a move was made for you, or one was taken back. Have another look.
trouble-paused = The game is paused.
trouble-seats-few = More people than that sit here. Clear a seat first.
trouble-wrong-options = This game cannot be played like that. Look at the house rules again.
trouble-unknown = That did not work. Try again.

## Names for bots

ui-bot-1 = Anke
ui-bot-2 = Bram
ui-bot-3 = Coba
ui-bot-4 = Daan
ui-bot-5 = Els
ui-bot-6 = Freek
ui-bot-7 = Guus
ui-bot-8 = Hanna
ui-bot-9 = Ivo
ui-bot-10 = Joke
ui-bot-11 = Kees
ui-bot-12 = Loes
ui-seat-number = Player { $number }
ui-help-more = And { $count } more.

# What is shown, and the break between rounds

ui-pace = Pace
ui-pace-slow = Slow
ui-pace-normal = Normal
ui-pace-fast = Fast
ui-pace-none = Show nothing
ui-clock-played = { $you ->
    [yes] Time was up: the clock has played for you.
   *[no] Time was up: the clock has played for { $player }.
}
ui-ready = Ready, go on
ui-waits-for = Waiting for { $names }
ui-waits-you = The table waits for you
ui-waits = The table goes on in a moment
ui-waits-left = { $count } s left
ui-round-total = total { $count }
ui-interval = Break between rounds
ui-interval-none = No break
ui-interval-seconds = { $count } seconds at most
ui-order-given = as dealt
ui-order-rank = by rank
ui-order-suit = by suit
ui-order-own = own order
ui-order-help = Tap for another order of your cards, or drag them yourself
ui-die = Die: { $pips }
ui-clockwise = Play goes clockwise
ui-counterclockwise = Play goes counterclockwise
ui-more-on-table = What else lies on the table
ui-before-you = What lies before you
ui-letters = Letters on court cards
ui-letters-auto = As the language
ui-letters-bvh = B V H
ui-letters-jqk = J Q K
ui-print = Print this game
ui-print-players = For how many players
ui-print-paper = Paper
ui-print-paper-a4 = A4
ui-print-paper-a3 = A3
ui-print-paper-letter = Letter
ui-print-cards = Size of the cards
ui-print-cards-large = Large: 63 × 88 mm
ui-print-cards-small = Small: 44 × 63 mm
ui-print-backs = Backs
ui-print-backs-none = None
ui-print-backs-long = On both sides, turned on the long edge
ui-print-backs-short = On both sides, turned on the short edge
ui-print-ink = Ink
ui-print-ink-full = In colour
ui-print-ink-thrifty = Thrifty: lines only
ui-print-parts = What goes with it
ui-print-parts-sheets = Sheets to cut out
ui-print-parts-rules = Booklet with the rules
ui-print-parts-score = Score sheet
ui-print-expansions = Expansions
ui-print-first-sheet = The first sheet looks like this
ui-print-get = Make the PDF
ui-print-none = Choose at least one part.

## Learning

ui-learn = Learn the game
ui-learn-title = Learn { $game }
ui-learn-text = Short lessons at a real table. You cannot break anything: every step can be done again.
ui-learn-done = done
ui-learn-all = You have done all lessons. Enjoy the game!
ui-learn-base = You know the game. Enjoy playing! Below are the expansions, for later.
ui-learn-expansions = Expansions
ui-learn-expansions-text = Each lesson stands by itself. Learn one when you are going to play with it.
ui-learn-first = Start with lesson 1
ui-lesson-back = Back
ui-lesson-next = Next
ui-lesson-done = Done
ui-lesson-following = Next lesson
ui-lesson-title = Lesson { $number }: { $title }
ui-lesson-show = Show me
ui-lesson-yours = Your turn
ui-lesson-watch = Watch…
ui-lesson-far = step { $at } of { $of }
ui-lesson-missing = This lesson is not there just now. See whether you are connected and try again.
ui-lesson-you = You

# With real cards: the score pad.

ui-pad-with-cards = With real cards
ui-pad-title = Score pad { $game }
ui-pad-about = Playing with real cards? Fill in what happened each round: the score pad counts by the rules and tells you why.
ui-pad-who = Who is playing?
ui-pad-player = Player { $number }
ui-pad-make = Start the score pad
ui-pad-go-on = Go on with an earlier score pad
ui-pad-round = Round { $number }
ui-pad-before = before
ui-pad-opening = Before the first round
ui-pad-correct = Correct round { $number }
ui-pad-next = Next
ui-pad-done = Done
ui-pad-key = { $key }: { $count ->
    [1] 1 point
   *[other] { $count } points
}
ui-pad-back = Take back the last
ui-pad-type = Type a sum
ui-pad-tap = Tap cards
ui-pad-minus = Minus
ui-pad-counted = Round { $number } is counted
ui-pad-nothing = to fill in
ui-pad-share = Fill in together
ui-pad-share-text = Whoever opens this link looks along and can fill in their own cards.
ui-pad-csv = Save as CSV
ui-pad-first = Somebody else has just filled in { $value } here; that stands now. Is it wrong? Then fill it in again.
ui-pad-unwritten = This was not written down: what stood here before stands again. { $reason }
ui-pad-waiting = No connection. What you fill in is kept until it works again.
ui-pad-referee = Referee
ui-pad-ask = Ask
ui-pad-allowed = Yes
ui-pad-refused = No
ui-pad-over = The game is over
ui-pad-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
ui-pad-lost = Lost together
ui-pad-closing = Finally: counting
ui-pad-closing-short = Total
ui-pad-current-round = To the current round
ui-pad-another = Another game
ui-pad-evening = This evening
ui-pad-game = Game { $number }
ui-pad-game-word = Game
ui-pad-wins = Won
ui-pad-results = Results
ui-pad-picture = Share as a picture
ui-pad-look = I am { $name }: show me
ui-pad-look-alone = Hand the device to { $name }. Everybody else looks away.
ui-pad-looked = Seen: hide it again
ui-pad-looks = { $count ->
    [one] looked at once
   *[other] looked at { $count } times
}
