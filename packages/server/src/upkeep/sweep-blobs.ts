import type { Kysely } from 'kysely'
import { photoKey, resizeKey } from '../storage/photo-key.ts'
import type { Schema } from '../storage/schema.ts'
import type { UpkeepJob } from './upkeep-job.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 500
/** A kill leaves what was under way. Where there is more, the files are somebody's and the database is the wrong one. */
const MOST_UNKNOWN = 100

/** Removes, once a day, the files that a kill left between the file and its row; none younger than a day. */
export function createBlobSweep(): UpkeepJob {
  let next = 0
  return async ({ query }, blobs, signal) => {
    const now = Date.now()
    if (now < next) return 0
    next = now + DAY_MS
    const unknown: string[] = []
    let some: string[] = []
    for await (const key of blobs.keys(now - DAY_MS)) {
      if (signal.aborted) return 0
      some.push(key)
      if (some.length < AT_ONCE) continue
      unknown.push(...(await unknownOf(query, some)))
      some = []
      if (unknown.length > MOST_UNKNOWN) break
    }
    unknown.push(...(await unknownOf(query, some)))
    if (unknown.length > MOST_UNKNOWN)
      throw new Error(`the database does not know more than ${MOST_UNKNOWN} of the files: is it the right one?`)
    for (const key of unknown) await blobs.remove(key)
    return unknown.length
  }
}

async function unknownOf(query: Kysely<Schema>, keys: readonly string[]): Promise<readonly string[]> {
  if (keys.length === 0) return []
  const ids = [...new Set(keys.map(photoIdIn))]
  const photos = await query.selectFrom('photo').select('id').where('id', 'in', ids).execute()
  const resizes = await query
    .selectFrom('photo_resize')
    .select(['photo_id', 'width', 'height'])
    .where('photo_id', 'in', ids)
    .execute()
  const known = new Set([
    ...photos.map(({ id }) => photoKey(id)),
    ...resizes.map(({ photo_id, width, height }) => resizeKey(photo_id, width, height)),
  ])
  return keys.filter((key) => !known.has(key))
}

/** A copy's key has its size behind the photo's id. */
function photoIdIn(key: string): string {
  const [kind = '', name = ''] = key.split('/')
  return photoKey(name).startsWith(`${kind}/`) ? name : name.slice(0, name.lastIndexOf('-'))
}
