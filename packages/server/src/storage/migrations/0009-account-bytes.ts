import { type Kysely, type Migration, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import { ROW_BYTES } from '../stored-bytes.ts'

/** One account of bytes for everything a user has stored, smaller copies of photos, and which collage shows which photo. */
export const accountBytes: Migration = {
  up: async (database: Kysely<Schema>) => {
    const { schema } = database
    await schema
      .alterTable('account')
      .addColumn('bytes_used', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()

    await schema
      .createTable('photo_resize')
      .addColumn('photo_id', 'text', (column) => column.notNull().references('photo.id').onDelete('cascade'))
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('used_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('photo_resize_key', ['photo_id', 'width', 'height'])
      .execute()
    await schema.createIndex('photo_resize_age').on('photo_resize').column('used_at').execute()

    await schema
      .createTable('photo_use')
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('photo_id', 'text', (column) => column.notNull().references('photo.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('photo_use_key', ['holder', 'photo_id'])
      .execute()
    await schema.createIndex('photo_use_photo').on('photo_use').column('photo_id').execute()

    await schema
      .createTable('upkeep')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('place', 'text', (column) => column.notNull())
      .execute()

    await countBytes(database)
    const earlier = await database.selectFrom('collage').select('id').limit(1).executeTakeFirst()
    // Documents from before are read later, one by one, while the server serves.
    if (earlier) await database.insertInto('upkeep').values({ name: 'photo uses', place: '' }).execute()
  },
}

/** Texts are measured without being read: both databases keep a text's length beside it. */
async function countBytes(database: Kysely<Schema>): Promise<void> {
  await sql`
    update account set bytes_used =
      coalesce((select sum(photo.bytes + ${sql.lit(ROW_BYTES)}) from photo where photo.user_id = account.id), 0)
      + coalesce((select sum(octet_length(version.xml) + octet_length(version.picture) + ${sql.lit(ROW_BYTES)})
          from collage join collage_version version on version.collage_id = collage.id
          where collage.user_id = account.id), 0)
      + coalesce((select sum(octet_length(ordered.xml) + octet_length(ordered.picture) + ${sql.lit(ROW_BYTES)})
          from collage_order ordered where ordered.user_id = account.id), 0)`.execute(database)
}
