// @vitest-environment happy-dom
import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { apply } from '@collagerie/core/edit'
import { placePhoto } from '@collagerie/core/placement'
import { expect, it } from 'vitest'
import { loadedPhoto, loadingPhoto, refusedPhoto } from '../photos/testing/photos.ts'
import { lowOnPage } from './low-on-page.ts'

const template = generateTemplate(designFor('alleven'), { format: { width: 50, height: 40 }, material: '', values: {} })
const empty = newCollagePage({ templateId: 'gen-alleven', childTemplateId: '50x40', material: '' }, template)
const page = ['a', 'b', 'c'].reduce(
  (before, id, index) => apply(before, { kind: 'place photo', slot: `img${index + 1}`, photo: placePhoto(id) }),
  empty,
)
const tiny = (id: string) => loadedPhoto(id, { width: 40, height: 30 })

it('the number of photos too small is not known before all of them are read', () => {
  const count = (photos: Parameters<typeof lowOnPage>[1]) => lowOnPage(page, photos)?.low
  expect(count({})).toBeUndefined()
  expect(count({ a: tiny('a'), b: loadingPhoto('b', 'b.jpg'), c: tiny('c') })).toBeUndefined()
  expect(count({ a: tiny('a'), b: tiny('b') })).toBeUndefined()
  expect(count({ a: tiny('a'), b: loadedPhoto('b'), c: tiny('c') })).toBe(2)
  expect(count({ a: tiny('a'), b: loadedPhoto('b'), c: refusedPhoto('c') })).toBe(1)
})

it('a page without photos has none that is too small', () => {
  expect(lowOnPage(empty, {})).toEqual({ low: 0, blurred: 0, words: {} })
})

it('of the photos too small those will be blurred that have the worst mark', () => {
  const bad = loadedPhoto('a', { width: 200, height: 150 })
  const average = loadedPhoto('b', { width: 560, height: 420 })
  expect(lowOnPage(page, { a: bad, b: average, c: loadedPhoto('c') })).toEqual({
    low: 2,
    blurred: 1,
    words: { bad: 1, average: 1 },
  })
})
