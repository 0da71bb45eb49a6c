import { type Kysely, type Migration, PostgresAdapter, sql } from 'kysely'

/** Short-lived data that several processes share. PostgreSQL need not write it to the disk. */
export const whatProcessesShare: Migration = {
  up: async (database: Kysely<unknown>) => {
    const kind = database.getExecutor().adapter instanceof PostgresAdapter ? sql`unlogged` : sql``
    await database.schema
      .createTable('rate_count')
      .modifyFront(kind)
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('slice', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('rate_count_key', ['key', 'slice'])
      .execute()
    await database.schema.createIndex('rate_count_expiry').on('rate_count').column('expires_at').execute()
    await database.schema
      .createTable('kept_secret')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('secret_hash', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('kept_secret_key', ['kind', 'secret_hash', 'name'])
      .execute()
    await database.schema.createIndex('kept_secret_expiry').on('kept_secret').column('expires_at').execute()
  },
}
