import type { Kysely, Migration } from 'kysely'

/** The art that saved collages show, kept even if the shop draws it anew. */
export const artOfCollages: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('kept_art')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull().references('frozen_text.hash'))
      .execute()
  },
}
