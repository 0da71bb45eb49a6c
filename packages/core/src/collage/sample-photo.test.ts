import { describe, expect, it } from 'vitest'
import { placePhoto } from '../placement/index.ts'
import {
  type Collage,
  emptySlots,
  isFinished,
  newCollage,
  pagesWithGaps,
  photosOnPages,
  sampleOf,
  samplePhotoId,
  sampleSlots,
  withoutSamples,
} from './index.ts'
import { bareTemplate, imageLayer } from './testing/bare-template.ts'

const template = bareTemplate([0, 10, 20].map((x, index) => imageLayer(`img${index + 1}`, x, 0, 10, 10)))
const empty = newCollage({ templateId: 't', childTemplateId: '30x20', material: '' }, template)
const withPhotos = (...ids: readonly string[]): Collage => {
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
