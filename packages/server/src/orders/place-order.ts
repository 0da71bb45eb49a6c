import { placedPhotoIds } from '@collagerie/core/collage'
import type { Material } from '@collagerie/core/format'
import { isSamePrice, type Price, sumOfPrices } from '@collagerie/core/prices'
import type { Order, OrderRequest } from '@collagerie/protocol'
import { collageColumnsOf } from '../collages/collage-columns.ts'
import { inMillimetres } from '../collages/stored-format.ts'
import { HttpFailure } from '../http/errors.ts'
import type { TracedCall } from '../http/session.ts'
import { throwAfter } from '../turns/throw-after.ts'
import type { AskedOrder, OrderAnswers } from './create-order-answers.ts'
import type { createKeptInspection } from './kept-inspection.ts'
import { findCollage, readVersion } from './open-collage.ts'
import { chosenDelivery } from './order-delivery.ts'
import type { OrderInspection } from './order-inspection.ts'
import type { OrderParts } from './order-parts.ts'

/**
 * Places the order once per request key. `admit` counts a new order and may throw; the function it returns undoes the
 * count.
 */
export type PlaceOrder = (
  call: TracedCall,
  asked: AskedOrder,
  admit: () => Promise<() => Promise<void>>,
) => Promise<Order>

export function createOrderPlacing(
  parts: OrderParts,
  { inspected, priceOn }: ReturnType<typeof createKeptInspection>,
  { answerIfSame }: OrderAnswers,
): PlaceOrder {
  const { orders, shop, freeze } = parts

  /** The piece a document becomes, and its price, if it can be ordered. */
  function pieceFor({ offered, own, isTooLargeOn, formats, isFinished }: OrderInspection, asked: AskedOrder) {
    const { request, delivery: wish } = asked
    if (isFinished === false) throw new HttpFailure('unfinishedCollage')
    const material = chosenMaterial(offered, own, request.material)
    const [format] = formats
    if (!format || isTooLargeOn(material)) throw new HttpFailure('orderTooLarge')
    const delivery = chosenDelivery(shop.ways, wish)
    const price = priceOn(material, formats)
    const total = price && sumOfPrices(price, delivery?.offered.price)
    if (!isSamePrice(total, shownPrice(request))) throw new HttpFailure('priceChanged')
    const { way = null, price: toDeliver } = delivery?.offered ?? {}
    return {
      address: delivery?.address,
      columns: {
        // The format that is printed, even if a hand-written document claims another.
        ...inMillimetres(format),
        material,
        price_amount: price?.amount ?? null,
        price_currency: price?.currency ?? null,
        delivery_way: way,
        delivery_amount: toDeliver?.amount ?? null,
      },
    }
  }

  return async ({ session, trace }, asked, admit) => {
    const { request } = asked
    const before = await orders.findByRequest(session.userId, request.requestKey)
    if (before) return answerIfSame(before, asked)
    const found = await findCollage(parts, session, request.collageid, request.version)
    const { collage, version } = found
    const piece = pieceFor(await inspected(found), asked)
    // What is refused is not read again.
    const { saved, document } = await readVersion(parts, found)
    const { title, template_id, pages } = collageColumnsOf(document, collage.template_id).columns
    const order = {
      user_id: session.userId,
      request_key: request.requestKey,
      collage_id: collage.id,
      collage_version: version,
      name: collage.name,
      title,
      template_id,
      pages,
      ...piece.columns,
      xml: saved.xml,
      picture: saved.picture,
      trace,
    }
    const content = await freeze(document)
    const undoCount = await admit()
    const placed = await orders
      .add(order, placedPhotoIds(document), content, piece.address)
      .catch((error: unknown) => throwAfter(error, undoCount))
    if (!placed.isNew) await undoCount()
    return answerIfSame(placed.order, asked)
  }
}

/** Which of the offered materials it is printed on: the document's own, or else the one asked for. */
function chosenMaterial(offered: readonly Material[], own: Material, asked: Material): Material {
  if (offered.length === 0) throw new HttpFailure('templateGone')
  if (own === '' && offered.includes(asked)) return asked
  if (own !== '' && (asked === '' || asked === own)) return own
  throw new HttpFailure('materialNeeded')
}

/** Nobody orders at a price that was not shown. */
function shownPrice({ amount, currency }: OrderRequest): Price | undefined {
  return amount === '' && currency === '' ? undefined : { amount, currency }
}
