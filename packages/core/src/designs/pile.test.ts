import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STANDARD_SIZES } from '../format/index.ts'
import { numbersOf } from '../template/index.ts'
import { usualOrFull } from '../testing/usual-or-full.ts'
import { textBands } from '../text/index.ts'
import { generateTemplate, settle } from './generate.ts'
import { pilealleven } from './pilealleven.ts'
import { pileonelarge } from './pileonelarge.ts'
import { anyInput } from './testing/arbitrary-input.ts'
import { coversMiddle, largestHole, mostPeeking } from './testing/card-rules.ts'
import { controlTable } from './testing/control-rules.ts'
import { expectReadingOrder, expectSoundTemplate, photosOf } from './testing/layout-rules.ts'

const rotations = (width: number, height: number, values: Record<string, number>) =>
  photosOf(generateTemplate(pilealleven, { format: { width, height }, material: '', values })).map(
    (photo) => photo.rotation,
  )

describe('piles', () => {
  it('have columns, rows, a margin and text; one card will do for the even pile', () => {
    expect(controlTable(pilealleven)).toEqual([
      ['numberVert', 1, 8, 1, 4],
      ['numberHor', 1, 6, 1, 4],
      ['borderCM', 0.5, 2, 0.1, 0.5],
      ['hasText', 0, 6, 1, 0],
    ])
    const one = { numberVert: 1, numberHor: 1 }
    expect(settle(pilealleven, { format: { width: 30, height: 30 }, material: '', values: one })).toMatchObject(one)
  })

  it.each(STANDARD_SIZES)(
    'start with four by four cards and a margin of half a centimetre on $width x $height, as everywhere',
    (format) => {
      for (const design of [pilealleven, pileonelarge])
        expect(settle(design, { format, material: '', values: {} })).toMatchObject({
          numberVert: 4,
          numberHor: 4,
          borderCM: 0.5,
        })
    },
  )

  it('are thrown, not dealt: in an even pile at least a quarter of the cards lie over all their neighbours', () => {
    for (const format of STANDARD_SIZES) {
      const input = { format, material: '', values: {} } as const
      const { photos } = pilealleven.layout({ ...input, values: settle(pilealleven, input) })
      const rankOf = (index: number) => photos[index]?.rank ?? -1
      const onTop = photos.filter((_, index) => {
        const besides = [
          index - 4,
          index + 4,
          ...(index % 4 > 0 ? [index - 1] : []),
          ...(index % 4 < 3 ? [index + 1] : []),
        ]
        return besides.every((other) => rankOf(other) < rankOf(index))
      })
      expect(onTop.length).toBeGreaterThanOrEqual(4)
      // Their wider rims and shadows say so.
      expect(photos.filter(({ photoBorder }) => photoBorder !== undefined)).toEqual(onTop)
    }
  })

  it.each(STANDARD_SIZES)('show no slivers of covered cards at the rim on $width x $height', (format) => {
    for (const design of [pilealleven, pileonelarge]) {
      const input = { format, material: '', values: {} } as const
      const { photos } = design.layout({ ...input, values: settle(design, input) })
      // On large sheets, where a turned card swings further than ground may show, a thread of it may.
      const long = Math.max(format.width, format.height)
      expect(mostPeeking(photos, format)).toBeLessThan(long <= 60 ? 0.2 : 0.0065 * long)
    }
  })

  it('need three cells each way round a large card', () => {
    expect(controlTable(pileonelarge)).toEqual([
      ['numberVert', 3, 8, 1, 4],
      ['numberHor', 3, 6, 1, 4],
      ['borderCM', 0.5, 2, 0.1, 0.5],
      ['hasText', 0, 6, 1, 0],
    ])
    const small = controlTable(pileonelarge, { format: { width: 20, height: 140 } })
    expect(small.slice(0, 2)).toEqual([
      ['numberVert', 3, 3, 1, 3],
      ['numberHor', 3, 12, 1, 4],
    ])
  })

  it('throw cards with a border of 0.4 cm at the listed angles, in order', () => {
    const template = generateTemplate(pilealleven, { format: { width: 40, height: 30 }, material: '', values: {} })
    expect(template.variation).toMatchObject({ photoBorder: 0.4, photoBorderType: 'modern' })
    expect(photosOf(template).map((photo) => photo.rotation)).toEqual([
      -4, 0, 2, -2, 3, -2, 3, 1, -4, 0, 2, -2, 3, -2, 3, 1,
    ])
  })

  it('turn long cards at the edge less, lest the ground shows there, and those inside as listed', () => {
    expect(rotations(41, 21, { numberVert: 2, numberHor: 1 })).toEqual([-2.194, 0])
    expect(rotations(21, 21, { numberVert: 2, numberHor: 2 })).toEqual([-4, 0, 2, -2])
    const large = rotations(140, 100, {})
    expect([large[5], large[6], large[9], large[10]]).toEqual([-2, 3, 0, 2])
    expect(large.every((turn) => turn === 0 || Math.abs(turn) >= 1)).toBe(true)
  })

  it('have a white rim that grows with the sheet, and stays slim on small cards', () => {
    const rim = (width: number, height: number, values = {}) =>
      generateTemplate(pilealleven, { format: { width, height }, material: '', values }).variation.photoBorder
    expect(rim(30, 30)).toBe(0.4)
    expect(rim(50, 40)).toBe(0.4)
    expect(rim(80, 60)).toBe(0.6)
    expect(rim(140, 100)).toBe(1)
    expect(rim(100, 100, { numberVert: 12, numberHor: 12, borderCM: 0.5 })).toBe(0.413)
  })

  it('give the large card a rim twice as wide, on every sheet', () => {
    for (const format of STANDARD_SIZES) {
      const input = { format, material: '', values: {} } as const
      const { photos, photoBorder = 0 } = pileonelarge.layout({ ...input, values: settle(pileonelarge, input) })
      const own = photos.filter((photo) => photo.photoBorder !== undefined)
      expect(own).toHaveLength(1)
      expect(own[0]?.photoBorder).toBeCloseTo(2 * photoBorder, 2)
      expect(own[0]?.rank).toBe(photos.length - 1)
    }
  })

  it('throw the large card too: it never lies straight', () => {
    for (let numberVert = 3; numberVert <= 8; numberVert++) {
      for (let numberHor = 3; numberHor <= 8; numberHor++) {
        const values = { numberVert, numberHor }
        const { layers } = generateTemplate(pileonelarge, {
          format: { width: 60, height: 50 },
          material: '',
          values,
        }).variation
        const top = layers.findLast((layer) => layer.kind === 'image')
        expect(Math.abs(top?.kind === 'image' ? top.rotation : 0)).toBeGreaterThan(0.5)
      }
    }
  })

  it.each([pilealleven, pileonelarge])('$type keeps its cards in the format, off the text and in order', (design) => {
    assert(
      property(anyInput(design), (input) => {
        const template = generateTemplate(design, input)
        expectSoundTemplate(template)
        expectReadingOrder({ photos: photosOf(template) })
      }),
      { numRuns: usualOrFull(40, 150) },
    )
  })

  it.each([pilealleven, pileonelarge])('$type covers the area inside the margin and no middle of a card', (design) => {
    assert(
      property(anyInput(design), (input) => {
        const values = settle(design, input)
        const { photos } = design.layout({ ...input, values })
        const { borderCM = 0, hasText = 0 } = numbersOf(values)
        const { photoArea } = textBands(hasText as 0, input.format, borderCM, { swing: 0.2 })
        expect(largestHole(photos, photoArea)).toBeLessThanOrEqual(1)
        const thrown = photos.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
        thrown.forEach((card, index) => {
          expect(thrown.slice(index + 1).some((later) => coversMiddle(later, card, 0.45))).toBe(false)
        })
      }),
      { numRuns: usualOrFull(15, 50) },
    )
  })

  it('lay the large card on top and in the middle, whatever the counts', () => {
    const format = { width: 80, height: 80 }
    for (let numberVert = 3; numberVert <= 12; numberVert++) {
      for (let numberHor = 3; numberHor <= 12; numberHor++) {
        const values = { numberVert, numberHor }
        const { layers } = generateTemplate(pileonelarge, { format, material: '', values }).variation
        const [top, ...others] = layers.filter((layer) => layer.kind === 'image').toReversed()
        const area = ({ width, height }: { width: number; height: number }) => width * height
        expect(top && area(top)).toBeGreaterThan(1.4 * Math.max(...others.map(area)))
        expect((top?.x ?? 0) + (top?.width ?? 0) / 2).toBeCloseTo(40, 2)
        expect((top?.y ?? 0) + (top?.height ?? 0) / 2).toBeCloseTo(40, 2)
      }
    }
  })

  it.each(STANDARD_SIZES)('let neighbours lie well over each other on $width x $height', (format) => {
    const input = { format, material: '', values: {} } as const
    const { photos } = pilealleven.layout({ ...input, values: settle(pilealleven, input) })
    const across = photos.flatMap((card, index) => {
      const next = index % 4 < 3 ? photos[index + 1] : undefined
      return next ? [(card.x + card.width - next.x) / Math.min(card.width, next.width)] : []
    })
    const down = photos.flatMap((card, index) => {
      const below = photos[index + 4]
      return below ? [(card.y + card.height - below.y) / Math.min(card.height, below.height)] : []
    })
    // Long cards swing further over each other, which leaves less for lying over each other.
    const isLong = Math.max(format.width / format.height, format.height / format.width) > 1.6
    for (const overlaps of [across, down]) {
      expect(overlaps).toHaveLength(12)
      expect(Math.min(...overlaps)).toBeGreaterThan(isLong ? 0.11 : 0.14)
      expect(Math.max(...overlaps)).toBeLessThan(0.32)
      expect(overlaps.reduce((sum, each) => sum + each, 0) / 12).toBeGreaterThan(0.19)
    }
  })

  it('scatter cards: those inside have more than half as many heights, and left edges, as there are cards', () => {
    const format = { width: 60, height: 60 }
    const values = settle(pilealleven, { format, material: '', values: { numberVert: 6, numberHor: 6 } })
    const { photos } = pilealleven.layout({ format, material: '', values })
    const inner = photos.filter((_, index) => index % 6 !== 0 && index >= 6)
    expect(new Set(inner.map((photo) => photo.x)).size).toBeGreaterThan(inner.length / 2)
    expect(new Set(inner.map((photo) => photo.y)).size).toBeGreaterThan(inner.length / 2)
  })
})
