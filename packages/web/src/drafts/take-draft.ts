import { randomId } from '../calls/random-id.ts'
import { rememberFormat } from '../navigation/known-format.ts'
import { useTabState } from '../navigation/tab-state.ts'
import { copyDraft, readDraft } from './draft-database.ts'
import type { DraftSummary } from './draft-summary.ts'
import { rememberTabDraft } from './tab-draft.ts'

/**
 * Makes a draft this tab's own; the editor resumes it when it opens. A draft that another tab has open is copied first,
 * as an unsaved collage. Returns the saved collage for the editor's address, if any.
 */
export async function takeDraft({ draftId, savedId, openIn, format }: DraftSummary): Promise<string | undefined> {
  if (openIn === 'this tab') return savedId
  const isCopy = openIn === 'another tab'
  const taken = isCopy ? await copyOf(draftId) : draftId
  if (useTabState.getState().hasCollage) {
    // A page that offers drafts may not have loaded the editor.
    const { leaveDocument } = await import('./leave-document.ts')
    // Customers who stay with the open collage go nowhere.
    if (!(await leaveDocument())) return new Promise(() => undefined)
  }
  rememberTabDraft(taken)
  rememberFormat(format, isCopy ? undefined : savedId)
  return isCopy ? undefined : savedId
}

async function copyOf(draftId: string): Promise<string> {
  const draft = await readDraft(draftId)
  if (!draft) throw new Error('The draft is gone.')
  const copyId = randomId()
  await copyDraft(draft, copyId)
  return copyId
}
