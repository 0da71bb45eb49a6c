import type { Rect } from '../geometry/index.ts'

/**
 * Orders boxes as a page is read: rows from the top, each from the left. A row starts at its highest box and takes those
 * that begin above the middle of its lowest-built one, so slightly different tops stay in one row, while small boxes
 * stacked beside a tall one are rows of their own.
 */
export function inReadingOrder<Box extends Rect>(boxes: readonly Box[]): Box[] {
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
