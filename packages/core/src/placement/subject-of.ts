import { type Rect, union } from '../geometry/index.ts'
import { SALIENCY_SIDE as SIDE } from '../photo/index.ts'

/** What draws the eye at least as much as this share of the strongest part belongs to what the photo is of. */
const STRONG = 0.4
/** It is one thing if the largest part that hangs together has this share of all that is strong. */
const ONE_THING = 0.6
/** What fills more of a photo than this is all over the place. */
const MOST_SHARE = 0.5

/** The box of the one thing that a photo is of, in shares of it; nothing where there is no such thing, or more than one. */
export function subjectOf(cells: readonly number[]): Rect | undefined {
  const strongest = Math.max(...cells)
  const isStrong = cells.map((each) => strongest > 0 && each >= STRONG * strongest)
  const groups = groupsOf(isStrong)
  const weightOf = (group: readonly number[]) => group.reduce((sum, cell) => sum + (cells[cell] ?? 0), 0)
  const all = groups.reduce((sum, group) => sum + weightOf(group), 0)
  const subject = groups.find((group) => weightOf(group) >= ONE_THING * all)
  if (!subject || subject.length > MOST_SHARE * cells.length) return undefined
  return union(subject.map(cellBox))
}

function cellBox(cell: number): Rect {
  return { x: (cell % SIDE) / SIDE, y: Math.floor(cell / SIDE) / SIDE, width: 1 / SIDE, height: 1 / SIDE }
}

/** Strong cells that hang together, side by side or above each other. */
function groupsOf(isStrong: readonly boolean[]): readonly (readonly number[])[] {
  const seen = new Set<number>()
  const groups: number[][] = []
  for (const start of isStrong.keys()) {
    const group: number[] = []
    const open = [start]
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      if (!isStrong[cell] || seen.has(cell)) continue
      seen.add(cell)
      group.push(cell)
      open.push(...besides(cell))
    }
    if (group.length > 0) groups.push(group)
  }
  return groups
}

function besides(cell: number): readonly number[] {
  const column = cell % SIDE
  const across = [...(column > 0 ? [cell - 1] : []), ...(column < SIDE - 1 ? [cell + 1] : [])]
  return [...across, cell - SIDE, cell + SIDE]
}
