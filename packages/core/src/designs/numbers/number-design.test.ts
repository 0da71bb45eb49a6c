import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCustomSize, STANDARD_SIZES } from '../../format/index.ts'
import { type Polygon, parsePath } from '../../shapes/index.ts'
import { flattenPath, polygonArea } from '../../shapes/polygon.ts'
import { visibleShare } from '../../shapes/testing/visible-share.ts'
import type { DesignValues } from '../../template/index.ts'
import { usualOrFull } from '../../testing/usual-or-full.ts'
import { TEXT_MODE } from '../../text/index.ts'
import type { Design, DesignInput, Layout, LayoutClip } from '../design.ts'
import { generateTemplate, settle } from '../generate.ts'
import { number } from '../number.ts'
import { numberdate } from '../numberdate.ts'
import { numberyear } from '../numberyear.ts'
import { anyInput } from '../testing/arbitrary-input.ts'
import { controlTable, expectOthersKept, expectSettled } from '../testing/control-rules.ts'
import { expectNoOverlap, expectReadingOrder, expectSoundTemplate } from '../testing/layout-rules.ts'

const NUMBERS = [
  { design: number, start: 50, most: 999, label: 'number' },
  { design: numberyear, start: 2025, most: 9999, label: 'year' },
  { design: numberdate, start: 2512, most: 9999, label: 'date' },
].map((each) => ({ ...each, type: each.design.type }))

function layoutOf(design: Design, values: DesignValues, format = { width: 50, height: 40 }): Layout {
  const input = { format, material: '', values } as const
  return design.layout({ ...input, values: settle(design, input) })
}

function outlineOf(clip: LayoutClip): Polygon {
  return flattenPath(parsePath(clip.path)).map((ring) =>
    ring.map(({ x, y }) => ({
      x: clip.x + (x / clip.viewportWidth) * clip.width,
      y: clip.y + (y / clip.viewportHeight) * clip.height,
    })),
  )
}

function boundsOf(photos: Layout['photos']) {
  const [left, top] = [Math.min(...photos.map(({ x }) => x)), Math.min(...photos.map(({ y }) => y))]
  const right = Math.max(...photos.map(({ x, width }) => x + width))
  const bottom = Math.max(...photos.map(({ y, height }) => y + height))
  return { width: right - left, height: bottom - top }
}

/** Where even four digits stand in one line. */
const WIDE = { width: 60, height: 30 }

/** Without counters, as many as digits. */
const rings = (layout: Layout) => (layout.clip?.path.match(/M/g) ?? []).length

describe.each(NUMBERS)('$type', ({ design, start, most, label }) => {
  it('has its digits, style, playfull, text and margin, in this order', () => {
    expect(controlTable(design)).toEqual([
      ['numberValue', 0, most, 1, start],
      ['fontset', 0, 3, 1, 0],
      ['playfull', 0, 1, 1, 0],
      ['hasText', 20, 24, 1, 23],
      ['marginCM', 0.5, 2, 0.1, 0.5],
    ])
    const controls = design.controls({ format: { width: 50, height: 40 }, material: '', values: {} })
    expect(controls.map(({ type }) => type)).toEqual(['input', 'arrow', 'arrow', 'arrow', 'number'])
    expect(controls[0]).toMatchObject({ label, display: 'digits' })
  })

  it.each([
    [0, TEXT_MODE.numberNone, []],
    [3, TEXT_MODE.numberNone, ['playfull']],
    [0, TEXT_MODE.numberBottom, ['marginCM']],
    [2, TEXT_MODE.numberBottomSubLarge, ['marginCM']],
    [3, TEXT_MODE.numberBottomLarge, ['playfull', 'marginCM']],
  ])('with style %i and text %i hides %j', (fontset, hasText, hidden) => {
    const controls = design.controls({ format: { width: 50, height: 40 }, material: '', values: { fontset, hasText } })
    expect(controls.filter((control) => control.hidden).map(({ key }) => key)).toEqual(hidden)
  })

  it('yields a sound layout for any format, digits and values', () => {
    const anyNumber = fc.tuple(anyInput(design), fc.nat(most), fc.nat(3)).map(
      ([input, numberValue, fontset]): DesignInput => ({
        ...input,
        values: { ...input.values, numberValue, fontset },
      }),
    )
    fc.assert(
      fc.property(anyNumber, fc.nat(9), fc.integer({ min: 0, max: 24 }), (input, which, to) => {
        expectSettled(design, input)
        expectOthersKept(design, input, which, to)
        expectSoundTemplate(generateTemplate(design, input))
        const layout = design.layout({ ...input, values: settle(design, input) })
        expectNoOverlap(layout)
        expectReadingOrder(layout)
        expect(design.layout({ ...input, values: settle(design, input) })).toEqual(layout)
        fc.pre(layout.clip !== undefined)
        const outline = outlineOf(layout.clip)
        for (const photo of layout.photos) {
          expect(visibleShare(photo, outline, photo.rotation)).toBeGreaterThanOrEqual(0.25)
        }
      }),
      { numRuns: usualOrFull(15, 50) },
    )
  })

  it('turns its photos when playfull, but never those of the shape font', () => {
    const turns = layoutOf(design, { playfull: 1 }).photos.map(({ rotation = 0 }) => rotation)
    expect(turns.every((turn) => turn >= -1 && turn <= 1.5 && turn !== 0)).toBe(true)
    expect(layoutOf(design, { playfull: 1, fontset: 3 })).toEqual(layoutOf(design, { playfull: 0, fontset: 3 }))
  })
})

describe('the digits shown', () => {
  it.each([
    { design: number, numberValue: 7, count: 1 },
    { design: number, numberValue: 177, count: 3 },
    { design: numberyear, numberValue: 33, count: 2 },
    { design: numberyear, numberValue: 1357, count: 4 },
    { design: number, numberValue: '071', count: 4 },
    { design: numberdate, numberValue: 2512, count: 5 },
  ])(
    'of $design.type for $numberValue, with its counters and its dot, are $count',
    ({ design, numberValue, count }) => {
      expect(rings(layoutOf(design, { numberValue }, WIDE))).toBe(count)
    },
  )

  it('keep the zeros that were typed, and those a date needs', () => {
    // 0 is drawn with a counter; the pairs of a date have a dot between them.
    expect(rings(layoutOf(numberdate, { numberValue: '101' }, WIDE))).toBe(7)
    expect(rings(layoutOf(numberdate, { numberValue: '101' }, { width: 40, height: 40 }))).toBe(7)
    expect(rings(layoutOf(numberyear, { numberValue: '0101' }))).toBe(6)
    expect(rings(layoutOf(numberyear, { numberValue: '101' }))).toBe(4)
    expect(rings(layoutOf(number, { numberValue: '007' }))).toBe(5)
  })

  it.each(STANDARD_SIZES.flatMap((format) => [0, 1, 2, 3].map((fontset) => ({ ...format, fontset }))))(
    'take at least 35 % of $width x $height in style $fontset, and half of its width or height, beside their title',
    ({ fontset, ...format }) => {
      for (const { design } of NUMBERS) {
        const { photos, clip } = layoutOf(design, { fontset }, format)
        const { width, height } = clip ?? boundsOf(photos)
        expect((width * height) / (format.width * format.height)).toBeGreaterThanOrEqual(0.35)
        expect(Math.max(width / format.width, height / format.height)).toBeGreaterThanOrEqual(0.5)
      }
    },
  )

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((digit) => [0, 1, 2, 3].map((fontset) => ({ digit, fontset }))))(
    '$digit alone has at least four slots in style $fontset',
    ({ digit: numberValue, fontset }) => {
      expect(layoutOf(number, { numberValue, fontset }).photos.length).toBeGreaterThanOrEqual(4)
    },
  )

  it.each([...STANDARD_SIZES, { width: 140, height: 20 }, { width: 20, height: 100 }])(
    'keep the proportions of good type on $width x $height',
    (format) => {
      for (const { design } of NUMBERS) {
        for (const values of [{}, { hasText: 20 }, { hasText: 24, marginCM: 2 }, { fontset: 2 }]) {
          const { clip } = layoutOf(design, values, format)
          const stretch = clip ? clip.width / clip.viewportWidth / (clip.height / clip.viewportHeight) : 0
          // A nought is 0.68 as wide as high as it is drawn, 0.4 in condensed type and nearly 1 in extended type.
          expect(0.68 * stretch).toBeGreaterThanOrEqual(0.4 - 1e-4)
          expect(0.68 * stretch).toBeLessThanOrEqual(0.951)
        }
      }
    },
  )
})

describe('how many photos a number has', () => {
  const TITLES = [20, 21, 22, 23, 24]
  const anySide = fc.integer({ min: 40, max: 280 }).map((halves) => halves / 2)
  const anyFormat = fc
    .tuple(fc.oneof(anySide, fc.constant(20), fc.integer({ min: 20, max: 30 })), anySide, fc.boolean())
    .map(([a, b, isTurned]) => (isTurned ? { width: b, height: a } : { width: a, height: b }))
    .filter(({ width, height }) => checkCustomSize(number.customSize, width, height).ok)
  const anyDigits = fc
    .constantFrom(...NUMBERS)
    .chain(({ design, most }) => fc.tuple(fc.constant(design), fc.nat(most).map(String)))
  const anyNumber = fc.record({
    which: anyDigits,
    format: anyFormat,
    fontset: fc.nat(3),
    hasText: fc.constantFrom(...TITLES),
    playfull: fc.nat(1),
    marginCM: fc.integer({ min: 5, max: 20 }).map((tenths) => tenths / 10),
  })
  const visibleOf = ({ photos, clip }: Layout) => {
    const outline = clip && outlineOf(clip)
    return photos.map((photo) => {
      const area = photo.width * photo.height
      return outline ? area * visibleShare(photo, outline, photo.rotation) : area
    })
  }
  const runs = usualOrFull(100, 400)

  it('leaves none under 2 cm2 or a tenth of the others, on any sheet, with any title', () => {
    fc.assert(
      fc.property(anyNumber, ({ which: [design, numberValue], format, ...values }) => {
        const sizes = visibleOf(layoutOf(design, { ...values, numberValue }, format)).toSorted((a, b) => a - b)
        const least = sizes[0] ?? 0
        expect(sizes.length).toBeLessThanOrEqual(144)
        expect(least).toBeGreaterThanOrEqual(2)
        expect(least).toBeGreaterThanOrEqual((sizes[sizes.length >> 1] ?? 0) / 10)
      }),
      { numRuns: runs },
    )
  })

  it('never falls where a title leaves the digits more room', () => {
    fc.assert(
      fc.property(
        anyNumber,
        fc.constantFrom(...TITLES),
        ({ which: [design, numberValue], format, ...values }, hasText) => {
          const layouts = [values, { ...values, hasText }].map((each) =>
            layoutOf(design, { ...each, numberValue }, format),
          )
          const [smaller, larger] = layouts.toSorted((a, b) => inkOf(a) - inkOf(b))
          if (!smaller || !larger) throw new Error('no layouts')
          // A date has a dot between its pairs, and that is a photo too.
          const dots = design === numberdate ? 1 : 0
          expect(larger.photos.length).toBeGreaterThanOrEqual(smaller.photos.length - dots)
        },
      ),
      { numRuns: runs / 5 },
    )
  })

  it.each([0, 1, 2, 3])('is the same with every title on every standard size, in style %i', (fontset) => {
    for (const { design, start } of NUMBERS) {
      const dots = design === numberdate ? 1 : 0
      for (const format of STANDARD_SIZES) {
        const counts = TITLES.map(
          (hasText) => layoutOf(design, { numberValue: String(start), fontset, hasText }, format).photos.length,
        )
        // Two lines and a dot leave the smallest sheet so little that a title costs it photos.
        const isTight = design === numberdate && format.width <= 30 && format.height <= 30
        expect(Math.max(...counts)).toBeLessThanOrEqual(Math.min(...counts) + (isTight ? 3 : dots))
      }
    }
  })

  it.each([0, 1, 2, 3])('grows with the sheet by no more than four fifths, in style %i', (fontset) => {
    for (const { design, start } of NUMBERS) {
      const counts = STANDARD_SIZES.map(
        (format) => layoutOf(design, { numberValue: String(start), fontset }, format).photos.length,
      )
      const dots = design === numberdate ? 1 : 0
      expect(Math.max(...counts)).toBeLessThanOrEqual(1.8 * Math.min(...counts) + dots)
    }
  })
})

/** What the digits cover, in cm2. */
function inkOf({ clip, photos }: Layout): number {
  if (!clip) return photos.reduce((sum, { width, height }) => sum + width * height, 0)
  return polygonArea(outlineOf(clip))
}
