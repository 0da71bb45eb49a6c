import type { Material } from '@collagerie/core/format'
import type { Price } from '@collagerie/core/prices'
import type { Offer } from '@collagerie/protocol'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { track } from '../analytics/analytics.ts'
import { CallFailure, type CallFailureCode } from '../calls/call-failure.ts'
import { randomId } from '../calls/random-id.ts'
import { orderPath } from '../navigation/routes/paths.ts'
import { rememberMaterialOfOrder } from '../order/material-of-order.ts'
import { forgetTabCheckout } from '../order/tab-checkout.ts'
import { rememberTabOrder } from '../order/tab-order.ts'
import { showToast } from '../ui/toast-queue.ts'
import { askForOffer, placeOrder } from './checkout-calls.ts'
import { handOn } from './handed-on.ts'
import type { SentDelivery } from './use-delivery.ts'

const NO_PRICE = { amount: '', currency: '' }

/** What a refused order shows anew: the offer has changed since the page asked for it. */
const CHANGED = {
  priceChanged: 'price changed',
  deliveryNeeded: 'delivery changed',
  deliveryNotOffered: 'delivery changed',
  badAddress: 'delivery changed',
  materialNeeded: 'material gone',
  // Of the collage's versions only the newest are kept.
  noSuchCollage: 'collage changed',
} as const satisfies Partial<Record<CallFailureCode, string>>

/** What the page can only be loaded again for: to sign in, or to say that the collage cannot be ordered any more. */
const RELOADED: ReadonlySet<CallFailureCode> = new Set(['signInNeeded', 'templateGone', 'unfinishedCollage'])

type Change = (typeof CHANGED)[keyof typeof CHANGED]

export type PlaceState = 'idle' | 'placing' | 'offline' | 'too large' | Change | 'failed'

/** Places the order once, however often it is tried from this visit, and goes on to its page. */
export function usePlaceOrder({ collageid, version }: Offer, onReload: () => void, onNewOffer: (offer: Offer) => void) {
  const [, navigate] = useLocation()
  const [visit] = useState(randomId)
  const [state, setState] = useState<PlaceState>('idle')
  const [refusal, setRefusal] = useState<unknown>()
  const deliveries = useRef<string[]>([])
  const [shownVersion] = useState(version)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  // Once the network is back, nothing speaks against pressing the button again.
  useEffect(() => {
    const isBack = () => setState((before) => (before === 'offline' ? 'idle' : before))
    window.addEventListener('online', isBack)
    return () => window.removeEventListener('online', isBack)
  }, [])

  /** Deliveries are numbered as they are first sent, so that one sent again has the number it had. */
  function countOf(delivery: SentDelivery): number {
    const said = JSON.stringify(delivery)
    if (!deliveries.current.includes(said)) deliveries.current.push(said)
    return deliveries.current.indexOf(said)
  }

  async function placeNow(material: Material, shown: Price | undefined, delivery: SentDelivery): Promise<void> {
    if (state === 'placing') return
    setRefusal(undefined)
    // Said at once: without a network it takes a browser long to give up.
    if (!navigator.onLine) return setState('offline')
    setState('placing')
    try {
      // Another material or delivery is another order, even where the answer to the first was lost.
      const requestKey = `${visit}-${material}-${countOf(delivery)}`
      const { way, address } = delivery
      const request = { collageid, version, material, requestKey, way, ...(shown ?? NO_PRICE) }
      const { number } = await placeOrder(request, address)
      track('ordered', { number })
      forgetTabCheckout()
      rememberTabOrder(collageid, number)
      rememberMaterialOfOrder(collageid, material)
      // Going back must not lead to the same form again. A customer who has left it meanwhile stays where they are.
      if (isHere.current) {
        // The piece in sight is what was offered first.
        if (version === shownVersion) handOn(collageid, number)
        navigate(orderPath(number), { replace: true })
      } else {
        const run = () => navigate(orderPath(number))
        showToast('checkout.thanksTitle', { action: { label: 'overview.seeTheOrder', run } })
      }
    } catch (error) {
      track('order-failure', { message: String(error) })
      if (!isHere.current) return showToast('checkout.failed', { tone: 'urgent' })
      setRefusal(error)
      await tell(error instanceof CallFailure ? error.code : 'unexpected')
    }
  }

  async function tell(code: CallFailureCode): Promise<void> {
    if (RELOADED.has(code)) return onReload()
    if (isChange(code)) return showNewOffer(CHANGED[code])
    setState(code === 'orderTooLarge' ? 'too large' : isOffline(code) ? 'offline' : 'failed')
  }

  /** Nothing is ordered before the customer has seen what is offered now. */
  async function showNewOffer(changed: Change): Promise<void> {
    try {
      onNewOffer(await askForOffer(collageid))
      setState(changed)
    } catch (error) {
      if (error instanceof CallFailure && (RELOADED.has(error.code) || error.code === 'noSuchCollage')) onReload()
      else setState('failed')
    }
  }

  return {
    state,
    /** Why the last attempt failed. */
    refusal,
    place: (material: Material, shown: Price | undefined, delivery: SentDelivery) =>
      void placeNow(material, shown, delivery),
  }
}

const isOffline = (code: CallFailureCode) => code === 'noConnection' && !navigator.onLine

function isChange(code: CallFailureCode): code is keyof typeof CHANGED {
  return code in CHANGED
}
