import type { Kysely, Migration } from 'kysely'

/** So that a photo no kept version of a collage shows need not be kept for it. Rows of before, and of a build of before, say 0. */
export const usesByVersion: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .alterTable('photo_use')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await schema
      .alterTable('collage_version')
      .addColumn('has_noted_uses', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
