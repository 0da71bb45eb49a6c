import type { Format } from '../format/index.ts'

type Counts = readonly [columns: number, rows: number]

/** Of grids for lying sheets, turned for upright ones, the one whose cells are nearest to a square on this format. */
export function squarestGrid({ width, height }: Format, lying: readonly Counts[]) {
  const off = ([columns, rows]: Counts) => Math.abs(Math.log((width * rows) / (height * columns)))
  const grids = width < height ? lying.map(([columns, rows]): Counts => [rows, columns]) : lying
  const [numberVert, numberHor] = grids.reduce((best, each) => (off(each) < off(best) - 1e-9 ? each : best))
  return { numberVert, numberHor }
}
