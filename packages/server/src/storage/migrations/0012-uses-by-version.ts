import type { Kysely, Migration } from 'kysely'

/**
 * Notes which version uses a photo, so that a photo in no kept version can be removed. Rows of earlier builds have 0.
 */
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
