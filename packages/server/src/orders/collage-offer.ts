import type { Offer } from '@collagerie/protocol'
import { materialOf, newestPieceOf } from '../collages/collage-card.ts'
import { HttpFailure } from '../http/errors.ts'
import type { Session } from '../http/session.ts'
import { contactOf } from './contact-of.ts'
import type { createKeptInspection } from './kept-inspection.ts'
import { lastDeliveryIn, waysOffered } from './offered-delivery.ts'
import { findCollage } from './open-collage.ts'
import type { OrderParts } from './order-parts.ts'

/** Tells on which materials a collage can be ordered, at which prices, and what speaks against it. */
export function createCollageOffer(
  parts: OrderParts,
  { inspected, priceOn }: ReturnType<typeof createKeptInspection>,
): (session: Session, collageId: string) => Promise<Offer> {
  const { orders, collages, shop } = parts

  async function lastOrder(collage: { readonly id: string; readonly version: number }) {
    const last = await collages.lastOrder(collage.id)
    if (!last) return {}
    const { number, ordered_at: orderedAt } = last
    const isUnchanged = last.collage_version === collage.version
    return { ordered: { number, orderedAt, material: materialOf(last), isUnchanged } }
  }

  return async (session, collageId) => {
    const asked = await findCollage(parts, session, collageId)
    const { collage } = asked
    const { offered, own, isTooLargeOn, formats, isFinished = true, warnings } = await inspected(asked)
    if (offered.length === 0) throw new HttpFailure('templateGone')
    const isTooLarge = (own === '' ? offered : [own]).every(isTooLargeOn)
    /** None where the document names its own. */
    const materials = own === '' ? offered.filter((material) => !isTooLargeOn(material)) : []
    const price = priceOn(own, formats)
    const prices = materials.flatMap((material) => {
      const each = priceOn(material, formats)
      return each ? [{ material, price: each }] : []
    })
    const email = await orders.emailOf(session.userId)
    return {
      collageid: collage.id,
      version: collage.version,
      ...(await lastOrder(collage)),
      piece: { ...newestPieceOf(collage), ...formats[0], material: own, ...(price && { price }) },
      materials,
      ...(prices.length > 0 && { prices }),
      isFinished,
      ...warnings,
      isTooLarge,
      ways: waysOffered(shop.ways),
      ...lastDeliveryIn(await orders.earlier(session.userId)),
      ...(email !== undefined && { email }),
      ...contactOf(shop),
    }
  }
}
