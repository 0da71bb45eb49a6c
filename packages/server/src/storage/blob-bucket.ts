import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import type { BlobLocation } from '../config/blob-location.ts'
import { throwAfter } from '../turns/throw-after.ts'
import { askAbout, checkBucket } from './ask-about.ts'
import { partsOfKey } from './blob-key.ts'
import type { Blobs } from './blobs.ts'
import { type BucketLimits, connectBucket, LIMITS } from './bucket.ts'
import type { FileHasher } from './file-hasher.ts'
import { receiveFile, removeOlder } from './incoming-file.ts'
import { giveUpUploads, listBucket } from './list-bucket.ts'
import { readFromBucket, readPartFromBucket } from './read-from-bucket.ts'
import { BLOB_FOLDER, OWN_FILE, OWN_FOLDER } from './restrict-permissions.ts'
import { sendToBucket } from './send-to-bucket.ts'
import { INCOMING } from './walk-blobs.ts'

/**
 * Blobs in a bucket of an S3-compatible server. An incoming file stays on this machine's disk until it is known what it
 * is and whether it exists already; only files to keep are sent.
 */
export async function openBlobBucket(
  place: BlobLocation,
  dataDir: string,
  hasher: FileHasher,
  limits: BucketLimits = LIMITS,
): Promise<Blobs> {
  const bucket = connectBucket(place, limits)
  const { client, name, prefix } = bucket
  const incoming = join(dataDir, BLOB_FOLDER, INCOMING)
  await mkdir(incoming, { recursive: true, mode: OWN_FOLDER })
  const checked = (key: string): string => {
    partsOfKey(key)
    return key
  }

  return {
    stage: async (source) => {
      const temporary = join(incoming, randomUUID())
      const staged = await receiveFile(source, temporary)
      return {
        ...staged,
        keep: async (key) => {
          await sendToBucket(bucket, temporary, checked(key), await hasher.hashOf(temporary))
          await staged.discard()
        },
      }
    },

    moveIn: async (path, key, hash, signal) => {
      await sendToBucket(bucket, path, checked(key), hash, signal)
      await rm(path)
    },

    open: async (key) => readFromBucket(bucket, checked(key)),
    openPart: async (key, part) => readPartFromBucket(bucket, checked(key), part),

    fileOf: async (key, folder) => {
      const stored = await readFromBucket(bucket, checked(key))
      if (!stored) return undefined
      const path = join(folder, randomUUID())
      await mkdir(folder, { recursive: true, mode: OWN_FOLDER })
      try {
        await pipeline(stored.stream, createWriteStream(path, { mode: OWN_FILE, flags: 'wx' }))
      } catch (error) {
        return throwAfter(error, () => rm(path, { force: true }))
      }
      return path
    },

    remove: async (key) => {
      const deletion = new DeleteObjectCommand({ Bucket: name, Key: prefix + checked(key) })
      await askAbout(bucket, key, (options) => client.send(deletion, options))
    },

    keys: (before, start = '') => listBucket(bucket, before, start),
    removeStaged: (before) => removeOlder(incoming, before),
    giveUpSending: (before) => giveUpUploads(bucket, before),
    addressOf: (key) => `s3://${name}/${prefix}${checked(key)}`,
    freeBytes: async () => undefined,

    check: () => checkBucket(bucket),

    close: () => {
      hasher.close()
      client.destroy()
    },
  }
}
