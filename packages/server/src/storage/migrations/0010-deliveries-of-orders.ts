import type { Kysely, Migration } from 'kysely'

/** How an order is delivered. The address has its own table, from which it is erased when no longer needed. */
export const deliveriesOfOrders: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    for (const column of ['delivery_way', 'delivery_amount'])
      await schema.alterTable('collage_order').addColumn(column, 'text').execute()
    await schema
      .createTable('order_address')
      .addColumn('order_number', 'text', (column) => column.primaryKey().references('collage_order.number'))
      .addColumn('address', 'text', (column) => column.notNull())
      .execute()
  },
}
