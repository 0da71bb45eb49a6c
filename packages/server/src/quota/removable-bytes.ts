import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { sumOfDocuments, sumOfFiles } from '../storage/stored-bytes.ts'

/**
 * The most that `makeRoom` could free: all smaller copies, the user's deleted collages, and the photos from before a
 * time that only those show.
 */
export async function removableBytes(query: Kysely<Schema>, userId: string, photosBefore: string): Promise<number> {
  const copies = await query
    .selectFrom('photo_resize')
    .innerJoin('photo', 'photo.id', 'photo_resize.photo_id')
    .select(sumOfFiles('photo_resize').as('sum'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const documents = await query
    .selectFrom('collage_version')
    .innerJoin('collage', 'collage.id', 'collage_version.collage_id')
    .select(sumOfDocuments().as('sum'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const photos = await query
    .selectFrom('photo')
    .select(sumOfFiles('photo').as('sum'))
    .where('user_id', '=', userId)
    .where('created_at', '<', photosBefore)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('photo_use')
          .innerJoin('collage', 'collage.id', 'photo_use.holder')
          .select('holder')
          .whereRef('photo_use.photo_id', '=', 'photo.id')
          .where('deleted_at', 'is not', null),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('photo_use')
            .leftJoin('collage', 'collage.id', 'photo_use.holder')
            .select('holder')
            .whereRef('photo_use.photo_id', '=', 'photo.id')
            // An order, or a collage that still exists.
            .where('deleted_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return [copies, documents, photos].reduce((all, { sum }) => all + Number(sum ?? 0), 0)
}
