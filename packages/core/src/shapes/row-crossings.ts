import { type Outline, outlinePolygon } from './outline.ts'

/** The places along one row where an outline is crossed, and which way it runs there. */
type Row = readonly { readonly x: number; readonly turn: 1 | -1 }[]

/** Rows spread evenly over an outline's viewport, the crossings in viewport units. */
export type RowCrossings = readonly Row[]

const ROWS = 128

/** The last outline's rows: a control seldom changes the outline itself. */
let last: { readonly outline: Outline; readonly rows: RowCrossings } | undefined

/** An outline as rows of crossings, by which a point is quickly told to be inside. */
export function rowCrossings(outline: Outline): RowCrossings {
  if (last && isSame(last.outline, outline)) return last.rows
  const rows: { x: number; turn: 1 | -1 }[][] = Array.from({ length: ROWS }, () => [])
  const toRow = ROWS / outline.height
  for (const ring of outlinePolygon(outline)) {
    let from = ring.at(-1)
    for (const to of ring) {
      if (from && from.y !== to.y) {
        const [upper, lower] = from.y < to.y ? [from, to] : [to, from]
        const slope = (lower.x - upper.x) / (lower.y - upper.y)
        const turn = from === upper ? 1 : -1
        for (let row = Math.max(0, Math.ceil(upper.y * toRow - 0.5)); row < ROWS; row++) {
          const y = (row + 0.5) / toRow
          if (y >= lower.y) break
          rows[row]?.push({ x: upper.x + (y - upper.y) * slope, turn })
        }
      }
      from = to
    }
  }
  last = { outline, rows }
  return rows
}

/** A template is read anew at every change, so its outlines are told by what they say. */
function isSame(a: Outline, b: Outline): boolean {
  return a.path === b.path && a.width === b.width && a.height === b.height
}
