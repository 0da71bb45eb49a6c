import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { BlobRefused } from './blob-refused.ts'
import { ask, type Bucket, bucketReason, errorNameOf, statusOf } from './bucket.ts'

/** Statuses that concern the connection or the moment, not the file. */
const PASSING_STATUS: ReadonlySet<number> = new Set([408, 429])
const PASSING_NAME = 'RequestTimeout'

/** Asks about one file like `ask`, and tells a store that is away from one that refuses only this file. */
export function askAbout<Answer>(
  bucket: Bucket,
  key: string,
  call: (options: { readonly abortSignal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
  return ask(bucket, (options) => call(options).catch((error: unknown) => orRefused(bucket, key, error)))
}

/** The error, or a `BlobRefused` if the store refuses this file but answers otherwise. */
async function orRefused(bucket: Bucket, key: string, error: unknown): Promise<never> {
  const status = statusOf(error) ?? 0
  const isRefusal = status >= 400 && status < 500 && !PASSING_STATUS.has(status) && errorNameOf(error) !== PASSING_NAME
  if (isRefusal && (await isAnswering(bucket))) throw new BlobRefused(key, bucketReason(error))
  throw error
}

/** Wrong credentials or a missing bucket do not concern a single file. */
function isAnswering(bucket: Bucket): Promise<boolean> {
  return checkBucket(bucket).then(
    () => true,
    () => false,
  )
}

/** A refused list comes back with the reason, unlike a question about the bucket. */
export async function checkBucket(bucket: Bucket): Promise<void> {
  const question = new ListObjectsV2Command({ Bucket: bucket.name, Prefix: bucket.prefix, MaxKeys: 1 })
  await ask(bucket, (options) => bucket.client.send(question, options))
}
