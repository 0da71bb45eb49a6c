import type { ShopCalendar } from '@collagerie/core/delivery'
import type { OperatorEvent, OrderState } from '@collagerie/core/order'
import type { PrintSpace, ShopOrder, ShopOrderCard, ShopOrderList } from '@collagerie/protocol'
import { HttpFailure } from '../http/errors.ts'
import { pageOf } from '../http/page-of.ts'
import type { TracedCall } from '../http/session.ts'
import { orderOf } from '../orders/order-answer.ts'
import { deliveryOf } from '../orders/order-delivery.ts'
import { readOrderNumber } from '../orders/order-number.ts'
import type { OrderRepository } from '../orders/order-repository.ts'
import type { PrintStore } from '../printing/print-store.ts'
import { currentPrintFiles } from './current-print-files.ts'
import { readOrderSearch } from './order-search.ts'
import type { ShopOrderColumns, ShopOrderRepository, StoredFile } from './shop-order-repository.ts'

const PAGE_SIZE = 50

interface ListQuery {
  readonly state: OrderState | ''
  readonly q: string
  readonly after: string
}

/** What operators can see of orders and do with them. */
export interface ShopOrderService {
  list(query: ListQuery): Promise<ShopOrderList>
  find(number: string): Promise<ShopOrder>
  picture(number: string): Promise<Buffer>
  /** The report as JSON. */
  preflight(number: string): Promise<string>
  /** The space for print files. */
  space(): Promise<PrintSpace>
  file(number: string, name: string): Promise<StoredFile & { readonly number: string }>
  move(call: TracedCall, number: string, event: OperatorEvent): Promise<ShopOrder>
}

export function createShopOrderService(
  shop: ShopOrderRepository,
  orders: OrderRepository,
  prints: Pick<PrintStore, 'freeBytes'>,
  calendar: ShopCalendar,
): ShopOrderService {
  async function found(typed: string): Promise<ShopOrderColumns> {
    const number = readOrderNumber(typed)
    const order = number === undefined ? undefined : await shop.find(number)
    if (!order) throw new HttpFailure('noSuchOrder')
    return order
  }

  async function answerOf(order: ShopOrderColumns): Promise<ShopOrder> {
    const preflight = await shop.preflight(order.number)
    const files = await currentPrintFiles(shop, order)
    const delivery = deliveryOf(order, await orders.addressOf(order.number))
    const summary = preflight && { errors: preflight.errors, warnings: preflight.warnings, at: preflight.made_at }
    return {
      ...shopOrderCardOf(order),
      ...(delivery && { delivery }),
      events: [...(await orders.events(order.number))],
      ...(summary && { preflight: summary }),
      files: files.map(({ name, type, bytes, sha256 }) => ({ name, type, bytes, sha256 })),
    }
  }

  return {
    list: async ({ state, q, after }) => {
      const wanted = {
        state,
        search: readOrderSearch(q, calendar),
        after: /^\d{1,9}$/.test(after) ? Number(after) : undefined,
      }
      const { shown, next } = await pageOf(
        PAGE_SIZE,
        (most) => shop.list(wanted, most),
        (last) => String(last.running_number),
      )
      return { orders: shown.map(shopOrderCardOf), next }
    },

    find: async (number) => answerOf(await found(number)),

    picture: async (typed) => {
      const { number } = await found(typed)
      const picture = await orders.pictureOf(number)
      if (picture === '') throw new HttpFailure('noSuchOrder')
      return Buffer.from(picture, 'base64')
    },

    preflight: async (typed) => {
      const { number } = await found(typed)
      const preflight = await shop.preflight(number)
      if (!preflight) throw new HttpFailure('noPreflightYet')
      return preflight.report
    },

    space: async () => {
      const free = await prints.freeBytes()
      return { ...(await shop.printed()), ...(free !== undefined && { free }) }
    },

    file: async (number, name) => {
      const order = await found(number)
      const file = (await currentPrintFiles(shop, order)).find((each) => each.name === name)
      if (!file) throw new HttpFailure('noSuchPrintFile')
      return { ...file, number: order.number }
    },

    move: async ({ session, trace }, typed, event) => {
      const { number } = await found(typed)
      const moved = await shop.move(number, event, { operator: await shop.nameOf(session.userId), trace })
      if (!moved.ok) throw new HttpFailure('orderMovedOn', { reason: moved.state ?? 'gone' })
      return answerOf(await found(number))
    },
  }
}

function shopOrderCardOf(row: ShopOrderColumns): ShopOrderCard {
  return {
    ...orderOf(row, `/api/shop/orders/${row.number}/picture`),
    runningNumber: row.running_number,
    customer: { name: row.username, email: row.email },
    reason: row.reason,
    ...(row.delivery_way && { way: row.delivery_way }),
  }
}
