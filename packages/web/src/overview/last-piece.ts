import type { Size } from '@collagerie/core/geometry'
import { isSignedInHere } from '../calls/account-presence.ts'
import { mayHaveDrafts } from '../drafts/draft-hint.ts'
import { listDrafts } from '../drafts/draft-summary.ts'
import { tabDraft } from '../drafts/tab-draft.ts'
import { listCollages } from './collage-calls.ts'

/** What somebody worked on last, as far as there is a way back to it. */
export interface LastPiece {
  /** Undefined if it is a draft of this tab alone. */
  readonly savedId: string | undefined
  readonly format: Size
  /** A picture, or the address of one. */
  readonly picture: Blob | string
}

/** The draft this tab has open, or else what was saved last. */
export async function findLastPiece(): Promise<LastPiece | undefined> {
  const open = tabDraft()
  const drafts = open !== undefined && mayHaveDrafts() ? await listDrafts(({ draftId }) => draftId === open) : []
  const [draft] = drafts
  if (draft?.picture) return { savedId: draft.savedId, format: draft.format, picture: draft.picture }
  if (!isSignedInHere()) return undefined
  const { collages } = await listCollages('')
  const [newest] = collages
  if (!newest?.picture) return undefined
  const { id, width, height, picture } = newest
  return { savedId: id, format: { width, height }, picture }
}
