/* What is wrong with a lesson's screen: something lit that is not to be seen, something cut off. */
() => {
  if (document.querySelector('dialog[open]')) return []
  const isApart = (one, other) =>
    one.left >= other.right || one.right <= other.left || one.top >= other.bottom || one.bottom <= other.top
  const isClipped = one => {
    for (let up = one.parentElement; up; up = up.parentElement) {
      const cuts = getComputedStyle(up).overflow !== 'visible'
      if (cuts && isApart(one.getBoundingClientRect(), up.getBoundingClientRect())) return true
    }
    return false
  }
  const PARTS = [0.1, 0.3, 0.5, 0.7, 0.9]
  /* A wrapper without a box of its own is lit by what it wraps. */
  const drawn = one => (getComputedStyle(one).display === 'contents' ? one.firstElementChild : one)
  const wrong = one => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return 'out of sight'
    const isFound = PARTS.some(x =>
      PARTS.some(y => {
        const found = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top))
        return found && (one.contains(found) || (found.contains(one) && !isClipped(one)))
      }),
    )
    return isFound ? '' : 'covered'
  }
  const isCut = one =>
    one.getClientRects().length &&
    (one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2)
  const name = one => `${one.className || one.tagName} ${one.innerText || one.ariaLabel || ''}`
  const lit = [...document.querySelectorAll('[data-lit]')].map(one => [one, wrong(drawn(one))])
  /* On a large screen nothing has to be scrolled to. */
  const whole = innerWidth < 768 ? '' : ', .actions .line, .boarded .rest, .before'
  const cut = [...document.querySelectorAll(`.words, .actions button, .prompt, .own .score${whole}`)].filter(isCut)
  const edge = document.querySelector('.cloth')?.getBoundingClientRect().bottom ?? innerHeight
  const out = [...document.querySelectorAll('.cloth :is(.side, .mains, .before)')].filter(
    one => one.getBoundingClientRect().bottom > edge + 1,
  )
  return [...lit, ...cut.map(one => [one, 'cut off']), ...out.map(one => [one, 'out of the cloth'])]
    .filter(([, what]) => what)
    .map(([one, what]) => `${what}: ${name(one).replace(/\s+/g, ' ').slice(0, 60)}`)
}
