import type { PostalAddress } from '@collagerie/core/delivery'
import { type SqlBool, sql, type Transaction } from 'kysely'
import type { TimePosition } from '../http/time-cursor.ts'
import type { AccountQuota } from '../quota/account-quota.ts'
import { addPhotoUses } from '../quota/photo-uses.ts'
import { beforePosition } from '../storage/before-position.ts'
import type { Database } from '../storage/database.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { OrderRow, Schema } from '../storage/schema.ts'
import { documentBytes } from '../storage/stored-bytes.ts'
import type { FrozenFile } from './freeze-content.ts'
import { keepContent } from './frozen-content.ts'
import { readAddress, writeAddress } from './order-delivery.ts'
import type { OrderMover } from './order-mover.ts'
import { newOrderNumber } from './order-number.ts'

type NewOrder = Omit<OrderRow, 'number' | 'running_number' | 'ordered_at' | 'state' | 'progress' | 'reason'>

/** An order without its document, which only printing needs, and without its picture, which is read separately. */
export type OrderColumns = Omit<OrderRow, 'xml' | 'trace' | 'picture'> & { readonly has_picture: SqlBool }

export const ORDER_COLUMNS = [
  'number',
  'running_number',
  'user_id',
  'request_key',
  'collage_id',
  'collage_version',
  'name',
  'title',
  'template_id',
  'width_mm',
  'height_mm',
  'material',
  'pages',
  'price_amount',
  'price_currency',
  'delivery_way',
  'delivery_amount',
  'ordered_at',
  'state',
  'progress',
  'reason',
] as const satisfies readonly (keyof OrderRow)[]

/** An order with the id of the collage it was made of; null once that is deleted. */
export type ListedOrderRow = OrderColumns & { readonly kept_collage: string | null }

/** Tells whether there is a picture, without reading it. */
export const HAS_PICTURE = sql<SqlBool>`collage_order.picture != ''`.as('has_picture')

export type LoggedEvent = Pick<Schema['order_event'], 'state' | 'at' | 'reason' | 'actor' | 'operator'>

/** Even two taken numbers in a row are next to impossible; so many mean that something is broken. */
const MOST_ATTEMPTS = 20

/** How an earlier order was delivered. */
export type EarlierOrder = Pick<OrderRow, 'delivery_way'> & { readonly address: PostalAddress | undefined }

/** Enough to find an address that is still kept. */
const EARLIER_ORDERS = 20

export interface OrderRepository {
  find(number: string): Promise<OrderColumns | undefined>
  findByRequest(userId: string, requestKey: string): Promise<OrderColumns | undefined>
  /** A small JPEG in base64; empty if there is none. */
  pictureOf(number: string): Promise<string>
  /** The collage as it was ordered. */
  xmlOf(number: string): Promise<string | undefined>
  /** The delivery address; undefined if there is none or it was erased. */
  addressOf(number: string): Promise<PostalAddress | undefined>
  /** A user's orders, newest first. */
  list(userId: string, after: TimePosition | undefined, most: number): Promise<readonly ListedOrderRow[]>
  /** The last few orders, newest first. */
  earlier(userId: string): Promise<readonly EarlierOrder[]>
  emailOf(userId: string): Promise<string | undefined>
  /** The changes that led to its present state, oldest first. */
  events(number: string): Promise<readonly LoggedEvent[]>
  /**
   * Stores an order under a new number; its photos stay as long as it does. If the request key was used before, returns
   * that earlier order as not new.
   */
  add(
    order: NewOrder,
    photoIds: readonly string[],
    content: readonly FrozenFile[],
    address?: PostalAddress,
  ): Promise<{ readonly order: OrderColumns; readonly isNew: boolean }>
}

export function orderRepository(
  { query }: Database,
  quota: AccountQuota,
  mover: OrderMover,
  newNumber = newOrderNumber,
): OrderRepository {
  const byRequest = (source: typeof query, userId: string, requestKey: string) =>
    source
      .selectFrom('collage_order')
      .select([...ORDER_COLUMNS, HAS_PICTURE])
      .where('user_id', '=', userId)
      .where('request_key', '=', requestKey)
      .executeTakeFirst()

  return {
    find: (number) =>
      query
        .selectFrom('collage_order')
        .select([...ORDER_COLUMNS, HAS_PICTURE])
        .where('number', '=', number)
        .executeTakeFirst(),

    pictureOf: async (number) => {
      const rows = query.selectFrom('collage_order').select('picture').where('number', '=', number)
      return (await rows.executeTakeFirst())?.picture ?? ''
    },

    xmlOf: async (number) => {
      const row = await query.selectFrom('collage_order').select('xml').where('number', '=', number).executeTakeFirst()
      return row?.xml
    },

    addressOf: async (number) => {
      const rows = query.selectFrom('order_address').select('address').where('order_number', '=', number)
      return readAddress((await rows.executeTakeFirst())?.address)
    },

    list: (userId, after, most) => {
      let rows = query
        .selectFrom('collage_order')
        .leftJoin('collage', (join) =>
          join.onRef('collage.id', '=', 'collage_order.collage_id').on('collage.deleted_at', 'is', null),
        )
        .select(ORDER_COLUMNS.map((column) => `collage_order.${column}` as const))
        .select([HAS_PICTURE, 'collage.id as kept_collage'])
        .where('collage_order.user_id', '=', userId)
      if (after) rows = rows.where(beforePosition('ordered_at', 'number', after))
      return rows.orderBy('ordered_at', 'desc').orderBy('number', 'desc').limit(most).execute()
    },

    earlier: async (userId) => {
      const rows = await query
        .selectFrom('collage_order')
        .leftJoin('order_address', 'order_address.order_number', 'collage_order.number')
        .select(['delivery_way', 'address'])
        .where('user_id', '=', userId)
        .orderBy('running_number', 'desc')
        .limit(EARLIER_ORDERS)
        .execute()
      return rows.map((row) => ({ ...row, address: readAddress(row.address) }))
    },

    emailOf: async (userId) => {
      const row = await query.selectFrom('account').select('email').where('id', '=', userId).executeTakeFirst()
      return row?.email
    },

    events: (number) => orderLog({ query }, number),

    findByRequest: (userId, requestKey) => byRequest(query, userId, requestKey),

    add: (order, photoIds, content, address) =>
      quota.write<{ order: OrderColumns; isNew: boolean }>(order.user_id, 0, async (transaction) => {
        // The account is locked, so the same order cannot be placed twice at once.
        const before = await byRequest(transaction, order.user_id, order.request_key)
        if (before) return { value: { order: before, isNew: false }, bytes: 0 }
        const row = await insertOrder(transaction, order, newNumber)
        await mover.start(transaction, row.number, row.trace)
        await keepContent(transaction, row.number, content)
        if (address) await keepAddress(transaction, row.number, address)
        await addPhotoUses(transaction, order.user_id, row.number, photoIds)
        return { value: { order: { ...row, has_picture: row.picture !== '' }, isNew: true }, bytes: documentBytes(row) }
      }),
  }
}

/** Adds the order's row under a number that no other order has. */
async function insertOrder(
  transaction: Transaction<Schema>,
  order: NewOrder,
  newNumber: () => string,
): Promise<OrderRow> {
  // The counter makes orders wait for one another, so that each gets its own running number.
  const { last } = await transaction
    .updateTable('order_counter')
    .set((set) => ({ last: set('last', '+', 1) }))
    .returning('last')
    .executeTakeFirstOrThrow()
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const ordered = { state: 'ordered', progress: 0, reason: '', ordered_at: isoTime(0) } as const
    const row = { ...order, ...ordered, number: newNumber(), running_number: last }
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('collage_order')
      .values(row)
      .onConflict((conflict) => conflict.column('number').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 0n) return row
  }
  throw new Error('no order number is free')
}

async function keepAddress(transaction: Transaction<Schema>, number: string, address: PostalAddress): Promise<void> {
  await transaction
    .insertInto('order_address')
    .values({ order_number: number, address: writeAddress(address) })
    .execute()
}

/** The changes of an order, oldest first. */
export function orderLog({ query }: Pick<Database, 'query'>, number: string): Promise<readonly LoggedEvent[]> {
  return query
    .selectFrom('order_event')
    .select(['state', 'at', 'reason', 'actor', 'operator'])
    .where('order_number', '=', number)
    .orderBy('step')
    .execute()
}
