import { describe, expect, it } from 'vitest'
import { boundsWithin } from './bounds-within.ts'
import { areaWithin, edgesAcross, edgesOf } from './outline-edges.ts'
import { parsePath } from './parse-path.ts'
import { flattenPath, type Polygon, polygonArea } from './polygon.ts'
import { clipToRect, visibleShare } from './testing/visible-share.ts'

const polygon = (path: string): Polygon => flattenPath(parsePath(path))
const SQUARE = polygon('M0 0H10V10H0Z')
/** A frame: the hole runs against the outer line. */
const FRAME = polygon('M0 0H10V10H0ZM3 3V7H7V3Z')
/** Open to the right: two arms and a back. */
const BRACKET = polygon('M0 0H10V2H2V8H10V10H0Z')

describe('polygonArea', () => {
  it.each([
    ['a square', SQUARE, 100],
    ['a square with a hole', FRAME, 84],
    ['a bracket', BRACKET, 52],
    ['a triangle', polygon('M0 0L6 0L0 4Z'), 12],
  ])('measures %s', (_, shape, area) => {
    expect(polygonArea(shape)).toBeCloseTo(area, 10)
  })
})

describe('clipToRect', () => {
  it.each([
    ['inside', SQUARE, { x: 2, y: 3, width: 4, height: 5 }, 20],
    ['outside', SQUARE, { x: 12, y: 3, width: 4, height: 5 }, 0],
    ['across a corner', SQUARE, { x: 8, y: 9, width: 5, height: 5 }, 2],
    ['over a hole', FRAME, { x: 1, y: 4, width: 4, height: 2 }, 4],
    ['across both arms of a bracket', BRACKET, { x: 5, y: 1, width: 2, height: 8 }, 4],
    ['across a slope', polygon('M0 0L6 0L0 6Z'), { x: 2, y: 2, width: 4, height: 4 }, 2],
  ])('keeps what lies %s', (_, shape, rect, area) => {
    expect(polygonArea(clipToRect(shape, rect))).toBeCloseTo(area, 10)
  })
})

describe('visibleShare', () => {
  it.each([
    ['a box inside', { x: 1, y: 1, width: 2, height: 2 }, 0, 1],
    ['a box inside, turned', { x: 4, y: 4, width: 2, height: 2 }, 30, 1],
    ['a box half out', { x: -1, y: 4, width: 2, height: 2 }, 0, 0.5],
    ['a box half out, turned', { x: -1, y: 4, width: 2, height: 2 }, 45, 0.5],
    ['a box of the outline itself, turned by an eighth', { x: 0, y: 0, width: 10, height: 10 }, 45, 2 * Math.SQRT2 - 2],
    ['a box far away', { x: 40, y: 4, width: 2, height: 2 }, 0, 0],
  ])('of %s', (_, rect, rotation, share) => {
    expect(visibleShare(rect, SQUARE, rotation)).toBeCloseTo(share, 10)
  })

  it('does not count a hole', () => {
    expect(visibleShare({ x: 2, y: 2, width: 6, height: 6 }, FRAME)).toBeCloseTo(20 / 36, 10)
  })
})

describe('boundsWithin', () => {
  it.each([
    [
      'the whole cell where the outline fills it',
      SQUARE,
      { x: 2, y: 3, width: 4, height: 5 },
      { x: 2, y: 3, width: 4, height: 5 },
    ],
    ['the part inside', SQUARE, { x: 8, y: 9, width: 5, height: 5 }, { x: 8, y: 9, width: 2, height: 1 }],
    ['the arm of a bracket', BRACKET, { x: 4, y: 1, width: 3, height: 5 }, { x: 4, y: 1, width: 3, height: 1 }],
    ['both arms of a bracket', BRACKET, { x: 4, y: 1, width: 3, height: 8 }, { x: 4, y: 1, width: 3, height: 8 }],
    [
      'the tip of a slope',
      polygon('M0 0L6 0L0 6Z'),
      { x: 2, y: 1, width: 9, height: 9 },
      { x: 2, y: 1, width: 3, height: 3 },
    ],
  ])('is %s', (_, shape, rect, expected) => {
    expect(boundsWithin(edgesOf(shape), rect)).toEqual(expected)
  })

  it('is nothing where they do not meet', () => {
    expect(boundsWithin(edgesOf(FRAME), { x: 4, y: 4, width: 2, height: 2 })).toBeUndefined()
    expect(boundsWithin(edgesOf(BRACKET), { x: 4, y: 3, width: 20, height: 3 })).toBeUndefined()
  })
})

describe('areaWithin', () => {
  it.each([
    ['inside', SQUARE, { x: 2, y: 3, width: 4, height: 5 }, 20],
    ['outside', SQUARE, { x: 12, y: 3, width: 4, height: 5 }, 0],
    ['over a hole', FRAME, { x: 1, y: 4, width: 4, height: 2 }, 4],
    ['across both arms of a bracket', BRACKET, { x: 5, y: 1, width: 2, height: 8 }, 4],
    ['across a slope', polygon('M0 0L6 0L0 6Z'), { x: 2, y: 2, width: 4, height: 4 }, 2],
    ['across a slope from side to side', polygon('M0 0L9 0L0 3Z'), { x: 3, y: 0, width: 3, height: 4 }, 4.5],
  ])('measures what lies %s, from the edges of its band alone', (_, shape, rect, area) => {
    const edges = edgesOf(shape)
    expect(areaWithin(edges, rect)).toBeCloseTo(area, 10)
    const near = edgesAcross(edges, rect.y, rect.y + rect.height, new Float64Array(edges.length))
    expect(areaWithin(near, rect)).toBeCloseTo(area, 10)
    expect(polygonArea(clipToRect(shape, rect))).toBeCloseTo(area, 10)
  })
})
