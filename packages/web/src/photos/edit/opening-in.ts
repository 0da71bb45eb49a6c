import type { Rect, Size } from '@collagerie/core/geometry'

const MOST_PIXELS = 400
const LEAST_PIXELS = 60
const NARROW_BELOW = 550

/** The margin around the slot, which shows what could be moved in. */
const MARGINS = { narrow: 10, wide: 20 } as const

/** Where a room shows the slot of an edited photo: in the middle, in its own proportions. */
export function openingIn(room: Size, slot: Size): Rect {
  const margin = room.width < NARROW_BELOW ? MARGINS.narrow : MARGINS.wide
  const across = Math.max(LEAST_PIXELS, room.width - 2 * margin)
  const down = Math.max(LEAST_PIXELS, room.height - 2 * margin)
  const scale = Math.min(MOST_PIXELS / Math.max(slot.width, slot.height), across / slot.width, down / slot.height)
  const width = slot.width * scale
  const height = slot.height * scale
  return { x: (room.width - width) / 2, y: (room.height - height) / 2, width, height }
}
