import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { track } from '../analytics/analytics.ts'
import { CallFailure } from '../calls/call-failure.ts'
import { openDocument, useDocument } from '../document/document-store.ts'
import { showFirst } from '../document/first-picture-store.ts'
import { openSaved } from '../document/open-saved.ts'
import { showResizedToast } from '../document/show-resized-toast.ts'
import { materialOfOrder } from '../order/material-of-order.ts'
import { useLibrary } from '../photos/library-store.ts'
import { readDraft, readPicture } from './draft-database.ts'
import { holdDraft, letGoOfDraft } from './draft-lock.ts'
import { isOwnDraft } from './is-own-draft.ts'
import { keepDrafts } from './keep-drafts.ts'
import { draftFiles, restorePhotos } from './restore-photos.ts'
import { forgetTabDraft, tabDraft } from './tab-draft.ts'

/**
 * missing: this tab has no draft, or none of that collage. elsewhere: another tab has it open. broken: it cannot be
 * shown. not ours: it belongs to a saved collage of another customer. unreachable: the server did not answer. in use:
 * other photos have been brought, under the ids that this draft needs; only a reload frees them.
 */
type Resumed = 'resumed' | 'missing' | 'elsewhere' | 'broken' | 'not ours' | 'unreachable' | 'in use'

type Resume = (templates: readonly CatalogueTemplate[], savedId: string | undefined) => Promise<Resumed>

function oneAtATime(start: Resume): Resume {
  let underWay: { readonly savedId: string | undefined; readonly outcome: Promise<Resumed> } | undefined
  return (templates, savedId) => {
    if (underWay && underWay.savedId === savedId) return underWay.outcome
    // A request for another collage waits for the one being restored. If that succeeded, its draft is in use and must
    // not be released: the answer is then the open collage.
    const outcome = underWay
      ? underWay.outcome.then((before) => (before === 'resumed' ? outcomeOfOpen(savedId) : start(templates, savedId)))
      : start(templates, savedId)
    const now = { savedId, outcome }
    underWay = now
    return outcome.finally(() => {
      if (underWay === now) underWay = undefined
    })
  }
}

/** Opens this tab's draft with its photos. Given the id of a saved collage, only a draft of that one. */
export const resumeDraft = oneAtATime(resume)

function outcomeOfOpen(savedId: string | undefined): Resumed {
  return savedId === undefined || useDocument.getState().savedId === savedId ? 'resumed' : 'missing'
}

async function resume(templates: readonly CatalogueTemplate[], savedId: string | undefined): Promise<Resumed> {
  const draftId = tabDraft()
  if (draftId === undefined) return 'missing'
  if (!(await holdDraft(draftId))) return 'elsewhere'
  const outcome = await openDraft(draftId, templates, savedId).catch((error: unknown): Resumed => {
    track('draft-failure', { message: String(error) })
    return error instanceof CallFailure ? 'unreachable' : 'broken'
  })
  if (outcome !== 'resumed') letGoOfDraft(draftId)
  return outcome
}

async function openDraft(
  draftId: string,
  templates: readonly CatalogueTemplate[],
  savedId: string | undefined,
): Promise<Resumed> {
  const draft = await readDraft(draftId)
  if (!draft) forgetTabDraft(draftId)
  if (!draft || (savedId !== undefined && draft.savedId !== savedId)) return 'missing'
  if (!(await isOwnDraft(draft))) return 'not ours'
  const [opened, files, picture] = await Promise.all([
    openSaved(draft.xml, templates, draft.savedId === undefined ? '' : materialOfOrder(draft.savedId)),
    draftFiles(draft),
    // A picture of an earlier state would be replaced by something else a moment later.
    draft.isPictured ? readPicture(draftId).catch(() => undefined) : undefined,
  ])
  if (Object.keys(useLibrary.getState().photos).length > 0) return 'in use'
  const { savedId: ofSaved, shownPage: shown, isUnsaved } = draft
  showFirst(picture, opened.pages[0])
  openDocument({ pages: opened.pages, opened, shown, draftId, savedId: ofSaved, isUnsaved })
  showResizedToast(opened.resized)
  restorePhotos(draft, files)
  keepDrafts()
  return 'resumed'
}
