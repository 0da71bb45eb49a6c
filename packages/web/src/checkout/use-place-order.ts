import type { Material } from '@collagerie/core/format'
import type { Offer } from '@collagerie/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { track } from '../analytics/analytics.ts'
import { isFailure } from '../calls/failure.ts'
import { randomId } from '../calls/random-id.ts'
import { orderPath } from '../navigation/routes/paths.ts'
import { placeOrder } from './checkout-calls.ts'

export type PlaceState = 'idle' | 'placing' | 'too large' | 'failed'

/** Places the order once, however often it is tried from this visit, and goes on to its page. */
export function usePlaceOrder({ collageid, version }: Offer, onSignedOut: () => void) {
  const [, navigate] = useLocation()
  const [visit] = useState(randomId)
  const [state, setState] = useState<PlaceState>('idle')

  async function placeNow(material: Material): Promise<void> {
    if (state === 'placing') return
    setState('placing')
    try {
      // Another material is another order, even where the answer to the first was lost.
      const requestKey = `${visit}-${material}`
      const { number } = await placeOrder({ collageid, version, material, requestKey })
      track('ordered', { number })
      // Going back must not lead to the same form again.
      navigate(orderPath(number), { replace: true })
    } catch (error) {
      track('order-failure', { message: String(error) })
      if (isFailure(error, 'signInNeeded')) onSignedOut()
      else setState(isFailure(error, 'orderTooLarge') ? 'too large' : 'failed')
    }
  }

  return { state, place: (material: Material) => void placeNow(material) }
}
