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
const ROWS = 64

function layoutOf(design: Design, values: DesignValues, format: Format) {
  const input = { format, material: '', values } as const
  return design.layout({ ...input, values: settle(design, input) })
}

type Ring = readonly { readonly x: number; readonly y: number }[]

/** What of a level line is inside rings and a photo. */
function runsAt(y: number, { x, width }: Rect, rings: readonly Ring[]) {
  const crossings = rings.flatMap((ring) =>
    ring.flatMap((point, index) => {
      const before = ring.at(index - 1)
      if (!before || before.y <= y === point.y <= y) return []
      return [before.x + ((y - before.y) / (point.y - before.y)) * (point.x - before.x)]
    }),
  )
  crossings.sort((a, b) => a - b)
  return crossings.flatMap((start, index) => {
    const [from, to] = [Math.max(x, start), Math.min(x + width, crossings[index + 1] ?? start)]
    return index % 2 === 0 && to > from ? [{ from, to }] : []
  })
}

/** The areas of the parts of a shape that a photo shows, in cm2, measured along level lines. */
function partsIn(photo: Rect, all: readonly Ring[]): number[] {
  const rings = all.filter(
    (ring) => ring.some(({ x }) => x > photo.x) && ring.some(({ x }) => x < photo.x + photo.width),
  )
  const step = photo.height / ROWS
  let parts: { area: number; ends: { from: number; to: number }[] }[] = []
  for (let row = 0; row < ROWS; row++) {
    const under = parts.map((part) => ({ ...part, next: [] as { from: number; to: number }[] }))
    for (const run of runsAt(photo.y + (row + 0.5) * step, photo, rings)) {
      const touched = under.filter(({ ends, next }) =>
        [...ends, ...next].some(({ from, to }) => from < run.to && to > run.from),
      )
      const [first, ...others] = touched
      const area = (run.to - run.from) * step
      if (!first) {
        under.push({ area, ends: [], next: [run] })
        continue
      }
      first.area += area
      first.next.push(run)
      for (const other of others) {
        first.area += other.area
        first.ends.push(...other.ends)
        first.next.push(...other.next)
        under.splice(under.indexOf(other), 1)
      }
    }
    parts = under.map(({ area, next }) => ({ area, ends: next }))
  }
  return parts.map(({ area }) => area)
}

function shownPhotos(design: Design, values: DesignValues, format: Format) {
  const { clip, photos } = layoutOf(design, values, format)
  if (!clip) throw new Error('no outlines')
  const [scaleX, scaleY] = [clip.width / clip.viewportWidth, clip.height / clip.viewportHeight]
  const rings = flattenPath(parsePath(clip.path)).map((ring) =>
    ring.map(({ x, y }) => ({ x: clip.x + x * scaleX, y: clip.y + y * scaleY })),
  )
  return photos.map((photo) => {
    const parts = partsIn(photo, rings)
    const area = parts.reduce((sum, part) => sum + part, 0)
    // A dot is small on purpose.
    const isDot = design === numberdate && Math.abs(photo.width - photo.height) < 1e-6
    return { isDot, whole: Math.max(...parts) / area, area, side: area / Math.max(photo.width, photo.height) }
  })
}

/** Photos in pieces (a splinter is seen from half a per cent of its photo on), dwarfs among the others, and strips. */
function faultsOf(design: Design, values: DesignValues, format: Format) {
  const photos = shownPhotos(design, values, format).filter(({ isDot }) => !isDot)
  const median = photos.map(({ area }) => area).toSorted((a, b) => a - b)[photos.length >> 1] ?? 0
  return photos.filter(({ whole, area, side }) => whole < 0.995 || area < 0.3 * median || side < 1.9)
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
