import { clamp, type Point, type Rect, type Size } from '@collagerie/core/geometry'

/** Between a line of words and its slot, and around it within the viewport. */
const PROMPT_GAP_PX = 6

/**
 * Where a slot's line of words goes in the viewport: on the slot's foot, or under a slot that is too small for it, or
 * over it if there is no room below. It never leaves the viewport.
 */
export function besideSlot(slot: Rect, line: Size, viewport: Size): Point {
  const isInside = line.width + 2 * PROMPT_GAP_PX <= slot.width && 3 * (line.height + PROMPT_GAP_PX) <= slot.height
  const outside = outsideSlot(slot, line, viewport)
  if (!isInside) return outside
  return {
    x: outside.x,
    y: startInside(slot.y + slot.height - PROMPT_GAP_PX - line.height, line.height, viewport.height),
  }
}

/** Where words go that leave the slot free: under it, or over it if there is no room below. */
export function outsideSlot(slot: Rect, line: Size, viewport: Size): Point {
  const foot = slot.y + slot.height
  const below =
    foot + PROMPT_GAP_PX + line.height <= viewport.height ? foot + PROMPT_GAP_PX : slot.y - PROMPT_GAP_PX - line.height
  return {
    x: startInside(slot.x + (slot.width - line.width) / 2, line.width, viewport.width),
    y: startInside(below, line.height, viewport.height),
  }
}

function startInside(start: number, length: number, space: number): number {
  return clamp(start, PROMPT_GAP_PX, space - PROMPT_GAP_PX - length)
}
