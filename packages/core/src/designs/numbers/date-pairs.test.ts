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
    'in two lines has a dot at the foot of its day, in style $style on $format.width x $format.height',
    ({ style, format }) => {
      for (const hasText of [20, 22, 23, 24]) {
        const [two, five, dot, one, second] = outlinesOf(style, format, '2512', hasText)
        if (!two || !five || !dot || !one || !second) throw new Error('too few glyphs')
        expect(dot.y + dot.height).toBeCloseTo(five.y + five.height, 1)
        expect(dot.x - right(five)).toBeGreaterThan(0)
        expect(dot.width / dot.height).toBeCloseTo(1, 1)
        expect(right(dot)).toBeLessThan(format.width - 1)
        // The digits of both lines are equally large and share an axis, close to the sheet's.
        expect(second.height / two.height).toBeCloseTo(1, 2)
        expect(second.width / two.width).toBeCloseTo(1, 2)
        const axis = middleAcross([two, five])
        expect(middleAcross([one, second])).toBeCloseTo(axis, 1)
        expect(Math.abs(axis - format.width / 2)).toBeLessThan(0.08 * format.width)
      }
    },
  )

  it.each(STANDING)('built from whole photos has its dot at the foot of its day on $width x $height', (format) => {
    const { photos } = layoutOf(3, format)
    const upper = photos.filter(({ y }) => y < middle(boundsOf(photos)))
    const dot = upper.toSorted((a, b) => right(b) - right(a))[0]
    if (!dot) throw new Error('too few photos')
    expect(dot.width / dot.height).toBeCloseTo(1, 6)
    expect(dot.y + dot.height).toBeCloseTo(boundsOf(upper).y + boundsOf(upper).height, 6)
  })
})
