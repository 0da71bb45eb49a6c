import type { Kysely, Migration } from 'kysely'

/** How much room somebody's photos take is asked with every upload; the index alone can answer. */
export const photoUsage: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema.createIndex('photo_usage').on('photo').columns(['user_id', 'bytes']).execute()
  },
}
