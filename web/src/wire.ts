// Made by `make wire` from src/speeltafel/server/wire.py: change that instead.

export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

export interface AddBot {
  type: "addBot";
  seat: number;
  level: string;
}

/** Before the start: take a bot or a person away from a seat. */
export interface ClearSeat {
  type: "clearSeat";
  seat: number;
}

/** A move that ends a series; its label is told the `total` of the series. */
export interface Ending {
  text: string;
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
}

/** Go on to the rematch's table over the same line; what comes after its lobby is of there. */
export interface Follow {
  type: "follow";
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
  unofficial: Record<string, string>;
}

/** The host gives an abandoned seat to a bot. */
export interface HandOver {
  type: "handOver";
  seat: number;
  level: string;
}

/** Where the server is. */
export interface Here {
  address: string;
}

/** Take a free seat; without a number the first one. */
export interface Join {
  name: string;
  seat?: number | null;
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
}

/** A legal move: its notation, what to call it, the cards it uses. */
export interface MoveView {
  text: string;
  label: Said;
  cards: number[];
  quiz: Quiz | null;
  zones: string[];
  place: string;
  spot: number;
  confirm: Said | null;
  adds: number;
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
}

/** The clock runs out: in so many seconds an ordinary move is made for you. */
export interface Nudge {
  type: "nudge";
  seconds: number;
}

/** An option of a game, for the form; texts are `option-<name>` and so on. */
export interface OptionInfo {
  name: string;
  kind: string;
  default: boolean | number | string | (number | string)[];
  group: string;
  rules: string[];
  carried: boolean;
  values: string[];
  copies: number[];
  least: number;
  most: number;
  longest: number;
}

/** For the log of somebody who comes in later: what happened before, newest last. */
export interface Past {
  type: "past";
  events: EventView[];
  steps: TableView[];
}

/** A piece that stands on a spot of a board; `turned` in quarter turns, clockwise. */
export interface Piece {
  picture: string;
  label: Said;
  turned: number;
  seat: number;
  sign: string;
}

/** A move in notation; `id` is the client's own, so that a move sent twice counts once. */
export interface Play {
  type: "play";
  id: string;
  move: string;
}

/** What to do with reaction windows: `ask`, `auto` (react without asking) or `never`. */
export interface Prefer {
  type: "prefer";
  reflex: string;
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
  phrase: string;
}

/** Somebody said a phrase: a message of the game's texts. */
export interface Remarked {
  type: "remarked";
  seat: number;
  phrase: string;
}

export interface Rematch {
  type: "rematch";
}

/** A finished game over HTTP: what a viewer saw after the deal, every move and every step. */
export interface Replay {
  names: string[];
  views: TableView[];
  options: Record<string, boolean | number | string | (number | string)[]>;
}

/** A message by name, with its facts: numbers; `card` and `seat` are shown by their names. */
export interface Said {
  id: string;
  facts: Record<string, number>;
}

export interface Say {
  type: "say";
  text: string;
}

/** Who sits where; `bot` is the level of a bot that plays for the seat. */
export interface SeatInfo {
  name: string;
  taken: boolean;
  here: boolean;
  bot: string;
  host: boolean;
  word: boolean;
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

/** Somebody said something. */
export interface Spoken {
  type: "said";
  seat: number;
  text: string;
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
}

export interface Start {
  type: "start";
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
}

/** The owner of a seat that a bot keeps warm takes it back. */
export interface TakeBack {
  type: "takeBack";
}

/** A command that cannot be carried out: a message of the client's texts, see TROUBLES. */
export interface Trouble {
  type: "trouble";
  why: string;
  id: string;
}

/** A verb of the notation and how many cards may follow it, to try a move not on offer. */
export interface VerbInfo {
  name: string;
  least: number;
  most: number;
  numbered: boolean;
}

/** What you see after line `seq` of the journal, with the events that led to it. Lines that you cannot know of yet (others' answers to a secret question) are not counted. */
export interface View {
  type: "view";
  seq: number;
  table: TableView;
  deadline: number;
  steps: TableView[];
}

/** A seat's own word, mixed into the deal. */
export interface Word {
  type: "word";
  text: string;
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
  move: string;
  secret: boolean;
}

export type Command = Play | AddBot | ClearSeat | Start | Word | Say | Remark | Rematch | Follow | HandOver | TakeBack | Prefer;

export type Report = Lobby | Past | View | Nudge | Ack | Refused | Trouble | Spoken | Remarked;
