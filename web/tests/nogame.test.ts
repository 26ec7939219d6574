import { expect, test } from 'vitest'

const sources = import.meta.glob('../src/**/*.{ts,svelte,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** How games are called, and how their rules and what they tell are named. */
const GAMES = /twaalf|12er|edden|pesten|pieten|boot-?op|bootopstoom|sinterklaas|stoomboot/i
const RULES = /\b(12|ED|PE|PP|BS)-[A-Z]+-\d\d/
const MESSAGES = /['"`](event|moment|part|prompt|zone|fact)-[a-z]/

test('the client knows no game and no rule', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(40)
  for (const [path, source] of Object.entries(sources)) {
    for (const forbidden of [GAMES, RULES, MESSAGES])
      expect(String(source).match(forbidden)?.[0] ?? '', path).toBe('')
  }
})
