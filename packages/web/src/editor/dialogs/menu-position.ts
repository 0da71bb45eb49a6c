import { intersection, type Rect, type Size } from '@collagerie/core/geometry'

/** The most room a photo's menu needs in any language, with its margin. */
const MENU: Size = { width: 320, height: 220 }
/** The same with its entries in one row, on a phone held sideways. */
const MENU_ROW_HEIGHT = 72
/** Without room beside a photo the menu lies on its middle and leaves the rest visible. */
const MIDDLE_PX = 160

export interface MenuPosition {
  readonly side: 'right' | 'left' | 'bottom' | 'top'
  /** The box that the menu stands beside. */
  readonly anchor: Rect
}

/**
 * Where the menu of a slot stands: beside its visible part, on the first side with enough room. A row of entries stands
 * below or above it.
 */
export function menuPosition(slot: Rect, window: Size, isRow = false): MenuPosition {
  const seen = intersection(slot, { x: 0, y: 0, ...window }) ?? slot
  if (isRow) {
    const hasRoomBelow = window.height - (seen.y + seen.height) >= MENU_ROW_HEIGHT
    if (hasRoomBelow || seen.y >= MENU_ROW_HEIGHT) return { side: hasRoomBelow ? 'bottom' : 'top', anchor: seen }
    return onMiddle(seen)
  }
  if (window.width - (seen.x + seen.width) >= MENU.width) return { side: 'right', anchor: seen }
  if (seen.x >= MENU.width) return { side: 'left', anchor: seen }
  if (window.height - (seen.y + seen.height) >= MENU.height) return { side: 'bottom', anchor: seen }
  if (seen.y >= MENU.height) return { side: 'top', anchor: seen }
  return onMiddle(seen)
}

function onMiddle(seen: Rect): MenuPosition {
  const width = Math.min(seen.width, MIDDLE_PX)
  const height = Math.min(seen.height, MIDDLE_PX)
  const [x, y] = [seen.x + (seen.width - width) / 2, seen.y + (seen.height - height) / 2]
  return { side: 'right', anchor: { x, y, width, height } }
}
