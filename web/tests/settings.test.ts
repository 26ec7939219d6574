import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeBrowser, openBrowser } from './browser'

beforeEach(() => {
  openBrowser()
  vi.resetModules()
})
afterEach(closeBrowser)

test.each([
  [['en-GB', 'nl'], 'en'],
  [['nl-BE', 'en'], 'nl'],
  [['de-DE', 'nl-NL', 'en'], 'nl'],
  [['de-DE'], 'en'],
  [[], 'nl'],
])('a browser that speaks %s starts in %s', async (languages, spoken) => {
  vi.stubGlobal('navigator', { languages })
  const { settings } = await import('../src/settings.svelte')
  expect(settings.language).toBe(spoken)
})

test('what the person chose counts more than the browser', async () => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] })
  localStorage.setItem('speeltafel-language', 'nl')
  const { settings } = await import('../src/settings.svelte')
  expect(settings.language).toBe('nl')
})
