import type { Kysely, Migration } from 'kysely'

/** Every customer's list of orders, the newest first. */
export const ordersOfAnAccount: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema.createIndex('collage_order_owner').on('collage_order').columns(['user_id', 'ordered_at']).execute()
  },
}
