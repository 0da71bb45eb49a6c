import type { Kysely, Migration } from 'kysely'

/** A photo is found again by its file's name, and one of another service as what it is. */
export const photoOrigin: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    for (const [column, unknown] of [
      ['name', ''],
      ['source', 'computer'],
      ['external_id', ''],
    ] as const) {
      await schema
        .alterTable('photo')
        .addColumn(column, 'text', (each) => each.notNull().defaultTo(unknown))
        .execute()
    }
  },
}
