import { describe, expect, it } from 'vitest'
import { STANDARD_SIZES } from '../../format/index.ts'
import { type Rect, union } from '../../geometry/index.ts'
import { parsePath } from '../../shapes/index.ts'
import { flattenPath } from '../../shapes/polygon.ts'
import { settle } from '../generate.ts'
import { numberdate } from '../numberdate.ts'

const WIDE = { width: 100, height: 50 }
const SQUARE = { width: 50, height: 50 }
const STANDING = [
  ...STANDARD_SIZES.filter(({ width, height }) => width <= height),
  { width: 20, height: 20 },
  { width: 20, height: 140 },
]

function layoutOf(fontset: number, format: typeof WIDE, numberValue = '2512', hasText = 23) {
  const input = { format, material: '', values: { numberValue, fontset, hasText } } as const
  return numberdate.layout({ ...input, values: settle(numberdate, input) })
}

function boundsOf(boxes: readonly Rect[]): Rect {
  const bounds = union(boxes)
  if (!bounds) throw new Error('no digits')
  return bounds
}

/** The boxes of digits without counters, and of the dot where there is one, in cm. */
function outlinesOf(fontset: number, format: typeof WIDE, numberValue = '2512', hasText = 23): Rect[] {
  const { clip } = layoutOf(fontset, format, numberValue, hasText)
  if (!clip) throw new Error('no outlines')
  const [scaleX, scaleY] = [clip.width / clip.viewportWidth, clip.height / clip.viewportHeight]
  return flattenPath(parsePath(clip.path)).map((ring) => {
    const [across, down] = [ring.map(({ x }) => x * scaleX), ring.map(({ y }) => y * scaleY)]
    const [x, y] = [Math.min(...across), Math.min(...down)]
    return { x: clip.x + x, y: clip.y + y, width: Math.max(...across) - x, height: Math.max(...down) - y }
  })
}

/** The shape font's glyphs side by side: photos with no wide gap between them. */
function columnsOf(fontset: number, format: typeof WIDE): Rect[] {
  const photos = layoutOf(fontset, format).photos.toSorted((a, b) => a.x - b.x)
  const glyphs: Rect[][] = []
  for (const photo of photos) {
    const before = glyphs.at(-1)
    if (before && photo.x < right(boundsOf(before)) + 0.5) before.push(photo)
    else glyphs.push([photo])
  }
  return glyphs.map(boundsOf)
}

const right = ({ x, width }: Rect) => x + width
const middleAcross = (boxes: readonly Rect[]) => {
  const { x, width } = boundsOf(boxes)
  return x + width / 2
}
const middle = ({ y, height }: Rect) => y + height / 2

describe('a date', () => {
  it.each([0, 1, 2, 3])(
    'in one line is two pairs with a round dot at half height between them, in style %i',
    (style) => {
      const glyphs = style === 3 ? columnsOf(style, WIDE) : outlinesOf(style, WIDE)
      const [two, five, dot, one] = glyphs
      if (!two || !five || !dot || !one || glyphs.length !== 5) throw new Error(`${glyphs.length} glyphs`)
      expect(middle(dot)).toBeCloseTo(middle(boundsOf(glyphs)), 1)
      expect(dot.width / dot.height).toBeGreaterThan(0.8)
      expect(dot.width / dot.height).toBeLessThan(1.25)
      const within = five.x - right(two)
      expect(dot.x - right(five)).toBeGreaterThan(1.5 * within)
      expect(one.x - right(dot)).toBeGreaterThan(1.5 * within)
    },
  )

  it.each([0, 1, 2])('in two lines has its day further from its month than digits are apart, in style %i', (style) => {
    const [two, five, , one] = outlinesOf(style, SQUARE)
    if (!two || !five || !one) throw new Error('too few digits')
    expect(one.y - two.y - two.height).toBeGreaterThan(1.8 * (five.x - right(two)))
  })

  it.each([0, 1, 2].flatMap((style) => STANDING.map((format) => ({ style, format }))))(
    'in two lines is its day over its month, a dot between them and both equally wide, in style $style on $format.width x $format.height',
    ({ style, format }) => {
      for (const hasText of [20, 22, 23, 24]) {
        const glyphs = outlinesOf(style, format, '2512', hasText)
        const [two, five, dot, one, second] = glyphs
        if (!two || !five || !dot || !one || !second || glyphs.length !== 5) throw new Error(`${glyphs.length} glyphs`)
        const [day, month] = [boundsOf([two, five]), boundsOf([one, second])]
        expect(month.width / day.width).toBeGreaterThan(0.94)
        expect(month.width / day.width).toBeLessThan(1.06)
        expect(dot.y).toBeGreaterThan(day.y + day.height)
        expect(dot.y + dot.height).toBeLessThan(month.y)
        // Digits of the narrower pair are a little larger; both stand in the middle of the sheet.
        expect(second.height / two.height).toBeGreaterThan(0.99)
        expect(second.height / two.height).toBeLessThan(1.15)
        expect(middleAcross([dot])).toBeCloseTo(format.width / 2, 1)
        expect(middleAcross([two, five])).toBeCloseTo(format.width / 2, 1)
        expect(middleAcross([one, second])).toBeCloseTo(format.width / 2, 1)
      }
    },
  )

  it.each(STANDING)('built from whole photos has a line for each pair on $width x $height', (format) => {
    const { photos } = layoutOf(3, format)
    const half = middle(boundsOf(photos))
    const [day, month] = [photos.filter(({ y }) => y < half), photos.filter(({ y }) => y >= half)]
    expect(middleAcross(day)).toBeCloseTo(format.width / 2, 6)
    expect(middleAcross(month)).toBeCloseTo(format.width / 2, 6)
  })
})
