import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { askAbout } from './ask-about.ts'
import { BlobStoreUnavailable } from './blob-store-unavailable.ts'
import type { BlobPart } from './blobs.ts'
import { ask, type Bucket, statusOf, unlessNoKey } from './bucket.ts'

const FIRST_PAUSE_MS = 200

/**
 * Sends a file from this machine's disk. Each signature contains the SHA-256, so that the store refuses altered bytes;
 * the file appears under its key whole or not at all.
 */
export async function sendToBucket(
  bucket: Bucket,
  path: string,
  key: string,
  hash: string,
  abortSignal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { size: bytes } = await stat(path)
  const file = { path, key: bucket.prefix + key, hash, bytes, abortSignal }
  if (bytes <= bucket.limits.partBytes) await sendWhole(bucket, file)
  else await sendInParts(bucket, file)
}

interface SentFile {
  readonly path: string
  readonly key: string
  readonly hash: string
  readonly bytes: number
  readonly abortSignal: AbortSignal
}

async function sendWhole(bucket: Bucket, { path, key, hash, bytes, abortSignal }: SentFile): Promise<void> {
  await untilSent(bucket, key, abortSignal, async () => {
    const body = createReadStream(path)
    const target = { Bucket: bucket.name, Key: key, Metadata: { sha256: hash } }
    const command = new PutObjectCommand({ ...target, Body: body, ContentLength: bytes })
    signContent(command, hash)
    await bucket.client.send(command, { abortSignal }).finally(() => body.destroy())
  })
}

async function sendInParts(bucket: Bucket, file: SentFile): Promise<void> {
  const parts = partsOf(file.bytes, bucket.limits.partBytes)
  // Checked before sending: a file with a wrong hash must not replace the stored one.
  const { hash, ofParts } = await hashParts(file.path, parts)
  if (hash !== file.hash) throw new Error(`the file for ${file.key} is not the one that was to be kept`)
  const target = { Bucket: bucket.name, Key: file.key }
  const creation = new CreateMultipartUploadCommand({ ...target, Metadata: { sha256: hash } })
  const { UploadId } = await askAbout(bucket, file.key, (options) => bucket.client.send(creation, options))
  try {
    const sent: CompletedPart[] = []
    for (const [index, part] of parts.entries()) {
      const numbered = { ...target, UploadId, PartNumber: index + 1 }
      const ETag = await untilSent(bucket, file.key, file.abortSignal, async () => {
        const body = createReadStream(file.path, part)
        const command = new UploadPartCommand({ ...numbered, Body: body, ContentLength: lengthOf(part) })
        signContent(command, ofParts[index] ?? '')
        return (await bucket.client.send(command, { abortSignal: file.abortSignal }).finally(() => body.destroy())).ETag
      })
      sent.push({ PartNumber: index + 1, ETag })
    }
    const completion = new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts: sent } })
    const failure = await ask(bucket, (options) => bucket.client.send(completion, options)).then(
      () => undefined,
      (error: unknown) => error,
    )
    // Perhaps only the answer was lost, not the file.
    if (!(await isThere(bucket, file))) throw failure ?? new BlobStoreUnavailable('a file it took is not there whole')
  } catch (error) {
    // If this fails too, upkeep finds it.
    const abortion = new AbortMultipartUploadCommand({ ...target, UploadId })
    await ask(bucket, (options) => bucket.client.send(abortion, options)).catch(() => undefined)
    throw error
  }
}

async function isThere(bucket: Bucket, { key, hash, bytes }: SentFile): Promise<boolean> {
  const question = new HeadObjectCommand({ Bucket: bucket.name, Key: key })
  const found = await ask(bucket, (options) => bucket.client.send(question, options).catch(unlessNoKey))
  return found?.ContentLength === bytes && found.Metadata?.['sha256'] === hash
}

/** A stream cannot be sent twice, so every attempt opens its own. */
async function untilSent<Value>(
  bucket: Bucket,
  key: string,
  signal: AbortSignal,
  send: () => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send()
    } catch (error) {
      signal.throwIfAborted()
      const isRefused = statusOf(error) === 403 || statusOf(error) === 404
      if (isRefused || attempt >= bucket.limits.attempts) return askAbout(bucket, key, () => Promise.reject(error))
    }
    await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1), undefined, { signal })
  }
}

interface Signable {
  readonly middlewareStack: PutObjectCommand['middlewareStack'] | UploadPartCommand['middlewareStack']
}

/** The client takes a body's hash from this header and would otherwise leave a stream unsigned. */
function signContent({ middlewareStack }: Signable, hash: string): void {
  const stack = middlewareStack as PutObjectCommand['middlewareStack']
  stack.add(
    (next) => (call) => {
      const request = call.request as { readonly headers: Record<string, string> }
      request.headers['x-amz-content-sha256'] = hash
      return next(call)
    },
    { step: 'build', name: 'signContent' },
  )
}

function partsOf(bytes: number, most: number): readonly BlobPart[] {
  return Array.from({ length: Math.ceil(bytes / most) }, (_, index) => ({
    start: index * most,
    end: Math.min(bytes, (index + 1) * most) - 1,
  }))
}

function lengthOf({ start, end }: BlobPart): number {
  return end - start + 1
}

async function hashParts(path: string, parts: readonly BlobPart[]) {
  const whole = createHash('sha256')
  const ofParts: string[] = []
  for (const part of parts) {
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(path, part)) {
      hash.update(chunk)
      whole.update(chunk)
    }
    ofParts.push(hash.digest('hex'))
  }
  return { hash: whole.digest('hex'), ofParts }
}
