/** What a person has set on this device. */

import { LANGUAGES, type Language } from './say'

export type Theme = 'auto' | 'light' | 'dark'
export const THEMES: Theme[] = ['auto', 'light', 'dark']

/** What to do with reaction windows: ask, react without asking, or let everything be. */
export type Reflex = 'ask' | 'auto' | 'never'
export const REFLEXES: Reflex[] = ['ask', 'auto', 'never']

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

class Settings {
  language = $state<Language>(LANGUAGES.find(language => language === kept('language')) ?? 'nl')
  theme = $state<Theme>(THEMES.find(theme => theme === kept('theme')) ?? 'auto')
  sound = $state(kept('sound') === 'on')
  name = $state(kept('name'))
  reflex = $state<Reflex>(REFLEXES.find(reflex => reflex === kept('reflex')) ?? 'ask')

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

  setReflex(reflex: Reflex): void {
    this.reflex = reflex
    keep('reflex', reflex)
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
