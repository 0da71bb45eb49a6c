import { describe, expect, it } from 'vitest'
import { cutOutline } from './cut-outline.ts'
import { digitOutlines } from './digit-shapes.ts'
import { HEART_OUTLINE } from './heart-outline.ts'
import { outlinePolygon } from './outline.ts'
import { polygonArea, signedArea } from './polygon.ts'
import { outlineIn } from './testing/outline-in.ts'
import { clipToRect, visibleShare } from './testing/visible-share.ts'

const DIGITS = digitOutlines().flatMap((outlines, fontset) =>
  outlines.map((outline, digit) => ({ name: `${fontset}-${digit}`, digit, outline })),
)
const SHAPES = [...DIGITS, { name: 'heart', digit: -1, outline: HEART_OUTLINE }]
const COUNTERS = [1, 0, 0, 0, 1, 0, 1, 0, 2, 1]

describe('the drawn outlines', () => {
  it('are ten digits in three styles', () => {
    expect(digitOutlines().map((outlines) => outlines.length)).toEqual([10, 10, 10])
  })

  it.each(SHAPES)('$name fills its viewport to the edges', ({ outline }) => {
    const points = outlinePolygon(outline).flat()
    const xs = points.map(({ x }) => x)
    const ys = points.map(({ y }) => y)
    expect(Math.abs(Math.min(...xs))).toBeLessThan(0.3)
    expect(Math.abs(Math.min(...ys))).toBeLessThan(0.3)
    expect(Math.abs(Math.max(...xs) - outline.width)).toBeLessThan(0.3)
    expect(Math.abs(Math.max(...ys) - outline.height)).toBeLessThan(0.3)
  })

  it.each(DIGITS)('$name has its counters open, drawn against the outer line', ({ outline, digit }) => {
    const areas = outlinePolygon(outline).map(signedArea)
    expect(areas[0]).toBeGreaterThan(0)
    expect(areas.slice(1).every((area) => area < 0)).toBe(true)
    expect(areas).toHaveLength(1 + (COUNTERS[digit] ?? 0))
  })

  it('draws the heart the same on both sides', () => {
    const left = polygonArea(clipToRect(outlinePolygon(HEART_OUTLINE), { x: 0, y: 0, width: 50, height: 92 }))
    expect(left * 2).toBeCloseTo(polygonArea(outlinePolygon(HEART_OUTLINE)), 6)
  })
})

describe('cutOutline', () => {
  const box = { x: 1, y: 2, width: 32, height: 38 }

  it.each(SHAPES.flatMap((shape) => [4, 9].map((side) => ({ ...shape, side }))))(
    'covers $name with photos of about $side cm but for the spacing',
    ({ outline, side }) => {
      const gap = 0.4
      const polygon = outlineIn(outline, box)
      const boxes = cutOutline(outline, box, { side, gap })
      expect(boxes.length).toBeGreaterThanOrEqual(4)
      // Boxes are a gap apart, so grown by half of it they share nothing.
      const covered = boxes.reduce((sum, { x, y, width, height }) => {
        const grown = { x: x - gap / 2, y: y - gap / 2, width: width + gap, height: height + gap }
        return sum + polygonArea(clipToRect(polygon, grown))
      }, 0)
      expect(covered / polygonArea(polygon)).toBeGreaterThan(0.95)
    },
  )

  it.each(SHAPES)('offers no slot of $name of which less than a quarter shows', ({ outline }) => {
    for (const side of [2, 5, 8]) {
      const polygon = outlineIn(outline, box)
      for (const photo of cutOutline(outline, box, { side, gap: 0.3 })) {
        expect(visibleShare(photo, polygon)).toBeGreaterThanOrEqual(0.25)
      }
    }
  })

  it('keeps double photos whole and in the middle', () => {
    const boxes = cutOutline(HEART_OUTLINE, box, { side: 4.6, gap: 0.4, doubles: [1] })
    const [largest] = boxes.toSorted((a, b) => b.width * b.height - a.width * a.height)
    expect(largest && visibleShare(largest, outlineIn(HEART_OUTLINE, box))).toBeGreaterThan(0.99)
    expect(largest && largest.x + largest.width / 2).toBeCloseTo(box.x + box.width / 2, 1)
    expect(largest?.width).toBeGreaterThan(7)
  })

  it.each([[], [1], [2, 1]])('cuts both halves of the heart alike, with doubles %j', (...doubles) => {
    const boxes = cutOutline(HEART_OUTLINE, box, { side: 4.6, gap: 0.4, doubles })
    const key = (x: number, { y, width, height }: (typeof boxes)[number]) =>
      [x, y, width, height].map((value) => value.toFixed(3)).join(' ')
    const seen = boxes.map((each) => key(each.x, each))
    const turned = boxes.map((each) => key(2 * box.x + box.width - each.x - each.width, each))
    expect(turned.toSorted()).toEqual(seen.toSorted())
  })

  it('gives the whole shape as one slot where nothing smaller would do', () => {
    const tiny = { x: 0, y: 0, width: 0.9, height: 1 }
    expect(cutOutline(HEART_OUTLINE, tiny, { side: 3, gap: 0.3 })).toEqual([tiny])
  })
})
