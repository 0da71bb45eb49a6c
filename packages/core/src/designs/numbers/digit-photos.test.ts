import { describe, expect, it } from 'vitest'
import { type Format, STANDARD_SIZES } from '../../format/index.ts'
import type { Rect } from '../../geometry/index.ts'
import { parsePath } from '../../shapes/index.ts'
import { flattenPath } from '../../shapes/polygon.ts'
import type { DesignValues } from '../../template/index.ts'
import type { Design } from '../design.ts'
import { settle } from '../generate.ts'
import { number } from '../number.ts'
import { numberdate } from '../numberdate.ts'
import { numberyear } from '../numberyear.ts'

const STYLES = [0, 1, 2]
const SAMPLES = 24

function layoutOf(design: Design, values: DesignValues, format: Format) {
  const input = { format, material: '', values } as const
  return design.layout({ ...input, values: settle(design, input) })
}

type Ring = readonly { readonly x: number; readonly y: number }[]

/** Where in a photo its shape is, on a grid of points from left to right and from top to bottom. */
function shownIn(photo: Rect, rings: readonly Ring[]): boolean[] {
  const shown: boolean[] = []
  for (let row = 0; row < SAMPLES; row++) {
    const y = photo.y + ((row + 0.5) / SAMPLES) * photo.height
    const crossings = rings.flatMap((ring) =>
      ring.flatMap((point, index) => {
        const before = ring.at(index - 1)
        if (!before || before.y <= y === point.y <= y) return []
        return [before.x + ((y - before.y) / (point.y - before.y)) * (point.x - before.x)]
      }),
    )
    for (let column = 0; column < SAMPLES; column++) {
      const x = photo.x + ((column + 0.5) / SAMPLES) * photo.width
      shown.push(crossings.filter((each) => each > x).length % 2 === 1)
    }
  }
  return shown
}

/** The share of the points that hang together most widely. */
function wholeShare(shown: readonly boolean[]): number {
  const left = new Set(shown.flatMap((is, at) => (is ? [at] : [])))
  const all = left.size
  let largest = 0
  for (const start of left) {
    const waiting = [start]
    left.delete(start)
    let count = 0
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      count++
      const column = at % SAMPLES
      const besides = [at - SAMPLES, at + SAMPLES, column > 0 ? at - 1 : -1, column < SAMPLES - 1 ? at + 1 : -1]
      for (const next of besides) if (left.delete(next)) waiting.push(next)
    }
    largest = Math.max(largest, count)
  }
  return largest / all
}

function shownPhotos(design: Design, values: DesignValues, format: Format) {
  const { clip, photos } = layoutOf(design, values, format)
  if (!clip) throw new Error('no outlines')
  const [scaleX, scaleY] = [clip.width / clip.viewportWidth, clip.height / clip.viewportHeight]
  const rings = flattenPath(parsePath(clip.path)).map((ring) =>
    ring.map(({ x, y }) => ({ x: clip.x + x * scaleX, y: clip.y + y * scaleY })),
  )
  return photos.map((photo) => {
    const shown = shownIn(photo, rings)
    const area = (shown.filter(Boolean).length / shown.length) * photo.width * photo.height
    // A dot is small on purpose.
    const isDot = design === numberdate && Math.abs(photo.width - photo.height) < 1e-6
    return { isDot, whole: wholeShare(shown), area, side: area / Math.max(photo.width, photo.height) }
  })
}

/** Photos in pieces (what is left over is less than one sees), dwarfs among the others, and strips. */
function faultsOf(design: Design, values: DesignValues, format: Format) {
  const photos = shownPhotos(design, values, format).filter(({ isDot }) => !isDot)
  const median = photos.map(({ area }) => area).toSorted((a, b) => a - b)[photos.length >> 1] ?? 0
  return photos.filter(({ whole, area, side }) => whole < 0.95 || area < 0.3 * median || side < 1.9)
}

describe('the photos of drawn digits', () => {
  it.each(STYLES.flatMap((fontset) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => ({ fontset, digit }))))(
    'of $digit in style $fontset are whole, of one family and at least 2 cm wide, alone and in company',
    ({ fontset, digit }) => {
      for (const side of [30, 100]) {
        const format = { width: side, height: side }
        for (const count of [1, 2]) {
          expect(faultsOf(number, { fontset, numberValue: `${digit}`.repeat(count) }, format)).toEqual([])
        }
        expect(faultsOf(numberyear, { fontset, numberValue: `${digit}`.repeat(4) }, format)).toEqual([])
      }
    },
  )

  it.each(STANDARD_SIZES)('on $width x $height are whole, of one family and at least 2 cm wide', (format) => {
    for (const design of [number, numberyear, numberdate]) expect(faultsOf(design, { hasText: 24 }, format)).toEqual([])
  })

  it.each(STANDARD_SIZES)(
    'of two digits are ten or more on $width x $height, and half as many again on large sheets',
    (format) => {
      const count = layoutOf(number, {}, format).photos.length
      const isLarge = Math.sqrt(format.width * format.height) >= 85
      expect(count).toBeGreaterThanOrEqual(isLarge ? 16 : 10)
      expect(count).toBeLessThanOrEqual(isLarge ? 20 : 17)
    },
  )
})
