/** Views made by hand, for the tests. */

import type {
  Attempt,
  Lobby,
  Moment,
  MoveView,
  Row,
  SeatInfo,
  Spot,
  TableView,
  ZoneView,
} from '../src/wire'

export const said = (id: string) => ({ id, facts: {} })

export function zone(
  name: string,
  kind: string,
  cards: number[] = [],
  more: Partial<ZoneView> = {},
): ZoneView {
  return {
    name,
    kind,
    label: said(`zone-${name}`),
    seat: kind === 'hand' ? 0 : -1,
    cards,
    count: cards.length,
    selectable: true,
    columns: 0,
    spots: [],
    most: 0,
    move: null,
    secret: false,
    main: false,
    now: false,
    ...more,
  }
}

export function spot(more: Partial<Spot> = {}): Spot {
  return {
    label: said('spot'),
    picture: '',
    marks: [],
    pieces: [],
    cards: [],
    done: false,
    sign: '',
    rolled: false,
    tag: '',
    about: '',
    ahead: 0,
    fate: '',
    by: -1,
    served: false,
    ...more,
  }
}

/** The move of a text like `lay d 2`: the verb, the cards from a on, a number. */
export function attempt(text: string): Attempt {
  const [verb = '', ...more] = text.split(' ')
  const cards = more.filter(one => /[a-z]/.test(one)).map(one => one.charCodeAt(0) - 97)
  const [number] = more.filter(one => /\d/.test(one))
  return { verb, ...(cards.length && { cards }), ...(number && { number: Number(number) }) }
}

/** The same the other way. */
export const written = ({ verb, cards = [], number }: Attempt): string =>
  [verb, ...cards.map(card => String.fromCharCode(97 + card)), number ?? ''].join(' ').trim()

export function move(text: string, cards: number[] = [], more: Partial<MoveView> = {}): MoveView {
  return {
    attempt: attempt(text),
    label: said('move'),
    cards,
    quiz: null,
    zones: [],
    place: '',
    spot: -1,
    confirm: null,
    preview: [],
    adds: 0,
    ...more,
  }
}

export function view(zones: ZoneView[], moves: MoveView[] = []): TableView {
  return {
    game: 'some',
    seat: 0,
    round: 1,
    prompt: said('prompt'),
    seats: [],
    zones,
    moves,
    sheet: [],
    events: [],
    talk: true,
    phrases: [],
    ending: '',
    winners: [],
    faces: [],
    reactions: [],
    window: 0,
    unit: '',
    note: '',
    help: '',
    series: null,
    gathering: null,
    moment: null,
    direction: 0,
  }
}

export function seat(more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    name: '',
    taken: true,
    here: true,
    bot: '',
    host: false,
    pledge: '',
    word: '',
    left: false,
    yields: false,
    undoes: false,
    ready: false,
    ...more,
  }
}

export function lobby(more: Partial<Lobby> = {}): Lobby {
  return {
    type: 'lobby',
    code: 'abc',
    game: 'some',
    options: {},
    seats: [seat({ name: 'Anna', host: true }), seat({ name: 'Bram' })],
    you: 0,
    started: false,
    over: false,
    commitment: '',
    watching: 0,
    clock: 0,
    next: '',
    seal: '',
    opening: false,
    facts: {},
    interval: 0,
    waits: 0,
    outdated: '',
    origin: 'abc',
    undo: -1,
    paused: -1,
    left: 0,
    next_by: -1,
    coach: false,
    ...more,
  }
}

export function row(more: Partial<Row> = {}): Row {
  return {
    seat: 0,
    cards: [],
    says: null,
    was: null,
    now: null,
    beat: 0,
    tone: '',
    why: null,
    tone_beat: 0,
    ...more,
  }
}

export function moment(more: Partial<Moment> = {}): Moment {
  return {
    notes: [],
    rows: [],
    flights: [],
    dice: [],
    turns: 0,
    great: false,
    reckoning: [],
    ...more,
  }
}
