import type { Offer } from '@collagerie/protocol'
import { materialOf, newestPieceOf } from '../collages/collage-card.ts'
import { HttpFailure } from '../http/errors.ts'
import type { Session } from '../http/session.ts'
import { contactOf } from './contact-of.ts'
import { createInspection } from './inspect-order.ts'
import { habitsIn, waysOffered } from './offered-delivery.ts'
import { openCollage } from './open-collage.ts'
import type { OrderParts } from './order-parts.ts'

/** Tells on which materials a collage can be ordered, at which prices, and what speaks against it. */
export function createCollageOffer(parts: OrderParts): (session: Session, collageId: string) => Promise<Offer> {
  const { orders, shop } = parts
  const { materialsOf, look, priceOn } = createInspection(parts.templates, shop)

  async function lastOrder({ userId }: Session, collage: { readonly id: string; readonly version: number }) {
    const last = await orders.lastOf(userId, collage.id)
    if (!last) return {}
    const { number, ordered_at: orderedAt } = last
    const isUnchanged = last.collage_version === collage.version
    return { ordered: { number, orderedAt, material: materialOf(last), isUnchanged } }
  }

  return async (session, collageId) => {
    const { collage, document } = await openCollage(parts, session, collageId)
    const { offered, own } = materialsOf(document)
    const { isTooLargeOn, formats, isFinished = true, ...looked } = await look(document)
    if (offered.length === 0) throw new HttpFailure('templateGone')
    const price = priceOn(own, formats)
    const prices = offered.flatMap((material) => {
      const each = own === '' ? priceOn(material, formats) : undefined
      return each ? [{ material, price: each }] : []
    })
    const email = await orders.emailOf(session.userId)
    return {
      collageid: collage.id,
      version: collage.version,
      ...(await lastOrder(session, collage)),
      piece: { ...newestPieceOf(collage), ...formats[0], material: own, ...(price && { price }) },
      materials: own === '' ? [...offered] : [],
      ...(prices.length > 0 && { prices }),
      isFinished,
      ...looked,
      isTooLarge: (own === '' ? offered : [own]).every(isTooLargeOn),
      ways: waysOffered(shop.ways),
      ...habitsIn(await orders.earlier(session.userId), own === '' ? offered : []),
      ...(email !== undefined && { email }),
      ...contactOf(shop),
    }
  }
}
