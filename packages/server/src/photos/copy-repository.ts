import type { AccountQuota } from '../quota/account-quota.ts'
import type { Database } from '../storage/database.ts'
import type { PhotoCopyRow, PhotoRow } from '../storage/schema.ts'
import { fileBytes } from '../storage/stored-bytes.ts'

const DAY_LETTERS = 10

/** The smaller copies that are kept. */
export interface CopyRepository {
  /** Whether a copy is stored; notes that it was requested. */
  isKept(photoId: string, width: number, height: number): Promise<boolean>
  /** False if its owner has no room or the photo is gone. */
  add(photo: PhotoRow, copy: Pick<PhotoCopyRow, 'width' | 'height' | 'bytes'>): Promise<boolean>
}

export function copyRepository({ query }: Database, quota: AccountQuota): CopyRepository {
  return {
    isKept: async (photoId, width, height) => {
      const kept = await query
        .selectFrom('photo_resize')
        .select('used_at')
        .where('photo_id', '=', photoId)
        .where('width', '=', width)
        .where('height', '=', height)
        .executeTakeFirst()
      // Once a day is enough to know what is in use.
      if (kept && kept.used_at !== today()) {
        await query
          .updateTable('photo_resize')
          .set({ used_at: today() })
          .where('photo_id', '=', photoId)
          .where('width', '=', width)
          .where('height', '=', height)
          .execute()
      }
      return kept !== undefined
    },

    add: async ({ id, user_id: userId }, { width, height, bytes }) => {
      const isAdded = await quota.writeIfRoom(userId, 0, async (transaction) => {
        const photo = await transaction.selectFrom('photo').select('id').where('id', '=', id).executeTakeFirst()
        if (!photo) return { value: false, bytes: 0 }
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('photo_resize')
          .values({ photo_id: id, width, height, bytes, used_at: today() })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow()
        // The same copy made twice has the same bytes.
        return { value: true, bytes: numInsertedOrUpdatedRows === 1n ? fileBytes(bytes) : 0 }
      })
      return isAdded ?? false
    },
  }
}

function today(): string {
  return new Date().toISOString().slice(0, DAY_LETTERS)
}
