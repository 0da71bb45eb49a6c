import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carriedChoice, formatOf, typeControl } from '../choice/index.ts'
import { offeredTemplate, startedChoice } from '../choice/testing/offered-template.ts'
import { newCollagePage, photoSlots } from '../collage/index.ts'
import { DESIGN_TYPES, type DesignType, designFor, generateTemplate } from '../designs/index.ts'
import type { AutofillPhoto } from '../placement/index.ts'
import { cutFaces } from '../quality/index.ts'
import { drawnForPhotos, layoutsForPhotos, rankedLayouts } from './index.ts'

const photosOf = (count: number, width = 4000, height = 3000): AutofillPhoto[] =>
  Array.from({ length: count }, (_, order) => ({ id: `p${order}`, width, height, rotation: 0, order }))

/** Typed, because none are made up. */
const DIGITS: Partial<Record<DesignType, string>> = { number: '7', numberyear: '1999', numberdate: '0105' }

/** Designs whose layouts are quick to make. */
const QUICK = ['alleven', 'onelarge', 'instagram', 'single', 'tiles'] as const
const layoutsOf = (photos: readonly AutofillPhoto[], designs: readonly (typeof DESIGN_TYPES)[number][] = QUICK) =>
  rankedLayouts(designs.flatMap((design) => layoutsForPhotos(startedChoice(design), photos)))

const somePhotos = fc
  .array(fc.record({ width: fc.integer({ min: 300, max: 6000 }), height: fc.integer({ min: 300, max: 6000 }) }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((sizes) => sizes.map((size, order): AutofillPhoto => ({ ...size, id: `p${order}`, rotation: 0, order })))

describe('layouts for the photos at hand', () => {
  it('are the same for the same photos, in whatever order they and the designs come, the best first', () => {
    fc.assert(
      fc.property(somePhotos, (photos) => {
        const one = layoutsOf(photos)
        const other = layoutsOf(photos.toReversed(), QUICK.toReversed())
        expect(other).toEqual(one)
        expect(one.map(({ cost }) => cost)).toEqual(one.map(({ cost }) => cost).toSorted((a, b) => a - b))
        for (const { placements, empty, unused, template } of one) {
          expect(placements.length + empty).toBe(photoSlots(template).length)
          expect(placements.length + unused).toBe(photos.length)
          expect(Math.min(empty, unused)).toBe(0)
        }
      }),
      { numRuns: 8 },
    )
  })

  it('have a slot for each photo before any that leaves many empty', () => {
    for (const count of [1, 4, 9, 12, 23, 60]) {
      const layouts = layoutsOf(photosOf(count))
      expect(layouts.length).toBeGreaterThan(0)
      expect(Math.max(layouts[0]?.empty ?? 99, layouts[0]?.unused ?? 99)).toBeLessThanOrEqual(count / 12)
      for (const { empty, unused, placements } of layouts) {
        expect(Math.max(empty, unused)).toBeLessThanOrEqual((placements.length + Math.max(empty, unused)) / 4)
      }
    }
  })

  it('follow the shape of the photos: standing ones get standing slots', () => {
    const choice = startedChoice('alleven')
    const shapeOf = (photos: readonly AutofillPhoto[]) => {
      const [best] = layoutsForPhotos(choice, photos)
      const box = best && photoSlots(best.template)[0]?.box
      return box ? box.width / box.height : 0
    }
    expect(shapeOf(photosOf(12, 2000, 3000))).toBeLessThan(1)
    expect(shapeOf(photosOf(12, 3000, 2000))).toBeGreaterThan(1.3)
  })

  it('put what prints well before what would print coarsely', () => {
    const small = photosOf(4, 700, 525)
    const [large, tiny] = [
      { width: 140, height: 100 },
      { width: 40, height: 30 },
    ].map((format) => layoutsForPhotos(startedChoice('alleven', [format]), small)[0])
    expect(tiny?.cost).toBeLessThan((large?.cost ?? 0) - 0.3)
  })

  it('put those first that cut no face', () => {
    const content = {
      faces: [
        { x: 0.02, y: 0.4, width: 0.1, height: 0.15 },
        { x: 0.88, y: 0.4, width: 0.1, height: 0.15 },
      ],
      saliency: [],
      sharpness: 1,
      exposure: 1,
      fingerprint: '0123456789abcdef',
      tone: [50, 0, 0] as const,
    }
    const wide = photosOf(6, 4000, 2600).map((photo) => ({ ...photo, content }))
    const [best] = layoutsOf(wide)
    if (!best) throw new Error('there is no layout')
    const choice = { templateId: 't', childTemplateId: '50x40', material: '' } as const
    const images = Object.fromEntries(best.placements.map(({ slot, photo }) => [slot, { photo }]))
    const sheet = newCollagePage(choice, best.template)
    const page = { ...sheet, userdata: { ...sheet.userdata, images } }
    expect(cutFaces(page, () => wide[0], new Map())).toEqual([])
    expect(photoSlots(best.template).every(({ box }) => box.width / box.height > 1.2)).toBe(true)
  })

  it('keep near the shape of the sheet where the number of photos makes the format', () => {
    const [best] = layoutsForPhotos(startedChoice('tiles'), photosOf(14))
    const { width, height } = best?.template.format ?? { width: 1, height: 9 }
    expect(Math.abs(Math.log2(width / height))).toBeLessThan(1)
  })

  it('never look alike', () => {
    const twice = [...layoutsOf(photosOf(12)), ...layoutsOf(photosOf(12))]
    expect(rankedLayouts(twice)).toHaveLength(twice.length / 2)
  })

  it.each(DESIGN_TYPES)('of %s keep format and material where they are offered', (design) => {
    const template = generateTemplate(designFor('alleven'), {
      format: { width: 60, height: 40 },
      material: 'DIBOND',
      values: {},
    })
    const current = newCollagePage(
      { templateId: 'gen-alleven', childTemplateId: '60x40', material: 'DIBOND' },
      template,
    )
    const offered = offeredTemplate(design, designFor(design).sizes)
    const digits = DIGITS[design]
    const carried = carriedChoice(offered, current)
    const choice = carried && digits !== undefined ? typeControl(carried, 'numberValue', digits) : carried
    if (!choice) throw new Error('nothing is offered')
    const isOffered = offered.children.some(({ id }) => id === '60x40')
    const layouts = layoutsForPhotos(choice, photosOf(digits === undefined ? 12 : 30))
    expect(layouts).not.toEqual([])
    for (const layout of layouts) {
      const { size, material } = layout.choice
      expect(layout.template.format).toEqual(formatOf(layout.choice))
      expect(size.id === '60x40').toBe(isOffered)
      expect(material === 'DIBOND').toBe(size.materials.includes('DIBOND'))
    }
  })

  describe('of digits', () => {
    const DAY = Date.UTC(2024, 4, 1, 12)
    const HOUR = 3_600_000
    const taken = (times: readonly (number | undefined)[]) =>
      photosOf(30).map((photo, index) => {
        const takenAt = times[index % times.length]
        return takenAt === undefined ? photo : { ...photo, takenAt }
      })
    const digitsIn = (design: DesignType, photos: readonly AutofillPhoto[], typed?: string) => {
      const start = startedChoice(design)
      const choice = typed === undefined ? start : typeControl(start, 'numberValue', typed)
      return [...new Set(layoutsForPhotos(choice, photos).map((each) => each.choice.values['numberValue']))]
    }
    const oneDay = taken([DAY, undefined, DAY + 5 * HOUR])

    it.each(['number', 'numberyear', 'numberdate'] as const)('are not made up for %s', (design) => {
      const otherYear = taken([DAY, Date.UTC(2023, 4, 1)])
      const hardlyDated = taken([DAY, undefined, undefined, undefined])
      const brokenClocks = taken([Number.NaN, 1e300])
      for (const photos of [photosOf(30), otherYear, hardlyDated, brokenClocks]) {
        expect(digitsIn(design, photos)).toEqual([])
      }
    })

    it('are the year all photos were taken in, and the day', () => {
      expect(digitsIn('numberyear', oneDay)).toEqual(['2024'])
      expect(digitsIn('numberdate', oneDay)).toEqual(['0105'])
      expect(digitsIn('numberyear', taken([DAY, DAY + 24 * HOUR]))).toEqual(['2024'])
      expect(digitsIn('numberdate', taken([DAY, DAY + 24 * HOUR]))).toEqual([])
      // No photo knows how old somebody is.
      expect(digitsIn('number', oneDay)).toEqual([])
    })

    it('are kept where the customer typed them', () => {
      expect(digitsIn('number', oneDay, '7')).toEqual(['7'])
      expect(digitsIn('numberyear', oneDay, '1999')).toEqual(['1999'])
    })
  })

  it('of a drawn template are judged as those of a design are', () => {
    const photos = photosOf(12)
    const [design] = layoutsForPhotos(startedChoice('alleven'), photos)
    if (!design) throw new Error('there is no layout')
    const drawn = { ...design.template, designer: 'someone', design: 'static' }
    const choice = startedChoice('static')
    const layout = drawnForPhotos({ choice, template: drawn }, photos)
    expect(layout).toMatchObject({ choice, template: drawn, empty: 0, unused: 0, placements: design.placements })
    const { cost } = drawnForPhotos({ choice: design.choice, template: design.template }, photos)
    expect(cost).toBe(design.cost)
    const [first, second] = rankedLayouts([drawnForPhotos({ choice, template: drawn }, photosOf(9)), layout])
    expect([first, second]).toEqual([layout, undefined])
  })
})
