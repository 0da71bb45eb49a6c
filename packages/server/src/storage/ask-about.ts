import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { BlobRefused } from './blob-refused.ts'
import { ask, type Bucket, bucketReason, nameOf, statusOf } from './bucket.ts'

/** Answers about the connection and the moment, not about what was asked for. */
const PASSING_STATUS: ReadonlySet<number> = new Set([408, 429])
const PASSING_NAME = 'RequestTimeout'

/** Asks about one file, as `ask` does, and tells a store that is away from one that refuses this file alone. */
export function askAbout<Answer>(
  bucket: Bucket,
  key: string,
  call: (options: { readonly abortSignal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
  return ask(bucket, (options) => call(options).catch((error: unknown) => orRefused(bucket, key, error)))
}

/** The error, or, where the store says no to this file and answers all else, that. */
async function orRefused(bucket: Bucket, key: string, error: unknown): Promise<never> {
  const status = statusOf(error) ?? 0
  const isRefusal = status >= 400 && status < 500 && !PASSING_STATUS.has(status) && nameOf(error) !== PASSING_NAME
  if (isRefusal && (await isAnswering(bucket))) throw new BlobRefused(key, bucketReason(error))
  throw error
}

/** Wrong credentials, or a bucket that is gone, are no single file's. */
function isAnswering(bucket: Bucket): Promise<boolean> {
  return checkBucket(bucket).then(
    () => true,
    () => false,
  )
}

/** Unlike a question about the bucket alone, a list that is refused comes back with the reason. */
export async function checkBucket(bucket: Bucket): Promise<void> {
  const question = new ListObjectsV2Command({ Bucket: bucket.name, Prefix: bucket.prefix, MaxKeys: 1 })
  await ask(bucket, (options) => bucket.client.send(question, options))
}
