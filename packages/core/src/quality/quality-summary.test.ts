import { describe, expect, it } from 'vitest'
import { type CollagePage, EMPTY_USERDATA, type PhotoSlotData } from '../collage/index.ts'
import { bareTemplate, imageLayer } from '../collage/testing/bare-template.ts'
import { placePhoto } from '../placement/index.ts'
import { type OriginalPhoto, qualitySummary, sharpUpTo } from '../quality/index.ts'
import { PHOTO_TEXT_DEFAULTS } from '../text/index.ts'

const template = bareTemplate([0, 10, 20].map((x, index) => imageLayer(`img${index + 1}`, x, 0, 10, 10)))
const ORIGINALS: Readonly<Record<string, OriginalPhoto>> = {
  large: { width: 4000, height: 3000 },
  other: { width: 3000, height: 4000 },
  small: { width: 390, height: 390 },
  tiny: { width: 100, height: 100 },
  enough: { width: 394, height: 394 },
  quote: { width: 10, height: 10, isQuote: true },
}
const originalOf = (id: string) => ORIGINALS[id]

function collageWith(...ids: (string | undefined)[]): CollagePage {
  const images: Record<string, PhotoSlotData> = {}
  ids.forEach((id, index) => {
    if (id !== undefined) images[`img${index + 1}`] = { photo: placePhoto(id) }
  })
  const choice = { templateId: 't', childTemplateId: '30x20', material: '' } as const
  return { choice, template, userdata: { ...EMPTY_USERDATA, images } }
}

const size = (width: number, height: number) => ({ id: `${width}x${height}`, width, height })
const sameSlots = (format: { width: number; height: number }) => ({ ...template, format })
const summaryOf = (...ids: (string | undefined)[]) => qualitySummary(collageWith(...ids), originalOf)

describe('the quality of a collage', () => {
  it.each([
    [['large', 'other', 'enough'], ['allSufficient'], true],
    [['large', 'other', 'small'], ['oneTooSmall'], true],
    [['tiny', 'other', 'small'], ['severalTooSmall'], true],
    [['large', 'large', 'other'], ['allSufficient', 'duplicateExists'], true],
    [['small', 'small', 'other'], ['severalTooSmall', 'duplicateExists'], true],
    [['large', undefined, undefined], ['allSufficient'], false],
    [[], ['allSufficient'], false],
  ])('of %j says %j, finished: %s', (ids, messages, finished) => {
    const summary = summaryOf(...ids)
    expect(summary.messages).toEqual(messages)
    expect(summary.isFinished).toBe(finished)
  })

  it('computes each slot from the original, and none whose size is not known', () => {
    expect(summaryOf('large', 'still loading', undefined).slots.map(({ dpi }) => dpi)).toEqual([762, -1, -1])
    expect(summaryOf('quote', 'small').slots.map(({ dpi, isLow }) => [dpi, isLow])).toEqual([
      [100, false],
      [99, true],
      [-1, false],
    ])
  })

  it('counts a slot with nothing but text as drawn', () => {
    const page = collageWith('large')
    const images = { ...page.userdata.images, img2: { text: PHOTO_TEXT_DEFAULTS } }
    const written = { ...page, userdata: { ...page.userdata, images } }
    expect(qualitySummary(written, originalOf).slots[1]?.dpi).toBe(100)
  })

  it('marks both slots of a double', () => {
    const summary = summaryOf('large', 'other', 'large')
    expect(summary.slots.map(({ isDouble }) => isDouble)).toEqual([true, false, true])
    expect(summary.hasMarks).toBe(true)
    expect(summaryOf('large', 'other').hasMarks).toBe(false)
  })

  it('sees only the photo inside its border', () => {
    const bordered = { ...template, variation: { ...template.variation, photoBorder: 0.1 } }
    expect(qualitySummary({ ...collageWith('small'), template: bordered }, originalOf).slots[0]?.dpi).toBe(101)
  })
})

describe('the largest size that stays sharp', () => {
  const sizes = [size(30, 20), size(140, 100), size(60, 40), size(20, 30), size(90, 60), size(100, 140)]

  it.each([
    [['large', 'other'], '140x100', '0 of 2'],
    [['enough', 'large'], '30x20', '0 of 2'],
    [['small'], '140x100', '1 of 1'],
    [['small', 'large', 'other'], '140x100', '1 of 3'],
    [['small', 'enough', 'small'], '30x20', '2 of 3'],
    [['quote'], '140x100', '0 of 1'],
    [[], '140x100', '0 of 0'],
  ])('for %j is %s, in the orientation of the collage, with %s too small', (ids, expected, tooSmall) => {
    const found = sharpUpTo(collageWith(...ids), sizes, originalOf)
    expect([found?.size.id, `${found?.tooSmall} of ${found?.photos}`]).toEqual([expected, tooSmall])
  })

  it('is none where no size of that orientation is offered', () => {
    expect(sharpUpTo(collageWith('large'), [size(20, 30)], originalOf)).toBeUndefined()
  })

  it('follows the real layout where it is known', () => {
    expect(sharpUpTo(collageWith('enough'), sizes, originalOf, sameSlots)?.size.id).toBe('140x100')
  })
})
