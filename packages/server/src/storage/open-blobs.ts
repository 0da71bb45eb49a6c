import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Config } from '../config/read-config.ts'
import { StartFailure } from '../config/start-failure.ts'
import { openBlobFolder } from './blob-folder.ts'
import { BlobStoreFailure } from './blob-store-failure.ts'
import type { Blobs } from './blobs.ts'
import { createFileHasher } from './file-hasher.ts'

/** Opens the configured place for files, or says what is wrong with it. */
export async function openBlobs({
  dataDir,
  blobsPlace: place,
}: Pick<Config, 'dataDir' | 'blobsPlace'>): Promise<Blobs> {
  if (place === 'folders') return openBlobFolder({ dataDir })
  // The client of object stores is large; shops without one do not load it.
  const { openBlobBucket } = await import('./blob-bucket.ts')
  const blobs = await openBlobBucket(place, dataDir, createFileHasher())
  try {
    await blobs.check()
    await probe(blobs)
    return blobs
  } catch (error) {
    blobs.close()
    if (!(error instanceof BlobStoreFailure)) throw error
    const where = place.endpoint === '' ? '' : ` at ${place.endpoint}`
    throw new StartFailure(`The bucket ${place.bucket}${where} cannot be used (${error.reason}).`)
  }
}

/** A store that may only be read is noticed now, not with a customer's photo. */
async function probe(blobs: Blobs): Promise<void> {
  const key = `probes/${randomUUID()}`
  const staged = await blobs.stage(Readable.from([Buffer.from('Collagerie may write here')]))
  await staged.keep(key).finally(() => staged.discard())
  await blobs.remove(key)
}
