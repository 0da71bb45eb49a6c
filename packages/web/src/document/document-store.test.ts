// @vitest-environment happy-dom
import { generatedTemplateOf, startChoice } from '@collagerie/core/choice'
import { placePhoto } from '@collagerie/core/placement'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTabState } from '../navigation/tab-state.ts'
import {
  discardDocument,
  hasUnsavedChanges,
  markSaved,
  openDocument,
  openTemplate,
  redoLast,
  run,
  runTogether,
  showPage,
  undoLast,
  useDocument,
} from './document-store.ts'
import { letPageGo } from './leave-guard.ts'
import { setLocalCopy } from './local-copy.ts'
import { offeredTemplate } from './testing/offered-template.ts'

function open(): void {
  const choice = startChoice(offeredTemplate('alleven'))
  const template = choice && generatedTemplateOf(choice)
  if (!choice || !template) throw new Error('No template.')
  openTemplate(choice, template)
}

const place = (slot: string) => run({ kind: 'place photo', slot, photo: placePhoto('-2') })

function isHeldBack(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

beforeEach(() => {
  setLocalCopy('keeping')
  discardDocument()
  open()
})

describe('the collage being made', () => {
  it('holds nobody back before something was done, nor after all was undone', () => {
    expect([hasUnsavedChanges(), isHeldBack()]).toEqual([false, false])
    place('img1')
    expect([hasUnsavedChanges(), isHeldBack()]).toEqual([true, true])
    undoLast()
    expect([hasUnsavedChanges(), isHeldBack()]).toEqual([false, false])
  })

  it('is marked as saved only by its own save, not by one of a collage that was open before', () => {
    const { draftId, pages } = useDocument.getState()
    if (!pages) throw new Error('Nothing is open.')
    openDocument({ pages, draftId: 'opened since', savedId: '8', isUnsaved: true })
    markSaved(draftId, pages, '7')
    expect(useDocument.getState()).toMatchObject({ savedId: '8', formerId: undefined, unchanged: undefined })
    markSaved('opened since', pages, '9')
    expect(useDocument.getState()).toMatchObject({ savedId: '9', formerId: '8', unchanged: pages })
  })

  it('holds nobody back whose changes this browser has', () => {
    place('img1')
    setLocalCopy('kept')
    expect([hasUnsavedChanges(), isHeldBack()]).toEqual([true, false])
    setLocalCopy('refused')
    expect(isHeldBack()).toBe(true)
  })

  it('lets the page go once the customer has said so', () => {
    place('img1')
    letPageGo()
    expect(isHeldBack()).toBe(false)
  })

  it('takes several commands back in one step', () => {
    place('img1')
    runTogether([
      { kind: 'reframe', slot: 'img1', framing: { zoom: 2 } },
      { kind: 'set effect', slot: 'img1', effect: 'sepia' },
    ])
    runTogether([{ kind: 'reframe', slot: 'img1', framing: { zoom: 3 } }])
    undoLast()
    expect(useDocument.getState().page?.userdata.images['img1']?.photo).toMatchObject({ zoom: 2, effect: 'sepia' })
    undoLast()
    expect(useDocument.getState().page?.userdata.images['img1']?.photo).toMatchObject({ zoom: 1, effect: 'none' })
  })

  it('keeps its steps when the template changes', () => {
    place('img1')
    open()
    undoLast()
    expect(useDocument.getState().page?.userdata.images).toEqual({})
  })

  it('says which template it is made with, also after a change of it was undone', () => {
    const made = () => useTabState.getState().collageTemplate
    const { page } = useDocument.getState()
    if (!page) throw new Error('No collage.')
    expect(made()).toEqual({ kind: 'basic', id: 'gen-alleven' })
    const drawn = { ...page.template, designer: 'studio' }
    const choice = { ...page.choice, templateId: 'retro-arcade' }
    run({ kind: 'change template', choice, template: drawn })
    expect(made()).toEqual({ kind: 'design', id: 'retro-arcade' })
    undoLast()
    expect(made()).toEqual({ kind: 'basic', id: 'gen-alleven' })
  })

  it('turns to the page a step is taken back on or done again, and to no other', () => {
    const { page } = useDocument.getState()
    if (!page) throw new Error('No collage.')
    const drawn = { ...page, template: { ...page.template, designer: 'studio' } }
    openDocument({ pages: [page, drawn, page], shown: 7 })
    const now = () => [useDocument.getState().shown, useDocument.getState().page?.userdata.images['img1']?.photo?.id]
    expect([now(), hasUnsavedChanges()]).toEqual([[0, undefined], false])
    showPage(1)
    expect([hasUnsavedChanges(), useTabState.getState().collageTemplate?.kind]).toEqual([false, 'design'])
    place('img1')
    showPage(9)
    showPage(2)
    expect([now(), hasUnsavedChanges()]).toEqual([[2, undefined], true])
    undoLast()
    expect([now(), hasUnsavedChanges()]).toEqual([[1, undefined], false])
    showPage(0)
    redoLast()
    expect(now()).toEqual([1, '-2'])
    expect(useDocument.getState().pages?.map((each) => each.userdata.images['img1']?.photo?.id)).toEqual([
      undefined,
      '-2',
      undefined,
    ])
  })

  it('is gone when it is given up', () => {
    place('img1')
    discardDocument()
    expect(useDocument.getState().page).toBeUndefined()
    expect(useTabState.getState()).toMatchObject({ hasCollage: false, collageTemplate: undefined })
    expect(isHeldBack()).toBe(false)
  })
})
