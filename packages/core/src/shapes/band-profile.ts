import type { Rect, Size } from '../geometry/index.ts'
import { type CoverageMap, MAP_COLUMNS, MAP_ROWS, MAP_STRIDE } from './coverage-map.ts'

/** Traces of a cut through a curve's tip are no run of their own: a column counts from this share of the band on. */
const LEAST_COLUMN_SHARE = 0.01

export interface Run {
  readonly from: number
  readonly to: number
}

/** A horizontal slice of a mapped outline stretched to a size in cm: where it is filled and by how much. */
export class BandProfile {
  readonly top: number
  readonly bottom: number
  private readonly map: CoverageMap
  private readonly size: Size
  private readonly prefix: Float64Array

  constructor(map: CoverageMap, size: Size, top: number, bottom: number) {
    this.map = map
    this.size = size
    this.top = Math.max(0, top)
    this.bottom = Math.min(size.height, bottom)
    this.prefix = new Float64Array(MAP_STRIDE)
    const area = size.width * size.height
    const from = (this.top / size.height) * MAP_ROWS
    const to = (this.bottom / size.height) * MAP_ROWS
    const fromRow = Math.min(MAP_ROWS - 1, Math.floor(from)) * MAP_STRIDE
    const toRow = Math.min(MAP_ROWS - 1, Math.floor(to)) * MAP_STRIDE
    const fromPart = from - fromRow / MAP_STRIDE
    const toPart = to - toRow / MAP_STRIDE
    const { sums } = map
    for (let column = 0; column < MAP_STRIDE; column++) {
      const above = sums[fromRow + column] ?? 0
      const below = sums[toRow + column] ?? 0
      const aboveNext = sums[fromRow + MAP_STRIDE + column] ?? 0
      const belowNext = sums[toRow + MAP_STRIDE + column] ?? 0
      this.prefix[column] = (below + (belowNext - below) * toPart - above - (aboveNext - above) * fromPart) * area
    }
  }

  private sum(index: number): number {
    return this.map.sums[index] ?? 0
  }

  get area(): number {
    return this.prefix[MAP_COLUMNS] ?? 0
  }

  /** Area of the whole outline between two heights. */
  areaBetween(top: number, bottom: number): number {
    const row = (y: number) => this.at(MAP_COLUMNS, (y / this.size.height) * MAP_ROWS)
    return (row(bottom) - row(top)) * this.size.width * this.size.height
  }

  /** Area of the slice left of `x`. */
  areaTo(x: number): number {
    const at = Math.min(MAP_COLUMNS, Math.max(0, (x / this.size.width) * MAP_COLUMNS))
    const column = Math.min(MAP_COLUMNS - 1, Math.floor(at))
    const low = this.prefix[column] ?? 0
    return low + ((this.prefix[column + 1] ?? 0) - low) * (at - column)
  }

  /** The stretches from left to right in which the slice holds something. */
  runs(): Run[] {
    const columnWidth = this.size.width / MAP_COLUMNS
    const least = LEAST_COLUMN_SHARE * columnWidth * (this.bottom - this.top)
    const runs: Run[] = []
    let from = -1
    for (let column = 0; column <= MAP_COLUMNS; column++) {
      const filled = column < MAP_COLUMNS && (this.prefix[column + 1] ?? 0) - (this.prefix[column] ?? 0) > least
      if (filled && from < 0) from = column
      if (!filled && from >= 0) {
        runs.push({ from: from * columnWidth, to: column * columnWidth })
        from = -1
      }
    }
    return runs
  }

  /** The place where this share (0..1) of the run's area lies to the left. */
  quantile(run: Run, share: number): number {
    const start = this.areaTo(run.from)
    const wanted = start + share * (this.areaTo(run.to) - start)
    let low = 0
    let high = MAP_COLUMNS
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((this.prefix[middle] ?? 0) <= wanted) low = middle
      else high = middle
    }
    const before = this.prefix[low] ?? 0
    const step = (this.prefix[high] ?? 0) - before
    const x = ((low + (step > 0 ? (wanted - before) / step : 0)) / MAP_COLUMNS) * this.size.width
    return Math.min(run.to, Math.max(run.from, x))
  }

  /** The box round what the slice holds between two places, to a raster row. */
  hug(left: number, right: number): Rect {
    const first = Math.max(0, Math.floor((left / this.size.width) * MAP_COLUMNS))
    const last = Math.min(MAP_COLUMNS, Math.ceil((right / this.size.width) * MAP_COLUMNS))
    let top = Math.floor((this.top / this.size.height) * MAP_ROWS)
    let bottom = Math.ceil((this.bottom / this.size.height) * MAP_ROWS)
    const empty = (row: number) => {
      const at = row * MAP_STRIDE
      const next = at + MAP_STRIDE
      return this.sum(next + last) - this.sum(next + first) - this.sum(at + last) + this.sum(at + first) < 1e-9
    }
    while (top < bottom && empty(top)) top++
    while (bottom > top && empty(bottom - 1)) bottom--
    const y = Math.max(this.top, (top / MAP_ROWS) * this.size.height)
    const end = Math.min(this.bottom, (bottom / MAP_ROWS) * this.size.height)
    return { x: left, y, width: right - left, height: Math.max(0, end - y) }
  }

  /** How much of a box's middle (half as wide and high) is filled: what shows there is what a photo is about. */
  middleShare(box: Rect): number {
    const left = ((box.x + box.width / 4) / this.size.width) * MAP_COLUMNS
    const right = left + (box.width / 2 / this.size.width) * MAP_COLUMNS
    const top = ((box.y + box.height / 4) / this.size.height) * MAP_ROWS
    const bottom = top + (box.height / 2 / this.size.height) * MAP_ROWS
    const inside = this.at(right, bottom) - this.at(left, bottom) - this.at(right, top) + this.at(left, top)
    return (inside * MAP_COLUMNS * MAP_ROWS) / ((right - left) * (bottom - top))
  }

  private at(column: number, row: number): number {
    const x = Math.min(MAP_COLUMNS - 1, Math.max(0, Math.floor(column)))
    const y = Math.min(MAP_ROWS - 1, Math.max(0, Math.floor(row)))
    const across = Math.min(1, Math.max(0, column - x))
    const down = Math.min(1, Math.max(0, row - y))
    const at = y * MAP_STRIDE + x
    const upper = this.sum(at) * (1 - across) + this.sum(at + 1) * across
    const lower = this.sum(at + MAP_STRIDE) * (1 - across) + this.sum(at + MAP_STRIDE + 1) * across
    return upper * (1 - down) + lower * down
  }
}
