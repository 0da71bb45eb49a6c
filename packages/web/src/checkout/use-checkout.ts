import type { Material } from '@collagerie/core/format'
import type { Offer } from '@collagerie/protocol'
import { useState } from 'react'
import { rememberMaterialOfOrder } from '../drafts/material-of-order.ts'
import { useFirstFault } from '../ui/use-first-fault.ts'
import { chosenOffer } from './chosen-offer.ts'
import { keepEntries } from './kept-entries.ts'
import { useDelivery } from './use-delivery.ts'
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

  /** A second order of the same collage is asked about, unless that has been answered. */
  function send(isMeant: boolean): void {
    setAsking(false)
    setMissing(chosen.lacksMaterial)
    // One thing after the other: each leads to what it lacks.
    if (chosen.lacksMaterial) return leadToFault()
    const sent = delivery.check()
    if (!sent) return leadToFault()
    if (ordered && !isMeant) setAsking(true)
    else place(chosen.material, chosen.total, sent)
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
  }
}
