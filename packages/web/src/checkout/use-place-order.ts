import type { Material } from '@collagerie/core/format'
import type { Price } from '@collagerie/core/prices'
import type { Offer } from '@collagerie/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { track } from '../analytics/analytics.ts'
import { isFailure } from '../calls/failure.ts'
import { randomId } from '../calls/random-id.ts'
import { orderPath } from '../navigation/routes/paths.ts'
import { askForOffer, placeOrder } from './checkout-calls.ts'

const NO_PRICE = { amount: '', currency: '' }

export type PlaceState = 'idle' | 'placing' | 'too large' | 'price changed' | 'failed'

/** Places the order once, however often it is tried from this visit, and goes on to its page. */
export function usePlaceOrder(
  { collageid, version }: Offer,
  onSignedOut: () => void,
  onNewOffer: (offer: Offer) => void,
) {
  const [, navigate] = useLocation()
  const [visit] = useState(randomId)
  const [state, setState] = useState<PlaceState>('idle')

  async function placeNow(material: Material, shown: Price | undefined): Promise<void> {
    if (state === 'placing') return
    setState('placing')
    try {
      // Another material is another order, even where the answer to the first was lost.
      const requestKey = `${visit}-${material}`
      const { number } = await placeOrder({ collageid, version, material, requestKey, ...(shown ?? NO_PRICE) })
      track('ordered', { number })
      // Going back must not lead to the same form again.
      navigate(orderPath(number), { replace: true })
    } catch (error) {
      track('order-failure', { message: String(error) })
      if (isFailure(error, 'signInNeeded')) onSignedOut()
      else if (isFailure(error, 'priceChanged')) await showNewPrice()
      else setState(isFailure(error, 'orderTooLarge') ? 'too large' : 'failed')
    }
  }

  /** Nothing is ordered before the customer has seen what it costs now. */
  async function showNewPrice(): Promise<void> {
    try {
      onNewOffer(await askForOffer(collageid))
      setState('price changed')
    } catch {
      setState('failed')
    }
  }

  return { state, place: (material: Material, shown: Price | undefined) => void placeNow(material, shown) }
}
