import type { Transaction } from 'kysely'
import type { AccountQuota } from '../quota/account-quota.ts'
import { forgetPhotoUses } from '../quota/forget-photo-uses.ts'
import { addPhotoUses } from '../quota/photo-uses.ts'
import type { Database } from '../storage/database.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { CollageRow, CollageVersionRow, OrderRow, Schema } from '../storage/schema.ts'
import { documentBytes, sumOfDocuments } from '../storage/stored-bytes.ts'
import type { CollageColumns } from './collage-columns.ts'
import { collageNameKey, freeName } from './collage-name.ts'

/** Customers may need a recent version back, but not one from long ago. */
const VERSIONS_KEPT = 10

export type SavedColumns = CollageColumns & Pick<CollageRow, 'editor' | 'editor_version' | 'for_order'>

export type SavedVersion = Pick<CollageVersionRow, 'xml' | 'picture' | 'width_mm' | 'height_mm'>

/** A collage to save and its owner. */
export interface CollageSave {
  readonly id: string
  readonly userId: string
  readonly columns: SavedColumns
  readonly saved: SavedVersion
  /** The photos it lists or shows. */
  readonly photoIds: readonly string[]
  /** Gets the ids that are not the user's photos. If it throws, nothing is saved. */
  readonly checkPhotos?: (missing: readonly string[]) => void
}

interface NewCollage extends CollageSave {
  readonly name?: string
  /** Empty if a repetition of the request is not to be recognised. */
  readonly requestKey?: string
}

type LastOrder = Pick<OrderRow, 'number' | 'ordered_at' | 'material' | 'collage_version'>

export interface CollageRepository {
  /** Does not find deleted collages. */
  find(id: string): Promise<CollageRow | undefined>
  version(id: string, version: number): Promise<SavedVersion | undefined>
  /** The collage's last order that was not cancelled. */
  lastOrder(id: string): Promise<LastOrder | undefined>
  /**
   * Adds a number to a name that is taken. A request key that the user has sent before adds nothing and returns the id
   * of its collage.
   */
  add(collage: NewCollage): Promise<string>
  /** `check` gets the stored collage. If it throws, nothing is saved. */
  change(save: CollageSave, check: (found: CollageRow | undefined) => void): Promise<void>
}

export function collageRepository({ query }: Database, quota: AccountQuota): CollageRepository {
  return {
    find: (id) =>
      query.selectFrom('collage').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst(),

    version: (id, version) =>
      query
        .selectFrom('collage_version')
        .select(['xml', 'picture', 'width_mm', 'height_mm'])
        .where('collage_id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst(),

    lastOrder: (id) =>
      query
        .selectFrom('collage_order')
        .select(['number', 'ordered_at', 'material', 'collage_version'])
        .where('collage_id', '=', id)
        .where('state', '!=', 'cancelled')
        .orderBy('running_number', 'desc')
        .limit(1)
        .executeTakeFirst(),

    add: ({ id, userId, columns, saved, photoIds, checkPhotos, name: wanted = '', requestKey = '' }) =>
      quota.write(userId, documentBytes(saved), async (transaction) => {
        const now = isoTime(0)
        const name = await freeName(transaction, userId, wanted)
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('collage')
          .values({
            id,
            user_id: userId,
            ...columns,
            name,
            name_key: collageNameKey(name),
            version: 1,
            created_at: now,
            updated_at: now,
            deleted_at: null,
            request_key: requestKey === '' ? null : requestKey,
          })
          .onConflict((conflict) => conflict.columns(['user_id', 'request_key']).doNothing())
          .executeTakeFirstOrThrow()
        if (numInsertedOrUpdatedRows === 0n)
          return { value: await idOfRequest(transaction, userId, requestKey), bytes: 0 }
        await addVersion(transaction, id, 1, { ...saved, saved_at: now })
        // Noted even if nobody asks for the missing photos.
        const missing = await addPhotoUses(transaction, userId, id, photoIds, 1)
        checkPhotos?.(missing)
        return { value: id, bytes: documentBytes(saved) }
      }),

    change: ({ id, userId, columns, saved, photoIds, checkPhotos }, check) =>
      quota.write(userId, documentBytes(saved), async (transaction) => {
        const now = isoTime(0)
        await transaction
          .updateTable('collage')
          .set((set) => ({ ...columns, version: set('version', '+', 1), updated_at: now }))
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .execute()
        const collage = await transaction
          .selectFrom('collage')
          .selectAll()
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        const version = collage?.version ?? 1
        const missing = await addPhotoUses(transaction, userId, id, photoIds, version)
        checkPhotos?.(missing)
        check(collage)
        await addVersion(transaction, id, version, { ...saved, saved_at: now })
        const freed = await forgetVersions(transaction, id, version - VERSIONS_KEPT)
        return { value: undefined, bytes: documentBytes(saved) - freed }
      }),
  }
}

async function idOfRequest(transaction: Transaction<Schema>, userId: string, requestKey: string): Promise<string> {
  const { id } = await transaction
    .selectFrom('collage')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_key', '=', requestKey)
    .executeTakeFirstOrThrow()
  return id
}

async function addVersion(
  transaction: Transaction<Schema>,
  id: string,
  version: number,
  saved: SavedVersion & Pick<CollageVersionRow, 'saved_at'>,
): Promise<void> {
  await transaction
    .insertInto('collage_version')
    .values({ collage_id: id, version, ...saved, has_noted_uses: 1 })
    .execute()
}

/** Forgets this version and all older ones. Returns how many bytes that frees. */
async function forgetVersions(transaction: Transaction<Schema>, id: string, newest: number): Promise<number> {
  if (newest < 1) return 0
  const { sum } = await transaction
    .selectFrom('collage_version')
    .select(sumOfDocuments().as('sum'))
    .where('collage_id', '=', id)
    .where('version', '<=', newest)
    .executeTakeFirstOrThrow()
  await transaction.deleteFrom('collage_version').where('collage_id', '=', id).where('version', '<=', newest).execute()
  await forgetPhotoUses(transaction, id, newest)
  return Number(sum ?? 0)
}
