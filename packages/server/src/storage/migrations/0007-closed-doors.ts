import type { Kysely, Migration } from 'kysely'
import { nameKey } from '../../accounts/name-key.ts'
import type { Schema } from '../schema.ts'

/** User names are compared with their case folded whole, and orders are counted apart from the number a customer sees. */
export const closedDoors: Migration = {
  up: async (database: Kysely<Schema>) => {
    await foldNames(database)
    await countOrders(database)
  },
}

/** Of two that have become the same the later keeps its key, and is found by it. */
async function foldNames(database: Kysely<Schema>): Promise<void> {
  const accounts = await database
    .selectFrom('account')
    .select(['id', 'username', 'username_key'])
    .orderBy('created_at')
    .execute()
  const taken = new Set(accounts.map(({ username_key: key }) => key))
  for (const { id, username, username_key: before } of accounts) {
    const key = nameKey(username)
    if (taken.has(key)) continue
    taken.delete(before)
    taken.add(key)
    await database.updateTable('account').set({ username_key: key }).where('id', '=', id).execute()
  }
}

async function countOrders(database: Kysely<Schema>): Promise<void> {
  const { schema } = database
  await schema
    .alterTable('collage_order')
    .addColumn('running_number', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  const orders = await database.selectFrom('collage_order').select('number').orderBy('ordered_at').execute()
  for (const { number } of orders) {
    // So far the number ended in it.
    const running = Number(/\d+$/.exec(number)?.[0] ?? 0)
    await database.updateTable('collage_order').set({ running_number: running }).where('number', '=', number).execute()
  }
  await schema.createIndex('collage_order_running').unique().on('collage_order').column('running_number').execute()
}
