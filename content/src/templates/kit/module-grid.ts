import type { Point, Rect } from '@collagerie/core/geometry'

/** A field of the plan: a photo or a piece of art, by the letter that stands for it. */
export interface Module extends Rect {
  readonly letter: string
}

interface Grid extends Point {
  readonly cellWidth: number
  readonly cellHeight: number
  readonly gap: number
}

const EMPTY = '.'

/**
 * A layout written as rows of letters. Cells with the same letter make one field, a dot stays empty, and a cell whose
 * letter is in `singles` stands alone even where its neighbour has the same one.
 */
export function modules(plan: readonly string[], grid: Grid, singles = ''): Module[] {
  const found = new Map<string, { letter: string; col: number; row: number; endCol: number; endRow: number }>()
  plan.forEach((line, row) => {
    ;[...line].forEach((letter, col) => {
      if (letter === EMPTY) return
      const key = singles.includes(letter) ? `${letter} ${col} ${row}` : letter
      const known = found.get(key) ?? { letter, col, row, endCol: col, endRow: row }
      found.set(key, { ...known, endCol: Math.max(known.endCol, col), endRow: row })
    })
  })
  const { x, y, cellWidth, cellHeight, gap } = grid
  return [...found.values()].map(({ letter, col, row, endCol, endRow }) => ({
    letter,
    x: x + col * (cellWidth + gap),
    y: y + row * (cellHeight + gap),
    width: (endCol - col + 1) * (cellWidth + gap) - gap,
    height: (endRow - row + 1) * (cellHeight + gap) - gap,
  }))
}

/** The grid whose cells of the plan fill the box. */
export function gridIn(box: Rect, plan: readonly string[], gap: number): Grid {
  const cols = plan[0]?.length ?? 1
  const rows = plan.length
  return {
    x: box.x,
    y: box.y,
    cellWidth: (box.width - (cols - 1) * gap) / cols,
    cellHeight: (box.height - (rows - 1) * gap) / rows,
    gap,
  }
}
