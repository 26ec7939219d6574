// Made by `make wire` from src/speeltafel/table/wire.py: change that instead.

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

/** What would these cards do, there? Nothing is done; the answer is an Answer. */
export interface Ask {
  type: "ask";
  id?: string;
  zone?: string;
  cards?: number[];
  place?: string;
  spot?: number;
}

/** The line is alive: one comes every few seconds. */
export interface Beat {
  type: "beat";
}

/** Before the start: the host takes a bot or a person away from a seat. */
export interface ClearSeat {
  type: "clearSeat";
  id?: string;
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
  unofficial: Record<string, string>;
}

/** A move with several cards of one's own choice, which the moves on offer do not list. It is written as the verb and the cards; whether they go together is for the table to say. */
export interface Gathering {
  verb: string;
  label: Said;
  zones: string[];
  least: number;
  most: number;
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

/** Take a free seat; without a number the first one. */
export interface Join {
  name: string;
  seat?: number | null;
  facts?: Record<string, number>;
  pledge?: string;
}

/** Leave for good: what the rules say about it happens, else a bot plays on. */
export interface Leave {
  type: "leave";
  id?: string;
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
  outdated: string;
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
  facts?: Record<string, number>;
  pledge?: string;
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

/** A move in the notation in which it was offered. */
export interface Play {
  type: "play";
  id: string;
  move: string;
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
  id?: string;
  phrase: string;
}

/** Somebody said a phrase: a message of the game's texts. */
export interface Remarked {
  type: "remarked";
  seat: number;
  phrase: string;
}

/** The same people at a new table; with the fingerprint of one's word for its shuffle. */
export interface Rematch {
  type: "rematch";
  id?: string;
  pledge?: string;
}

/** Before the start: change one's own name. */
export interface Rename {
  type: "rename";
  id?: string;
  name: string;
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
}

/** The owner of a seat that a bot keeps warm takes it back. */
export interface TakeBack {
  type: "takeBack";
  id?: string;
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

export type Command = Play | Ask | AddBot | ClearSeat | Stand | Rename | GiveFacts | Start | Pledge | Open | Say | Remark | Rematch | Follow | HandOver | TakeBack | Leave | GiveUp | Prefer;

export type Report = Lobby | Reseated | Past | View | Nudge | Beat | Ack | Answer | Refused | Trouble | Spoken | Remarked;
