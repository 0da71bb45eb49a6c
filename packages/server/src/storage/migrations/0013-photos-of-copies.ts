import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Copies of collages did not hold their photos. Photo ids are unique, so a document that contains an id shows the
 * photo.
 */
export const photosOfCopies: Migration = {
  up: async (database: Kysely<unknown>) => {
    await sql`
      insert into photo_use (holder, photo_id)
      select distinct collage.id, photo.id
      from collage
      join collage_version on collage_version.collage_id = collage.id
      join photo on photo.user_id = collage.user_id
      where not exists (select 1 from photo_use where photo_use.holder = collage.id)
        and collage_version.xml like '%' || photo.id || '%'
    `.execute(database)
  },
}
