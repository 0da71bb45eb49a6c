import type { Kysely, SqlBool } from 'kysely'
import type { TimePosition } from '../http/time-cursor.ts'
import { beforePosition } from '../storage/before-position.ts'
import type { Database } from '../storage/database.ts'
import { holdAccount } from '../storage/hold-account.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { CollageRow, OrderRow, Schema } from '../storage/schema.ts'
import { collageNameKey, freeName } from './collage-name.ts'

interface VersionFacts {
  readonly version: number
  readonly saved_at: string
  readonly width_mm: number
  readonly height_mm: number
  readonly has_picture: SqlBool
}

/** An order of a collage, as far as its card shows it. */
export type CardOrderRow = Pick<OrderRow, 'number' | 'ordered_at' | 'material' | 'delivery_way' | 'state' | 'progress'>

/** A card lists no more: somebody who orders one collage daily still gets a page of bounded size. */
export const MOST_ORDERS = 20

export interface OverviewRepository {
  /** Newest first. */
  list(userId: string, after: TimePosition | undefined, most: number): Promise<readonly CollageRow[]>
  /** The newest orders of each that was ordered, the newest first. */
  orders(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, readonly CardOrderRow[]>>
  usernameOf(userId: string): Promise<string | undefined>
  /** The newest first. */
  versions(id: string): Promise<readonly VersionFacts[]>
  findDeletedToo(id: string): Promise<CollageRow | undefined>
  /** False if another of the user's collages has the name. */
  rename(collage: CollageRow, name: string): Promise<boolean>
  remove(id: string): Promise<void>
  undelete(collage: CollageRow): Promise<void>
}

export function overviewRepository({ query }: Database): OverviewRepository {
  return {
    list: (userId, after, most) => {
      let rows = query.selectFrom('collage').selectAll().where('user_id', '=', userId).where('deleted_at', 'is', null)
      if (after) rows = rows.where(beforePosition('updated_at', 'id', after))
      return rows.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(most).execute()
    },

    usernameOf: async (userId) => {
      const row = await query.selectFrom('account').select('username').where('id', '=', userId).executeTakeFirst()
      return row?.username
    },

    orders: async (userId, ids) => {
      if (ids.length === 0) return new Map()
      return ordersOfEach(await newestOrders(query, userId, ids))
    },

    versions: (id) =>
      query
        .selectFrom('collage_version')
        .select(({ eb }) => ['version', 'saved_at', 'width_mm', 'height_mm', eb('picture', '!=', '').as('has_picture')])
        .where('collage_id', '=', id)
        .orderBy('version', 'desc')
        .execute(),

    findDeletedToo: (id) => query.selectFrom('collage').selectAll().where('id', '=', id).executeTakeFirst(),

    rename: ({ id, user_id: userId }, name) =>
      query.transaction().execute(async (transaction) => {
        await holdAccount(transaction, userId)
        const other = await transaction
          .selectFrom('collage')
          .select('id')
          .where('user_id', '=', userId)
          .where('name_key', '=', collageNameKey(name))
          .where('id', '!=', id)
          .executeTakeFirst()
        if (other) return false
        await transaction
          .updateTable('collage')
          .set({ name, name_key: collageNameKey(name) })
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .execute()
        return true
      }),

    remove: async (id) => {
      await query
        .updateTable('collage')
        .set({ deleted_at: isoTime(0), name_key: null, request_key: null })
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .execute()
    },

    undelete: ({ id, user_id: userId, name: before }) =>
      query.transaction().execute(async (transaction) => {
        // Upkeep and the quota lock the account too, and must not remove what is being restored.
        await holdAccount(transaction, userId)
        const name = await freeName(transaction, userId, before)
        await transaction
          .updateTable('collage')
          .set({ deleted_at: null, name, name_key: collageNameKey(name) })
          .where('id', '=', id)
          .where('deleted_at', 'is not', null)
          .execute()
      }),
  }
}

/** The last few orders of each collage, newest first. */
function newestOrders(query: Kysely<Schema>, userId: string, ids: readonly string[]) {
  return query
    .selectFrom((from) =>
      from
        .selectFrom('collage_order')
        .select(['collage_id', 'number', 'ordered_at', 'material', 'delivery_way', 'state', 'progress'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) =>
              over.partitionBy('collage_id').orderBy('ordered_at', 'desc').orderBy('running_number', 'desc'),
            )
            .as('place'),
        )
        .where('user_id', '=', userId)
        .where('collage_id', 'in', ids)
        .as('newest'),
    )
    .selectAll()
    .where('place', '<=', MOST_ORDERS)
    .orderBy('collage_id')
    .orderBy('place')
    .execute()
}

function ordersOfEach(rows: readonly (CardOrderRow & { readonly collage_id: string; readonly place: number })[]) {
  const byCollage = new Map<string, CardOrderRow[]>()
  for (const { collage_id: id, place: _, ...order } of rows) {
    const orders = byCollage.get(id)
    if (orders) orders.push(order)
    else byCollage.set(id, [order])
  }
  return byCollage
}
