/** Where the person is: the path of the address. */

export type Route =
  | { screen: 'home' }
  | { screen: 'lost' }
  | { screen: 'new'; game: string }
  | { screen: 'new-pad'; game: string }
  | { screen: 'pad'; code: string }
  | { screen: 'table'; code: string }
  | { screen: 'replay'; code: string; step: number; viewer: string }
  | { screen: 'course'; game: string }
  | { screen: 'lesson'; game: string; lesson: string; task: number }
  | { screen: 'rules'; game: string; rule: string; table: string }

export function read(address: URL): Route {
  const [first, second = '', third = ''] = address.pathname.split('/').slice(1)
  if (first === 'new' && second && third === 'pad') return { screen: 'new-pad', game: second }
  if (first === 'new' && second) return { screen: 'new', game: second }
  if (first === 'p' && second) {
    const code = codeIn(second)
    return code ? { screen: 'pad', code } : { screen: 'lost' }
  }
  if (first === 't' && second) {
    const code = codeIn(second)
    if (!code) return { screen: 'lost' }
    if (third !== 'replay') return { screen: 'table', code }
    const step = Number(address.searchParams.get('step')) || 0
    return { screen: 'replay', code, step, viewer: address.searchParams.get('seen') ?? '' }
  }
  if (first === 'learn' && third) {
    const task = Number(address.searchParams.get('task')) || 0
    return { screen: 'lesson', game: second, lesson: third, task }
  }
  if (first === 'learn' && second) return { screen: 'course', game: second }
  if (first === 'rules' && second) {
    const table = address.searchParams.get('table') ?? ''
    return { screen: 'rules', game: second, rule: address.hash.slice(1), table }
  }
  return { screen: first ? 'lost' : 'home' }
}

/** The code of a table as it stands in an address; empty where that is none. */
function codeIn(part: string): string {
  try {
    return decodeURIComponent(part).toLowerCase()
  } catch {
    return ''
  }
}

export const to = {
  home: (): string => '/',
  newTable: (game: string): string => `/new/${game}`,
  course: (game: string): string => `/learn/${game}`,
  lesson: (game: string, lesson: string, task = 0): string =>
    `/learn/${game}/${lesson}${task ? `?task=${task}` : ''}`,
  newPad: (game: string): string => `/new/${game}/pad`,
  pad: (code: string): string => `/p/${encodeURIComponent(code)}`,
  table: (code: string): string => `/t/${encodeURIComponent(code)}`,
  replay: (code: string, step = 0, viewer: number | string = ''): string => {
    const asked = [step ? `step=${step}` : '', viewer === '' ? '' : `seen=${viewer}`]
    const query = asked.filter(Boolean).join('&')
    return `/t/${encodeURIComponent(code)}/replay${query && `?${query}`}`
  },
  rules: (game: string, rule = '', table = ''): string =>
    `/rules/${game}${table && `?table=${table}`}${rule && `#${rule}`}`,
}

class Place {
  route = $state.raw<Route>(read(new URL(location.href)))
  /** The table whose game goes on: who goes away from it is asked first. */
  playing = $state('')
  /** Where the person wants to go, until it is clear that he means it. */
  wanted = $state('')

  look = (): void => {
    const route = read(new URL(location.href))
    if (this.isLeaving(route)) {
      this.wanted = location.href
      history.pushState(null, '', to.table(this.playing))
    } else this.route = route
  }

  /** The rules are a look aside; everything else is somewhere else. */
  isLeaving(route: Route): boolean {
    if (!this.playing || route.screen === 'rules') return false
    return !('code' in route) || route.code !== this.playing
  }

  /** Go after all. */
  leave(): void {
    const path = this.wanted
    this.playing = ''
    this.wanted = ''
    go(path)
  }
}

export const place = new Place()

/** The address says where one is, without a new place to go back to. */
export function mark(path: string): void {
  history.replaceState(null, '', path)
}

export function go(path: string): void {
  if (place.isLeaving(read(new URL(path, location.href)))) {
    place.wanted = path
    return
  }
  history.pushState(null, '', path)
  place.look()
}

/** Links within the client change the screen without loading the page again. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (event.defaultPrevented) return
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
  if (!link || !isPlain || link.target || link.hasAttribute('download')) return
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.href)
}
