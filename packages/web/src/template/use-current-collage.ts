import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { useEffect, useState } from 'react'
import { track } from '../analytics/analytics.ts'
import { useDocument } from '../document/document-store.ts'
import { tabDraft } from '../drafts/tab-draft.ts'
import { withTexts } from '../language/language-store.ts'

/** This tab's draft is the current collage, on a page that was just loaded too. Says whether it is still on its way. */
export function useCurrentCollage(templates: readonly CatalogueTemplate[]): boolean {
  const hasCollage = useDocument((state) => state.collage !== undefined)
  const [isDue, setDue] = useState(() => !hasCollage && tabDraft() !== undefined)

  useEffect(() => {
    if (!isDue || templates.length === 0) return undefined
    let isCurrent = true
    const over = () => {
      if (isCurrent) setDue(false)
    }
    // Nobody without a draft downloads what it takes to bring one back.
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
