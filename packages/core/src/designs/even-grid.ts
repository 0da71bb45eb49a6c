import type { Rect } from '../geometry/index.ts'

/** A block of cells: where it starts and how many it spans. */
export interface CellBlock {
  readonly column: number
  readonly row: number
  readonly columns: number
  readonly rows: number
}

/** An area cut into equal cells, neighbours `spacing` apart; tells where a cell or a block of cells lies. */
export function evenGrid(area: Rect, columns: number, rows: number, spacing: number): (block: CellBlock) => Rect {
  const width = (area.width - (columns - 1) * spacing) / columns
  const height = (area.height - (rows - 1) * spacing) / rows
  return (block) => ({
    x: area.x + block.column * (width + spacing),
    y: area.y + block.row * (height + spacing),
    width: block.columns * width + (block.columns - 1) * spacing,
    height: block.rows * height + (block.rows - 1) * spacing,
  })
}

/** Every cell by itself, row by row; cells under `taken` are left out but for its first, which stands for all of it. */
export function cellBlocks(columns: number, rows: number, taken?: CellBlock): CellBlock[] {
  const blocks: CellBlock[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!taken || !holdsCell(taken, column, row)) blocks.push({ column, row, columns: 1, rows: 1 })
      else if (column === taken.column && row === taken.row) blocks.push(taken)
    }
  }
  return blocks
}

export function holdsCell(block: CellBlock, column: number, row: number): boolean {
  return (
    column >= block.column && column < block.column + block.columns && row >= block.row && row < block.row + block.rows
  )
}
