/** What a person has set on this device. */

import { LANGUAGES, type Language } from './say'

export type Theme = 'auto' | 'light' | 'dark'
export const THEMES: Theme[] = ['auto', 'light', 'dark']

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
