/* Looks at one table after another as somebody would who wants to decide, and tells what is wrong.

   What can be used has to be on the screen, or in a place that scrolls by itself; nothing may lie
   over it; it has to be large enough. What has to be known is seen at the same time. Nothing moves
   while a card is chosen and news comes, but the card. */
async (frames) => {
  const CARD = 24
  const BUTTON = 40
  const BUTTONS =
    'header :is(a, button), .pile .tap, .actions button, .reactions button, .told button, .asked button, .edge button, .ended button'
  const GRAIN = 4
  const CORNERS = [[0.5, 0.5], [0.02, 0.02], [0.98, 0.98], [0.98, 0.02], [0.02, 0.98]]
  const STILL = 2
  const MAIN = 0.45

  /* What the page does at once is done; it need not be painted. */
  const settle = async () => {
    for (let left = 40; left; left--) await null
  }
  const painted = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)))
  /* What is only for the ear is not looked at. */
  const all = what =>
    [...document.querySelectorAll(what)].filter(one => one.getClientRects().length && !one.closest('.aside'))
  const name = one => `${one.className || one.tagName} ${(one.innerText || one.getAttribute('aria-label') || '').trim().slice(0, 40)}`

  const scrolls = one => {
    for (let up = one.parentElement; up && !up.matches('.play'); up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up)
      if ([overflowX, overflowY].some(flow => flow === 'auto' || flow === 'scroll')) return up
    }
    return null
  }
  const inside = box =>
    box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
  const hits = (one, x, y) => {
    const found = document.elementFromPoint(x, y)
    return !!found && (one === found || one.contains(found))
  }
  const middle = box => [box.left + box.width / 2, box.top + box.height / 2]

  /* Whether a finger that comes down anywhere around its middle finds it. */
  const takes = (one, size) => {
    const [x, y] = middle(one.getBoundingClientRect())
    const far = size / 2 - 1
    return [[0, 0], [-far, 0], [far, 0], [0, -far], [0, far]].every(([right, down]) => hits(one, x + right, y + down))
  }

  /* Whether a square of so many pixels of it is seen. */
  const shows = (one, size) => {
    const box = one.getBoundingClientRect()
    for (let y = box.top + 1; y + size <= box.bottom; y += GRAIN) {
      for (let x = box.left + 1; x + size <= box.right; x += GRAIN) {
        if (CORNERS.every(([right, down]) => hits(one, x + right * size, y + down * size))) return true
      }
    }
    return false
  }

  const within = (box, around) =>
    box.left >= around.left - 1 && box.right <= around.right + 1 && box.top >= around.top - 1 && box.bottom <= around.bottom + 1
  const bring = one => {
    const box = one.getBoundingClientRect()
    const place = scrolls(one)?.getBoundingClientRect()
    if (!inside(box) || (place && !within(box, place))) {
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
  }

  const usable = tell => {
    for (const one of all('.hand button, .felt button.usable, .spots .tap')) {
      bring(one)
      if (!inside(one.getBoundingClientRect())) tell('off the screen', one)
      else if (!shows(one, CARD)) tell('covered or too small', one)
      else if (one.matches('.tap') && !hits(one, ...middle(one.getBoundingClientRect()))) {
        tell('its middle is covered', one)
      }
    }
    for (const one of all(BUTTONS)) {
      bring(one)
      const box = one.getBoundingClientRect()
      if (!inside(box)) tell('off the screen', one)
      else if (!hits(one, ...middle(box))) tell('its middle is covered', one)
      else if (!takes(one, BUTTON)) tell('too small', one)
    }
    if (document.scrollingElement.scrollTop || document.querySelector('.screen').scrollTop) {
      tell('the page has scrolled', document.body)
      document.scrollingElement.scrollTop = 0
    }
  }

  const known = tell => {
    const main = all('.board ul')[0] ?? document.querySelector('.mains')
    const things = [...all('.prompt, .clock, [data-now]'), main]
    for (const one of things.filter(Boolean)) {
      const box = one.getBoundingClientRect()
      const around = scrolls(one)?.getBoundingClientRect()
      const clipped =
        around &&
        (box.left < around.left - 2 || box.right > around.right + 2 || box.top < around.top - 2 || box.bottom > around.bottom + 2)
      if (!inside(box)) tell('to be known, but off the screen', one)
      else if (clipped) tell('to be known, but cut off', one)
      else if (!hits(one, ...middle(box)) && !one.matches('.mains')) tell('to be known, but covered', one)
    }
    const cloth = document.querySelector('.cloth').getBoundingClientRect()
    for (const one of all('.before')) {
      if (!within(one.getBoundingClientRect(), cloth)) tell('beyond the edge of the cloth', one)
    }
    const prompt = document.querySelector('.prompt')
    if (prompt && prompt.scrollHeight > prompt.clientHeight + 1) tell('cut off', prompt)
  }

  const large = tell => {
    const cloth = document.querySelector('.cloth')
    const main = all('.board ul, .mains > :is(figure, .counter)')
    if (cloth.matches('.crowded') || !main.length) return 1
    const boxes = main.map(one => one.getBoundingClientRect())
    const width = Math.max(...boxes.map(box => box.right)) - Math.min(...boxes.map(box => box.left))
    const height = Math.max(...boxes.map(box => box.bottom)) - Math.min(...boxes.map(box => box.top))
    const side = Math.min(cloth.clientWidth, cloth.clientHeight)
    const share = Math.max(width, height) / side
    if (share < MAIN) tell(`only ${share.toFixed(2)} of the cloth`, main[0])
    for (const card of all('.mains svg')) {
      const { width } = card.getBoundingClientRect()
      if (width < CARD && !card.matches('.ring')) tell(`drawn only ${Math.round(width)} px wide`, card)
    }
    return share
  }

  const placed = () => {
    const found = new Map()
    const put = (key, one) => {
      const { left, top } = one.getBoundingClientRect()
      found.set(key, [left, top, one])
    }
    for (const what of ['.cloth', '.board', '.tracks', '.told', '.asked', '.hand', '.actions .actions']) {
      all(what).forEach((one, at) => put(`${what} ${at}`, one))
    }
    all('.room li').forEach((one, at) => put(`card ${at}`, one))
    all('.mains > figure, .side > *').forEach((one, at) => put(`on the cloth ${at}`, one))
    for (const place of ['.actions', '.reactions']) {
      for (const one of all(`${place} button`)) put(`${place} ${one.innerText}`, one)
    }
    return found
  }
  const unmoved = (before, tell, when) => {
    for (const [key, [left, top, one]] of placed()) {
      const was = before.get(key)
      if (!was) continue
      const far = Math.max(Math.abs(left - was[0]), Math.abs(top - was[1]))
      if (far > STILL) tell(`moved by ${Math.round(far)} px ${when}`, one)
    }
  }

  const close = async () => {
    for (let left = 4; left && document.querySelector('dialog[open]'); left--) {
      document.querySelector('dialog[open] button').click()
      await settle()
    }
  }

  const faults = []
  let smallest = 1
  for (const [at, [lobby, view]] of frames.entries()) {
    const tell = (what, one) => faults.push([at, `${what}: ${one ? name(one) : ''}`])
    const isNew = window.door.lobby !== lobby
    if (isNew) window.door.feed(lobby)
    window.door.lobby = lobby
    window.door.feed(view)
    await (isNew ? painted() : settle())
    await close()
    known(tell)
    smallest = Math.min(smallest, large(tell))
    usable(tell)
    // Where it was scrolled to be looked at, it is as nobody had.
    for (const one of all('.line')) one.scrollLeft = 0
    const rest = placed()
    window.door.feed(JSON.stringify({ type: 'said', seat: 0, text: 'Wat een lang verhaal is dit, vind je ook niet? '.repeat(3) }))
    await settle()
    unmoved(rest, tell, 'when news came')
    const cards = all('.hand button.usable')
    const card = cards[at % Math.max(1, cards.length)] ?? all('.felt button.usable')[0]
    if (card) {
      card.click()
      await settle()
      unmoved(rest, tell, 'when a card was chosen')
      known((what, one) => tell(`${what} (chosen)`, one))
      usable((what, one) => tell(`${what} (chosen)`, one))
    }
  }
  return { faults, smallest }
}
