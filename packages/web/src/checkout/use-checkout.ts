import type { Material } from '@collagerie/core/format'
import type { Offer } from '@collagerie/protocol'
import { useState } from 'react'
import { rememberMaterialOfOrder } from '../order/material-of-order.ts'
import { useFirstFault } from '../ui/use-first-fault.ts'
import { chosenOffer } from './chosen-offer.ts'
import { keepEntries } from './kept-entries.ts'
import { type SentDelivery, useDelivery } from './use-delivery.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { wantedMaterial } from './wanted-material.ts'

export type Checkout = ReturnType<typeof useCheckout>

/** What is offered and what of it is chosen, up to placing the order. */
export function useCheckout(first: Offer, onReload: () => void) {
  const [offer, setOffer] = useState(first)
  const { collageid, ordered } = offer
  const [wanted, setWanted] = useState(() => wantedMaterial(first))
  const [isMissing, setMissing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const delivery = useDelivery(offer)
  const { form, leadToFault } = useFirstFault()
  const { state, refusal, place } = usePlaceOrder(offer, onReload, setOffer)
  const chosen = chosenOffer(offer, wanted, delivery.chosen)

  function chooseMaterial(material: Material): void {
    setWanted(material)
    keepEntries(collageid, { material })
    rememberMaterialOfOrder(collageid, material)
  }

  /** What is ready to be sent; undefined if something is missing, to which the customer is led. */
  function readyDelivery(): SentDelivery | undefined {
    setAsking(false)
    setMissing(chosen.lacksMaterial)
    // One thing after the other: each leads to what it lacks.
    const sent = chosen.lacksMaterial ? undefined : delivery.check()
    if (!sent) leadToFault()
    return sent
  }

  /** A second order of the same collage is asked about. */
  function send(): void {
    const sent = readyDelivery()
    if (sent && ordered) setAsking(true)
    else if (sent) place(chosen.material, chosen.total, sent)
  }

  /** The customer has answered that the same collage is meant to be ordered again. */
  function sendAgain(): void {
    const sent = readyDelivery()
    if (sent) place(chosen.material, chosen.total, sent)
  }

  return {
    offer,
    chosen,
    delivery,
    form,
    state,
    refusal,
    isMaterialMissing: isMissing && chosen.lacksMaterial,
    isAsking,
    stopAsking: () => setAsking(false),
    chooseMaterial,
    send,
    sendAgain,
  }
}
