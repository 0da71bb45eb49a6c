import { intersection } from '@collagerie/core/geometry'

/** A slot up to this large has its menu beside it. */
const MOST_PX = 160

/**
 * What the menu of a slot is placed beside: the slot, and of a large one only the middle of what can be seen of it. Beside
 * a slot that fills the window there is no room for anything.
 */
export function middleOfSlot(slot: Element): DOMRect {
  const box = slot.getBoundingClientRect()
  const seen = intersection(box, { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight }) ?? box
  const width = Math.min(seen.width, MOST_PX)
  const height = Math.min(seen.height, MOST_PX)
  return new DOMRect(seen.x + (seen.width - width) / 2, seen.y + (seen.height - height) / 2, width, height)
}
