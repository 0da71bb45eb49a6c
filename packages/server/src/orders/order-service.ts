import { placedPhotoIds, type SavedCollage } from '@collagerie/core/collage'
import type { Material } from '@collagerie/core/format'
import { isSamePrice, type Price, sumOfPrices } from '@collagerie/core/prices'
import type { TemplateFinder } from '@collagerie/print/templates'
import type { Offer, Order, OrderedCollage, OrderRequest } from '@collagerie/protocol'
import { newestPieceOf } from '../collages/collage-card.ts'
import { collageColumnsOf } from '../collages/collage-columns.ts'
import type { CollageRepository } from '../collages/collage-repository.ts'
import type { DocumentReader } from '../collages/document-reader.ts'
import type { PhotosIn } from '../collages/photos-in.ts'
import { inMillimetres } from '../collages/stored-format.ts'
import { HttpFailure } from '../http/errors.ts'
import { requireOwned } from '../http/owned.ts'
import type { Session, TracedCall } from '../http/session.ts'
import type { FreezeContent } from './freeze-content.ts'
import { createInspection, type ShopOffer } from './inspect-order.ts'
import { habitsIn, waysOffered } from './offered-delivery.ts'
import { orderOf } from './order-answer.ts'
import { type AskedDelivery, chosenDelivery, deliveryOf, isSameDelivery } from './order-delivery.ts'
import { readOrderNumber } from './order-number.ts'
import type { OrderColumns, OrderRepository } from './order-repository.ts'

export interface OrderService {
  /** The offer for a collage, and whether it can be ordered. */
  offer(session: Session, collageId: string): Promise<Offer>
  /**
   * Places the order once per request key. `admit` counts a new order and may throw; the function it returns undoes the
   * count.
   */
  place(call: TracedCall, asked: AskedOrder, admit: () => Promise<() => Promise<void>>): Promise<Order>
  find(session: Session, number: string): Promise<Order>
  picture(session: Session, number: string): Promise<Buffer>
  /** The ordered collage, to be painted. */
  collage(session: Session, number: string): Promise<OrderedCollage>
}

interface AskedOrder {
  readonly request: OrderRequest
  readonly delivery: AskedDelivery
}

export function createOrderService(
  orders: OrderRepository,
  collages: CollageRepository,
  templates: TemplateFinder,
  shop: ShopOffer,
  freeze: FreezeContent,
  documents: DocumentReader,
  photosIn: PhotosIn,
): OrderService {
  const { materialsOf, look, priceOn } = createInspection(templates, shop)
  const reached = Object.keys(shop.contact).length > 0 ? { contact: shop.contact } : {}

  async function open(session: Session, id: string, asked: number | undefined) {
    const collage = requireOwned(await collages.find(id), session, 'noSuchCollage')
    const version = asked ?? collage.version
    const saved = await collages.version(id, version)
    if (saved === undefined) throw new HttpFailure('noSuchCollage')
    const read = await documents.read(session.userId, saved.xml)
    if (!read.ok) throw new HttpFailure('noSuchCollage')
    return { collage, version, saved, document: read.value }
  }

  function chosenMaterial(document: SavedCollage, asked: Material): Material {
    const { offered, own } = materialsOf(document)
    if (offered.length === 0) throw new HttpFailure('templateGone')
    if (own === '' && offered.includes(asked)) return asked
    if (own !== '' && (asked === '' || asked === own)) return own
    throw new HttpFailure('materialNeeded')
  }

  async function ownOrder(session: Session, typed: string): Promise<OrderColumns> {
    const number = readOrderNumber(typed)
    return requireOwned(number === undefined ? undefined : await orders.find(number), session, 'noSuchOrder')
  }

  async function answerOf(row: OrderColumns): Promise<Order> {
    const events = await orders.events(row.number)
    const delivery = deliveryOf(row, await orders.addressOf(row.number))
    const days = shop.ways?.find(({ way }) => way === delivery?.way)?.days
    const mailedTo = shop.hasMail ? await orders.emailOf(row.user_id) : undefined
    return {
      ...orderOf(row, `/api/orders/${row.number}/picture`),
      ...(delivery && { delivery: { ...delivery, ...(days && { days: [...days] as const }) } }),
      ...(mailedTo !== undefined && { mailedTo }),
      ...reached,
      events: events.map(({ state, at, reason }) => ({ state, at, reason })),
    }
  }

  /** A repeated key with other contents is the caller's mistake, not a second attempt; the order keeps its price. */
  async function sameOrder(row: OrderColumns, { request, delivery }: AskedOrder): Promise<Order> {
    const { collageid, version, material } = request
    const isSame =
      row.collage_id === collageid &&
      (version === undefined || row.collage_version === version) &&
      (material === '' || row.material === material) &&
      isSameDelivery(row, await orders.addressOf(row.number), delivery)
    if (!isSame) throw new HttpFailure('badRequest')
    return answerOf(row)
  }

  return {
    offer: async (session, collageId) => {
      const { collage, document } = await open(session, collageId, undefined)
      const { offered, own } = materialsOf(document)
      const { isTooLargeOn, formats, isFinished = true, ...looked } = await look(document)
      if (offered.length === 0) throw new HttpFailure('templateGone')
      const price = priceOn(own, formats)
      const prices = offered.flatMap((material) => {
        const each = own === '' ? priceOn(material, formats) : undefined
        return each ? [{ material, price: each }] : []
      })
      const last = await orders.lastOf(session.userId, collage.id)
      const ordered = last && {
        number: last.number,
        orderedAt: last.ordered_at,
        isUnchanged: last.collage_version === collage.version,
      }
      return {
        collageid: collage.id,
        version: collage.version,
        ...(ordered && { ordered }),
        piece: { ...newestPieceOf(collage), ...formats[0], material: own, ...(price && { price }) },
        materials: own === '' ? [...offered] : [],
        ...(prices.length > 0 && { prices }),
        isFinished,
        ...looked,
        isTooLarge: (own === '' ? offered : [own]).every(isTooLargeOn),
        ways: waysOffered(shop.ways),
        ...habitsIn(await orders.earlier(session.userId), own === '' ? offered : []),
        ...reached,
      }
    },

    place: async ({ session, trace }, asked, admit) => {
      const { request } = asked
      const before = await orders.findByRequest(session.userId, request.requestKey)
      if (before) return sameOrder(before, asked)
      const { collage, version, saved, document } = await open(session, request.collageid, request.version)
      const { isFinished, isTooLargeOn, formats } = await look(document)
      if (isFinished === false) throw new HttpFailure('unfinishedCollage')
      const material = chosenMaterial(document, request.material)
      const [format] = formats
      if (!format || isTooLargeOn(material)) throw new HttpFailure('orderTooLarge')
      const delivery = chosenDelivery(shop.ways, asked.delivery)
      const price = priceOn(material, formats)
      const total = price && sumOfPrices(price, delivery?.offered.price)
      if (!isSamePrice(total, shownPrice(request))) throw new HttpFailure('priceChanged')
      const { columns } = collageColumnsOf(document, collage.template_id)
      const order = {
        user_id: session.userId,
        request_key: request.requestKey,
        collage_id: collage.id,
        collage_version: version,
        name: collage.name,
        title: columns.title,
        template_id: columns.template_id,
        // The format that is printed, even if a hand-written document claims another.
        ...inMillimetres(format),
        material,
        pages: columns.pages,
        price_amount: price?.amount ?? null,
        price_currency: price?.currency ?? null,
        delivery_way: delivery?.offered.way ?? null,
        delivery_amount: delivery?.offered.price?.amount ?? null,
        xml: saved.xml,
        picture: saved.picture,
        trace,
      }
      const content = await freeze(document)
      const notPlaced = await admit()
      const placed = await orders
        .add(order, placedPhotoIds(document), content, delivery?.address)
        .catch(async (error: unknown) => {
          await notPlaced()
          throw error
        })
      if (!placed.isNew) await notPlaced()
      return sameOrder(placed.order, asked)
    },

    find: async (session, number) => answerOf(await ownOrder(session, number)),

    picture: async (session, number) => {
      const order = await ownOrder(session, number)
      const picture = await orders.pictureOf(order.number)
      if (picture === '') throw new HttpFailure('noSuchOrder')
      return Buffer.from(picture, 'base64')
    },

    collage: async (session, typed) => {
      const { number } = await ownOrder(session, typed)
      const collagexml = await orders.xmlOf(number)
      if (collagexml === undefined) throw new HttpFailure('noSuchOrder')
      const read = await documents.read(session.userId, collagexml)
      if (!read.ok) throw new HttpFailure('noSuchOrder')
      return { collagexml, photos: await photosIn(session, read.value) }
    },
  }
}

/** Nobody orders at a price that was not shown. */
function shownPrice({ amount, currency }: OrderRequest): Price | undefined {
  return amount === '' && currency === '' ? undefined : { amount, currency }
}
