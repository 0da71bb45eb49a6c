import { useEffect } from 'react'
import { fetchUntilItComes } from '../ui/fetch-until-it-comes.ts'

/** Starts the heartbeat, whose code is fetched once the page stands. */
export function useHeartbeat(): void {
  useEffect(() => {
    let stopBeating: (() => void) | undefined
    const stopAsking = fetchUntilItComes(
      () => import('./the-heartbeat.ts'),
      ({ theHeartbeat }) => {
        theHeartbeat.start()
        stopBeating = () => theHeartbeat.stop()
      },
    )
    return () => {
      stopAsking()
      stopBeating?.()
    }
  }, [])
}
