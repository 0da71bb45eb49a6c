import type { Rect, Size } from '../geometry/index.ts'
import { type CoverageMap, MAP_COLUMNS, MAP_ROWS, MAP_STRIDE } from './coverage-map.ts'
import type { LevelTable } from './level-table.ts'

/** A cut through a curve's tip leaves traces that are no run: a column counts from this share of the band on. */
const LEAST_COLUMN_SHARE = 0.01

export interface FilledSpan {
  readonly from: number
  readonly to: number
}

/**
 * A horizontal slice of an outline stretched to a size in cm: where it is filled, and how much. Hundreds of slices are
 * tried for one shape, so one profile moves from slice to slice and nothing is allocated.
 */
export class BandProfile {
  top = 0
  bottom = 0
  readonly width: number
  readonly isMirrored: boolean
  private readonly sums: Float64Array
  private readonly levels: LevelTable
  private readonly prefix = new Float64Array(MAP_STRIDE)
  private readonly columnsPerCm: number
  private readonly rowsPerCm: number
  private readonly columnWidth: number
  private readonly rowHeight: number

  constructor(map: CoverageMap, size: Size, levels: LevelTable) {
    this.width = size.width
    this.isMirrored = map.isMirrored
    this.sums = map.sums
    this.levels = levels
    this.columnsPerCm = MAP_COLUMNS / size.width
    this.rowsPerCm = MAP_ROWS / size.height
    this.columnWidth = size.width / MAP_COLUMNS
    this.rowHeight = size.height / MAP_ROWS
  }

  /** Moves to the slice between two levels of the table. */
  moveTo(upper: number, lower: number): void {
    const { sums } = this.levels
    const { prefix } = this
    this.top = this.levels.heightAt(upper)
    this.bottom = this.levels.heightAt(lower)
    const above = upper * MAP_STRIDE
    const below = lower * MAP_STRIDE
    for (let column = 0; column < MAP_STRIDE; column++) {
      prefix[column] = (sums[below + column] ?? 0) - (sums[above + column] ?? 0)
    }
  }

  /** Area of the slice left of `x`. */
  areaTo(x: number): number {
    const at = x * this.columnsPerCm
    if (at <= 0) return 0
    if (at >= MAP_COLUMNS) return this.prefix[MAP_COLUMNS] ?? 0
    const column = Math.floor(at)
    const low = this.prefix[column] ?? 0
    return low + ((this.prefix[column + 1] ?? 0) - low) * (at - column)
  }

  /** The filled stretches of the slice, from left to right. */
  runs(): FilledSpan[] {
    const { prefix, columnWidth } = this
    const least = LEAST_COLUMN_SHARE * columnWidth * (this.bottom - this.top)
    const runs: FilledSpan[] = []
    let from = -1
    let before = 0
    for (let column = 0; column < MAP_COLUMNS; column++) {
      const next = prefix[column + 1] ?? 0
      const isFilled = next - before > least
      before = next
      if (isFilled && from < 0) from = column
      if (!isFilled && from >= 0) {
        runs.push({ from: from * columnWidth, to: column * columnWidth })
        from = -1
      }
    }
    if (from >= 0) runs.push({ from: from * columnWidth, to: MAP_COLUMNS * columnWidth })
    return runs
  }

  /** The place left of which the slice has this area. */
  placeOf(area: number): number {
    const { prefix } = this
    let low = 0
    let high = MAP_COLUMNS
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((prefix[middle] ?? 0) <= area) low = middle
      else high = middle
    }
    const before = prefix[low] ?? 0
    const step = (prefix[high] ?? 0) - before
    return (low + (step > 0 ? (area - before) / step : 0)) * this.columnWidth
  }

  /** The box around what the slice contains between two places, to a raster row. */
  hug(left: number, right: number): Rect {
    const { sums, rowHeight } = this
    const first = Math.max(0, Math.floor(left * this.columnsPerCm))
    const last = Math.min(MAP_COLUMNS, Math.ceil(right * this.columnsPerCm))
    let top = Math.floor(this.top * this.rowsPerCm)
    let bottom = Math.ceil(this.bottom * this.rowsPerCm)
    // The map's area above a row between the two columns: a row that adds nothing is empty.
    const held = (row: number) => (sums[row * MAP_STRIDE + last] ?? 0) - (sums[row * MAP_STRIDE + first] ?? 0)
    for (let above = held(top); top < bottom; top++) {
      const next = held(top + 1)
      if (next - above >= 1e-9) break
      above = next
    }
    for (let below = held(bottom); bottom > top; bottom--) {
      const next = held(bottom - 1)
      if (below - next >= 1e-9) break
      below = next
    }
    const y = Math.max(this.top, top * rowHeight)
    const end = Math.min(this.bottom, bottom * rowHeight)
    return { x: left, y, width: right - left, height: Math.max(0, end - y) }
  }

  /** How much of a box's middle, half as wide and high, is filled: that is where a photo's subject shows. */
  middleShare({ x, y, width, height }: Rect): number {
    const left = (x + width / 4) * this.columnsPerCm
    const right = left + (width / 2) * this.columnsPerCm
    const top = (y + height / 4) * this.rowsPerCm
    const bottom = top + (height / 2) * this.rowsPerCm
    const inside = this.at(right, bottom) - this.at(left, bottom) - this.at(right, top) + this.at(left, top)
    return (inside * MAP_COLUMNS * MAP_ROWS) / ((right - left) * (bottom - top))
  }

  /** The map's area left of and above a point inside it. */
  private at(column: number, row: number): number {
    const { sums } = this
    const x = Math.min(MAP_COLUMNS - 1, Math.trunc(column))
    const y = Math.min(MAP_ROWS - 1, Math.trunc(row))
    const across = column - x
    const at = y * MAP_STRIDE + x
    const below = at + MAP_STRIDE
    const upper = (sums[at] ?? 0) * (1 - across) + (sums[at + 1] ?? 0) * across
    const lower = (sums[below] ?? 0) * (1 - across) + (sums[below + 1] ?? 0) * across
    return upper + (lower - upper) * (row - y)
  }
}
