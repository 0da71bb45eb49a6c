import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placePhoto } from '../placement/index.ts'
import {
  type CollagePage,
  emptySlots,
  isFinished,
  newCollagePage,
  pagesWithGaps,
  photosOnPages,
  sampleOf,
  samplePhotoId,
  sampleSlots,
  shownPhotos,
  slotCounts,
  unplacedPhotos,
  withoutSamples,
} from './index.ts'
import { bareTemplate, imageLayer } from './testing/bare-template.ts'

const template = bareTemplate([0, 10, 20].map((x, index) => imageLayer(`img${index + 1}`, x, 0, 10, 10)))
const empty = newCollagePage({ templateId: 't', childTemplateId: '30x20', material: '' }, template)
const withPhotos = (...ids: readonly string[]): CollagePage => {
  const images = Object.fromEntries(ids.map((id, index) => [`img${index + 1}`, { photo: placePhoto(id) }]))
  return { ...empty, userdata: { ...empty.userdata, images } }
}

describe('a sample picture', () => {
  const tried = withPhotos('own', samplePhotoId('lake'), samplePhotoId('tram'))

  it('waits for a photo as an empty slot does, so that it is never ordered', () => {
    expect(emptySlots(tried).map(({ slot }) => slot)).toEqual(['img2', 'img3'])
    expect(isFinished(tried)).toBe(false)
    expect(pagesWithGaps([tried])).toEqual([0])
    expect(isFinished(withPhotos('a', 'b', 'c'))).toBe(true)
  })

  it('is none of the photos that are kept or sent', () => {
    expect(photosOnPages([tried])).toEqual(['own'])
    expect(sampleSlots(tried)).toEqual(['img2', 'img3'])
    expect(withoutSamples(tried)).toEqual(withPhotos('own'))
    const own = withPhotos('own')
    expect(withoutSamples(own)).toBe(own)
  })

  it('is told from a photo by its id', () => {
    expect(sampleOf(samplePhotoId('lake'))).toBe('lake')
    for (const id of ['-2', '17', 'quote:3', 'a-sample:x', '']) expect(sampleOf(id)).toBeUndefined()
  })
})

describe('what a sheet says about its slots', () => {
  /** A sheet of a few slots, whose document also keeps what other layouts had in theirs. */
  const sheets = fc
    .record({
      slots: fc.integer({ min: 1, max: 6 }),
      kept: fc.array(fc.constantFrom('own', 'sample', 'empty'), { maxLength: 12 }),
    })
    .map(({ slots, kept }): CollagePage => {
      const layers = Array.from({ length: slots }, (_, nth) => imageLayer(`img${nth + 1}`, nth * 5, 0, 5, 5))
      const images = kept.flatMap((kind, nth) => {
        const id = kind === 'sample' ? samplePhotoId(`s${nth}`) : `own${nth}`
        return kind === 'empty' ? [] : [[`img${nth + 1}`, { photo: placePhoto(id) }] as const]
      })
      const userdata = { ...empty.userdata, images: Object.fromEntries(images) }
      return { ...empty, template: bareTemplate(layers), userdata }
    })

  it('counts each of them once, and nothing that stands in none of them', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const { all, samples, empty: free } = slotCounts(sheet)
        const own = shownPhotos(sheet).filter(({ photo }) => sampleOf(photo.id) === undefined).length
        expect(free).toBeGreaterThanOrEqual(0)
        expect(own + samples + free).toBe(all)
        expect(sampleSlots(sheet)).toHaveLength(samples)
        expect(unplacedPhotos(sheet).filter(({ photo }) => sampleOf(photo.id) !== undefined)).toEqual([])
        expect(slotCounts(withoutSamples(sheet))).toEqual({ all, samples: 0, empty: free + samples })
      }),
    )
  })
})
