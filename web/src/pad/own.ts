/** The score pads that this device has had open, newest first. */

const KEY = 'speeltafel-pads'
const NAMES = 'speeltafel-pad-names'
const MOST = 8

export interface OwnPad {
  code: string
  game: string
  names: string[]
}

function read<T>(key: string): T[] {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Then it is not remembered.
  }
}

export function ownPads(game: string): OwnPad[] {
  return read<OwnPad>(KEY).filter(one => one.game === game)
}

export function rememberPad(pad: OwnPad): void {
  const others = read<OwnPad>(KEY).filter(one => one.code !== pad.code)
  keep(KEY, [pad, ...others].slice(0, MOST))
}

export function forgetPad(code: string): void {
  keep(
    KEY,
    read<OwnPad>(KEY).filter(one => one.code !== code),
  )
}

/** Who played last time. */
export function lastNames(): string[] {
  return read<string>(NAMES)
}

export function rememberNames(names: string[]): void {
  keep(NAMES, names)
}
