import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  centreOf,
  covers,
  inset,
  intersection,
  isInside,
  overlaps,
  type Rect,
  seededRandom,
  turnedAbout,
  turnedBounds,
  union,
} from './index.ts'

const box = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height })
const whole = (min: number, max: number) => fc.integer({ min, max })
const anyBox = fc.record({ x: whole(-9, 9), y: whole(-9, 9), width: whole(1, 9), height: whole(1, 9) })

/** The unit squares of a box whose sides are whole numbers. */
function squaresOf({ x, y, width, height }: Rect): ReadonlySet<string> {
  const names = Array.from({ length: width }, (_, i) => Array.from({ length: height }, (__, j) => `${x + i} ${y + j}`))
  return new Set(names.flat())
}

describe('two boxes', () => {
  it('share just the squares both have', () => {
    fc.assert(
      fc.property(anyBox, anyBox, (a, b) => {
        const others = squaresOf(b)
        const shared = [...squaresOf(a)].filter((square) => others.has(square))
        const common = intersection(a, b)
        expect([...(common ? squaresOf(common) : [])].toSorted()).toEqual(shared.toSorted())
        expect(overlaps(a, b)).toBe(shared.length > 0)
        expect(covers(a, b)).toBe(shared.length === others.size)
      }),
      { numRuns: 500 },
    )
  })

  it('that only touch share nothing, and cover themselves', () => {
    const a = box(0, 0, 4, 3)
    for (const b of [box(4, 0, 4, 3), box(-4, 0, 4, 3), box(0, 3, 4, 3), box(0, -3, 4, 3)]) {
      expect(intersection(a, b)).toBeUndefined()
      expect(overlaps(a, b)).toBe(false)
    }
    expect(covers(a, a)).toBe(true)
    expect(intersection(a, a)).toEqual(a)
  })

  it('lie in the smallest box around them', () => {
    fc.assert(
      fc.property(fc.array(anyBox, { minLength: 1, maxLength: 5 }), (boxes) => {
        const around = union(boxes)
        if (!around) throw new Error('There is a box around any boxes.')
        expect(boxes.every((each) => covers(around, each))).toBe(true)
        const sides = [
          boxes.some(({ x }) => x === around.x),
          boxes.some(({ y }) => y === around.y),
          boxes.some(({ x, width }) => x + width === around.x + around.width),
          boxes.some(({ y, height }) => y + height === around.y + around.height),
        ]
        expect(sides).toEqual([true, true, true, true])
      }),
    )
    expect(union([])).toBeUndefined()
  })
})

describe('a box', () => {
  it('has an edge all round, and keeps its centre', () => {
    expect(inset(box(1, 2, 10, 8), 1.5)).toEqual(box(2.5, 3.5, 7, 5))
    expect(centreOf(box(1, 2, 10, 8))).toEqual({ x: 6, y: 6 })
    expect(centreOf(inset(box(1, 2, 10, 8), 1.5))).toEqual({ x: 6, y: 6 })
  })

  it('turned by a quarter stands where it lay', () => {
    expect(turnedBounds(box(1, 2, 10, 8), 0)).toEqual(box(1, 2, 10, 8))
    for (const degrees of [90, -90, 270]) {
      const { x, y, width, height } = turnedBounds(box(1, 2, 10, 8), degrees)
      expect([x, y, width, height].map((side) => Number(side.toFixed(9)))).toEqual([2, 1, 8, 10])
    }
  })

  it('turned by any angle has its corners on the sides of the upright box around it', () => {
    fc.assert(
      fc.property(anyBox, whole(-180, 180), (upright, degrees) => {
        const { x, y, width, height } = upright
        const corners = [
          [x, y],
          [x + width, y],
          [x, y + height],
          [x + width, y + height],
        ].map(([across = 0, down = 0]) => turnedAbout({ x: across, y: down }, centreOf(upright), degrees))
        const around = turnedBounds(upright, degrees)
        expect(Math.min(...corners.map((corner) => corner.x))).toBeCloseTo(around.x)
        expect(Math.min(...corners.map((corner) => corner.y))).toBeCloseTo(around.y)
        expect(Math.max(...corners.map((corner) => corner.x))).toBeCloseTo(around.x + around.width)
        expect(Math.max(...corners.map((corner) => corner.y))).toBeCloseTo(around.y + around.height)
      }),
    )
  })
})

describe('a point', () => {
  it('turns clockwise, as the sheet has its y downwards', () => {
    const { x, y } = turnedAbout({ x: 3, y: 1 }, { x: 1, y: 1 }, 90)
    expect([x, y].map((each) => each.toFixed(6))).toEqual(['1.000000', '3.000000'])
  })

  it('comes back when it is turned back', () => {
    fc.assert(
      fc.property(anyBox, whole(-360, 360), ({ x, y, width, height }, degrees) => {
        const centre = { x: width, y: height }
        const back = turnedAbout(turnedAbout({ x, y }, centre, degrees), centre, -degrees)
        expect([back.x, back.y].map((each) => Math.round(each * 1e6) / 1e6 + 0)).toEqual([x, y])
      }),
    )
  })

  it('is in an upright box up to its sides, and in a turned one where that lies', () => {
    const lying = box(0, 0, 10, 2)
    for (const [x, y] of [
      [0, 0],
      [10, 2],
      [10, 0],
      [0, 2],
      [5, 1],
    ] as const)
      expect(isInside({ x, y }, lying, 0)).toBe(true)
    for (const [x, y] of [
      [-0.1, 1],
      [10.1, 1],
      [5, -0.1],
      [5, 2.1],
    ] as const)
      expect(isInside({ x, y }, lying, 0)).toBe(false)
    expect(isInside({ x: 5, y: 5.5 }, lying, 90)).toBe(true)
    expect(isInside({ x: 9, y: 1 }, lying, 90)).toBe(false)
    // Turned clockwise by 45 degrees its right end goes down.
    expect(isInside({ x: 8, y: 4 }, lying, 45)).toBe(true)
    expect(isInside({ x: 8, y: -2 }, lying, 45)).toBe(false)
  })
})

describe('seeded random numbers', () => {
  it('are the same on every machine', () => {
    const next = seededRandom(42)
    expect([next(), next(), next()].map((each) => each.toFixed(9))).toEqual([
      '0.601103752',
      '0.448290559',
      '0.852465793',
    ])
  })

  it('lie from 0 up to 1, evenly', () => {
    const next = seededRandom(7)
    const tenths = Array.from({ length: 10 }, () => 0)
    for (let index = 0; index < 10_000; index++) {
      const tenth = Math.floor(next() * 10)
      tenths[tenth] = (tenths[tenth] ?? 0) + 1
    }
    expect(tenths).toHaveLength(10)
    expect(Math.min(...tenths)).toBeGreaterThan(880)
  })
})
