import type { Kysely, Migration } from 'kysely'

/** A first save that is sent again, because its answer was lost, finds the collage it made. */
export const saveOnce: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema.alterTable('collage').addColumn('request_key', 'text').execute()
    await schema
      .createIndex('collage_request_once_per_user')
      .unique()
      .on('collage')
      .columns(['user_id', 'request_key'])
      .execute()
  },
}
