// @vitest-environment happy-dom
import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { discardDocument, openDocument } from '../document/document-store.ts'
import { useCollageAtHand } from './use-collage-at-hand.ts'

const template = generateTemplate(designFor('alleven'), { format: { width: 50, height: 40 }, material: '', values: {} })
const page = newCollagePage({ templateId: 'gen-alleven', childTemplateId: '', material: '' }, template)

afterEach(discardDocument)

it('is still the one of the press while the editor opens with another', () => {
  const { result, rerender } = renderHook(({ isOpening }) => useCollageAtHand(isOpening), {
    initialProps: { isOpening: false },
  })
  rerender({ isOpening: true })
  act(() => openDocument({ pages: [page] }))
  expect(result.current).toBeUndefined()
  rerender({ isOpening: false })
  expect(result.current).toBe(page)
})
