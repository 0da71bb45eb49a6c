import { movesByItself } from '@collagerie/core/order'
import { useState } from 'react'
import { askForOrder } from './order-calls.ts'
import { pauseBeforePoll, type Standing } from './standing.ts'
import { usePolling } from './use-polling.ts'

/** Follows an order as long as it moves by itself. */
export function useStanding(number: string, found: Standing): Standing {
  const [standing, setStanding] = useState(found)
  usePolling(movesByItself(standing.state) ? pauseBeforePoll : undefined, async () => {
    const { state, progress } = await askForOrder(number)
    setStanding({ state, progress })
    return movesByItself(state)
  })
  return standing
}
