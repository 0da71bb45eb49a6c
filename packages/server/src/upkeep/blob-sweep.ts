import type { Kysely } from 'kysely'
import { MS_PER_DAY } from '../config/times.ts'
import { printKey } from '../printing/print-store.ts'
import { PRINTS } from '../storage/blob-key.ts'
import { copyKey, photoKey } from '../storage/photo-key.ts'
import type { Schema } from '../storage/schema.ts'
import { inGroups } from '../turns/in-groups.ts'
import { removeFiles } from './remove-files.ts'
import type { UpkeepJob } from './upkeep-job.ts'

const AT_ONCE = 500
/** A kill may leave this many files in a new shop; no whole shop has so few. */
const A_FEW = 3

/**
 * Removes files without a row, as a kill or an outage leaves them, and half-sent ones, but nothing younger than a day.
 * Each process that does upkeep sweeps in its first round and then daily: two sweeps do no more harm than one. If most
 * files have no row, they are probably another shop's and the database or the store is the wrong one: then nothing is
 * removed.
 */
export function createBlobSweep(clock: () => number = Date.now): UpkeepJob {
  let next = 0
  return async ({ query }, blobs, signal) => {
    const now = clock()
    if (now < next) return 0
    const abandoned = await blobs.giveUpSending(now - MS_PER_DAY)
    const unknown: string[] = []
    let count = 0
    for await (const some of inGroups(blobs.keys(now - MS_PER_DAY), AT_ONCE)) {
      if (signal.aborted) return 0
      count += some.length
      unknown.push(...(await unknownOf(query, some)))
    }
    // Set only now, so that a store that was away is swept in the next round.
    next = now + MS_PER_DAY
    if (unknown.length > A_FEW && unknown.length > count / 2)
      throw new Error(`the database does not know ${unknown.length} of ${count} files: is it the right one?`)
    await removeFiles(blobs, unknown)
    return unknown.length + abandoned
  }
}

async function unknownOf(query: Kysely<Schema>, keys: readonly string[]): Promise<readonly string[]> {
  const files = keys.filter((key) => !key.startsWith(`${PRINTS}/`))
  const known = new Set([...(await knownPhotos(query, files)), ...(await knownPrints(query, keys))])
  return keys.filter((key) => !known.has(key))
}

async function knownPrints(query: Kysely<Schema>, keys: readonly string[]): Promise<readonly string[]> {
  const folders = new Set(keys.filter((key) => key.startsWith(`${PRINTS}/`)).map((key) => key.split('/')[1] ?? ''))
  if (folders.size === 0) return []
  const rows = query
    .selectFrom('order_file')
    .select(['folder', 'name'])
    .where('folder', 'in', [...folders])
  return (await rows.execute()).map(({ folder, name }) => printKey(folder, name))
}

async function knownPhotos(query: Kysely<Schema>, keys: readonly string[]): Promise<readonly string[]> {
  if (keys.length === 0) return []
  const ids = [...new Set(keys.map(photoIdIn))]
  const photos = await query.selectFrom('photo').select('id').where('id', 'in', ids).execute()
  const copies = await query
    .selectFrom('photo_resize')
    .select(['photo_id', 'width', 'height'])
    .where('photo_id', 'in', ids)
    .execute()
  return [
    ...photos.map(({ id }) => photoKey(id)),
    ...copies.map(({ photo_id, width, height }) => copyKey(photo_id, width, height)),
  ]
}

/** A copy's key has its size behind the photo's id. */
function photoIdIn(key: string): string {
  const [kind = '', name = ''] = key.split('/')
  return photoKey(name).startsWith(`${kind}/`) ? name : name.slice(0, name.lastIndexOf('-'))
}
