### The lab's reports. What the game itself says is with the game.

## Levels of play

lab-level-random = random
lab-level-easy = easy
lab-level-rule = rule of thumb
lab-level-search = search
lab-level-hidden = search, with open cards and without
lab-level-stakes = rule of thumb, decisions weighed

## The page

lab-title = { $game }: { $games } games
lab-title-compare = { $game }: variants side by side
lab-title-sweep = { $game }: a grid of variants
lab-lead = { $players } players; games at each level: { $levels }; version { $version } of the rules, seed { $seed }.
lab-lead-level = { $level } { $games }
lab-lead-broken-off = Broken off: { $done } of { $games } games were played.
lab-precision-reached = As precise as was asked for (± { $wanted }), of who wins at each level and of who beats whom: { $reached }.
lab-precision-short = Not everything is as precise as was asked for (± { $wanted }): { $reached }. Of { $short } nothing finer can be told in this time.
lab-precision-time = In the time that was given: { $reached }, of who wins at each level and of who beats whom.
lab-options = Options
lab-options-cards = { $players } players play with { $cards } cards.
lab-options-auto = What follows from the number of players came to: { $setting }.
lab-options-default = All options as the game proposes them.
lab-option-changed = { $option }: { $value } (usually { $usual })
lab-column-level = level
lab-column-mean = mean
lab-column-sd = spread (sd)
lab-column-half = half are up to
lab-column-most = 95 % are up to
lab-column-max = longest
lab-column-rule = rule
lab-column-what = what
lab-column-interval = 95 % interval
lab-column-games = games
lab-binned = { $axis } ({ $first } stands for { $first } to { $last }, and so on)
lab-tail = { $axis }; the last point stands for { $first } and more
lab-games-axis = share of the games
lab-yes = on
lab-no = off

lab-short = In short
lab-short-games = games
lab-short-rounds = rounds
lab-short-decisions = decisions
lab-short-minutes = minutes at a table of people
lab-short-forced = forced moves
lab-short-choices = choices a decision
lab-short-lead-changes = lead changes
lab-short-shared = shared wins
lab-short-team = won together

lab-levels-differ = “{ $what }”: { $weak } among players of the level “{ $low }”, { $strong } at the level “{ $high }”. So it is a habit of players, not of the game; trust the stronger ones.
lab-levels-team = Teams of the level “{ $low }” win { $weak }, of the level “{ $high }” { $strong }: how often a game is won by weaker players is only a lower bound of how often it can be won.

lab-short-bounds = In brackets stand bounds that hold the true figure 95 times in 100.

lab-answer-length = At the level “{ $level }” a game takes { $minutes } minutes on average ({ $bounds }), and 95 of 100 are over within { $most } minutes.
lab-answer-team = At the level “{ $level }” the team wins { $share } of the games ({ $bounds }); whoever plays better may win more, so this is a lower bound.
lab-answer-begins-more = At the level “{ $level }” who begins wins { $share } ({ $bounds }) where { $fair } is fair: beginning helps.
lab-answer-begins-less = At the level “{ $level }” who begins wins { $share } ({ $bounds }) where { $fair } is fair: beginning hurts.
lab-answer-begins-even = At the level “{ $level }” who begins wins { $share } ({ $bounds }) where { $fair } is fair: whether beginning helps or hurts cannot be told from this.
lab-answer-skill-more = Alone among players of the level “{ $below }”, the level “{ $level }” wins { $share } ({ $bounds }) where luck gives { $fair }: playing better pays.
lab-answer-skill-less = Alone among players of the level “{ $below }”, the level “{ $level }” wins { $share } ({ $bounds }) where luck gives { $fair }: in this game it plays worse than they do.
lab-answer-skill-even = Alone among players of the level “{ $below }”, the level “{ $level }” wins { $share } ({ $bounds }) where luck gives { $fair }: whether playing better pays cannot be told from this.
lab-answer-stakes = The best move wins { $points } percentage points more often than the second best ({ $bounds }), in games of rule-of-thumb players.

lab-length = Length
lab-length-about = Minutes are an estimate: { $free } seconds for a choice, { $forced } when only one thing can be done, { $round } to deal and score a round. People who are asked at the same time think at the same time.
lab-length-box = The game itself names { $box }; at the level “{ $level }” it is { $minutes } on average.
lab-rounds = Rounds
lab-decisions = Decisions
lab-minutes = Minutes
lab-rounds-axis = rounds
lab-minutes-axis = minutes (estimate)
lab-decisions-axis = decisions

lab-seats = Seat and starter
lab-seats-about = Everybody plays equally well, so each seat should win { $fair }. The line on a bar is its 95% interval: of every twenty about one misses the fair share by chance alone.
lab-seats-beyond = Beyond chance, all { $bars } bars taken together: { $places }.
lab-seats-none = All { $bars } bars taken together, none is further off than chance can bring it.
lab-seats-chart = Wins by seat
lab-seat = seat { $number }
lab-starter-chart = Wins by place from who begins the game
lab-starter = begins
lab-place = { $number } later
lab-row-chart = Points of a round, by place from who begins it
lab-row-axis = points a round
lab-row-about = Only rounds that everybody takes part in.{ $low ->
    [yes] {" "}Few points are good in this game.
   *[no] {""}
}
lab-wins-axis = share of the wins
lab-fair = fair share
lab-team = Winning together
lab-team-about = Everybody wins or nobody.
lab-team-bound = Better players may win more often: what a level wins is only a lower bound of how often the game can be won.
lab-team-chart = Games won

lab-scores = Scores
lab-scores-chart = Final scores of all seats
lab-scores-chart-team = Final scores of the team
lab-scores-axis = score
lab-scores-share = share of the scores
lab-scores-about = { $low ->
    [yes] Few points are good in this game.
   *[no] Many points are good in this game.
}
lab-scores-out = Players who are out have no score of their own in this game and are left out here.
lab-scores-margin = The first is on average { $margin } ahead of the second (95 %: { $bounds }; { $level }).

lab-endings = How games end
lab-endings-shared = shared wins
lab-endings-nobody = nobody wins
lab-endings-cap = broken off by a cap
lab-endings-ties = Ties and caps

lab-events = How often each rule plays a part
lab-events-about = A rule shows in the events with which the game’s code names it; they stand beside it, all counted together; below the table each has figures of its own. Rules in one row belong to the same events: which of them decided cannot be seen from these. Rules without an event, such as values, limits and prohibitions, are not counted here; what can only happen with an option that is off is left out. “In games”: the share of the games in which such an event happens at all; “a game”: how often in one game on average.
lab-events-what = what happens
lab-events-more = and { $number } more
lab-events-single = counted together above, each by itself
lab-events-in-games = in games
lab-events-a-game = a game
lab-events-never = never seen in these games
lab-verbs = What players do
lab-verbs-about = What kinds of moves they are, as a share of all decisions.
lab-cards-about = How often a move names each card, on average in one game, all copies together.
lab-cards-chart = Moves with each card, a game
lab-cards-together = Cards that differ only in additional signs are taken together.

lab-choices = Choices
lab-choices-about = How many moves are possible at a decision. With one it is forced.
lab-choices-chart = Possible moves at a decision
lab-choices-axis = possible moves
lab-choices-share = share of the decisions
lab-choices-forced = forced
lab-choices-mean = choices a decision
lab-choices-free = choices where there are several

lab-story = Lead changes and comebacks
lab-story-about = Who leads is read { $clock ->
    [rounds] after every round; a game of only one round does not count here
   *[laps] after every lap: whenever the turn has passed on as often as there are players in the game
}. A comeback: who alone was last half-way wins. A runaway: who leads half-way stays alone in front to the end and wins. These shares are of the games in which somebody alone leads half-way.
lab-story-none = There is no score while the game goes on, so nobody can be seen to lead.
lab-story-changes = lead changes a game
lab-story-led = games with a leader half-way
lab-story-half = who leads half-way wins
lab-story-comeback = comebacks
lab-story-runaway = runaways
lab-story-chart = Lead changes
lab-story-axis = lead changes in a game

lab-tension = Tension
lab-tension-about = How undecided a game is, judged by the game’s own estimate of everybody’s chances, by somebody who sees all cards: 100 % where everybody may win as well, 0 % where it is decided.
lab-tension-chart = How undecided it is, from beginning to end
lab-tension-axis = how far the game is (%)
lab-tension-y = undecided

lab-assets = What wins
lab-assets-about = What players had or did, and how often those who had it won, at the level “{ $level }”; whatever one has, it is { $fair }. Only what { $fewest } { $team ->
    [yes] teams
   *[no] players
} or more had, and not everybody, is told, the best and the worst of each sort. A * is beyond chance, all rows taken together. That something goes with winning does not yet mean that it makes one win.
lab-assets-none = Of { $number } things none goes with winning or losing beyond chance.
lab-assets-held = in the opening hand
lab-assets-used = named in a move
lab-assets-first = first choice of the game
lab-assets-met = what happened to somebody
lab-assets-cases = { $team ->
    [yes] teams
   *[no] players
}

lab-stakes = How much decisions matter
lab-stakes-about = Of each game { $number } decisions with more than one possible move are weighed, as rule-of-thumb players come to them: how much more often the best move wins the game than the second best, in percentage points. A search with { $budget } says which two these are; in as many other worlds it is told how far they are apart. Where it errs the true figure is larger.
lab-stakes-points = wins more
lab-stakes-unsure = Zero lies within the bounds (here those of 99 %): from so many games it cannot be told whether it matters at all what one chooses between the two best moves.

lab-skill = Skill against luck
lab-skill-about = Each level sits alone at a table of the level below, every deal once from every seat. By chance it would win { $fair }; what is above that is skill.
lab-skill-about-team = Each level plays the same deals with copies of itself.
lab-skill-row = { $level } among { $below }
lab-skill-row-team = { $level }, where { $below } wins { $share }
lab-skill-wins = wins
lab-skill-deals = deals
lab-hidden-about = What is hidden worth? The search sits among rule-of-thumb players (in a cooperative game with copies of itself), with { $budget } for a move; then, on the same deals, the same search sees all cards: the strongest player that there is, given open cards. The value is what that one wins more than the better of the search and a rule-of-thumb player, in percentage points.
lab-hidden-few = What is hidden worth cannot be told from { $deals } deals: it takes at least { $fewest }.
lab-hidden-unsure = Zero lies within the bounds of that value (here those of 99 %): with so many deals it may still be chance.
lab-hidden-plain = plays by rule of thumb
lab-hidden-fair = searches fairly
lab-hidden-cheating = sees all cards
lab-hidden-gain = value of hidden information
lab-skill-chart = Share of the wins
lab-skill-none = Nothing of this was played.

lab-study = Figures of this game

lab-method = How this was measured
lab-method-deals = Game number n has the same deal at every level. All counts are whole numbers, so the same seed gives the same figures on any number of workers and machines.
lab-method-intervals = Intervals are 95 %: of shares Wilson’s, of means by their standard error, of bots that meet by deals. Every figure holds at the level that it stands with; where levels differ, it may be a habit of the players and not of the game.
lab-method-search = The level “search” has { $budget } for each move: less than at the table, but a number that gives the same figures again.
lab-method-time = Playing took { $minutes } minutes here; what searches or thinks takes by far the most of it, and so plays fewer games (`--searched`, `--thinker`).
lab-method-again = Again: { $command }

## Comparing

lab-compare-lead = The first variant is what the others are compared with. Game number n has the same deal in all of them, so differences are taken deal by deal; { $players } players, { $games } games at each level, seed { $seed }.
lab-compare-variants = Variants
lab-compare-variant = variant
lab-players = players
lab-compare-cards = cards
lab-compare-base = compared with
lab-compare-differences = Differences beyond noise
lab-compare-none = No difference between the variants is beyond noise in so many games.
lab-compare-few = With fewer than { $games } games nothing can be said of differences; play more.
lab-compare-noise = A sentence stands here only for a difference that would come up by chance less than once in twenty such pages: { $tests } comparisons, each held to { $z } standard errors, and no fewer than { $least } games in which it comes to light. That more happens in a longer game goes without saying: something that happens has a sentence only if it comes up more often, or less, in a game, in a round and at a decision alike. The intervals in the sentences are 95 %.
lab-compare-same = { $with } every game goes exactly as in the first variant: the players of this level make nothing of what this option allows. People may.
lab-compare-all = All figures side by side
lab-compare-all-about = The columns are the variants ({ $options }). Behind each difference stands its 95% interval; differences between percentages are percentage points (pp). A * marks a difference beyond noise, as explained above. What happens is counted in times a game.
lab-compare-difference = difference
lab-compare-pp = pp
lab-compare-between = { $low } to { $high }
lab-compare-chart = { $figure }, by variant
lab-compare-times = times a game
lab-compare-level = With players of the level “{ $level }”

lab-differences-short = Beside “{ $base }” { $figures ->
    [1] one figure differs
   *[other] { $figures } figures differ
} beyond noise, of { $tests } comparisons. { $figures ->
    [1] At its level:
   *[other] The clearest, each at its level:
}
lab-differences-at = { $level }: { $said }
lab-with = With “{ $variant }”
lab-differs-more = { $by } more; 95 %: { $low } to { $high }
lab-differs-less = { $by } less; 95 %: { $low } to { $high }
lab-differs-points-more = { $by } percentage points more; 95 %: { $low } to { $high }
lab-differs-points-less = { $by } percentage points less; 95 %: { $low } to { $high }
lab-differs-number = { $with } { $what } is { $after } instead of { $before } ({ $apart }).
lab-differs-times = { $with } “{ $what }” comes up { $after } times a game instead of { $before } ({ $apart }).
lab-differs-times-ratio = { $with } “{ $what }” comes up { $ratio } × as often: { $after } times a game instead of { $before } ({ $apart }).
lab-differs-times-new = { $with } “{ $what }” comes up { $after } times a game (95 %: { $low } to { $high }); otherwise never.
lab-differs-times-gone = { $with } “{ $what }” comes up no more; otherwise { $before } times a game (95 %: { $low } to { $high }).
lab-differs-share = { $with } it happens in { $after } of the { $of } that { $what }, instead of in { $before } ({ $apart }).
lab-differs-share-ratio = { $with } it happens { $ratio } × as often that { $what }: in { $after } of the { $of } instead of { $before } ({ $apart }).
lab-differs-share-new = { $with } it happens in { $after } of the { $of } that { $what } (95 %: { $low } to { $high }); otherwise never.
lab-differs-share-gone = { $with } it never happens that { $what }; otherwise it does in { $before } of the { $of } (95 %: { $low } to { $high }).

lab-fact-games = games
lab-fact-started = games
lab-fact-half-led = games with a leader half-way

lab-fact-rounds = the number of rounds
lab-fact-decisions = the number of decisions
lab-fact-minutes = the length of a game in minutes
lab-fact-minutes-most = the number of minutes within which { $percent } of 100 games are over
lab-fact-forced-share = the share of forced moves
lab-fact-choices-mean = the number of choices at a decision
lab-fact-lead-changes = the number of lead changes
lab-fact-margin = the lead of the first over the second
lab-fact-score = the mean score
lab-fact-shared = the win is shared
lab-fact-nobody = nobody wins
lab-fact-cap = a cap ends the game
lab-fact-comeback = there is a comeback
lab-fact-runaway = the leader runs away
lab-fact-half-leader-won = who leads half-way also wins
lab-fact-team-won = everybody wins together
lab-fact-starter = who begins also wins
lab-fact-place = who sits { $at } after who begins wins
lab-fact-tension = the tension (how undecided the game is)
lab-fact-skill = the share of wins of the stronger player
lab-fact-hidden = the value of hidden information
lab-fact-stake = what the best move wins more often than the second best
lab-fact-ending = the game ends with “{ $name }”
lab-fact-study = “{ $name }”

lab-figure-rounds = rounds
lab-figure-decisions = decisions
lab-figure-minutes = minutes (estimate)
lab-figure-minutes-most = minutes within which { $percent } of 100 games are over
lab-figure-forced-share = forced moves
lab-figure-choices-mean = choices a decision
lab-figure-lead-changes = lead changes
lab-figure-margin = first ahead of second
lab-figure-score = mean score
lab-figure-shared = shared wins
lab-figure-nobody = nobody wins
lab-figure-cap = cap reached
lab-figure-comeback = comebacks
lab-figure-runaway = runaways
lab-figure-half-leader-won = leader half-way wins
lab-figure-team-won = won together
lab-figure-starter = who begins wins
lab-figure-place = who sits { $at } after who begins wins
lab-figure-tension = undecided
lab-figure-skill = wins of the stronger player
lab-figure-hidden = value of hidden information
lab-figure-stake = best move beside second best
lab-figure-ending = the end: { $name }

## Sweeping

lab-sweep-lead = Every combination of the values is a variant: { $cells } variants, { $players } players, { $games } games each at each level, seed { $seed }. Game number n has the same deal in all of them.
lab-wish = By your own wish
lab-wish-about = By { $wish }, at the level “{ $level }”, “{ $best }” is the best of { $variants } variants: { $score }. Percentages count from 0 to 1. What lies close together may be chance: look at the bounds below.
lab-wish-score = score
lab-sweep-noise = A sentence or a * stands only where a variant differs from the first more than would come up by chance once in twenty such pages: { $tests } comparisons, each held to { $z } standard errors. Here every variant stands by its own games; `compare` holds variants deal by deal and can tell smaller differences.
lab-sweep-more = { $number ->
    [1] One more difference bears
   *[other] { $number } more differences bear
} a * in the tables.
lab-sweep-grid = The grid
lab-sweep-about = Each column is a variant ({ $options }); the 95% interval stands in brackets. The table as a file (--out) also counts everything that happens in a game.

## Arena

lab-title-arena = { $game }: bots at one table
lab-arena-lead = Each bot sits alone among copies of each other one: { $players } players, { $deals } deals, each once from every seat; version { $version } of the rules, seed { $seed }.
lab-arena-lead-team = Each bot plays with copies of itself: teams of { $players }, the same { $deals } deals for every team; version { $version } of the rules, seed { $seed }.
lab-arena-broken-off = Broken off: of the { $deals } deals in places only { $done } were played.
lab-arena = Who beats whom
lab-arena-about = “Wins” is the share of games that the one bot wins, a shared win by its part; “points ahead” is how far its score is ahead of the mean of the others’.{ $low ->
    [yes] {" "}Few points are good in this game: whoever has fewer is ahead.
   *[no] {""}
}
lab-arena-better = Alone among copies of “{ $below }”, “{ $level }” wins { $share } ({ $bounds }) where luck gives { $fair }: it plays better.
lab-arena-worse = Alone among copies of “{ $below }”, “{ $level }” wins { $share } ({ $bounds }) where luck gives { $fair }: it plays worse.
lab-arena-even = Alone among copies of “{ $below }”, “{ $level }” wins { $share } ({ $bounds }) where luck gives { $fair }: who plays better cannot be told from this.
lab-arena-wins = A team of “{ $level }” wins { $share } of the games ({ $bounds }).
lab-arena-cross = wins among
lab-arena-bot = bot
lab-arena-team = team
lab-arena-against = among
lab-arena-ahead = points ahead
lab-arena-mean = ms a move
lab-arena-slow = 95 % at most (ms)
lab-arena-strengths = Strength
lab-arena-strength = strength
lab-arena-strength-about = Plackett–Luce: at one table each bot wins with a chance in proportion to its strength; the strongest has 1.
lab-arena-method = The games of one deal belong together and count as one observation; in brackets stand 95% intervals.
lab-arena-method-team = A team wins a deal or loses it; in brackets stand 95% intervals, of shares Wilson’s.
lab-arena-budget = A bot that searches has { $budget } a move.
