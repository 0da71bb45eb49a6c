import { collageXmlSteps, photoIdsOf } from '@collagerie/core/collage'
import type { Kysely, Transaction } from 'kysely'
import { addPhotoUses, PHOTO_USES } from '../room/photo-uses.ts'
import { holdAccount } from '../storage/hold-account.ts'
import type { Schema } from '../storage/schema.ts'
import { inTurns } from '../turns/in-turns.ts'
import type { UpkeepJob } from './upkeep-job.ts'

/** Stands between the parts of a place, and sorts before whatever ids are made of. */
const SEPARATOR = ' '
const ORDERS = 'orders'

interface Document {
  readonly xml: string
  readonly userId: string
  readonly holder: string
  /** Where the next step goes on. */
  readonly place: string
}

/**
 * Reads one document that was saved before it was noted which photos a collage shows, and notes it. One at a time: a
 * user may have more of them than fit into memory.
 */
export const readPhotoUses: UpkeepJob = async ({ query }) => {
  const at = await query.selectFrom('upkeep').select('place').where('name', '=', PHOTO_USES).executeTakeFirst()
  if (!at) return 0
  const document = await nextDocument(query, at.place)
  // Before the transaction, which would keep everybody else's writes waiting.
  const shown = document && (await photosIn(document))
  await query.transaction().execute(async (transaction) => {
    if (document) await noteUses(transaction, document, shown)
    const { place } = document ?? {}
    if (place === undefined) await transaction.deleteFrom('upkeep').where('name', '=', PHOTO_USES).execute()
    else await transaction.updateTable('upkeep').set({ place }).where('name', '=', PHOTO_USES).execute()
  })
  return document ? 1 : 0
}

/** First all versions of all collages, then all orders. */
async function nextDocument(query: Kysely<Schema>, place: string): Promise<Document | undefined> {
  const isAtOrders = place.split(SEPARATOR, 1)[0] === ORDERS
  if (isAtOrders) return nextOrder(query, place)
  return (await nextVersion(query, place)) ?? nextOrder(query, ORDERS)
}

/** Undefined where the document cannot be read. */
async function photosIn({ xml }: Document): Promise<readonly string[] | undefined> {
  const read = await inTurns(collageXmlSteps(xml))
  return read.ok ? photoIdsOf(read.value) : undefined
}

async function noteUses(
  transaction: Transaction<Schema>,
  { userId, holder }: Document,
  shown: readonly string[] | undefined,
): Promise<void> {
  await holdAccount(transaction, userId)
  const isThere = await transaction.selectFrom('collage').select('id').where('id', '=', holder).executeTakeFirst()
  const isOrder = await transaction
    .selectFrom('collage_order')
    .select('number')
    .where('number', '=', holder)
    .executeTakeFirst()
  if (!isThere && !isOrder) return
  // A document that cannot be read might show anything, so all photos stay.
  const photos =
    shown ??
    (await transaction.selectFrom('photo').select('id').where('user_id', '=', userId).execute()).map(({ id }) => id)
  await addPhotoUses(transaction, userId, holder, photos)
}

async function nextVersion(query: Kysely<Schema>, place: string): Promise<Document | undefined> {
  const [id = '', version = '0'] = place.split(SEPARATOR)
  const row = await query
    .selectFrom('collage_version')
    .innerJoin('collage', 'collage.id', 'collage_version.collage_id')
    .select(['collage.id', 'collage.user_id', 'collage_version.version', 'collage_version.xml'])
    .where((where) =>
      where.or([
        where('collage_version.collage_id', '>', id),
        where.and([
          where('collage_version.collage_id', '=', id),
          where('collage_version.version', '>', Number(version)),
        ]),
      ]),
    )
    .orderBy('collage_version.collage_id')
    .orderBy('collage_version.version')
    .limit(1)
    .executeTakeFirst()
  return (
    row && {
      xml: row.xml,
      userId: row.user_id,
      holder: row.id,
      place: [row.id, row.version].join(SEPARATOR),
    }
  )
}

async function nextOrder(query: Kysely<Schema>, place: string): Promise<Document | undefined> {
  const [, number = ''] = place.split(SEPARATOR)
  const row = await query
    .selectFrom('collage_order')
    .select(['number', 'user_id', 'xml'])
    .where('number', '>', number)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  return row && { xml: row.xml, userId: row.user_id, holder: row.number, place: [ORDERS, row.number].join(SEPARATOR) }
}
