import type { Format } from '../format/index.ts'
import { mostCells } from './cell-count.ts'
import { countsWithoutSlivers } from './counts-without-slivers.ts'
import type { CellBlock } from './even-grid.ts'
import { longestOf } from './proportion.ts'

/** No photo on paper is longer than this to its width. */
const LONGEST = 3
/** A cell of the bare format may be a letterbox, or stand like a telephone's picture. */
const LYING_CELL = 2.5
const STANDING_CELL = 1.8

/** How far a cell of the bare format is from the longest one it may be: 1 is the longest. */
export function cellStrain({ width, height }: Format, columns: number, rows: number): number {
  const ratio = (width * rows) / (height * columns)
  return Math.max(ratio / LYING_CELL, 1 / ratio / STANDING_CELL)
}

/**
 * The rows for which a grid of so many columns has no slivers. The columns keep all their values: the rows follow them.
 * `photosAt` tells the kinds of photos there would be on paper.
 */
export function rowsWithoutSlivers(
  format: Format,
  columns: number,
  photosAt: (rows: number) => readonly { readonly width: number; readonly height: number }[],
) {
  const strainAt = (rows: number) => Math.max(cellStrain(format, columns, rows), longestOf(photosAt(rows)) / LONGEST)
  return countsWithoutSlivers({ min: 1, max: mostCells(format.height) }, strainAt, 1)
}

/** A cell by itself, the one kind of photo that an even grid has. */
export const ONE_CELL: CellBlock = { column: 0, row: 0, columns: 1, rows: 1 }
