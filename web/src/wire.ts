// Made by `make wire` from the messages in src/speeltafel/table: change those.

/** A command was carried out; a move is part of the view with this `seq`. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

export interface AddBot {
  type: "addBot";
  id?: string;
  seat: number;
  level: string;
}

/** What was asked about would do this; or the rule against it, like in Refused. */
export interface Answer {
  type: "answer";
  id: string;
  moves: MoveView[];
  rule: string;
  why: Said | null;
}

/** Before the start: the host changes how many play, by which house rules, with which clock. Fewer seats: free ones go first, then bots; people are never sent away by it. */
export interface Arrange {
  type: "arrange";
  id?: string;
  players: number;
  options: Record<string, boolean | number | string | (number | string)[]>;
  clock?: number;
  interval?: number;
  coach?: boolean;
}

/** What would these cards do, there? Nothing is done; the answer is an Answer. */
export interface Ask {
  type: "ask";
  id?: string;
  zone?: string;
  cards?: number[];
  place?: string;
  spot?: number;
}

/** A move as it travels: a verb of the game, its cards, and its number or the place of its word. Whether it may be made is for the table to say. */
export interface Attempt {
  verb: string;
  cards?: number[];
  number?: number | null;
}

/** The line is alive: one comes where nothing else was said for some seconds. */
export interface Beat {
  type: "beat";
}

/** Your last move, in line `seq`, was a clear mistake: what would have been better, and why. As long as a view says `undo` it can be taken back. */
export interface Better {
  type: "better";
  seq: number;
  move: MoveView;
  why: Said;
  gain: number;
}

/** What people ask, and what the rules say to it. */
export interface BookAnswer {
  ask: string;
  answer: string;
  rules: string[];
}

/** A line of the cards at a glance. */
export interface BookCards {
  cards: number[];
  about: number[];
  name: string;
  does: string;
  rules: string[];
}

/** A paragraph, in the language that was asked for. */
export interface BookPart {
  say: string;
  text: string;
  rules: string[];
  picture: BookPicture | null;
  brings: BookCards[];
}

/** A table as somebody there sees it, and how it goes on where that can be watched. */
export interface BookPicture {
  views: TableView[];
  names: string[];
  options: Record<string, boolean | number | string | (number | string)[]>;
}

/** What one reads to play a game. */
export interface BookView {
  cover: number[];
  parts: BookPart[];
  cards: BookCards[];
  expansions: BookPart[];
  answers: BookAnswer[];
  things: Record<string, string[]>;
}

/** Before the start: the host takes a bot or a person away from a seat; nobody else than whoever is meant, where that is said by name. */
export interface ClearSeat {
  type: "clearSeat";
  id?: string;
  seat: number;
  name?: string | null;
}

/** How a game's table looks: colours by day and by night, and drawings of its `art` folder. */
export interface Decor {
  cloth: string[];
  edge: string[];
  rim: string[];
  accent: string[];
  texture: string;
  back: string;
}

/** A move that ends a series; its label is told the `total` of the series. */
export interface Ending {
  attempt: Attempt;
  label: Said;
  least: number;
  whole: Said;
}

/** An engine `Event` as its viewer saw it: say `event-<kind>`. */
export interface EventView {
  kind: string;
  seat: number;
  cards: number[];
  number: number;
}

/** How a card looks: the large text, a symbol, and the name of its colour. */
export interface Face {
  text: string;
  symbol: string;
  colour: string;
  picture: string;
  marks: string;
  ornament: string;
}

/** One thing that people write down: once, or for each player who is in. Its label is the message `pad-<name>`; of nobody, `pad-<name>-nobody`. */
export interface Field {
  name: string;
  kind: string;
  rule: string;
  each: boolean;
  least: number;
  most: number;
  step: number;
  usual: number | null;
  keys: Key[];
  choices: number[];
  shown: string;
}

/** Cards that go from one place to another: a zone by its name and seat, or a seat as a whole. How many there are and, where they are known, which. */
export interface Flight {
  cards: number[];
  source: string;
  source_seat: number;
  goal: string;
  goal_seat: number;
  beat: number;
}

/** Go on to the rematch's table over the same line; what comes after its lobby is of there. */
export interface Follow {
  type: "follow";
  id?: string;
}

/** A game on the home screen; its words are in its text files. */
export interface GameInfo {
  id: string;
  version: string;
  least: number;
  most: number;
  options: OptionInfo[];
  sections: SectionInfo[];
  cards: string[];
  faces: Face[];
  verbs: VerbInfo[];
  levels: string[];
  cooperative: boolean;
  lowest_wins: boolean;
  expansions: string[];
  presets: PresetInfo[];
  printed: string[];
  pad: boolean;
  unofficial: Record<string, string>;
  decor: Decor;
  lessons: string[];
  puzzles: string[];
  book: boolean;
}

/** A move with several cards of one's own choice, which the moves on offer do not list. It is the verb with the cards; whether they go together is for the table to say. */
export interface Gathering {
  verb: string;
  label: Said;
  zones: string[];
  least: number;
  most: number;
  sum: Said | null;
  worth: number[];
  high: number[];
}

/** Before the start: what belongs to oneself alone, such as a year of birth. */
export interface GiveFacts {
  type: "facts";
  id?: string;
  facts: Record<string, number>;
}

/** Agree, or no longer agree, that all give the game up together. */
export interface GiveUp {
  type: "giveUp";
  id?: string;
  agree: boolean;
}

/** Give a seat to a bot: one's own, or that of somebody who is away. */
export interface HandOver {
  type: "handOver";
  id?: string;
  seat: number;
  level: string;
}

/** Where the server is. */
export interface Here {
  address: string;
}

/** The time of a seat has run out: the move that comes next is the clock's. */
export interface Hurried {
  type: "hurried";
  seat: number;
}

/** Take a free seat; without a number the first one. */
export interface Join {
  name: string;
  seat?: number | null;
  facts?: Record<string, number>;
  pledge?: string;
}

/** A card to tap, or any of several that count alike. */
export interface Key {
  worth: number;
  copies: number;
  card: number;
  text: string;
}

/** Leave for good: what the rules say about it happens, else a bot plays on. */
export interface Leave {
  type: "leave";
  id?: string;
}

/** A lesson, with all that its one learner gets to see. */
export interface Lesson {
  id: string;
  title: string;
  seat: number;
  names: string[];
  tasks: Task[];
  next: string;
  options: Record<string, boolean | number | string | (number | string)[]>;
  number: number;
}

/** A lesson of a course: its title, in the language that was asked for. */
export interface LessonInfo {
  id: string;
  title: string;
  expansion: string;
}

/** What a learner is to look at: a seat, a zone, a card in a zone, a spot of one. */
export interface Lit {
  zone: string;
  seat: number;
  card: number;
  spot: number;
}

/** The table around the game. */
export interface Lobby {
  type: "lobby";
  code: string;
  game: string;
  options: Record<string, boolean | number | string | (number | string)[]>;
  seats: SeatInfo[];
  you: number;
  started: boolean;
  over: boolean;
  commitment: string;
  watching: number;
  clock: number;
  next: string;
  seal: string;
  opening: boolean;
  facts: Record<string, number>;
  interval: number;
  waits: number;
  outdated: string;
  origin: string;
  undo: number;
  paused: number;
  left: number;
  next_by: number;
  coach: boolean;
}

/** What the stage shows of what has just happened, in parts that any game can use. */
export interface Moment {
  notes: Note[];
  rows: Row[];
  flights: Flight[];
  dice: number[];
  turns: number;
  great: boolean;
  reckoning: Reckoned[];
}

/** A legal move: what it is, what to call it, the cards it uses. */
export interface MoveView {
  attempt: Attempt;
  label: Said;
  cards: number[];
  quiz: Quiz | null;
  zones: string[];
  place: string;
  spot: number;
  confirm: Said | null;
  preview: ZoneView[];
  adds: number;
}

/** Keep score of a game of so many people. */
export interface NewPad {
  game: string;
  names: string[];
  options?: Record<string, boolean | number | string | (number | string)[]>;
}

/** Make a table; `bots` fills seats at once, `start` deals when all seats are taken. */
export interface NewTable {
  game: string;
  players: number;
  name: string;
  options?: Record<string, boolean | number | string | (number | string)[]>;
  bots?: string[];
  start?: boolean;
  clock?: number;
  interval?: number;
  coach?: boolean;
  facts?: Record<string, number>;
  pledge?: string;
}

/** A few words that appear at a seat, or in the middle of the stage. */
export interface Note {
  says: Said;
  seat: number;
  tone: string;
  beat: number;
}

/** The clock runs out: in so many seconds an ordinary move is made for you. */
export interface Nudge {
  type: "nudge";
  seconds: number;
}

/** At the start, when the lobby says `opening`: the word itself. */
export interface Open {
  type: "open";
  id?: string;
  word: string;
}

/** An option of a game, for the form; texts are `option-<name>` and so on. */
export interface OptionInfo {
  name: string;
  kind: string;
  default: boolean | number | string | (number | string)[];
  group: string;
  rules: string[];
  carried: boolean;
  personal: boolean;
  shown: boolean;
  values: string[];
  copies: number[];
  least: number;
  most: number;
  needs: string;
  longest: number;
}

/** A legal move that is not asked for, and what is said to it. */
export interface Other {
  move: Attempt;
  says: string;
}

/** A table at which one has a seat, for the home screen; from that seat's projection. */
export interface OwnTable {
  lobby: Lobby;
  round: number;
  acts: number[];
  winners: number[];
}

/** The pad after an entry, or without it: somebody was first, or it cannot be written. */
export interface PadAnswer {
  pad: PadView;
  first: PadCell | null;
  fault: PadFault | null;
}

/** What stands in a field, and the number of the entry by which it does. */
export interface PadCell {
  round: number;
  field: string;
  seat: number;
  value: number | number[];
  seq: number;
}

/** Write something down; `seen` is the number of what one saw in that field, 0 for nothing. */
export interface PadEntry {
  id: string;
  round: number;
  field: string;
  seat: number;
  value: number | number[];
  seen?: number;
}

/** Why something cannot be: say `refused-<reason>`, and the rule. */
export interface PadFault {
  rule: string;
  reason: string;
  facts: Record<string, number>;
}

/** One game of the evening, as it stands. */
export interface PadGame {
  rounds: PadPage[];
  totals: number[];
  out: number[];
  facts: Said[][];
  notes: Said[];
  ending: string;
  winners: number[];
  unit: string;
}

/** What still has to be written. */
export interface PadGap {
  field: string;
  seat: number;
}

/** The code by which everybody finds the pad. */
export interface PadMade {
  code: string;
}

/** A round: what is asked of whom, and what it brought. */
export interface PadPage {
  round: number;
  number: number;
  fields: number[];
  seats: number[];
  missing: PadGap[];
  fault: PadFault | null;
  reckoning: Reckoned[];
  totals: number[];
  out: number[];
}

/** Look at the number that is this player's own. */
export interface PadPeek {
  id: string;
  round: number;
  field: string;
  seat: number;
}

/** What may be asked of the referee: the message `ask-<name>`. */
export interface PadQuery {
  name: string;
  fields: Field[];
}

/** Ask the referee; what is told of each field is in `cells`. */
export interface PadQuestion {
  query: string;
  cells: PadTold[];
}

/** The number, for who asked, and the pad, on which everybody sees that somebody looked. */
export interface PadSecret {
  number: number;
  pad: PadView;
}

/** What somebody tells the referee. */
export interface PadTold {
  field: string;
  seat: number;
  value: number | number[];
}

/** The whole pad, as it stands after so many entries. */
export interface PadView {
  code: string;
  game: string;
  names: string[];
  options: Record<string, boolean | number | string | (number | string)[]>;
  seq: number;
  fields: Field[];
  games: PadGame[];
  wins: number[];
  cells: PadCell[];
  queries: PadQuery[];
}

/** What a seat got for one reason, and the rule that says so. */
export interface Part {
  label: Said;
  points: number;
  rule: string;
}

/** For the log of somebody who comes in later: what happened before, newest last. */
export interface Past {
  type: "past";
  events: EventView[];
  steps: TableView[];
  rounds: number[];
}

/** Bots, clock and moves wait for everybody; or go on. */
export interface Pause {
  type: "pause";
  id?: string;
  on: boolean;
}

/** A piece that stands on a spot of a board; `turned` in quarter turns, clockwise. */
export interface Piece {
  picture: string;
  label: Said;
  turned: number;
  seat: number;
  sign: string;
}

/** A move as it was offered, or one to be tried. */
export interface Play {
  type: "play";
  id: string;
  move: Attempt;
  seq?: number;
}

/** Before the start: the fingerprint of one's word for the shuffle. */
export interface Pledge {
  type: "pledge";
  id?: string;
  pledge: string;
}

/** What to do with reaction windows: `ask`, `auto` (react without asking) or `never`. */
export interface Prefer {
  type: "prefer";
  id?: string;
  reflex: string;
}

/** Values of options that go well together: say `preset-<name>`. */
export interface PresetInfo {
  name: string;
  values: Record<string, boolean | number | string | (number | string)[]>;
}

/** One clear sentence for bad input, and the rule or option behind it where there is one. */
export interface Problem {
  sentence: string;
  rule: string;
  why: string;
  facts: Record<string, string | number>;
}

/** A sum that the player is asked to say before the move counts; wrong is only corrected. */
export interface Quiz {
  prompt: Said;
  answer: number;
}

/** Between two rounds: as far as one is concerned, the next one can begin. */
export interface Ready {
  type: "ready";
  id?: string;
}

/** What a round brought a seat, in its parts, and where that seat stands now. */
export interface Reckoned {
  seat: number;
  parts: Part[];
  total: number;
}

/** A move that a rule forbids: say `refused-<reason>` with the facts, then `rule-<rule>`. */
export interface Refused {
  type: "refused";
  id: string;
  rule: string;
  why: Said;
}

/** Say one of the phrases that the view lists: also where talking is closed. */
export interface Remark {
  type: "remark";
  id?: string;
  phrase: string;
}

/** Somebody said a phrase: a message of the game's texts. */
export interface Remarked {
  type: "remarked";
  seat: number;
  phrase: string;
  name: string;
  number: number;
}

/** The same people at a new table; with the fingerprint of one's word for its shuffle. One person among bots starts at once, unless something is to be changed before, and may have the same deal again, which always starts at once. */
export interface Rematch {
  type: "rematch";
  id?: string;
  pledge?: string;
  wait?: boolean;
  same?: boolean;
}

/** Before the start: change one's own name. */
export interface Rename {
  type: "rename";
  id?: string;
  name: string;
}

/** There is a newer page than the one at the other end: it is loaded again. */
export interface Renewed {
  type: "renewed";
}

/** A finished game over HTTP: what a viewer saw after the deal, every move and every step. */
export interface Replay {
  names: string[];
  views: TableView[];
  options: Record<string, boolean | number | string | (number | string)[]>;
}

/** Somebody else owns a seat, or plays for it: `why` is one of RESEATED. */
export interface Reseated {
  type: "reseated";
  seat: number;
  why: string;
  name: string;
  by: number;
}

/** Cards or a number laid out on the stage for all to see: a seat's, or the table's. */
export interface Row {
  seat: number;
  cards: number[];
  says: Said | null;
  was: number | null;
  now: number | null;
  beat: number;
  tone: string;
  why: Said | null;
  tone_beat: number;
}

/** What the referee says. */
export interface Ruling {
  allowed: boolean | null;
  rule: string;
  says: Said | null;
  fault: PadFault | null;
}

/** A message by name, with its facts: numbers; `card` and `seat` are shown by their names. */
export interface Said {
  id: string;
  facts: Record<string, number>;
}

export interface Say {
  type: "say";
  id?: string;
  text: string;
}

/** Who sits where; `bot` is the level of a bot that plays for the seat. */
export interface SeatInfo {
  name: string;
  taken: boolean;
  here: boolean;
  bot: string;
  host: boolean;
  pledge: string;
  word: string;
  left: boolean;
  yields: boolean;
  undoes: boolean;
  ready: boolean;
}

/** A seat's public facts, each under a label of the text files. */
export interface SeatView {
  seat: number;
  facts: Said[];
  score: number;
  acts: boolean;
  out: boolean;
  badges: Said[];
}

/** The seat one got; its token is in a cookie and nowhere else. */
export interface Seated {
  code: string;
  seat: number;
}

/** A part of the rulebook: title `section-<key>`, rules `rule-<id>`. */
export interface SectionInfo {
  key: string;
  rules: string[];
}

/** Moves of one card each, made one after another: their cards may be chosen together. What is chosen is sent card by card, and last the ending. */
export interface Series {
  total: number;
  endings: Ending[];
}

/** Somebody said something; what is said at a table is numbered from 1 on. */
export interface Spoken {
  type: "said";
  seat: number;
  text: string;
  name: string;
  number: number;
}

/** A spot of a board or a row: what is printed there, what stands and what lies on it. */
export interface Spot {
  label: Said;
  picture: string;
  marks: string[];
  pieces: Piece[];
  cards: number[];
  done: boolean;
  sign: string;
  rolled: boolean;
  tag: string;
  about: string;
  ahead: number;
  fate: string;
  by: number;
  served: boolean;
}

/** Before the start: stand up from one's own seat. */
export interface Stand {
  type: "stand";
  id?: string;
}

export interface Start {
  type: "start";
  id?: string;
}

/** Everything that one seat is shown. */
export interface TableView {
  game: string;
  seat: number;
  round: number;
  prompt: Said;
  seats: SeatView[];
  zones: ZoneView[];
  moves: MoveView[];
  sheet: number[][];
  events: EventView[];
  talk: boolean;
  phrases: string[];
  ending: string;
  winners: number[];
  faces: Face[];
  reactions: MoveView[];
  window: number;
  unit: string;
  note: string;
  help: string;
  series: Series | null;
  gathering: Gathering | null;
  direction: number;
  moment: Moment | null;
}

/** The owner of a seat that a bot keeps warm takes it back. */
export interface TakeBack {
  type: "takeBack";
  id?: string;
}

/** For somebody who comes in: what was said last, also at the tables before a rematch. */
export interface Talked {
  type: "talked";
  lines: (Spoken | Remarked)[];
}

/** What a learner reads and is asked to do, and the table then. */
export interface Task {
  says: string;
  views: View[];
  lit: Lit[];
  moves: Attempt[];
  others: Other[];
  think: boolean;
}

/** What would the coach do? The answer is a Tipped; `deep` lets the coach try it out first. */
export interface Tip {
  type: "tip";
  id?: string;
  deep?: boolean;
}

/** What the coach would do at the table after line `seq`, and why. */
export interface Tipped {
  type: "tipped";
  id: string;
  seq: number;
  move: MoveView;
  why: Said;
  figures: Said | null;
}

/** A move, or what was pointed at, as in Ask. */
export interface Try {
  move?: Attempt | null;
  zone?: string;
  cards?: number[];
  place?: string;
  spot?: number;
}

/** A command that cannot be carried out: a message of the client's texts, see TROUBLES. */
export interface Unable {
  type: "trouble";
  why: string;
  id: string;
}

/** Ask to take one's last move back, or agree to what somebody else asks; or not. */
export interface Undo {
  type: "undo";
  id?: string;
  agree: boolean;
  seat?: number | null;
}

/** A verb of the notation and how many cards may follow it, to try a move not on offer. */
export interface VerbInfo {
  name: string;
  least: number;
  most: number;
  numbered: boolean;
}

/** What you see after line `seq` of the journal, with the events that led to it. Lines that you cannot know of yet (others' answers to a secret question) are not counted. The number never becomes less, also where something is taken back. */
export interface View {
  type: "view";
  seq: number;
  table: TableView;
  deadline: number;
  steps: TableView[];
  undo: boolean;
}

/** Play a finished game on from a step of its replay. */
export interface WhatIf {
  step: number;
}

/** A place with cards (UNSEEN ones show their backs) or, for a counter, a number. */
export interface ZoneView {
  name: string;
  kind: string;
  label: Said;
  seat: number;
  cards: number[];
  count: number;
  selectable: boolean;
  columns: number;
  spots: Spot[];
  most: number;
  move: Attempt | null;
  secret: boolean;
  main: boolean;
  now: boolean;
}

export type Command = Play | Ask | Tip | AddBot | ClearSeat | Stand | Rename | GiveFacts | Arrange | Start | Pledge | Open | Say | Remark | Rematch | Follow | HandOver | TakeBack | Leave | GiveUp | Undo | Pause | Ready | Prefer;

export type Report = Lobby | Reseated | Past | View | Nudge | Hurried | Beat | Renewed | Ack | Answer | Tipped | Better | Refused | Unable | Spoken | Remarked | Talked;

export const LEFT_OUT: Record<string, Record<string, unknown>> = {
  Face: { picture: "", marks: "", ornament: "" },
  Flight: { source: "", source_seat: -1, goal: "", goal_seat: -1, beat: 0 },
  Gathering: { sum: null, worth: [], high: [] },
  Moment: { notes: [], rows: [], flights: [], dice: [], turns: 0, great: false, reckoning: [] },
  MoveView: { cards: [], quiz: null, zones: [], place: "", spot: -1, confirm: null, preview: [], adds: 0 },
  Note: { seat: -1, tone: "", beat: 0 },
  Piece: { turned: 0, seat: -1, sign: "" },
  Row: { seat: -1, cards: [], says: null, was: null, now: null, beat: 0, tone: "", why: null, tone_beat: 0 },
  Said: { facts: {} },
  SeatView: { out: false, badges: [] },
  Spot: { picture: "", marks: [], pieces: [], cards: [], done: false, sign: "", rolled: false, tag: "", about: "", ahead: 0, fate: "", by: -1, served: false },
  TableView: { events: [], talk: true, phrases: [], ending: "", winners: [], faces: [], reactions: [], window: 0, unit: "", note: "", help: "", series: null, gathering: null, direction: 0, moment: null },
  View: { deadline: 0.0, steps: [], undo: false },
  ZoneView: { seat: -1, cards: [], count: 0, selectable: false, columns: 0, spots: [], most: 0, move: null, secret: false, main: false, now: false },
};

export const PARTS: Record<string, Record<string, string>> = {
  Answer: { moves: "MoveView", why: "Said" },
  Better: { move: "MoveView", why: "Said" },
  BookPart: { picture: "BookPicture" },
  BookPicture: { views: "TableView" },
  BookView: { parts: "BookPart", expansions: "BookPart" },
  Ending: { label: "Said", whole: "Said" },
  GameInfo: { faces: "Face" },
  Gathering: { label: "Said", sum: "Said" },
  Lesson: { tasks: "Task" },
  Moment: { notes: "Note", rows: "Row", flights: "Flight", reckoning: "Reckoned" },
  MoveView: { label: "Said", quiz: "Quiz", confirm: "Said", preview: "ZoneView" },
  Note: { says: "Said" },
  PadAnswer: { pad: "PadView" },
  PadGame: { rounds: "PadPage", facts: "Said", notes: "Said" },
  PadPage: { reckoning: "Reckoned" },
  PadSecret: { pad: "PadView" },
  PadView: { games: "PadGame" },
  Part: { label: "Said" },
  Past: { steps: "TableView" },
  Piece: { label: "Said" },
  Quiz: { prompt: "Said" },
  Reckoned: { parts: "Part" },
  Refused: { why: "Said" },
  Replay: { views: "TableView" },
  Row: { says: "Said", why: "Said" },
  Ruling: { says: "Said" },
  SeatView: { facts: "Said", badges: "Said" },
  Series: { endings: "Ending" },
  Spot: { label: "Said", pieces: "Piece" },
  TableView: { prompt: "Said", seats: "SeatView", zones: "ZoneView", moves: "MoveView", faces: "Face", reactions: "MoveView", series: "Series", gathering: "Gathering", moment: "Moment" },
  Task: { views: "View" },
  Tipped: { move: "MoveView", why: "Said", figures: "Said" },
  View: { table: "TableView", steps: "TableView" },
  ZoneView: { label: "Said", spots: "Spot" },
};

export const TAGS: Record<string, string> = {"past": "Past", "view": "View", "answer": "Answer", "tipped": "Tipped", "better": "Better", "refused": "Refused"};
