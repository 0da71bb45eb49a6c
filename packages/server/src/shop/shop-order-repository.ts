import type { OperatorEvent, OrderState } from '@collagerie/core/order'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Moved, MoveReason, OrderMover } from '../orders/order-mover.ts'
import { HAS_PICTURE, ORDER_COLUMNS, type OrderColumns } from '../orders/order-repository.ts'
import type { Database } from '../storage/database.ts'
import type { Schema } from '../storage/schema.ts'
import type { OrderSearch } from './order-search.ts'

/** An order with the customer it is for. */
export type ShopOrderColumns = OrderColumns & { readonly username: string; readonly email: string }

export interface StoredFile {
  readonly name: string
  readonly type: string
  readonly bytes: number
  readonly sha256: string
  readonly folder: string
}

type StoredPreflight = Schema['order_preflight']

interface Wanted {
  readonly state: OrderState | ''
  readonly search: OrderSearch | undefined
  /** The last running number of the previous page. */
  readonly after: number | undefined
}

export interface ShopOrderRepository {
  /** The newest first. */
  list(wanted: Wanted, most: number): Promise<readonly ShopOrderColumns[]>
  find(number: string): Promise<ShopOrderColumns | undefined>
  files(number: string): Promise<readonly StoredFile[]>
  preflight(number: string): Promise<StoredPreflight | undefined>
  /** The bytes of all print files, and the number of their orders. */
  printed(): Promise<{ readonly used: number; readonly orders: number }>
  nameOf(userId: string): Promise<string>
  move(number: string, event: OperatorEvent, why: Pick<MoveReason, 'operator' | 'trace'>): Promise<Moved>
}

type Orders = ExpressionBuilder<Schema, 'collage_order' | 'account'>

const FACTS = [
  ...ORDER_COLUMNS.map((column) => `collage_order.${column}` as const),
  HAS_PICTURE,
  'username',
  'email',
] as const

export function shopOrderRepository({ query }: Database, mover: OrderMover): ShopOrderRepository {
  const orders = () =>
    query.selectFrom('collage_order').innerJoin('account', 'account.id', 'collage_order.user_id').select(FACTS)

  return {
    list: ({ state, search, after }, most) => {
      let rows = orders()
      if (state !== '') rows = rows.where('state', '=', state)
      if (search) rows = rows.where((where) => matches(where, search))
      if (after !== undefined) rows = rows.where('running_number', '<', after)
      return rows.orderBy('running_number', 'desc').limit(most).execute()
    },

    find: (number) => orders().where('number', '=', number).executeTakeFirst(),

    files: async (number) => {
      const rows = await query
        .selectFrom('order_file')
        .select(['name', 'type', 'bytes', 'sha256', 'folder'])
        .where('order_number', '=', number)
        .execute()
      const files = rows.map((row) => ({ ...row, bytes: Number(row.bytes) }))
      // Sorted by code, since databases sort letters differently.
      return files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
    },

    preflight: (number) =>
      query.selectFrom('order_preflight').selectAll().where('order_number', '=', number).executeTakeFirst(),

    printed: async () => {
      const { used, orders: count } = await query
        .selectFrom('order_file')
        .select(({ fn }) => [fn.sum('bytes').as('used'), fn.count('order_number').distinct().as('orders')])
        .executeTakeFirstOrThrow()
      return { used: Number(used ?? 0), orders: Number(count) }
    },

    move: (number, event, why) =>
      query
        .transaction()
        .execute((transaction) => mover.move(transaction, number, event, { actor: 'operator', ...why })),

    nameOf: async (userId) => {
      const account = await query.selectFrom('account').select('username').where('id', '=', userId).executeTakeFirst()
      return account?.username ?? ''
    },
  }
}

function matches(where: Orders, { number, runningNumber, time, name, email }: OrderSearch) {
  return where.or([
    contains(where, 'username_key', name),
    contains(where, 'email_key', email),
    ...(number === undefined ? [] : [where('number', '=', number)]),
    ...(runningNumber === undefined ? [] : [where('running_number', '=', runningNumber)]),
    ...(time === undefined
      ? []
      : [where.and([where('ordered_at', '>=', time.from), where('ordered_at', '<', time.before)])]),
  ])
}

/** Wildcards in the search text are taken literally. */
function contains(where: Orders, column: 'username_key' | 'email_key', text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<boolean>`${where.ref(column)} like ${pattern} escape '\\'`
}
