import type { Kysely, Migration } from 'kysely'

/** Which call an order and a message came from, so that what is logged about them later can be found. */
export const traces: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    for (const table of ['collage_order', 'webhook_delivery'])
      await schema
        .alterTable(table)
        .addColumn('trace', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
  },
}
