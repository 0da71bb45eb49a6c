import { movesByItself } from '@collagerie/core/order'
import { useState } from 'react'
import { askForOrder } from './order-calls.ts'
import { type OrderProgress, pauseBeforePoll } from './order-progress.ts'
import { usePolling } from './use-polling.ts'

/** Follows an order as long as it moves by itself. */
export function useOrderProgress(number: string, found: OrderProgress): OrderProgress {
  const [standing, setStanding] = useState(found)
  usePolling(movesByItself(standing.state) ? pauseBeforePoll : undefined, async () => {
    const { state, progress } = await askForOrder(number)
    setStanding({ state, progress })
    return movesByItself(state)
  })
  return standing
}
