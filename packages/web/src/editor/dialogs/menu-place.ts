import { intersection, type Rect, type Size } from '@collagerie/core/geometry'

/** What the menu of a photo needs at most, in any language, with the air round it. */
const MENU: Size = { width: 320, height: 220 }
/** Where there is no room beside a photo the menu lies in the middle of it, and leaves the rest to be seen. */
const MIDDLE_PX = 160

export interface MenuPlace {
  readonly side: 'right' | 'left' | 'bottom' | 'top'
  /** What the menu stands beside. */
  readonly anchor: Rect
}

/** Where the menu of a slot stands: beside what can be seen of the slot, on the first side that has room for it. */
export function menuPlace(slot: Rect, window: Size): MenuPlace {
  const seen = intersection(slot, { x: 0, y: 0, ...window }) ?? slot
  if (window.width - (seen.x + seen.width) >= MENU.width) return { side: 'right', anchor: seen }
  if (seen.x >= MENU.width) return { side: 'left', anchor: seen }
  if (window.height - (seen.y + seen.height) >= MENU.height) return { side: 'bottom', anchor: seen }
  if (seen.y >= MENU.height) return { side: 'top', anchor: seen }
  const width = Math.min(seen.width, MIDDLE_PX)
  const height = Math.min(seen.height, MIDDLE_PX)
  const [x, y] = [seen.x + (seen.width - width) / 2, seen.y + (seen.height - height) / 2]
  return { side: 'right', anchor: { x, y, width, height } }
}
