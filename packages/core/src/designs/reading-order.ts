import type { Rect } from '../geometry/index.ts'

/**
 * Orders boxes as a page is read: rows from the top, each from the left. A row starts with its highest box and takes
 * what begins within half the height of its shortest one. So tops may differ a little, yet small boxes stacked beside a
 * tall one become rows of their own.
 */
function inRows<Box extends Rect>(boxes: readonly Box[]): Box[] {
  const ordered: Box[] = []
  let row: Box[] = []
  let line = Number.NEGATIVE_INFINITY
  const endRow = () => ordered.push(...row.toSorted((a, b) => a.x - b.x || a.y - b.y))
  for (const box of boxes.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    if (box.y >= line) {
      endRow()
      row = []
      line = Number.POSITIVE_INFINITY
    }
    row.push(box)
    const top = row[0]?.y ?? box.y
    line = Math.min(line, top + box.height / 2)
  }
  endRow()
  return ordered
}

/** Boxes are level if the height they share is at least three quarters of the taller one's. */
const LEVEL = 0.75
const NOISE = 1e-6

/**
 * Whether a reader comes to `a` before `b`, whatever else there is: `a` lies above, or to the left and level with it.
 */
function comesBefore(a: Rect, b: Rect): boolean {
  const bottom = a.y + a.height
  if (bottom <= b.y + NOISE) return true
  if (a.x < b.x && Math.abs(a.y - b.y) <= NOISE) return true
  if (a.x + a.width > b.x + NOISE) return false
  const shared = Math.min(bottom, b.y + b.height) - Math.max(a.y, b.y)
  return shared >= LEVEL * Math.max(a.height, b.height) - NOISE
}

/** Orders boxes as a page is read: row by row, the higher first, and of two that are level the left one. */
export function inReadingOrder<Box extends Rect>(boxes: readonly Box[]): Box[] {
  const waiting = inRows(boxes)
  const ordered: Box[] = []
  while (waiting.length > 0) {
    const next = waiting.findIndex((box) => !waiting.some((other) => other !== box && comesBefore(other, box)))
    // Stairs that climb by small steps can lead round in a circle; then the rows decide.
    ordered.push(...waiting.splice(Math.max(0, next), 1))
  }
  return ordered
}
