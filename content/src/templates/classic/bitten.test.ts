import { type Point, seededRandom } from '@collagerie/core/geometry'
import { createCanvas, Path2D } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { bitten, isIn, type Oval } from './bitten.ts'

const ctx = createCanvas(1, 1).getContext('2d')
const OVAL: Oval = { x: 40, y: 50, rx: 30, ry: 45 }

/** Four on the rim, one in each quarter, clear of each other. */
function onRim(random: () => number): Oval[] {
  return [45, 135, 225, 315].map((degrees) => {
    const angle = ((degrees + 20 * (random() - 0.5)) * Math.PI) / 180
    const [rx, ry] = [6 + 5 * random(), 6 + 5 * random()]
    return { x: OVAL.x + OVAL.rx * Math.cos(angle), y: OVAL.y + OVAL.ry * Math.sin(angle), rx, ry }
  })
}

/** Points of the oval's box, none so near to an outline that rounding decides where it is. */
function pointsIn(random: () => number, outlines: readonly Oval[]): Point[] {
  const points = Array.from({ length: 400 }, () => ({ x: 5 + 70 * random(), y: 100 * random() }))
  return points.filter((point) => outlines.every((each) => isIn(point, each, 0.05) === isIn(point, each, -0.05)))
}

describe('an oval without what others cover of it', () => {
  it.each([1, 2, 3, 4, 5, 6])('holds what is in it and in none of them, with seed %i', (seed) => {
    const random = seededRandom(seed)
    const over = onRim(random).slice(0, seed % 5)
    const outline = new Path2D(bitten(OVAL, over))
    const wrong = pointsIn(random, [OVAL, ...over]).filter((point) => {
      const isSeen = isIn(point, OVAL) && !over.some((other) => isIn(point, other))
      return ctx.isPointInPath(outline, point.x, point.y) !== isSeen
    })
    expect(wrong).toEqual([])
  })

  it('is moved as told', () => {
    const shifted = new Path2D(bitten(OVAL, [], { x: -OVAL.x, y: -OVAL.y }))
    expect(ctx.isPointInPath(shifted, 0, 44)).toBe(true)
    expect(ctx.isPointInPath(shifted, 40, 50)).toBe(false)
  })
})
