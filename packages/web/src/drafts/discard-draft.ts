import { changeDraft } from './draft-database.ts'

/** Marks a draft as deleted, which hides it from the customer; the database removes it later. */
export function discardDraft(draftId: string): Promise<void> {
  return changeDraft(draftId, { discardedAt: Date.now() })
}

export function bringBackDraft(draftId: string): Promise<void> {
  return changeDraft(draftId, { discardedAt: undefined })
}
