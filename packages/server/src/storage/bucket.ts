import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { S3Client } from '@aws-sdk/client-s3'
import type { BlobLocation } from '../config/blob-location.ts'
import { BlobStoreFailure } from './blob-store-failure.ts'
import { BlobStoreUnavailable } from './blob-store-unavailable.ts'
import { isRecord } from './is-record.ts'
import { reasonOf } from './reason-of.ts'

/** The timeouts and the sizes of requests. */
export interface BucketLimits {
  readonly connectMs: number
  /** A connection without traffic for this long is given up. */
  readonly idleMs: number
  /** The timeout of a call that transfers no file, including its attempts. */
  readonly callMs: number
  /** For each file or part that is sent. */
  readonly attempts: number
  /** Larger files are sent in parts of this size. */
  readonly partBytes: number
  readonly keysAtOnce: number
}

/** A bucket, and our prefix in it. */
export interface Bucket {
  readonly client: S3Client
  readonly name: string
  readonly prefix: string
  readonly limits: BucketLimits
}

/** A store accepts up to 10,000 parts of a file: with this size, 320 GB. */
export const LIMITS: BucketLimits = {
  connectMs: 3000,
  idleMs: 10_000,
  callMs: 15_000,
  attempts: 3,
  partBytes: 33_554_432,
  keysAtOnce: 1000,
}

const MOST_CONNECTIONS = 128
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

export function connectBucket(place: BlobLocation, limits: BucketLimits): Bucket {
  // The client warns about future versions; ours is pinned.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'
  const agent = { keepAlive: true, maxSockets: MOST_CONNECTIONS }
  const client = new S3Client({
    region: place.region,
    ...(place.endpoint !== '' && { endpoint: place.endpoint }),
    forcePathStyle: place.isPathStyle,
    maxAttempts: limits.attempts,
    // Most other servers do not know checksums in trailers. The signature contains the SHA-256 instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: limits.connectMs,
      socketTimeout: limits.idleMs,
      httpAgent: new HttpAgent(agent),
      httpsAgent: new HttpsAgent(agent),
    },
    logger: SILENT,
  })
  return { client, name: place.bucket, prefix: place.prefix, limits }
}

/** Makes a call that transfers no file, or only begins to. Every failure counts as the store's. */
export async function ask<Answer>(
  { limits }: Bucket,
  call: (options: { readonly abortSignal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), limits.callMs)
  try {
    return await call({ abortSignal: patience.signal })
  } catch (error) {
    throw storeFailureFor(error)
  } finally {
    clearTimeout(timer)
  }
}

/** For a file that may not exist. */
export function unlessNoKey(error: unknown): undefined {
  if (errorNameOf(error) === 'NoSuchKey' || errorNameOf(error) === 'NotFound') return undefined
  throw error
}

export function storeFailureFor(error: unknown): BlobStoreFailure {
  return error instanceof BlobStoreFailure ? error : new BlobStoreUnavailable(bucketReason(error))
}

const REASONS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket',
  NotFound: 'there is no such bucket',
  AccessDenied: 'access is denied',
  InvalidAccessKeyId: 'the access key is not known there',
  SignatureDoesNotMatch: 'the secret access key is wrong',
  CredentialsProviderError: 'there are no credentials, such as AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  PermanentRedirect: 'the bucket is in another region',
  AuthorizationHeaderMalformed: 'the bucket is in another region',
  AbortError: 'it does not answer in time',
  TimeoutError: 'it does not answer in time',
}

/** The full answer of a store quotes keys and the signed request; its name says enough. */
export function bucketReason(error: unknown): string {
  const name = errorNameOf(error)
  const known = Object.hasOwn(REASONS, name) ? REASONS[name] : undefined
  if (known !== undefined) return known
  const status = statusOf(error)
  return status === undefined ? reasonOf(error) : `${name}, status ${status}`
}

export function errorNameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}

export function statusOf(error: unknown): number | undefined {
  const metadata: unknown = error instanceof Error && '$metadata' in error ? error.$metadata : undefined
  const status = isRecord(metadata) ? metadata['httpStatusCode'] : undefined
  return typeof status === 'number' ? status : undefined
}
