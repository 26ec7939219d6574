### The lab's reports. What the game itself says is with the game.

## Levels of play

lab-level-random = random
lab-level-easy = easy
lab-level-rule = rule of thumb
lab-level-search = search

## The page

lab-title = { $game }: { $games } games
lab-title-compare = { $game }: variants side by side
lab-title-sweep = { $game }: a grid of variants
lab-lead = { $players } players, { $games } games at each level of play ({ $levels }), version { $version } of the rules, seed { $seed }.
lab-lead-broken-off = Broken off: { $done } of { $games } games were played.
lab-options = Options
lab-options-default = All options as the game proposes them.
lab-option-changed = { $option }: { $value } (usually { $usual })
lab-column-level = level
lab-column-mean = mean
lab-column-sd = spread (sd)
lab-column-half = half are up to
lab-column-most = 95 % are up to
lab-column-max = longest
lab-column-rule = rule
lab-column-what = what
lab-column-interval = 95 % interval
lab-column-games = games
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

lab-length = Length
lab-length-about = Minutes are an estimate: { $free } seconds for a choice, { $forced } when only one thing can be done, { $round } to deal and score a round. People who are asked at the same time think at the same time.
lab-rounds = Rounds
lab-decisions = Decisions
lab-minutes = Minutes
lab-rounds-axis = rounds
lab-minutes-axis = minutes (estimate)
lab-decisions-axis = decisions

lab-seats = Seat and starter
lab-seats-about = Everybody plays equally well, so each seat should win { $fair }. A bar whose line does not reach the fair share shows an advantage or a disadvantage of that seat.
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
lab-team-chart = Games won

lab-scores = Scores
lab-scores-chart = Final scores of all seats
lab-scores-axis = score
lab-scores-share = share of the scores
lab-scores-about = { $low ->
    [yes] Few points are good in this game.
   *[no] Many points are good in this game.
}
lab-scores-margin = The first is on average { $margin } points ahead of the second ({ $level }).

lab-endings = How games end
lab-endings-shared = shared wins
lab-endings-nobody = nobody wins
lab-endings-cap = broken off by a cap
lab-endings-ties = Ties and caps

lab-events = How often each rule plays a part
lab-events-about = What happens in a game, with the rules that its code names where it happens. “In games”: the share of the games in which it happens at all; “a game”: how often in one game on average.
lab-events-example = for example
lab-events-in-games = in games
lab-events-a-game = a game
lab-events-never = never seen
lab-verbs = What players do
lab-verbs-about = The moves as they are written, as a share of all decisions.
lab-cards-about = How often a move names each card, on average in one game, all copies together.
lab-cards-chart = Moves with each card, a game
lab-card = card

lab-choices = Choices
lab-choices-about = How many moves are possible at a decision. With one it is forced.
lab-choices-chart = Possible moves at a decision
lab-choices-axis = possible moves
lab-choices-share = share of the decisions
lab-choices-forced = forced
lab-choices-mean = choices a decision
lab-choices-free = choices where there are several

lab-story = Lead changes and comebacks
lab-story-about = Who leads is read after every round (in a game of one round after every lap). A comeback: who was last half-way wins. A runaway: who leads half-way stays alone in front to the end and wins.
lab-story-none = There is no score while the game goes on, so nobody can be seen to lead.
lab-story-changes = lead changes a game
lab-story-half = who leads half-way wins
lab-story-comeback = comebacks
lab-story-runaway = runaways
lab-story-chart = Lead changes
lab-story-axis = lead changes in a game

lab-skill = Skill against luck
lab-skill-about = Each level sits alone at a table of the level below, every deal once from every seat. By chance it would win { $fair }; what is above that is skill.
lab-skill-about-team = Each level plays the same deals with copies of itself.
lab-skill-row = { $level } among { $below }
lab-skill-row-team = { $level }, where { $below } wins { $share }
lab-skill-wins = wins
lab-skill-deals = deals
lab-hidden-about = What is hidden worth? A thinker that tries every move in a few imagined deals sits among rule-of-thumb players (in a cooperative game with copies of itself); then the same thinker sees all cards, on the same deals. It imagines without drawing conclusions from what the others did, and where that misleads it, a rule-of-thumb player is the better fair one: the value is what the cheater wins more than the better of the two.
lab-hidden-plain = plays by rule of thumb
lab-hidden-fair = thinks fairly
lab-hidden-cheating = sees all cards
lab-hidden-gain = value of hidden information
lab-skill-chart = Share of the wins
lab-skill-none = Broken off before this was played.

lab-study = Figures of this game

lab-method = How this was measured
lab-method-deals = Game number n has the same deal at every level. All counts are whole numbers, so the same seed gives the same figures on any number of workers and machines.
lab-method-intervals = Intervals are 95 %: of shares Wilson’s, of means by their standard error, of bots that meet by deals. Random players mislead; the levels beside each other show where.
lab-method-again = Again: { $command }

## Comparing

lab-compare-lead = The first variant is what the others are compared with. Game number n has the same deal in all of them, so differences are taken deal by deal; { $players } players, { $games } games at each level, seed { $seed }.
lab-compare-variants = Variants
lab-compare-variant = variant
lab-compare-base = compared with
lab-compare-differences = Differences beyond noise
lab-compare-none = No difference between the variants is beyond noise in so many games.
lab-compare-noise = A sentence stands here only for a difference that would come up by chance less than once in twenty such pages: { $tests } comparisons, each held to { $z } standard errors.
lab-compare-all = All figures side by side
lab-compare-difference = difference
lab-compare-chart = { $figure } by variant
lab-compare-level = With players of the level “{ $level }”

lab-with = With “{ $variant }”
lab-points = { $number } percentage points
lab-differs-more = { $with } { $what } { $after } instead of { $before } ({ $by } more; 95 %: { $low } to { $high }).
lab-differs-less = { $with } { $what } { $after } instead of { $before } ({ $by } less; 95 %: { $low } to { $high }).
lab-differs-often = { $with } { $what } { $ratio } × as often ({ $after } times a game instead of { $before }).
lab-differs-games = { $with } { $what } { $ratio } × as often (in { $after } of the games instead of { $before }).
lab-differs-new = { $with } { $what } { $after } times a game instead of never.
lab-differs-new-games = { $with } { $what } in { $after } of the games instead of never.
lab-differs-gone = { $with } { $what } no more (it was { $before } times a game).
lab-differs-gone-games = { $with } { $what } no more (it was in { $before } of the games).

lab-fact-rounds = the number of rounds is
lab-fact-decisions = the number of decisions is
lab-fact-seconds = the minutes of a game are
lab-fact-forced-share = the share of forced moves is
lab-fact-choices-mean = the choices at a decision are
lab-fact-lead-changes = the number of lead changes is
lab-fact-margin = the first is ahead of the second by
lab-fact-score = the mean score is
lab-fact-shared = a win is shared
lab-fact-nobody = nobody wins
lab-fact-cap = a cap ends the game
lab-fact-comeback = there is a comeback
lab-fact-runaway = there is a runaway leader
lab-fact-half-leader-won = who leads half-way wins
lab-fact-team-won = everybody wins together
lab-fact-starter = who begins wins
lab-fact-ending = games end by { $rule }
lab-fact-event = “{ $event }” happens
lab-fact-study = “{ $name }” counts

lab-figure-rounds = rounds
lab-figure-decisions = decisions
lab-figure-seconds = minutes (estimate)
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
lab-figure-ending = end by { $rule }
lab-figure-event = { $event }
lab-figure-study = { $name }

## Sweeping

lab-sweep-lead = Every combination of the values is a variant: { $cells } variants, { $players } players, { $games } games each at each level, seed { $seed }. Game number n has the same deal in all of them.
lab-sweep-grid = The grid
