import { pathBounds } from '@collagerie/core/art'
import { seededRandom } from '@collagerie/core/geometry'
import { parsePath } from '@collagerie/core/shapes'
import { createCanvas, Path2D } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { type BristlePull, bristlePath } from './bristles.ts'

const BOX = { x: 2, y: 3, width: 30, height: 20 }
const PULL: BristlePull = { start: 0.02, end: 0.12, lanes: 10, streaks: 12, dry: 0.2, bow: 0.1, lift: 0.8 }
const SEEDS = [1, 2, 3, 4, 5]
const ctx = createCanvas(1, 1).getContext('2d')
const isPainted = (pull: BristlePull, seed: number) => {
  const stroke = new Path2D(bristlePath(BOX, pull, seededRandom(seed)))
  return (along: number, across: number) =>
    ctx.isPointInPath(stroke, BOX.x + along * BOX.width, BOX.y + across * BOX.height)
}
const shares = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, nth) => from + ((nth + 0.5) / count) * (to - from))

describe('a pull of a stiff brush', () => {
  it.each(SEEDS)('keeps to its box, with seed %i', (seed) => {
    const bounds = pathBounds(parsePath(bristlePath(BOX, PULL, seededRandom(seed))))
    expect(bounds?.x).toBeGreaterThanOrEqual(BOX.x - 0.01)
    expect(bounds?.y).toBeGreaterThanOrEqual(BOX.y - 0.01)
    expect((bounds?.x ?? 0) + (bounds?.width ?? 0)).toBeLessThanOrEqual(BOX.x + BOX.width + 0.01)
    expect((bounds?.y ?? 0) + (bounds?.height ?? 0)).toBeLessThanOrEqual(BOX.y + BOX.height + 0.01)
  })

  it.each([false, true])('is wet in its middle, pulled backwards %s', (isBackwards) => {
    const isIn = isPainted({ ...PULL, isBackwards }, 7)
    const probes = shares(30, 0.3, 0.6).flatMap((along) => shares(20, 0.3, 0.7).map((across) => isIn(along, across)))
    expect(probes.filter((isWet) => !isWet)).toEqual([])
  })

  it.each(SEEDS)('ends in lanes of many lengths, with seed %i', (seed) => {
    const isIn = isPainted({ ...PULL, bow: 0, lift: 1 }, seed)
    const ends = shares(60, 0.1, 0.9)
      .map((across) => shares(60, 0.8, 1).findLast((along) => isIn(along, across)) ?? 0.8)
      .toSorted((a, b) => a - b)
    expect((ends[57] ?? 0) - (ends[3] ?? 0)).toBeGreaterThan(0.03)
  })

  it('leaves no hole where two pulls overlap, one each way', () => {
    const low = { ...BOX, y: BOX.y + BOX.height / 2 }
    const both = new Path2D(
      bristlePath(BOX, { ...PULL, streaks: 0 }, seededRandom(1)) +
        bristlePath(low, { ...PULL, streaks: 0, isBackwards: true }, seededRandom(2)),
    )
    const level = BOX.y + BOX.height * 0.7
    const probes = shares(40, 0.2, 0.8).map((along) => ctx.isPointInPath(both, BOX.x + along * BOX.width, level))
    expect(probes.filter((isWet) => !isWet)).toEqual([])
  })
})
