// @vitest-environment happy-dom
import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { expect, it, vi } from 'vitest'
import { discardDocument, openDocument } from '../document/document-store.ts'
import { keepDrafts } from './keep-drafts.ts'
import { keepNow } from './keeping.ts'

/** The drafts that are being left, each stored when the test says so. */
const leaving = vi.hoisted(() => new Map<string, () => void>())

vi.mock('./sweep-drafts.ts', () => ({ sweepDrafts: async () => undefined }))
vi.mock('./draft-keeper.ts', () => ({
  DraftKeeper: class {
    readonly draftId: string
    constructor(draftId: string) {
      this.draftId = draftId
    }
    touch() {}
    async flush() {}
    async pictureLeft() {}
    leave() {
      return new Promise<void>((resolve) => leaving.set(this.draftId, resolve))
    }
  },
}))

const template = generateTemplate(designFor('single'), { format: { width: 50, height: 40 }, material: '', values: {} })
const page = newCollagePage({ templateId: 'gen-single', childTemplateId: '50x40', material: '' }, template)

it('a list that is opened after two collages were left waits until both are stored', async () => {
  keepDrafts()
  let isKept = false
  openDocument({ pages: [page], draftId: 'first' })
  openDocument({ pages: [page], draftId: 'second' })
  discardDocument()
  void keepNow().then(() => {
    isKept = true
  })
  leaving.get('second')?.()
  await new Promise(setImmediate)
  expect(isKept).toBe(false)
  leaving.get('first')?.()
  await expect.poll(() => isKept).toBe(true)
})
