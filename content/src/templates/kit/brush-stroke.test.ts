import { pathBounds } from '@collagerie/core/art'
import { seededRandom } from '@collagerie/core/geometry'
import { parsePath } from '@collagerie/core/shapes'
import { createCanvas, Path2D } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { BROAD, brushStrokePath } from './brush-stroke.ts'

const BOX = { x: 2, y: 3, width: 30, height: 20 }
const ROWS = 800
/** Rows on either side that a tip stands out from. */
const BESIDE = 4
const SEEDS = [1, 2, 3, 4, 5]
const strokeOf = (seed: number) => brushStrokePath(BOX, BROAD, seededRandom(seed))

/** How far from the right edge the paint ends, row by row, without the corners. */
function endsOf(seed: number): number[] {
  const scale = ROWS / BOX.height
  const columns = BOX.width * scale
  const ctx = createCanvas(columns, ROWS).getContext('2d')
  ctx.scale(scale, scale)
  ctx.translate(-BOX.x, -BOX.y)
  const stroke = new Path2D(strokeOf(seed))
  ctx.clip(stroke)
  ctx.fillRect(BOX.x, BOX.y, BOX.width, BOX.height)
  const { data } = ctx.getImageData(0, 0, columns, ROWS)
  const isPainted = (row: number, column: number) => (data[(row * columns + column) * 4 + 3] ?? 0) > 127
  return Array.from({ length: ROWS }, (_, row) => {
    const away = Array.from({ length: columns }).findIndex((__, step) => isPainted(row, columns - 1 - step))
    return away / scale
  }).slice(ROWS * 0.1, ROWS * 0.9)
}

describe('a stroke of a broad brush', () => {
  it.each(SEEDS)('keeps to its box, with seed %i', (seed) => {
    const bounds = pathBounds(parsePath(strokeOf(seed)))
    expect(bounds?.x).toBeGreaterThanOrEqual(BOX.x)
    expect(bounds?.y).toBeGreaterThanOrEqual(BOX.y)
    expect((bounds?.x ?? 0) + (bounds?.width ?? 0)).toBeLessThanOrEqual(BOX.x + BOX.width)
    expect((bounds?.y ?? 0) + (bounds?.height ?? 0)).toBeLessThanOrEqual(BOX.y + BOX.height)
  })

  it.each(SEEDS)('ends in hairs of many lengths, with seed %i', (seed) => {
    const sorted = endsOf(seed).toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(share * sorted.length)] ?? 0
    expect(at(0.95) - at(0.05)).toBeGreaterThan(0.05 * BOX.width)
  })

  it('is no saw, whose teeth are all as wide', () => {
    const uneven = SEEDS.map((seed) => unevenness(tipsOf(endsOf(seed))))
    expect(uneven.reduce((sum, each) => sum + each, 0) / SEEDS.length).toBeGreaterThan(0.33)
  })
})

function tipsOf(ends: readonly number[]): number[] {
  return ends.flatMap((end, row) => {
    const around = ends.slice(Math.max(0, row - BESIDE), row + BESIDE + 1)
    return end <= Math.min(...around) && end < (ends[row - 1] ?? 9) ? [row] : []
  })
}

/** How much the steps from one tip to the next differ, by their mean. */
function unevenness(tips: readonly number[]): number {
  const apart = tips.slice(1).map((row, nth) => row - (tips[nth] ?? row))
  const mean = apart.reduce((sum, each) => sum + each, 0) / apart.length
  return Math.sqrt(apart.reduce((sum, each) => sum + (each - mean) ** 2, 0) / apart.length) / mean
}
