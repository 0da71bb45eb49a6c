import { useEffect } from 'react'
import { fetchUntilItComes } from '../ui/fetch-until-it-comes.ts'

/** The first beat comes when the page stands, and brings what it takes along. */
export function useHeartbeat(): void {
  useEffect(() => {
    let stopBeating: (() => void) | undefined
    const stopAsking = fetchUntilItComes(
      () => import('./the-heartbeat.ts'),
      ({ heartbeat }) => {
        heartbeat.start()
        stopBeating = () => heartbeat.stop()
      },
    )
    return () => {
      stopAsking()
      stopBeating?.()
    }
  }, [])
}
