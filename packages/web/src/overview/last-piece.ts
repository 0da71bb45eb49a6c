import type { Size } from '@collagerie/core/geometry'
import { isSignedInHere } from '../calls/account-presence.ts'
import { readDraft } from '../drafts/draft-database.ts'
import { isOffered } from '../drafts/draft-limits.ts'
import { type DraftSummary, summaryOf } from '../drafts/draft-summary.ts'
import { keepNow, pictureNow } from '../drafts/keeping.ts'
import { leftDraft, tabDraft } from '../drafts/tab-draft.ts'
import { listCollages } from './collage-calls.ts'

/** The collage somebody last worked on, if it can be reopened. */
export interface LastPiece {
  /** Undefined where only this browser has it. */
  readonly savedId: string | undefined
  /** Undefined if the account has all of it. */
  readonly draft: DraftSummary | undefined
  readonly format: Size
  /** A picture, or its address; empty if none shows the piece as it is. */
  readonly picture: Blob | string
}

/**
 * The collage this tab has open or has left; without one, the collage saved last. If the one that was left cannot be
 * shown, nothing is.
 */
export async function findLastPiece(): Promise<LastPiece | undefined> {
  // The collage may still be on its way to the database, followed by its picture.
  await keepNow()
  await pictureNow()
  const draftId = tabDraft() ?? leftDraft()
  const kept = draftId === undefined ? undefined : await readDraft(draftId)
  if (kept && isOffered(kept)) {
    const draft = await summaryOf(kept)
    const { savedId, format, isPictured, picture } = draft
    return { savedId, draft, format, picture: (isPictured && picture) || '' }
  }
  if (!isSignedInHere()) return undefined
  const { collages } = await listCollages('')
  const piece = kept?.savedId === undefined ? collages[0] : collages.find(({ id }) => id === kept.savedId)
  if (!piece?.picture) return undefined
  const { id, width, height, picture } = piece
  return { savedId: id, draft: undefined, format: { width, height }, picture }
}
