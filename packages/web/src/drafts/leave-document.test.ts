// @vitest-environment happy-dom
import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDocument, useDocument } from '../document/document-store.ts'
import { closeLeaveQuestion, leaveAnyway, useLeaveQuestion } from '../document/leave-guard.ts'
import { setLocalCopy } from '../document/local-copy.ts'
import { setDraftKeeper } from './keeping.ts'
import { leaveDocument } from './leave-document.ts'

const template = generateTemplate(designFor('single'), {
  format: { width: 50, height: 40 },
  material: '',
  values: {},
})
const page = newCollagePage({ templateId: 'gen-single', childTemplateId: '50x40', material: '' }, template)
const isOpen = () => useDocument.getState().pages !== undefined
const isAsked = () => useLeaveQuestion.getState().question !== undefined

/** The browser has not stored the collage yet, and will answer with this when it is asked to. */
function openOneThatIs(stored: 'kept' | 'refused'): void {
  openDocument({ pages: [page], isUnsaved: true })
  setLocalCopy('keeping')
  setDraftKeeper({
    keepNow: async () => setLocalCopy(stored),
    pictureNow: async () => undefined,
    clearOpenDraft: async () => false,
  })
}

describe('a collage that makes room for another', () => {
  beforeEach(closeLeaveQuestion)

  it('is closed once it is stored', async () => {
    openOneThatIs('kept')
    expect(await leaveDocument()).toBe(true)
    expect([isOpen(), isAsked()]).toEqual([false, false])
  })

  it('stays open if the browser refused to store it, until the customer gives it up', async () => {
    openOneThatIs('refused')
    const first = leaveDocument()
    await expect.poll(isAsked).toBe(true)
    closeLeaveQuestion()
    expect(await first).toBe(false)
    expect(isOpen()).toBe(true)
    const second = leaveDocument()
    await expect.poll(isAsked).toBe(true)
    leaveAnyway()
    expect(await second).toBe(true)
    expect(isOpen()).toBe(false)
  })
})
