import { DeleteObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import { readConfig } from '../config/read-config.ts'
import { connectBucket, LIMITS } from '../storage/bucket.ts'

/** Removes what the tests put into the named part of a bucket. */
export async function emptyNamedBucket(part: string): Promise<void> {
  const { blobsPlace: place } = readConfig({ ...process.env, BLOBS_URL: process.env['TEST_S3_URL'] }, '')
  if (place === 'folders') return
  const { client, name, prefix } = connectBucket(place, LIMITS)
  const wanted = { Bucket: name, Prefix: `${prefix}${part}/` }
  for (;;) {
    const { Contents = [] } = await client.send(new ListObjectsV2Command(wanted))
    if (Contents.length === 0) break
    for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket: name, Key }))
  }
  client.destroy()
}
