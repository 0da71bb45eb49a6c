import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { useEffect, useState } from 'react'
import { track } from '../analytics/analytics.ts'
import { useDocument } from '../document/document-store.ts'
import { tabDraft } from '../drafts/tab-draft.ts'
import { tabPhotos } from '../drafts/tab-photos.ts'
import { withTexts } from '../language/language-store.ts'

/**
 * Makes this tab's draft the current collage, also after a reload, unless photos were brought since for another.
 * Returns whether it is still loading.
 */
export function useCurrentCollage(templates: readonly CatalogueTemplate[]): boolean {
  const hasCollage = useDocument((state) => state.page !== undefined)
  const [isDue, setDue] = useState(() => !hasCollage && tabDraft() !== undefined && tabPhotos.id === undefined)

  useEffect(() => {
    if (!isDue || templates.length === 0) return undefined
    let isCurrent = true
    const over = () => {
      if (isCurrent) setDue(false)
    }
    // Customers without a draft never load the code that restores one.
    withTexts(import('../drafts/resume-draft.ts'))
      .then(({ resumeDraft }) => resumeDraft(templates, undefined))
      .catch((error: unknown) => track('draft-failure', { message: String(error) }))
      .finally(over)
    return () => {
      isCurrent = false
    }
  }, [isDue, templates])

  return isDue && !hasCollage
}
