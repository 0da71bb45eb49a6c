import { movesByItself } from '@collagerie/core/order'
import { useEffect, useState } from 'react'
import { askForOrder } from './order-calls.ts'
import { type OrderLook, pauseBeforeLook } from './order-look.ts'

/** Follows an order as long as it moves by itself, and only while somebody can see the page. */
export function useOrderLook(number: string, found: OrderLook): OrderLook {
  const [look, setLook] = useState(found)
  const moves = movesByItself(look.state)

  useEffect(() => {
    if (!moves) return undefined
    let looks = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false

    function wait(): void {
      clearTimeout(timer)
      timer = setTimeout(() => void again(), pauseBeforeLook(looks))
    }

    async function again(): Promise<void> {
      // Whoever comes back to the page finds out then.
      if (document.hidden) return
      looks += 1
      const order = await askForOrder(number).catch(() => undefined)
      if (isOver) return
      if (order) setLook({ state: order.state, progress: order.progress })
      if (!order || movesByItself(order.state)) wait()
    }

    const onShown = () => {
      if (!document.hidden) wait()
    }
    document.addEventListener('visibilitychange', onShown)
    wait()
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [number, moves])

  return look
}
