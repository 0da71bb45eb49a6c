import { seededRandom } from '../geometry/index.ts'
import type { CellBlock } from './even-grid.ts'

/**
 * Where the seams between cards run, in cells. Every row has its own seams across and every column its own seams down,
 * so no line runs through the pile.
 */
export interface PileCuts {
  /** Left edge of a column in a row; `column` may be the number of columns, the right edge. */
  across(column: number, row: number): number
  /** Top edge of a row in a column. */
  down(column: number, row: number): number
}

/**
 * Seams `stray` this far from the even grid, in cells. At any crossing only one of the two seams may jump, alternating
 * like the squares of a chessboard: if both jumped, the four cards would whirl round a hole, or one would hide
 * another's middle.
 */
export function pileCuts(columns: number, rows: number, large: CellBlock | undefined, stray: number): PileCuts {
  const random = seededRandom(columns * 131 + rows * 17)
  const chain = (lines: number, steps: number, isAcross: boolean): number[][] => {
    const first = (isAcross ? large?.row : large?.column) ?? 0
    const count = (isAcross ? large?.rows : large?.columns) ?? 0
    const near = (isAcross ? large?.column : large?.row) ?? -1
    const far = near + ((isAcross ? large?.columns : large?.rows) ?? 0)
    return Array.from({ length: lines + 1 }, (_, line) => {
      const isEdge = line === 0 || line === lines
      let side = random() < 0.5 ? -1 : 1
      let aside = 0
      return Array.from({ length: steps }, (_step, step) => {
        const mayJump = (line + step) % 2 === (isAcross ? 0 : 1) && !(step > first && step < first + count)
        if (step === 0 || mayJump) {
          aside = side * stray * (0.45 + 0.55 * random())
          side = -side
        }
        // The large card lies exactly in the middle.
        const isItsSide = (line === near || line === far) && step >= first && step < first + count
        return isEdge || isItsSide ? line : line + aside
      })
    })
  }
  const acrossCuts = chain(columns, rows, true)
  const downCuts = chain(rows, columns, false)
  return {
    across: (column, row) => acrossCuts[column]?.[row] ?? column,
    down: (column, row) => downCuts[row]?.[column] ?? row,
  }
}
