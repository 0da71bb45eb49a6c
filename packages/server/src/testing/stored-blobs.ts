import { Readable } from 'node:stream'
import type { Blobs } from '../storage/blobs.ts'

/** The sorted keys of all stored files, or of those that begin with `start`. */
export async function storedKeys(blobs: Blobs, start?: string): Promise<readonly string[]> {
  const keys: string[] = []
  for await (const key of blobs.keys(Number.POSITIVE_INFINITY, start)) keys.push(key)
  return keys.toSorted()
}

/** Stores a file without telling the database. */
export async function plantBlob(
  blobs: Blobs,
  key: string,
  bytes: Uint8Array = Buffer.from('left behind'),
): Promise<string> {
  const staged = await blobs.stage(Readable.from([bytes]))
  await staged.keep(key).finally(staged.discard)
  return key
}
