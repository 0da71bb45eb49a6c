import { changeDraft } from './draft-database.ts'

/** A draft with a date of deletion is gone for the customer; the database lets go of it later. */
export function discardDraft(draftId: string): Promise<void> {
  return changeDraft(draftId, { discardedAt: Date.now() })
}

export function bringBackDraft(draftId: string): Promise<void> {
  return changeDraft(draftId, { discardedAt: undefined })
}
