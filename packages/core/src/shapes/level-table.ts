import { clamp, type Size } from '../geometry/index.ts'
import { type CoverageMap, MAP_COLUMNS, MAP_ROWS, MAP_STRIDE } from './coverage-map.ts'

/**
 * The area of a stretched outline above chosen heights, column by column. A slice between two heights is the difference
 * of two rows, so many slices share the work of few heights.
 */
export class LevelTable {
  /** Area in square cm above the level and left of each column, level after level. */
  readonly sums: Float64Array
  private readonly heights: Float64Array
  private readonly map: CoverageMap
  private readonly size: Size

  constructor(map: CoverageMap, size: Size, count: number) {
    this.map = map
    this.size = size
    this.sums = new Float64Array(count * MAP_STRIDE)
    this.heights = new Float64Array(count)
  }

  /** Heights outside the outline count as its edge. */
  set(level: number, y: number): void {
    const { width, height } = this.size
    const inside = clamp(y, 0, height)
    this.heights[level] = inside
    const at = (inside / height) * MAP_ROWS
    const row = Math.min(MAP_ROWS - 1, Math.floor(at))
    const lowerPart = (at - row) * width * height
    const upperPart = width * height - lowerPart
    const from = row * MAP_STRIDE
    const to = level * MAP_STRIDE
    const source = this.map.sums
    const { sums } = this
    for (let column = 0; column < MAP_STRIDE; column++) {
      const upper = source[from + column] ?? 0
      const lower = source[from + MAP_STRIDE + column] ?? 0
      sums[to + column] = upper * upperPart + lower * lowerPart
    }
  }

  heightAt(level: number): number {
    return this.heights[level] ?? 0
  }

  /** Area of the whole outline between two levels. */
  areaBetween(upper: number, lower: number): number {
    return (this.sums[lower * MAP_STRIDE + MAP_COLUMNS] ?? 0) - (this.sums[upper * MAP_STRIDE + MAP_COLUMNS] ?? 0)
  }

  /** Area of the whole outline above a height that need not be a level. */
  areaAbove(y: number): number {
    const { width, height } = this.size
    const at = clamp(y / height, 0, 1) * MAP_ROWS
    const row = Math.min(MAP_ROWS - 1, Math.floor(at))
    const upper = this.map.sums[row * MAP_STRIDE + MAP_COLUMNS] ?? 0
    const lower = this.map.sums[(row + 1) * MAP_STRIDE + MAP_COLUMNS] ?? 0
    return (upper + (lower - upper) * (at - row)) * width * height
  }
}
