import type { Point, Rect, Size } from '@collagerie/core/geometry'

const GAP = 6

/**
 * Where a slot's line of words goes in the viewport: on the slot's foot, or under a slot that is too small for it, or
 * over it if there is no room below. It never leaves the viewport.
 */
export function besideSlot(slot: Rect, line: Size, viewport: Size): Point {
  const isInside = line.width + 2 * GAP <= slot.width && 3 * (line.height + GAP) <= slot.height
  const outside = outsideSlot(slot, line, viewport)
  if (!isInside) return outside
  return { x: outside.x, y: within(slot.y + slot.height - GAP - line.height, line.height, viewport.height) }
}

/** Where words go that leave the slot free: under it, or over it if there is no room below. */
export function outsideSlot(slot: Rect, line: Size, viewport: Size): Point {
  const foot = slot.y + slot.height
  const below = foot + GAP + line.height <= viewport.height ? foot + GAP : slot.y - GAP - line.height
  return {
    x: within(slot.x + (slot.width - line.width) / 2, line.width, viewport.width),
    y: within(below, line.height, viewport.height),
  }
}

function within(start: number, length: number, space: number): number {
  return Math.max(GAP, Math.min(start, space - GAP - length))
}
