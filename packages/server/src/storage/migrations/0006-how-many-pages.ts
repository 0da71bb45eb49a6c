import type { Kysely, Migration } from 'kysely'

/** So that an overview need not read a collage to say how many pages it has. */
export const howManyPages: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    for (const table of ['collage', 'collage_order'])
      await schema
        .alterTable(table)
        .addColumn('pages', 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
  },
}
