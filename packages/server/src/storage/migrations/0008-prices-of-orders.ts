import type { Kysely, Migration } from 'kysely'

/** The price of an order, in a shop that has prices. */
export const pricesOfOrders: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    for (const column of ['price_amount', 'price_currency'])
      await schema.alterTable('collage_order').addColumn(column, 'text').execute()
  },
}
