// @vitest-environment happy-dom
import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { beforeEach, expect, it } from 'vitest'
import { openDocument } from '../document/document-store.ts'
import { useLibrary } from '../photos/library-store.ts'
import { useRefusedFiles } from '../photos/refused-files.ts'
import { loadedPhoto } from '../photos/testing/photos.ts'
import { useEditorUi } from './editor-ui-store.ts'
import { offerPhotos } from './offer-photos.ts'
import { placeIn } from './photo-actions.ts'

const template = generateTemplate(designFor('alleven'), {
  format: { width: 50, height: 40 },
  material: '',
  values: { numberVert: 2, numberHor: 2 },
})

beforeEach(() => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  useLibrary.setState({ photos: Object.fromEntries(ids.map((id) => [id, loadedPhoto(id, { used: 0 })])), order: ids })
  openDocument({
    pages: [newCollagePage({ templateId: 'gen-alleven', childTemplateId: '50x40', material: '' }, template)],
  })
  useEditorUi.setState({ offered: [] })
})

it('offers what was added with all that wait, as long as the added ones leave slots empty', () => {
  placeIn('img1', 'a')
  expect(offerPhotos(['f'])).toBe(true)
  expect(useEditorUi.getState().offered).toEqual(['f', 'b', 'c', 'd', 'e'])
  offerPhotos(['d', 'e', 'f'])
  expect(useEditorUi.getState().offered).toEqual(['d', 'e', 'f'])
})

it('offers nothing on a full sheet', () => {
  for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) placeIn(`img${index + 1}`, id)
  expect(offerPhotos(['f'])).toBe(false)
  expect(useEditorUi.getState().offered).toEqual([])
})

it('notes the files refused of those it offers, and none of an earlier import', () => {
  const refused = [{ id: 'x', name: 'x.pdf', reason: { key: 'fileservice.ERROR_NO_JPG_IMAGE' } }] as const
  offerPhotos(['f'], refused)
  expect(useRefusedFiles.getState().noted).toEqual(refused)
  offerPhotos([])
  expect(useRefusedFiles.getState().noted).toEqual([])
})
