import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
} from '@aws-sdk/client-s3'
import { isBlobKey } from './blob-key.ts'
import { ask, type Bucket } from './bucket.ts'

/** The keys that begin with `start` and were kept before a time, page by page. */
export async function* listBucket(bucket: Bucket, before: number, start: string): AsyncGenerator<string> {
  const { client, name, prefix, limits } = bucket
  const wanted = { Bucket: name, Prefix: prefix + start, MaxKeys: limits.keysAtOnce }
  let after: string | undefined
  do {
    const question = new ListObjectsV2Command({ ...wanted, ...(after !== undefined && { ContinuationToken: after }) })
    const page: ListObjectsV2CommandOutput = await ask(bucket, (options) => client.send(question, options))
    for (const { Key = '', LastModified } of page.Contents ?? []) {
      const key = Key.slice(prefix.length)
      if (isBlobKey(key) && LastModified && LastModified.getTime() < before) yield key
    }
    after = page.NextContinuationToken
  } while (after !== undefined)
}

/** Abandons our multipart uploads begun before a time: a store keeps their parts for ever. */
export async function giveUpUploads(bucket: Bucket, before: number): Promise<number> {
  const { client, name, prefix, limits } = bucket
  const wanted = { Bucket: name, Prefix: prefix, MaxUploads: limits.keysAtOnce }
  let count = 0
  let page: ListMultipartUploadsCommandOutput | undefined
  do {
    const after = page && { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
    const question = new ListMultipartUploadsCommand({ ...wanted, ...after })
    page = await ask(bucket, (options) => client.send(question, options))
    for (const { Key = '', UploadId, Initiated } of page.Uploads ?? []) {
      const isOurs = isBlobKey(Key.slice(prefix.length))
      if (!isOurs || !Initiated || Initiated.getTime() >= before) continue
      const abortion = new AbortMultipartUploadCommand({ Bucket: name, Key, UploadId })
      await ask(bucket, (options) => client.send(abortion, options))
      count += 1
    }
  } while (page.IsTruncated === true)
  return count
}
