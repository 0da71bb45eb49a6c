import { MOST_SELECTED_PHOTOS } from '@collagerie/core/photo'
import { useState } from 'react'
import { track } from '../analytics/analytics.ts'
import { loadTextsOf } from '../language/language-store.ts'
import { showToast } from '../ui/toast-queue.ts'

/** Takes the visitor's photos in. `onArrived` is told how many can be shown. */
export function useBringPhotos(onArrived: (count: number) => void) {
  /** How often photos were added: each time they are shown in designs at once. */
  const [brought, setBrought] = useState(0)

  async function bring(chosen: readonly File[]): Promise<void> {
    if (chosen.length === 0) return
    const { pathname } = window.location
    const parts = await loadParts()
    if (!parts) {
      // The action keeps the files: nobody has to choose them again once the connection is back.
      const action = { label: 'misc.retry', run: () => void bring(chosen) } as const
      return showToast('template.waysBringFailed', { tone: 'urgent', action })
    }
    const { addToLibrary, reportRefusedFiles, keepPhotos } = parts
    await keepPhotos()
    const arriving = addToLibrary(chosen)
    setBrought((times) => times + 1)
    const photos = await arriving
    reportRefusedFiles(photos)
    const count = photos.filter(({ state }) => state === 'IMAGE').length
    // Customers who have gone on meanwhile stay there.
    const isStillHere = window.location.pathname === pathname
    if (count > 0 && isStillHere) onArrived(Math.min(count, MOST_SELECTED_PHOTOS))
  }

  return { brought, bring }
}

/** What takes photos in, or nothing if the connection is lost. */
async function loadParts() {
  try {
    const [{ addToLibrary }, { reportRefusedFiles }, { keepPhotos }] = await Promise.all([
      import('../photos/add-to-library.ts'),
      import('../photos/report-refused-files.ts'),
      import('../drafts/keep-photos.ts'),
      loadTextsOf('rest'),
    ])
    return { addToLibrary, reportRefusedFiles, keepPhotos }
  } catch (error) {
    track('part-failed', { message: String(error) })
    return undefined
  }
}
