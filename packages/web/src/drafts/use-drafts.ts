import { useCallback, useEffect, useState } from 'react'
import { useTabState } from '../navigation/tab-state.ts'
import { hintDrafts } from './draft-hint.ts'
import { type DraftSummary, listDrafts } from './draft-summary.ts'
import { sweepDrafts } from './sweep-drafts.ts'

/** The drafts on offer, undefined until they are known. What other tabs did shows when the customer comes back here. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<readonly DraftSummary[]>()

  const refresh = useCallback(() => {
    listDrafts().then(
      (found) => {
        setDrafts(found)
        hintDrafts(found.length > 0)
      },
      // A database that does not answer now may do so next time: whether there are drafts is not known.
      () => setDrafts([]),
    )
  }, [])

  useEffect(() => {
    void settled().then(sweepDrafts).then(refresh)
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [refresh])

  return { drafts, refresh }
}

/** The collage this tab has just left may still be on its way into the database. */
async function settled(): Promise<void> {
  if (!useTabState.getState().hasDraft) return
  const { keepNow } = await import('./keep-drafts.ts')
  await keepNow()
}
