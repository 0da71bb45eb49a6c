import type { Kysely, Migration } from 'kysely'

/** What the shop's content said when an order came, and who was printed for last. */
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
