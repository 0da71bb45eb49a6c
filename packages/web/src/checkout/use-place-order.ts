import type { Material } from '@collagerie/core/format'
import type { Price } from '@collagerie/core/prices'
import type { Offer } from '@collagerie/protocol'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { track } from '../analytics/analytics.ts'
import { Failure, type FailureCode } from '../calls/failure.ts'
import { randomId } from '../calls/random-id.ts'
import { forgetTabCheckout } from '../drafts/tab-checkout.ts'
import { orderPath } from '../navigation/routes/paths.ts'
import { askForOffer, placeOrder } from './checkout-calls.ts'
import type { SentDelivery } from './use-delivery.ts'

const NO_PRICE = { amount: '', currency: '' }

export type PlaceState = 'idle' | 'placing' | 'too large' | 'price changed' | 'delivery changed' | 'failed'

/** Places the order once, however often it is tried from this visit, and goes on to its page. */
export function usePlaceOrder(
  { collageid, version }: Offer,
  onSignedOut: () => void,
  onNewOffer: (offer: Offer) => void,
) {
  const [, navigate] = useLocation()
  const [visit] = useState(randomId)
  const [state, setState] = useState<PlaceState>('idle')
  const deliveries = useRef<string[]>([])

  /** The same number for the same delivery. */
  function countOf(delivery: SentDelivery): number {
    const said = JSON.stringify(delivery)
    if (!deliveries.current.includes(said)) deliveries.current.push(said)
    return deliveries.current.indexOf(said)
  }

  async function placeNow(material: Material, shown: Price | undefined, delivery: SentDelivery): Promise<void> {
    if (state === 'placing') return
    setState('placing')
    try {
      // Another material or delivery is another order, even where the answer to the first was lost.
      const requestKey = `${visit}-${material}-${countOf(delivery)}`
      const { way, address } = delivery
      const request = { collageid, version, material, requestKey, way, ...(shown ?? NO_PRICE) }
      const { number } = await placeOrder(request, address)
      track('ordered', { number })
      forgetTabCheckout()
      // Going back must not lead to the same form again.
      navigate(orderPath(number), { replace: true })
    } catch (error) {
      track('order-failure', { message: String(error) })
      await tell(error instanceof Failure ? error.code : 'unexpected')
    }
  }

  async function tell(code: FailureCode): Promise<void> {
    switch (code) {
      case 'signInNeeded':
        return onSignedOut()
      case 'priceChanged':
        return showNewOffer('price changed')
      case 'deliveryNeeded':
      case 'deliveryNotOffered':
      case 'badAddress':
        return showNewOffer('delivery changed')
      default:
        setState(code === 'orderTooLarge' ? 'too large' : 'failed')
    }
  }

  /** Nothing is ordered before the customer has seen what it costs now, and how it can be had. */
  async function showNewOffer(changed: PlaceState): Promise<void> {
    try {
      onNewOffer(await askForOffer(collageid))
      setState(changed)
    } catch {
      setState('failed')
    }
  }

  return {
    state,
    place: (material: Material, shown: Price | undefined, delivery: SentDelivery) =>
      void placeNow(material, shown, delivery),
  }
}
