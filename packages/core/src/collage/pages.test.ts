import { describe, expect, it } from 'vitest'
import { TITLE_DEFAULTS } from '../text/index.ts'
import { type CollagePage, newCollagePage, samplePhotoId } from './index.ts'
import { changedPage, pagesToWrite, pagesWithGaps, photosFor, photosOnPages, usesOnPages } from './pages.ts'
import { bareTemplate, imageLayer, textLayer } from './testing/bare-template.ts'

const template = bareTemplate([
  imageLayer('img1', 0, 0, 10, 10),
  imageLayer('img2', 10, 0, 10, 10),
  textLayer('txt1', 0, 10, 20, 3),
])

/** A page with these photos in its slots, and with this text. */
function page(photos: readonly (string | undefined)[], text = ''): CollagePage {
  const blank = newCollagePage({ templateId: 't', childTemplateId: '30x20', material: '' }, template)
  const images = photos.map((id, index) => [
    `img${index + 1}`,
    id === undefined ? {} : { photo: { id, zoom: 1, x: 0.5, y: 0.5, rotation: 0 as const } },
  ])
  const texts = text === '' ? {} : { txt1: { ...TITLE_DEFAULTS, text } }
  return { ...blank, userdata: { ...blank.userdata, images: Object.fromEntries(images), texts } }
}

describe('photos on several pages', () => {
  const pages = [page(['a', 'b']), page(['a', 'a']), page(['c', undefined])]

  it('are counted over all of them', () => {
    expect([...usesOnPages(pages)]).toEqual([
      ['a', 3],
      ['b', 1],
      ['c', 1],
    ])
    expect([...usesOnPages(pages.slice(1, 2))]).toEqual([['a', 2]])
    expect([...usesOnPages([])]).toEqual([])
  })

  it('are for a page where no other has them', () => {
    const photos = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
    const idsFor = (each: CollagePage) => photosFor(each, pages, photos).map(({ id }) => id)
    expect(pages.map(idsFor)).toEqual([['b', 'd'], ['d'], ['c', 'd']])
  })

  it('are all the document knows of, each once, also in slots of another template, but no samples', () => {
    const other = page(['a', samplePhotoId('beach'), 'kept'])
    expect(photosOnPages([...pages, other])).toEqual(['a', 'b', 'c', 'kept'])
  })
})

describe('pages', () => {
  it('with empty slots and without words are told by their place', () => {
    const pages = [page(['a', 'b'], 'Lisboa'), page(['a'], 'Porto'), page(['a', 'b']), page([], '  ')]
    expect(pagesWithGaps(pages)).toEqual([1, 3])
    expect(pagesToWrite(pages)).toEqual([2, 3])
  })

  it('show a step on the page at hand if it changed there, else on the first that did', () => {
    const [a, b, c, d] = [page(['a']), page(['b']), page(['c']), page(['d'])]
    expect(changedPage([a, b, c], [d, b, d], 2)).toBe(2)
    expect(changedPage([a, b, c], [a, d, d], 0)).toBe(1)
    expect(changedPage([a, b, c], [a, b, c], 2)).toBe(2)
    expect(changedPage([a, b], [a, b, c], 0)).toBe(2)
  })
})
