/** Score pads over HTTP. */

import { request, told } from '../api'
import type {
  NewPad,
  PadAnswer,
  PadEntry,
  PadMade,
  PadPeek,
  PadQuestion,
  PadSecret,
  PadView,
  Ruling,
} from '../wire'

const path = (code: string): string => `/api/pads/${encodeURIComponent(code)}`

export async function makePad(wanted: NewPad): Promise<PadMade> {
  return (await request('/api/pads', wanted)).json()
}

/** The pad, as soon as there is more than so many entries; -1 for at once. */
export async function showPad(code: string, after: number): Promise<PadView> {
  return told('PadView', await request(`${path(code)}?after=${after}`))
}

export async function writeEntry(code: string, entry: PadEntry): Promise<PadAnswer> {
  return told('PadAnswer', await request(`${path(code)}/entries`, entry))
}

export async function peekAt(code: string, peek: PadPeek): Promise<PadSecret> {
  return told('PadSecret', await request(`${path(code)}/secret`, peek))
}

export async function askReferee(code: string, question: PadQuestion): Promise<Ruling> {
  return told('Ruling', await request(`${path(code)}/ask`, question))
}
