/** Playing by hand: a card that is dragged to the table is chosen, and played where it is put. */

import type { Choice } from '../choice.svelte'
import type { Lay } from '../drag.svelte'

export function laying(choice: Choice): Lay {
  return {
    lift: pick => choice.lift(pick),
    put: (x, y) => {
      const under = document.elementsFromPoint(x, y)
      const goal = under.find(one => one.matches('.tap, .ask'))
      if (goal instanceof HTMLElement) goal.click()
      else if (under.some(one => one.matches('.cloth'))) choice.lay()
      else choice.clear()
    },
    back: () => choice.clear(),
  }
}
