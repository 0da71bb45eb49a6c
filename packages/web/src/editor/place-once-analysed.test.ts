// @vitest-environment happy-dom
import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { beforeEach, expect, it } from 'vitest'
import { openDocument, showPage, useDocument } from '../document/document-store.ts'
import { useLibrary } from '../photos/library-store.ts'
import { loadedPhoto } from '../photos/testing/photos.ts'
import { intendedSlot, placeOnceAnalysed } from './place-once-analysed.ts'

const template = generateTemplate(designFor('alleven'), { format: { width: 50, height: 40 }, material: '', values: {} })
const page = newCollagePage({ templateId: 'gen-alleven', childTemplateId: '50x40', material: '' }, template)

/** The slots of each page that have a photo. */
const filled = () =>
  useDocument
    .getState()
    .pages?.map(({ userdata }) => Object.keys(userdata.images).filter((slot) => userdata.images[slot]?.photo))

beforeEach(() => {
  useLibrary.setState({ photos: { a: loadedPhoto('a') }, order: ['a'] })
  openDocument({ pages: [page, page], draftId: 'first' })
})

it.each([
  [undefined, 'img1'],
  ['img3', 'img3'],
])('a photo meant for %s goes to the page it was chosen on, though another is shown since', async (slot, expected) => {
  const placing = placeOnceAnalysed('a', intendedSlot(slot))
  showPage(1)
  await placing
  expect(filled()).toEqual([[expected], []])
})

it('a photo meant for another collage is not placed', async () => {
  const placing = placeOnceAnalysed('a', intendedSlot(undefined))
  openDocument({ pages: [page], draftId: 'second' })
  await placing
  expect(filled()).toEqual([[]])
})
