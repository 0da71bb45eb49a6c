import { describe, expect, it } from 'vitest'
import { type Rect, union } from '../../geometry/index.ts'
import { parsePath } from '../../shapes/index.ts'
import { flattenPath } from '../../shapes/polygon.ts'
import { settle } from '../generate.ts'
import { numberdate } from '../numberdate.ts'

const WIDE = { width: 100, height: 50 }
const SQUARE = { width: 50, height: 50 }

function layoutOf(fontset: number, format: typeof WIDE, numberValue = '2512') {
  const input = { format, material: '', values: { numberValue, fontset } } as const
  return numberdate.layout({ ...input, values: settle(numberdate, input) })
}

function boundsOf(boxes: readonly Rect[]): Rect {
  const bounds = union(boxes)
  if (!bounds) throw new Error('no digits')
  return bounds
}

/** The boxes of digits without counters, and of the dot where there is one, in cm. */
function outlinesOf(fontset: number, format: typeof WIDE, numberValue = '2512'): Rect[] {
  const { clip } = layoutOf(fontset, format, numberValue)
  if (!clip) throw new Error('no outlines')
  const [scaleX, scaleY] = [clip.width / clip.viewportWidth, clip.height / clip.viewportHeight]
  return flattenPath(parsePath(clip.path)).map((ring) => {
    const [across, down] = [ring.map(({ x }) => x * scaleX), ring.map(({ y }) => y * scaleY)]
    const [x, y] = [Math.min(...across), Math.min(...down)]
    return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y }
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
    const [two, five, one] = outlinesOf(style, SQUARE)
    if (!two || !five || !one) throw new Error('too few digits')
    expect(one.y - two.y - two.height).toBeGreaterThan(1.8 * (five.x - right(two)))
  })

  it.each(['2512', '1227', '1111', '3121', '1713'])(
    'has two pairs equally wide, side by side and one below the other: %s',
    (digits) => {
      for (const style of [0, 1, 2]) {
        for (const format of [WIDE, SQUARE]) {
          const glyphs = outlinesOf(style, format, digits)
          const [day, month] = [boundsOf(glyphs.slice(0, 2)), boundsOf(glyphs.slice(-2))]
          expect(month.width / day.width).toBeCloseTo(1, 2)
        }
      }
    },
  )
})
