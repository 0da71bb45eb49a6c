import type { Choice } from '@collagerie/core/choice'
import { type Collage, type CollagePage, changedPage, newCollagePage } from '@collagerie/core/collage'
import { type Command, type History, perform, redo, startHistory, undo } from '@collagerie/core/edit'
import type { Opened } from '@collagerie/core/saving'
import type { Template } from '@collagerie/core/template'
import { create } from 'zustand'
import { randomId } from '../calls/random-id.ts'
import { rememberFormat } from '../navigation/known-format.ts'
import { forgetCollage, noteCollage, noteCollageTemplate } from '../navigation/tab-state.ts'
import { guardLeaving, type Stakes } from './leave-guard.ts'
import { localCopy } from './local-copy.ts'
import { templateOfCollage } from './template-of-collage.ts'

interface DocumentState {
  readonly history: History | undefined
  /** The present document; undefined until a template is opened in the editor. */
  readonly pages: Collage | undefined
  /** The index of the shown page. */
  readonly shown: number
  /** The shown page. */
  readonly page: CollagePage | undefined
  /** The document as begun or last saved: while it is unchanged, there is nothing to lose. */
  readonly unchanged: Collage | undefined
  /**
   * The key of the document in this browser, new for every collage. Before there is a collage, the key of the photos
   * added for it.
   */
  readonly draftId: string
  /** The id in the account; a collage without one is new. */
  readonly savedId: string | undefined
  /** Its earlier id, if it was deleted in the account and saved anew. */
  readonly formerId: string | undefined
  /** What it was opened from; undefined for a collage begun here. */
  readonly opened: Opened | undefined
}

const NOTHING: DocumentState = {
  history: undefined,
  pages: undefined,
  shown: 0,
  page: undefined,
  unchanged: undefined,
  draftId: '',
  savedId: undefined,
  formerId: undefined,
  opened: undefined,
}

/** The collage being made. Only commands change it. */
export const useDocument = create<DocumentState>()(() => NOTHING)

useDocument.subscribe(({ page, savedId }, before) => {
  const format = page?.template.format
  if (!format || (format === before.page?.template.format && savedId === before.savedId)) return
  rememberFormat(format)
  if (savedId !== undefined) rememberFormat(format, savedId)
})

/** Opens a template in the editor. A page already begun keeps its photos and texts. */
export function openTemplate({ offered, size, material }: Choice, template: Template, step?: string): void {
  const choice = { templateId: offered.id, childTemplateId: size.id, material }
  const { history, draftId } = useDocument.getState()
  if (history) run({ kind: 'change template', choice, template }, step)
  else openDocument({ pages: [newCollagePage(choice, template)], ...(draftId !== '' && { draftId }) })
}

export interface OpenedDocument {
  readonly pages: Collage
  /** The page to show first. */
  readonly shown?: number | undefined
  readonly draftId?: string
  readonly savedId?: string | undefined
  readonly opened?: Opened
  /** Whether only this browser has its changes. */
  readonly isUnsaved?: boolean
}

/** Photos added before there is a collage are kept under this key. */
export function keepPhotosUnder(draftId: string): void {
  useDocument.setState({ draftId })
}

/** Opens a collage in place of the present one. */
export function openDocument({ pages, shown, draftId, savedId, opened, isUnsaved = false }: OpenedDocument): void {
  useDocument.setState({
    ...withPageShown(pages, shown ?? 0),
    history: startHistory(pages),
    unchanged: isUnsaved ? undefined : pages,
    draftId: draftId ?? randomId(),
    savedId,
    formerId: undefined,
    opened,
  })
  noteCollage()
  shareTemplate()
  guardLeaving(stakes)
}

/** Notes that the account has a collage as it was when the save began. One opened since stays as it is. */
export function markSaved(draftId: string, saved: Collage, savedId: string): void {
  const { draftId: open, savedId: before } = useDocument.getState()
  if (open !== draftId) return
  useDocument.setState({ unchanged: saved, savedId, ...(before !== savedId && { formerId: before }) })
}

export function hasSeveralPages({ pages } = useDocument.getState()): boolean {
  return (pages?.length ?? 0) > 1
}

/** Whether the collage has changes that no account has. */
export function hasUnsavedChanges(): boolean {
  const { pages, unchanged } = useDocument.getState()
  return pages !== unchanged
}

function createStakes(): Stakes {
  /** The changes that the customer has knowingly given up. */
  let givenUp: Collage | undefined
  return {
    wouldBeLost: () => hasUnsavedChanges() && localCopy() !== 'kept',
    areRefused: () => hasUnsavedChanges() && localCopy() === 'refused' && useDocument.getState().pages !== givenUp,
    giveUp: () => {
      givenUp = useDocument.getState().pages
    },
  }
}

const stakes = createStakes()

/** Discards the collage, without an undo. */
export function discardDocument(): void {
  useDocument.setState(NOTHING)
  forgetCollage()
}

/**
 * Runs a command on the shown page, or on the given one. Consecutive commands with the same step key are one undo
 * step.
 */
export function run(command: Command, step?: string, at = useDocument.getState().shown): void {
  change((history) => perform(history, command, step, at))
}

/** Shows a page. This is no undo step. */
export function showPage(at: number): void {
  const { pages, shown } = useDocument.getState()
  if (!pages?.[at] || at === shown) return
  useDocument.setState(withPageShown(pages, at))
  shareTemplate()
}

/** A new key for a step of several commands. */
export function newStepKey(): string {
  return `step ${randomId()}`
}

/** Runs several commands as one undo step. */
export function runTogether(commands: readonly Command[], step = newStepKey()): void {
  for (const command of commands) run(command, step)
}

export function undoLast(): void {
  change(undo, 'turn to it')
}

/** Returns a function that undoes the last step, and does nothing after later steps. */
export function undoOfThisStep(): () => void {
  const { pages } = useDocument.getState()
  return () => {
    if (useDocument.getState().pages === pages) undoLast()
  }
}

export function redoLast(): void {
  change(redo, 'turn to it')
}

/** Shows the page on which an undo or redo happens. */
function change(next: (history: History) => History, view: 'stay' | 'turn to it' = 'stay'): void {
  const { history: before, shown } = useDocument.getState()
  if (!before) return
  const history = next(before)
  const at = view === 'stay' ? shown : changedPage(before.present, history.present, shown)
  useDocument.setState({ history, ...withPageShown(history.present, at) })
  shareTemplate()
}

function withPageShown(pages: Collage, at: number): Pick<DocumentState, 'pages' | 'shown' | 'page'> {
  const shown = pages[at] ? at : 0
  return { pages, shown, page: pages[shown] }
}

/** The way back out of the editor leads to the shown page's template, which an undo may change too. */
function shareTemplate(): void {
  const { page } = useDocument.getState()
  if (page) noteCollageTemplate(templateOfCollage(page))
}
