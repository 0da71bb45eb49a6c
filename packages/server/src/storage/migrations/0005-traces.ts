import type { Kysely, Migration } from 'kysely'

/** The call that caused an order or a message, so that later log lines about them can be found. */
export const traces: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    for (const table of ['collage_order', 'webhook_delivery'])
      await schema
        .alterTable(table)
        .addColumn('trace', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
  },
}
