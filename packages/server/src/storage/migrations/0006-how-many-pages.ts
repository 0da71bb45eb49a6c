import type { Kysely, Migration } from 'kysely'

/** Lets an overview show the number of pages without reading the collage. */
export const howManyPages: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    for (const table of ['collage', 'collage_order'])
      await schema
        .alterTable(table)
        .addColumn('pages', 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
  },
}
