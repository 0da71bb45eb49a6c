import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { useEffect } from 'react'
import { fetchUntilItComes } from '../ui/fetch-until-it-comes.ts'
import { tabDraft } from './tab-draft.ts'
import { tabPhotos } from './tab-photos.ts'

/**
 * Opens this tab's draft again after a reload, so that its photos and its picture are there as before, unless photos
 * were brought since for another collage. Its code is loaded only if there is a draft.
 */
export function useTabDraft(templates: readonly CatalogueTemplate[]): void {
  useEffect(() => {
    if (templates.length === 0 || tabDraft() === undefined || tabPhotos.id !== undefined) return undefined
    return fetchUntilItComes(
      () => import('./open-tab-draft.ts'),
      ({ openTabDraft }) => void openTabDraft(templates),
    )
  }, [templates])
}
