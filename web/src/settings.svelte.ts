/** What a person has set on this device. */

import { ORDERS, type Order } from './hand'
import { LANGUAGES, type Language } from './say'

export type Theme = 'auto' | 'light' | 'dark'
export const THEMES: Theme[] = ['auto', 'light', 'dark']

/** What to do with reaction windows: ask, react without asking, or let everything be. */
export type Reflex = 'ask' | 'auto' | 'never'
export const REFLEXES: Reflex[] = ['ask', 'auto', 'never']

/** How quickly what happens is shown. */
export type Pace = 'slow' | 'normal' | 'fast' | 'none'
export const PACES: Pace[] = ['slow', 'normal', 'fast', 'none']

/** The first of the browser's languages that is spoken here. */
function browsersLanguage(): Language {
  const wanted = globalThis.navigator?.languages ?? []
  for (const one of wanted) {
    const found = LANGUAGES.find(language => one.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return wanted.length ? 'en' : 'nl'
}

function kept(key: string): string {
  try {
    return localStorage.getItem(`speeltafel-${key}`) ?? ''
  } catch {
    return ''
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`speeltafel-${key}`, value)
  } catch {
    // A browser that keeps nothing plays just as well.
  }
}

function ownCards(): { code: string; cards: number[] } {
  try {
    const { code, cards } = JSON.parse(kept('own-order'))
    return { code: String(code), cards: cards.map(Number) }
  } catch {
    return { code: '', cards: [] }
  }
}

/** Which letters the courts have: those of the language, or always the same. */
export type Letters = 'auto' | 'bvh' | 'jqk'
export const LETTERS: Letters[] = ['auto', 'bvh', 'jqk']
const DUTCH: Record<string, string> = { J: 'B', Q: 'V', K: 'H' }

class Settings {
  language = $state<Language>(
    LANGUAGES.find(language => language === kept('language')) ?? browsersLanguage(),
  )
  theme = $state<Theme>(THEMES.find(theme => theme === kept('theme')) ?? 'auto')
  sound = $state(kept('sound') === 'on')
  /** How the person is called when it is his turn and he is elsewhere. */
  callSound = $state(kept('callSound') !== 'off')
  callShake = $state(kept('callShake') !== 'off')
  callNote = $state(kept('callNote') === 'on')
  /** Whether every move is asked about before it is made. */
  sure = $state(kept('sure') === 'on')
  /** Whether one may err: nothing is lit, everything may be tried. */
  free = $state(kept('free') === 'on')
  name = $state(kept('name'))
  /** The bots that the person played against last. */
  level = $state(kept('level'))
  reflex = $state<Reflex>(REFLEXES.find(reflex => reflex === kept('reflex')) ?? 'ask')

  pace = $state<Pace>(PACES.find(pace => pace === kept('pace')) ?? 'normal')
  letters = $state<Letters>(LETTERS.find(letters => letters === kept('letters')) ?? 'auto')
  /** How the own cards lie. */
  order = $state<Order>(ORDERS.find(order => order === kept('order')) ?? 'given')
  /** The cards of the own hand at the table that was played last, as they were put. */
  private own = $state.raw<{ code: string; cards: number[] }>(ownCards())

  setLanguage(language: Language): void {
    this.language = language
    keep('language', language)
    this.apply()
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    keep('theme', theme)
    this.apply()
  }

  setSound(on: boolean): void {
    this.sound = on
    keep('sound', on ? 'on' : 'off')
  }

  setCall(how: 'Sound' | 'Shake' | 'Note', on: boolean): void {
    this[`call${how}`] = on
    keep(`call${how}`, on ? 'on' : 'off')
  }

  setSure(on: boolean): void {
    this.sure = on
    keep('sure', on ? 'on' : 'off')
  }

  setFree(on: boolean): void {
    this.free = on
    keep('free', on ? 'on' : 'off')
  }

  setLevel(level: string): void {
    this.level = level
    keep('level', level)
  }

  setReflex(reflex: Reflex): void {
    this.reflex = reflex
    keep('reflex', reflex)
  }

  setPace(pace: Pace): void {
    this.pace = pace
    keep('pace', pace)
  }

  setLetters(letters: Letters): void {
    this.letters = letters
    keep('letters', letters)
  }

  /** What stands in the corner of a card. */
  letter(text: string): string {
    const isDutch = this.letters === 'bvh' || (this.letters === 'auto' && this.language === 'nl')
    return (isDutch && DUTCH[text]) || text
  }

  setOrder(order: Order): void {
    this.order = order
    keep('order', order)
  }

  ownOrder(code: string): number[] {
    return this.own.code === code ? this.own.cards : []
  }

  setOwnOrder(code: string, cards: number[]): void {
    this.own = { code, cards }
    keep('own-order', JSON.stringify(this.own))
    this.setOrder('own')
  }

  setName(name: string): void {
    this.name = name.trim()
    keep('name', this.name)
  }

  /** Tell the page its language and colours. */
  apply(): void {
    document.documentElement.lang = this.language
    document.documentElement.dataset.theme = this.theme
  }
}

export const settings = new Settings()
