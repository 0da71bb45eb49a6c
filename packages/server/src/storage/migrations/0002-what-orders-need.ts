import type { Kysely, Migration } from 'kysely'

/** The shop's content at the time of an order, and when each customer was last printed for. */
export const whatOrdersNeed: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('frozen_text')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createTable('order_content')
      .addColumn('order_number', 'text', (column) => column.notNull().references('collage_order.number'))
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().references('frozen_text.hash'))
      .addPrimaryKeyConstraint('order_content_key', ['order_number', 'path'])
      .execute()
    await schema
      .alterTable('account')
      .addColumn('last_print_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}
