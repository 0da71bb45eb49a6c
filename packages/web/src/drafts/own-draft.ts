import { CallFailure } from '../calls/call-failure.ts'
import { readDraft } from './draft-database.ts'
import { type DraftSummary, draftOf } from './draft-summary.ts'
import { isOwnDraft } from './is-own-draft.ts'

/** The customer's draft of a saved collage, if there is one; `unreachable` if the server does not say whose it is. */
export async function ownDraftOf(savedId: string): Promise<DraftSummary | 'unreachable' | undefined> {
  const summary = await draftOf(savedId)
  const draft = summary && (await readDraft(summary.draftId))
  if (!draft) return undefined
  try {
    return (await isOwnDraft(draft)) ? summary : undefined
  } catch (error) {
    return error instanceof CallFailure ? 'unreachable' : undefined
  }
}
