/** Where the person is: the path of the address. */

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; code: string }
  | { screen: 'replay'; code: string }
  | { screen: 'rules'; game: string; rule: string; table: string }

export function read(address: URL): Route {
  const [first, second = '', third = ''] = address.pathname.split('/').slice(1)
  if (first === 'new' && second) return { screen: 'new', game: second }
  if (first === 't' && second) {
    const code = decodeURIComponent(second).toLowerCase()
    return { screen: third === 'replay' ? 'replay' : 'table', code }
  }
  if (first === 'rules' && second) {
    const table = address.searchParams.get('table') ?? ''
    return { screen: 'rules', game: second, rule: address.hash.slice(1), table }
  }
  return { screen: 'home' }
}

export const to = {
  home: (): string => '/',
  newTable: (game: string): string => `/new/${game}`,
  table: (code: string): string => `/t/${encodeURIComponent(code)}`,
  replay: (code: string): string => `/t/${encodeURIComponent(code)}/replay`,
  rules: (game: string, rule = '', table = ''): string =>
    `/rules/${game}${table && `?table=${table}`}${rule && `#${rule}`}`,
}

class Place {
  route = $state.raw<Route>(read(new URL(location.href)))

  look = (): void => {
    this.route = read(new URL(location.href))
  }
}

export const place = new Place()

export function go(path: string): void {
  history.pushState(null, '', path)
  place.look()
}

/** Links within the client change the screen without loading the page again. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
  if (!link || !isPlain || link.target || link.hasAttribute('download')) return
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.href)
}
