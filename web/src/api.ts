/** What goes over HTTP. */

import type { Language } from './say'
import { whole } from './whole'
import type {
  Answer,
  BookView,
  GameInfo,
  Here,
  Join,
  Lesson,
  LessonInfo,
  Lobby,
  NewTable,
  OwnTable,
  Problem,
  Replay,
  Seated,
  Try,
  WhatIf,
} from './wire'

/** A request that was refused, with the server's sentence. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.sentence)
  }
}

/** A table that is on its way to another server is there in a few seconds. */
const MOVING = 'trouble-moving'
const TRIES = 12
const BETWEEN = 1000

export async function request(
  path: string,
  body?: unknown,
  tries: number = TRIES,
): Promise<Response> {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (response.ok) return response
  const problem = await response.json().catch(() => ({}))
  if (problem.why === MOVING && tries > 1) {
    await new Promise(resolve => setTimeout(resolve, BETWEEN))
    return request(path, body, tries - 1)
  }
  throw new Refusal(
    { sentence: '', rule: '', why: 'trouble-unknown', facts: {}, ...problem },
    response.status,
  )
}

/** An answer that something may have been left out of. */
export async function told<T>(type: string, response: Response): Promise<T> {
  return whole(type, await response.json())
}

const loaded = new Map<string, Promise<unknown>>()

/** Fetch once; a failure is tried again the next time. */
function once<T>(path: string, read: (response: Response) => Promise<T>): Promise<T> {
  const found = loaded.get(path)
  if (found) return found as Promise<T>
  const fresh = request(path).then(read)
  loaded.set(path, fresh)
  fresh.catch(() => loaded.delete(path))
  return fresh
}

export function games(): Promise<GameInfo[]> {
  return once('/api/games', response => told('GameInfo', response))
}

/** The messages of a game, and those that every table shares. */
export function gameText(game: string, language: Language): Promise<string> {
  return once(`/api/text/${game}/${language}`, response => response.text())
}

/** The tables at which this browser has a seat. */
export async function ownTables(): Promise<OwnTable[]> {
  return (await request('/api/tables')).json()
}

/** How long a table waits between two rounds, unless its maker wants it otherwise. */
export const INTERVAL = 60

export async function makeTable(wanted: NewTable): Promise<Seated> {
  return (await request('/api/tables', { interval: INTERVAL, ...wanted })).json()
}

export async function joinTable(code: string, join: Join): Promise<Seated> {
  return (await request(`/api/tables/${encodeURIComponent(code)}/join`, join)).json()
}

/** The table around a game, to look at. */
export async function showTable(code: string): Promise<Lobby> {
  return (await request(`/api/tables/${encodeURIComponent(code)}`)).json()
}

/** The people of a table of an older version go on at a new one. */
export async function startAgain(code: string): Promise<Seated> {
  return (await request(`/api/tables/${encodeURIComponent(code)}/again`, {})).json()
}

/** A finished game is played on from a step of its replay, at a new table. */
export async function whatIf(code: string, wanted: WhatIf): Promise<Seated> {
  return (await request(`/api/tables/${encodeURIComponent(code)}/what-if`, wanted)).json()
}

/** The moves that were made, each with its seat; the first line of a journal is its head. */
export async function moves(code: string): Promise<{ seat: number; move: string }[]> {
  const text = await (await request(journalPath(code))).text()
  const lines = text.trim().split('\n').slice(1)
  return lines.map(line => JSON.parse(line)).filter(line => 'move' in line)
}

/** The address of the server for other devices. */
export async function here(): Promise<Here> {
  return (await request('/api/here')).json()
}

/** Where a game to print is got, as it is chosen. */
export function printPath(
  game: string,
  language: string,
  chosen: Record<string, string | number>,
): string {
  const words = new URLSearchParams(
    Object.entries(chosen).map(([name, value]) => [name, String(value)]),
  )
  return `/api/games/${encodeURIComponent(game)}/print/${language}?${words}`
}

/** A picture of the first sheet; what else is chosen makes no difference to it. */
export function sheetPath(
  game: string,
  language: string,
  { paper, cards, ink }: { paper: string; cards: string; ink: string },
): string {
  const words = new URLSearchParams({ paper, cards, ink })
  return `/api/games/${encodeURIComponent(game)}/sheet/${language}?${words}`
}

/** The lessons of a game. */
export function course(game: string, language: Language): Promise<LessonInfo[]> {
  return once(`/api/lessons/${game}/${language}`, response => response.json())
}

export function lesson(game: string, language: Language, name: string): Promise<Lesson> {
  return once(`/api/lessons/${game}/${language}/${name}`, response => told('Lesson', response))
}

/** How a game is played, with pictures. */
export function book(game: string, language: Language): Promise<BookView> {
  return once(`/api/books/${game}/${language}`, response => told('BookView', response))
}

/** The same; null where the game has none, or without a line to the server. */
export function bookOf(game: GameInfo, language: Language): Promise<BookView | null> {
  return game.book ? book(game.id, language).catch(() => null) : Promise.resolve(null)
}

/** A move, or what was pointed at. */
export type Tried = { [key in keyof Try]: Try[key] | undefined }

/** What something would do at a task of a lesson, or why it may not be done. */
export async function tryInLesson(
  game: string,
  name: string,
  task: number,
  wanted: Tried,
): Promise<Answer> {
  return told('Answer', await request(`/api/lessons/${game}/${name}/${task}`, wanted))
}

export function journalPath(code: string): string {
  return `/api/tables/${encodeURIComponent(code)}/journal`
}

/** A finished game as a seat saw it; `all` has every card open. */
export async function replay(code: string, seat: number | 'all'): Promise<Replay> {
  return told('Replay', await request(`/api/tables/${encodeURIComponent(code)}/replay/${seat}`))
}

export function socketAddress(code: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/ws/${encodeURIComponent(code)}`
}
