import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { track } from '../analytics/analytics.ts'
import { useDocument } from '../document/document-store.ts'
import { resumeDraft } from './resume-draft.ts'

/** A draft that cannot be opened now stays on the list, which is where the customer is. */
export async function openTabDraft(templates: readonly CatalogueTemplate[]): Promise<void> {
  if (useDocument.getState().pages) return
  try {
    await resumeDraft(templates, undefined)
  } catch (error) {
    track('draft-failure', { message: String(error) })
  }
}
