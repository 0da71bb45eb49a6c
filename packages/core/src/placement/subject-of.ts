import type { Rect } from '../geometry/index.ts'
import { SALIENCY_SIDE as SIDE } from '../photo/index.ts'

/** A part belongs to the subject if it draws the eye at least this share as much as the strongest part does. */
const STRONG = 0.4
/** It is one thing if the largest part that hangs together has this share of all that is strong. */
const ONE_THING = 0.6
/** What fills more of a photo than this is all over the place. */
const MOST_SHARE = 0.5

/** Strong cells that hang together, side by side or above each other. */
interface Group {
  readonly count: number
  readonly weight: number
  readonly box: Rect
}

/** The box of the one thing that a photo is of, in shares of it; nothing where there is no such thing, or more than one. */
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

/** Closes the cells that it takes. In plain loops: every photo of a fill is asked, however often. */
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
