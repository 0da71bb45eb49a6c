import { useCallback, useEffect, useState } from 'react'
import { useDocument } from '../document/document-store.ts'
import { NewestRequest } from '../ui/newest-request.ts'
import { hintDrafts } from './draft-hint.ts'
import { type DraftSummary, listDrafts } from './draft-summary.ts'
import { keepNow, pictureNow } from './keeping.ts'
import { sweepDrafts } from './sweep-drafts.ts'

/** The offered drafts, undefined until they are known. Changes by other tabs appear when the customer returns here. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<readonly DraftSummary[]>()

  const [questions] = useState(() => new NewestRequest())

  const refresh = useCallback(() => {
    const isNewest = questions.begin()
    listDrafts().then(
      (found) => {
        if (!isNewest()) return
        setDrafts(found)
        hintDrafts(found.length > 0)
      },
      // A database that does not answer now may do so later: until then the list is empty, and the hint stays.
      () => isNewest() && setDrafts([]),
    )
  }, [questions])

  useEffect(() => {
    // The collage this tab has just left may still be on its way to the database.
    void keepNow().then(sweepDrafts).then(refresh).then(pictureNow).then(refresh)
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [refresh])

  useEffect(() => {
    // Once a collage that opens behind the list is kept, it can be painted.
    const whenKept = async () => pictureNow().then(refresh)
    return useDocument.subscribe(({ pages }, before) => {
      if (pages && !before.pages) queueMicrotask(() => void whenKept())
    })
  }, [refresh])

  return { drafts, refresh }
}
