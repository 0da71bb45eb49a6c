import type { PhotoOrigin } from '@collagerie/protocol'
import type { Database } from '../storage/database.ts'
import { holdAccount } from '../storage/hold-account.ts'
import type { PhotoRow } from '../storage/schema.ts'

/** Databases bound how many values one statement may name. */
const IDS_AT_ONCE = 500

export interface PhotoRepository {
  find(id: string): Promise<PhotoRow | undefined>
  findAll(ids: readonly string[]): Promise<readonly PhotoRow[]>
  findByContent(userId: string, contentHash: string): Promise<PhotoRow | undefined>
  /** A user has each file once and no more than the quota; which of the three became of it is the answer. */
  add(photo: PhotoRow, quotaBytes: number): Promise<'added' | 'there already' | 'no room'>
  setSuggestedRotation(id: string, rotation: number): Promise<void>
  setOrigin(id: string, origin: PhotoOrigin): Promise<void>
}

export function photoRepository({ query }: Database): PhotoRepository {
  return {
    find: (id) => query.selectFrom('photo').selectAll().where('id', '=', id).executeTakeFirst(),
    findAll: async (ids) => {
      const rows: PhotoRow[] = []
      for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
        const some = ids.slice(start, start + IDS_AT_ONCE)
        rows.push(...(await query.selectFrom('photo').selectAll().where('id', 'in', some).execute()))
      }
      return rows
    },
    findByContent: (userId, contentHash) =>
      query
        .selectFrom('photo')
        .selectAll()
        .where('user_id', '=', userId)
        .where('content_hash', '=', contentHash)
        .executeTakeFirst(),
    add: (photo, quotaBytes) =>
      query.transaction().execute(async (transaction) => {
        await holdAccount(transaction, photo.user_id)
        // What is there takes no room, however little is left.
        const same = await transaction
          .selectFrom('photo')
          .select('id')
          .where('user_id', '=', photo.user_id)
          .where('content_hash', '=', photo.content_hash)
          .executeTakeFirst()
        if (same) return 'there already'
        const { used } = await transaction
          .selectFrom('photo')
          .select((select) => select.fn.sum('bytes').as('used'))
          .where('user_id', '=', photo.user_id)
          .executeTakeFirstOrThrow()
        if (Number(used ?? 0) + photo.bytes > quotaBytes) return 'no room'
        await transaction.insertInto('photo').values(photo).execute()
        return 'added'
      }),
    setSuggestedRotation: async (id, rotation) => {
      await query.updateTable('photo').set({ suggested_rotation: rotation }).where('id', '=', id).execute()
    },
    setOrigin: async (id, { name, source, externalId }) => {
      const origin = { name, source, external_id: externalId }
      await query.updateTable('photo').set(origin).where('id', '=', id).execute()
    },
  }
}
