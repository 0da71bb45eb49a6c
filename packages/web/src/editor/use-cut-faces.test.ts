// @vitest-environment happy-dom
import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { apply } from '@collagerie/core/edit'
import { SALIENCY_SIDE } from '@collagerie/core/photo'
import { placePhoto } from '@collagerie/core/placement'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openDocument, undoLast, useDocument } from '../document/document-store.ts'
import { useLibrary } from '../photos/library-store.ts'
import { loadedPhoto } from '../photos/testing/photos.ts'
import { useEditorUi } from './editor-ui-store.ts'
import { countCut, frameAnew, useCutFaces, useFindCutFaces } from './use-cut-faces.ts'

const template = generateTemplate(designFor('instagram'), {
  format: { width: 40, height: 40 },
  material: '',
  values: {},
})
const empty = newCollagePage({ templateId: 'gen-instagram', childTemplateId: '40x40', material: '' }, template)
const showing = (x: number) => ({
  width: 4000,
  height: 2000,
  content: {
    faces: [{ x, y: 0.3, width: 0.1, height: 0.2 }],
    saliency: Array.from({ length: SALIENCY_SIDE ** 2 }, () => 9),
    sharpness: 1,
    exposure: 1,
    fingerprint: '0'.repeat(16),
    tone: [50, 0, 0],
  } as const,
})
const pageWith = (...ids: readonly string[]) =>
  ids.reduce((page, id, at) => apply(page, { kind: 'place photo', slot: `img${at + 1}`, photo: placePhoto(id) }), empty)

it('faces cut on any page are told of together and framed anew in one step', async () => {
  useLibrary.setState({
    photos: { left: loadedPhoto('left', showing(0.05)), middle: loadedPhoto('middle', showing(0.45)) },
    order: ['left', 'middle'],
  })
  const pages = [pageWith('middle'), pageWith('left'), pageWith('middle', 'left')]
  openDocument({ pages })
  const { result } = renderHook(() => {
    useFindCutFaces(useDocument((state) => state.pages) ?? [])
    return useCutFaces()
  })
  await waitFor(() => expect(result.current.map(({ at }) => at)).toEqual([1, 2]))
  expect(countCut(result.current)).toBe(2)

  frameAnew(result.current)
  const framed = useDocument.getState().pages
  expect(framed?.map((page, index) => page === pages[index])).toEqual([true, false, false])
  await waitFor(() => expect(useEditorUi.getState().cutFaces).toEqual({ pages: framed, found: [] }))

  undoLast()
  expect(useDocument.getState().pages).toEqual(pages)
  await waitFor(() => expect(countCut(result.current)).toBe(2))
})
