import { movesByItself } from '@collagerie/core/order'
import { useState } from 'react'
import { askForOrder } from './order-calls.ts'
import { type OrderLook, pauseBeforeLook } from './order-look.ts'
import { useLookAgain } from './use-look-again.ts'

/** Follows an order as long as it moves by itself. */
export function useOrderLook(number: string, found: OrderLook): OrderLook {
  const [look, setLook] = useState(found)
  useLookAgain(movesByItself(look.state) ? pauseBeforeLook : undefined, async () => {
    const { state, progress } = await askForOrder(number)
    setLook({ state, progress })
    return movesByItself(state)
  })
  return look
}
