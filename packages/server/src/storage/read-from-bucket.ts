import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { GetObjectCommand } from '@aws-sdk/client-s3'
import { askAbout } from './ask-about.ts'
import { BlobDamaged } from './blob-damaged.ts'
import { BlobStoreUnavailable } from './blob-store-unavailable.ts'
import type { BlobPart, StoredBlob } from './blobs.ts'
import { type Bucket, errorNameOf, storeFailureFor, unlessNoKey } from './bucket.ts'

/** Fetched with the first request: most copies are no larger, and most photo headers end within it. */
const START_BYTES = 131_072
/** How often an interrupted file is resumed. */
const MOST_BREAKS = 2

interface Found {
  readonly body: Readable
  readonly etag: string
  /** The size of the whole file. */
  readonly bytes: number
  readonly hash: string | undefined
}

/**
 * Files go through this server and not by a bucket's address: the owner of a photo is checked each time, pages may show
 * only pictures of their own origin, and customers need not reach the bucket.
 */
export async function readFromBucket(bucket: Bucket, key: string): Promise<StoredBlob | undefined> {
  const found = await find(bucket, key, { start: 0, end: START_BYTES - 1 })
  if (!found) return undefined
  const { bytes } = found
  const start = await buffer(pieces(bucket, key, { start: 0, end: Math.min(START_BYTES, bytes) - 1 }, found))

  async function* whole(): AsyncGenerator<Uint8Array> {
    yield start
    const rest = { start: start.length, end: bytes - 1 }
    if (start.length < bytes) yield* pieces(bucket, key, rest, { ...found, body: undefined })
  }

  return {
    bytes,
    head: async (most) => {
      if (most <= start.length || start.length === bytes) return start.subarray(0, most)
      const part = { start: 0, end: Math.min(most, bytes) - 1 }
      return buffer(pieces(bucket, key, part, { ...found, body: undefined }))
    },
    stream: Readable.from(asKept(whole(), key, found.hash), { objectMode: false }),
  }
}

export async function readPartFromBucket(bucket: Bucket, key: string, part: BlobPart): Promise<Readable | undefined> {
  const found = await find(bucket, key, part)
  if (!found) return undefined
  const asked = pieces(bucket, key, part, found)
  const isWhole = part.start === 0 && part.end >= found.bytes - 1
  const stream = Readable.from(isWhole ? asKept(asked, key, found.hash) : asked, { objectMode: false })
  // An unread stream would keep its connection open.
  stream.once('close', () => found.body.destroy())
  return stream
}

/** The stream ends only once all bytes are verified, so that nobody takes a damaged file for a whole one. */
async function* asKept(
  chunks: AsyncIterable<Uint8Array>,
  key: string,
  kept: string | undefined,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let last: Uint8Array | undefined
  for await (const chunk of chunks) {
    hash.update(chunk)
    if (last) yield last
    last = chunk
  }
  if (kept !== undefined && kept !== hash.digest('hex')) throw new BlobDamaged(key)
  if (last) yield last
}

/** The bytes of a part of one version of a file, resumed after interruptions. */
async function* pieces(
  bucket: Bucket,
  key: string,
  { start, end }: BlobPart,
  { body: first, etag }: { readonly body?: Readable | undefined; readonly etag?: string | undefined },
): AsyncGenerator<Uint8Array> {
  let at = start
  let body = first
  let chunks = body?.[Symbol.asyncIterator]()
  let breaks = 0
  try {
    for (;;) {
      let chunk: IteratorResult<Uint8Array>
      try {
        body ??= await findAgain(bucket, key, { start: at, end }, etag)
        chunks ??= body[Symbol.asyncIterator]()
        chunk = await chunks.next()
        if (chunk.done && at <= end) throw new BlobStoreUnavailable('a file ended early')
      } catch (error) {
        breaks += 1
        if (breaks > MOST_BREAKS) throw storeFailureFor(error)
        body?.destroy()
        body = chunks = undefined
        continue
      }
      if (chunk.done) return
      at += chunk.value.length
      yield chunk.value
    }
  } finally {
    body?.destroy()
  }
}

async function findAgain(bucket: Bucket, key: string, part: BlobPart, etag = ''): Promise<Readable> {
  const found = await find(bucket, key, part, etag)
  if (!found) throw new BlobStoreUnavailable(`${key} is gone while it is read`)
  return found.body
}

async function find(bucket: Bucket, key: string, { start, end }: BlobPart, etag?: string): Promise<Found | undefined> {
  const target = { Bucket: bucket.name, Key: bucket.prefix + key }
  const question = new GetObjectCommand({ ...target, Range: `bytes=${start}-${end}`, ...(etag && { IfMatch: etag }) })
  const empty = (error: unknown) => {
    // An empty file has no first byte.
    if (errorNameOf(error) !== 'InvalidRange' || start > 0) throw error
    return { Body: Readable.from([]), ContentLength: 0, ContentRange: undefined, ETag: '', Metadata: undefined }
  }
  const found = await askAbout(bucket, key, (options) =>
    bucket.client.send(question, options).catch(empty).catch(unlessNoKey),
  )
  if (!found) return undefined
  if (!(found.Body instanceof Readable)) throw new BlobStoreUnavailable('it gave no file')
  const whole = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1]
  const bytes = whole === undefined ? (found.ContentLength ?? 0) : Number(whole)
  return { body: found.Body, etag: found.ETag ?? '', bytes, hash: found.Metadata?.['sha256'] }
}
