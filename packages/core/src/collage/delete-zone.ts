import { centreOf, isInside, type Point, type Rect, turnedAbout } from '../geometry/index.ts'
import type { PhotoSlot } from './slots.ts'

/** The delete button, in pixels. */
export const DELETE_BUTTON = { size: 20, margin: 5 } as const

/**
 * The delete button in a slot's unturned box, in centimetres: its top right corner. A slot so small that the button
 * would cover most of it has none, or a click on the photo would delete it.
 */
export function deleteZone(box: Rect, pxPerCm: number): Rect | undefined {
  const room = (2 * (DELETE_BUTTON.size + DELETE_BUTTON.margin)) / pxPerCm
  if (!(box.width >= room && box.height >= room)) return undefined
  const size = DELETE_BUTTON.size / pxPerCm
  const margin = DELETE_BUTTON.margin / pxPerCm
  return { x: box.x + box.width - margin - size, y: box.y + margin, width: size, height: size }
}

/** Whether a point on the sheet hits a slot's delete button, the slot's turn included. */
export function isOnDelete({ outer, rotation }: PhotoSlot, point: Point, pxPerCm: number): boolean {
  const zone = deleteZone(outer, pxPerCm)
  if (!zone) return false
  const { x, y } = turnedAbout(point, centreOf(outer), -rotation)
  return isInside({ x, y }, zone, 0)
}
