import { type Kysely, type Migration, PostgresAdapter, sql } from 'kysely'

/** The uploads of an account that are arriving at any process. PostgreSQL need not write it to the disk. */
export const uploadsUnderWay: Migration = {
  up: async (database: Kysely<unknown>) => {
    const kind = database.getExecutor().adapter instanceof PostgresAdapter ? sql`unlogged` : sql``
    await database.schema
      .createTable('upload_place')
      .modifyFront(kind)
      .addColumn('user_id', 'text', (column) => column.primaryKey())
      .addColumn('places', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await database.schema.createIndex('upload_place_expiry').on('upload_place').column('expires_at').execute()
  },
}
