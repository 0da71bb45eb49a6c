import type { Rect } from '../geometry/index.ts'
import { SALIENCY_SIDE as SIDE } from '../photo/index.ts'

/** A cell belongs to the subject if its saliency is at least this share of the strongest. */
const STRONG = 0.4
/** There is one subject if the largest connected group has this share of all strong cells' saliency. */
const ONE_THING = 0.6
/** A group that covers more of the photo than this is no subject. */
const MOST_SHARE = 0.5

/** Strong cells that are connected, side by side or one above the other. */
interface Group {
  readonly count: number
  readonly weight: number
  readonly box: Rect
}

/** The box of a photo's single subject, in shares of the photo; undefined if there is none or more than one. */
export function subjectOf(cells: readonly number[]): Rect | undefined {
  let strongest = 0
  for (const each of cells) strongest = Math.max(strongest, each)
  if (strongest === 0) return undefined
  const open = Uint8Array.from(cells, (each) => (each >= STRONG * strongest ? 1 : 0))
  let [all, heaviest]: [number, Group | undefined] = [0, undefined]
  for (let cell = 0; cell < open.length; cell++) {
    if (!open[cell]) continue
    const group = groupFrom(cell, open, cells)
    all += group.weight
    if (!heaviest || group.weight > heaviest.weight) heaviest = group
  }
  if (!heaviest || heaviest.weight < ONE_THING * all || heaviest.count > MOST_SHARE * cells.length) return undefined
  return heaviest.box
}

/** Closes the cells it collects. Uses plain loops, since every fill asks this of every photo. */
function groupFrom(start: number, open: Uint8Array, cells: readonly number[]): Group {
  const toVisit: number[] = [start]
  let [count, weight] = [0, 0]
  let [left, right, top, bottom] = [SIDE, 0, SIDE, 0]
  for (let cell = toVisit.pop(); cell !== undefined; cell = toVisit.pop()) {
    if (!open[cell]) continue
    open[cell] = 0
    const [column, row] = [cell % SIDE, Math.floor(cell / SIDE)]
    count += 1
    weight += cells[cell] ?? 0
    left = Math.min(left, column)
    right = Math.max(right, column + 1)
    top = Math.min(top, row)
    bottom = Math.max(bottom, row + 1)
    if (column > 0) toVisit.push(cell - 1)
    if (column < SIDE - 1) toVisit.push(cell + 1)
    toVisit.push(cell - SIDE, cell + SIDE)
  }
  const box = { x: left / SIDE, y: top / SIDE, width: (right - left) / SIDE, height: (bottom - top) / SIDE }
  return { count, weight, box }
}
