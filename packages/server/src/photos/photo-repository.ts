import type { PhotoOrigin } from '@collagerie/protocol'
import type { Transaction } from 'kysely'
import type { AccountQuota } from '../quota/account-quota.ts'
import type { Database } from '../storage/database.ts'
import { idLists } from '../storage/id-lists.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { PhotoRow, Schema } from '../storage/schema.ts'
import { fileBytes } from '../storage/stored-bytes.ts'

export interface PhotoRepository {
  find(id: string): Promise<PhotoRow | undefined>
  findAll(ids: readonly string[]): Promise<readonly PhotoRow[]>
  findByContent(userId: string, contentHash: string): Promise<PhotoRow | undefined>
  /**
   * A user has each file once: a known one takes no room. A photo sent ahead removes nothing else and leaves some room
   * free; without enough room, the account counts as full for it.
   */
  add(photo: PhotoRow, isAhead: boolean): Promise<'added' | 'known' | 'full'>
  /** Renews a photo that was sent again, with the last suggested rotation. False if it was removed since. */
  renew(id: string, rotation: number): Promise<boolean>
  setOrigin(id: string, origin: PhotoOrigin): Promise<void>
}

/** Named one by one, so that the statement can be prepared: the meaning of `*` may change. */
const COLUMNS = [
  'id',
  'user_id',
  'content_hash',
  'bytes',
  'width',
  'height',
  'orientation',
  'suggested_rotation',
  'created_at',
  'name',
  'source',
  'external_id',
] as const satisfies readonly (keyof PhotoRow)[]

/** How full photos sent ahead may make an account: deliberate saves must still fit. */
const AHEAD_SHARE = 0.9

export function photoRepository({ query }: Database, quota: AccountQuota): PhotoRepository {
  return {
    find: (id) => query.selectFrom('photo').select(COLUMNS).where('id', '=', id).executeTakeFirst(),
    findAll: async (ids) => {
      const rows: PhotoRow[] = []
      for (const some of idLists(ids)) {
        rows.push(...(await query.selectFrom('photo').select(COLUMNS).where('id', 'in', some).execute()))
      }
      return rows
    },
    findByContent: (userId, contentHash) =>
      query
        .selectFrom('photo')
        .select(COLUMNS)
        .where('user_id', '=', userId)
        .where('content_hash', '=', contentHash)
        .executeTakeFirst(),
    add: async (photo, isAhead) => {
      const bytes = fileBytes(photo.bytes)
      const insert = async (transaction: Transaction<Schema>) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('photo')
          .values(photo)
          .onConflict((conflict) => conflict.columns(['user_id', 'content_hash']).doNothing())
          .executeTakeFirstOrThrow()
        if (numInsertedOrUpdatedRows === 0n) return { value: 'known' as const, bytes: 0 }
        return { value: 'added' as const, bytes }
      }
      if (isAhead) return (await quota.writeIfRoom(photo.user_id, bytes, insert, AHEAD_SHARE)) ?? 'full'
      return quota.write(photo.user_id, bytes, insert)
    },
    renew: async (id, rotation) => {
      const now = isoTime(0)
      const { numUpdatedRows } = await query
        .updateTable('photo')
        .set({ suggested_rotation: rotation, created_at: now })
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
    setOrigin: async (id, { name, source, externalId }) => {
      const origin = { name, source, external_id: externalId }
      await query.updateTable('photo').set(origin).where('id', '=', id).execute()
    },
  }
}
