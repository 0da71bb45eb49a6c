// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { discardDocument, useDocument } from '../document/document-store.ts'
import { offeredTemplate } from '../document/testing/offered-template.ts'
import { forgetMaterialsOfOrders, rememberMaterialOfOrder } from '../order/material-of-order.ts'
import { resumeDraft } from './resume-draft.ts'
import { rememberTabDraft } from './tab-draft.ts'

const XML = '<collage><pages><page templateId="gen-single" childTemplateId="50x40"><userdata/></page></pages></collage>'

vi.mock('./draft-database.ts', () => ({
  readDraft: () =>
    Promise.resolve({ draftId: 'here', savedId: 'saved', xml: XML, photos: [], isUnsaved: false, isPictured: false }),
  readPicture: () => Promise.resolve(undefined),
}))
vi.mock('./draft-lock.ts', () => ({ holdDraft: () => Promise.resolve(true), letGoOfDraft: () => undefined }))
vi.mock('./is-own-draft.ts', () => ({ isOwnDraft: () => Promise.resolve(true) }))
vi.mock('./keep-drafts.ts', () => ({ keepDrafts: () => undefined }))

afterEach(() => {
  discardDocument()
  localStorage.clear()
  sessionStorage.clear()
})

async function resumed() {
  rememberTabDraft('here')
  await resumeDraft([offeredTemplate('single')], 'saved')
  return useDocument.getState()
}

it('comes back on the material on which the collage was ordered since, and is not changed by that', async () => {
  rememberMaterialOfOrder('another', 'CANVAS2CM')
  rememberMaterialOfOrder('saved', 'CANVAS4CM')
  rememberMaterialOfOrder('saved', 'POSTER')
  const { page, pages, unchanged } = await resumed()
  expect(page?.choice.material).toBe('POSTER')
  expect(unchanged).toBe(pages)
})

it('comes back without a material once the account that ordered has left', async () => {
  rememberMaterialOfOrder('saved', 'POSTER')
  forgetMaterialsOfOrders()
  expect((await resumed()).page?.choice.material).toBe('')
})
