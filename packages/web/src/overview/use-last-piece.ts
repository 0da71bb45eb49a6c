import { useEffect, useState } from 'react'
import { track } from '../analytics/analytics.ts'
import { findLastPiece, type LastPiece } from './last-piece.ts'

/** The collage somebody last worked on: undefined while it is looked for, null if there is none. */
export function useLastPiece(isLookedFor: boolean): LastPiece | null | undefined {
  const [last, setLast] = useState<LastPiece | null | undefined>(isLookedFor ? undefined : null)

  useEffect(() => {
    if (!isLookedFor) return undefined
    let isCurrent = true
    findLastPiece().then(
      (found) => isCurrent && setLast(found ?? null),
      (error: unknown) => {
        track('last-piece-failed', { message: String(error) })
        if (isCurrent) setLast(null)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isLookedFor])

  return last
}
