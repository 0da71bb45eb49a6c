// A long file: everything that can go wrong between this server and a bucket, over connections that are cut in many
// ways.
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  AbortMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteBucketPolicyCommand,
  PutBucketPolicyCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { BlobLocation } from '../config/blob-location.ts'
import { readConfig } from '../config/read-config.ts'
import { type CuttableProxy, cuttableProxy } from '../testing/cuttable-proxy.ts'
import { hasS3Server, newBucketSettings } from '../testing/s3-server.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { plantBlob, storedKeys } from '../testing/stored-blobs.ts'
import { testJpeg } from '../testing/test-jpeg.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { usualOrFull } from '../testing/usual-or-full.ts'
import { openBlobBucket } from './blob-bucket.ts'
import { BlobDamaged } from './blob-damaged.ts'
import { BlobRefused } from './blob-refused.ts'
import { BlobStoreUnavailable } from './blob-store-unavailable.ts'
import type { Blobs } from './blobs.ts'
import { type BucketLimits, connectBucket, LIMITS } from './bucket.ts'
import { createFileHasher } from './file-hasher.ts'
import { openBlobs } from './open-blobs.ts'
import { removeAll } from './remove-all.ts'

const KEY = 'photos/abcdefgh'
const PRINT = 'prints/K7MP-4XWH-token/sheet.pdf'
/** The smallest part a store accepts. */
const PART_BYTES = 5_242_880
const PRINT_BYTES = usualOrFull(120_000_000, 300_000_000)
const LOOK_AGAIN_MS = 20
const { signal } = new AbortController()

describe.runIf(hasS3Server())('a bucket', () => {
  let dataDir = ''
  let proxy: CuttableProxy
  let place: BlobLocation
  let direct: BlobLocation
  const opened: Blobs[] = []

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'collagerie-bucket-'))
    const { blobsPlace: found } = readConfig(await newBucketSettings(), '')
    if (found === 'folders') throw new Error('there is no bucket')
    direct = found
    proxy = await cuttableProxy(direct.endpoint)
    place = { ...direct, endpoint: proxy.origin }
    await mkdir(join(dataDir, 'prints'))
  })

  afterEach(async () => {
    proxy.set('open')
    proxy.cutAfter('sent', 0, 0)
    const blobs = await open()
    await blobs.removeStaged(Number.POSITIVE_INFINITY)
    await blobs.giveUpSending(Number.POSITIVE_INFINITY)
    for (const key of await storedKeys(blobs)) await blobs.remove(key)
    for (const each of opened.splice(0)) each.close()
  })

  afterAll(async () => {
    await proxy.close()
    await rm(dataDir, { recursive: true })
  })

  async function open(limits: Partial<BucketLimits> = {}, at = place): Promise<Blobs> {
    const blobs = await openBlobBucket(at, dataDir, createFileHasher(), { ...LIMITS, ...limits })
    opened.push(blobs)
    return blobs
  }

  const stage = (blobs: Blobs, bytes: Uint8Array) => blobs.stage(Readable.from([bytes]))
  const incoming = () => readdir(join(dataDir, 'blobs/incoming'))

  async function contentOf(blobs: Blobs, key = KEY): Promise<Buffer | undefined> {
    const stored = await blobs.open(key)
    return stored && buffer(stored.stream)
  }

  async function madeFile(bytes: number) {
    const path = join(dataDir, 'prints/made')
    const hash = createHash('sha256')
    const file = createWriteStream(path)
    for (let left = bytes; left > 0; left -= 1_000_000) {
      const some = randomBytes(Math.min(left, 1_000_000))
      hash.update(some)
      if (!file.write(some)) await once(file, 'drain')
    }
    file.end()
    await once(file, 'close')
    return { path, hash: hash.digest('hex') }
  }

  describe('that is away', () => {
    it('says so to whoever keeps, reads, removes or lists, and is as before when it is back', async () => {
      const blobs = await open()
      const [kept, other] = [randomBytes(200_000), randomBytes(1000)]
      await plantBlob(blobs, KEY, kept)
      const staged = await stage(blobs, other)
      proxy.set('cut')
      for (const asked of [
        () => staged.keep('photos/otherphoto'),
        () => blobs.open(KEY),
        () => blobs.openPart(KEY, { start: 0, end: 9 }),
        () => blobs.fileOf(KEY, join(dataDir, 'borrowed')),
        () => blobs.remove(KEY),
        () => blobs.giveUpSending(0),
        () => storedKeys(blobs),
        () => blobs.check(),
      ])
        await expect(asked()).rejects.toThrow(BlobStoreUnavailable)
      proxy.set('open')
      await staged.keep('photos/otherphoto')
      expect(await storedKeys(blobs)).toEqual([KEY, 'photos/otherphoto'])
      expect([(await contentOf(blobs))?.equals(kept), await incoming()]).toEqual([true, []])
    })

    it('keeps nobody waiting for ever, also when it takes calls and never answers', async () => {
      const blobs = await open({ connectMs: 200, idleMs: 300, callMs: 500, attempts: 2 })
      const staged = await stage(blobs, randomBytes(1000))
      proxy.set('still')
      for (const asked of [() => staged.keep(KEY), () => blobs.open(KEY), () => blobs.check(), () => storedKeys(blobs)])
        await expect(asked()).rejects.toThrow('does not answer as it should (it does not answer in time)')
      await staged.discard()
    })

    it('is told to callers with a code and a time to come back, and to who asks for the health', async () => {
      const server = await startTestServer({ blobsPlace: place })
      const anna = new TestVisitor(server.url)
      await anna.register('anna')
      const [known, fresh] = [await testJpeg(60, 40), await testJpeg(60, 40)]
      const { body } = await anna.upload(known)
      proxy.set('cut')
      const away = { error: expect.any(String), code: 'storeUnavailable' }
      for (const answer of [
        await anna.upload(fresh),
        await anna.call(`/api/photo/${String(body['id'])}`),
        await anna.call(`/api/file?x=${String(body['id'])}&resized=20x20`),
      ]) {
        expect([answer.status, answer.headers.get('retry-after'), answer.body]).toEqual([503, '5', away])
      }
      expect(await anna.call('/health')).toMatchObject({ status: 503, body: away })
      expect(server.log.join('')).not.toContain('testsecret')
      proxy.set('open')
      expect((await anna.upload(fresh)).status).toBe(200)
      expect((await anna.call(`/api/file?x=${String(body['id'])}&resized=20x20`)).status).toBe(200)
      await expect.poll(async () => (await anna.call('/health')).status).toBe(200)
      const { rows } = await server.database.query
        .selectFrom('photo')
        .select((select) => select.fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
      expect(Number(rows)).toBe(2)
      await server.stop()
    })
  })

  describe('on a connection that breaks', () => {
    it('has a file whole whose sending broke off, at the next attempt', async () => {
      const bytes = randomBytes(3_000_000)
      const blobs = await open()
      const staged = await stage(blobs, bytes)
      proxy.cutAfter('sent', 1_000_000, 1)
      await staged.keep(KEY)
      expect((await contentOf(blobs))?.equals(bytes)).toBe(true)
    })

    it('has nothing of a file that never came whole, and what it had before stays', async () => {
      const [before, bytes] = [randomBytes(1000), randomBytes(3_000_000)]
      const blobs = await open()
      await plantBlob(blobs, KEY, before)
      for (const key of [KEY, 'photos/neverwhole']) {
        const staged = await stage(blobs, bytes)
        proxy.cutAfter('sent', 1_000_000, LIMITS.attempts)
        await expect(staged.keep(key)).rejects.toThrow(BlobStoreUnavailable)
        await staged.discard()
      }
      expect([await storedKeys(blobs), (await contentOf(blobs))?.equals(before)]).toEqual([[KEY], true])
      expect(await incoming()).toEqual([])
    })

    it('reads on where it broke off, and gives up when it breaks each time', async () => {
      const bytes = randomBytes(3_000_000)
      const blobs = await open()
      await plantBlob(blobs, KEY, bytes)
      proxy.cutAfter('answered', 1_000_000, 2)
      expect((await contentOf(blobs))?.equals(bytes)).toBe(true)
      proxy.cutAfter('answered', 500_000, 2)
      const part = await blobs.openPart(KEY, { start: 7, end: 2_500_000 })
      expect(part && bytes.subarray(7, 2_500_001).equals(await buffer(part))).toBe(true)
      proxy.cutAfter('answered', 200_000, 99)
      await expect(contentOf(blobs)).rejects.toThrow(BlobStoreUnavailable)
    })

    it('stops reading when nobody wants the rest', async () => {
      const blobs = await open()
      await plantBlob(blobs, KEY, randomBytes(20_000_000))
      const before = proxy.answered
      const part = await blobs.openPart(KEY, { start: 0, end: 19_999_999 })
      for await (const _ of part ?? []) break
      await blobs.check()
      expect(proxy.answered - before).toBeLessThan(15_000_000)
    })
  })

  it('takes a large file in parts, which is there whole or not at all and never in memory', {
    timeout: 600_000,
  }, async () => {
    const blobs = await open({ partBytes: PART_BYTES })
    const { path, hash } = await madeFile(PRINT_BYTES)
    proxy.cutAfter('sent', 4_000_000, LIMITS.attempts)
    await expect(blobs.moveIn(path, PRINT, hash, signal)).rejects.toThrow(BlobStoreUnavailable)
    expect([await storedKeys(blobs), await blobs.giveUpSending(Number.POSITIVE_INFINITY)]).toEqual([[], 0])
    const near = await open({ partBytes: PART_BYTES }, direct)
    expect(await peakWhile(() => near.moveIn(path, PRINT, hash, signal))).toBeLessThan(PRINT_BYTES / 2)
    const read = createHash('sha256')
    const reading = async () => {
      for await (const chunk of (await near.open(PRINT))?.stream ?? []) read.update(chunk)
    }
    expect(await peakWhile(reading)).toBeLessThan(PRINT_BYTES / 2)
    expect([read.digest('hex'), await readdir(join(dataDir, 'prints'))]).toEqual([hash, []])
  })

  it('takes photos of 25 MB without having one in memory', async () => {
    const blobs = await open({}, direct)
    const chunk = randomBytes(50_000)
    async function* upload() {
      for (let sent = 0; sent < 25_000_000; sent += chunk.length) yield chunk
    }
    const keep = async (index: number) => (await blobs.stage(upload())).keep(`photos/large-photo-${index}`)
    const all = () => Promise.all([1, 2, 3, 4, 5].map(keep))
    expect(await peakWhile(all)).toBeLessThan(62_500_000)
  })

  it('refuses what is not what it is said to be', async () => {
    const blobs = await open({ partBytes: PART_BYTES })
    for (const bytes of [1000, 6_000_000]) {
      const { path } = await madeFile(bytes)
      await expect(blobs.moveIn(path, PRINT, 'a'.repeat(64), signal)).rejects.toThrow(/Mismatch|not the one/)
    }
    expect(await storedKeys(blobs)).toEqual([])
  })

  it.each([7, 131_072, 500_000])(
    'never gives the end of a file of %i bytes that is not as it was kept',
    async (bytes) => {
      const blobs = await open()
      const { client, name, prefix } = connectBucket(place, LIMITS)
      const target = { Bucket: name, Key: prefix + KEY, Body: randomBytes(bytes) }
      await client.send(new PutObjectCommand({ ...target, Metadata: { sha256: 'a'.repeat(64) } }))
      client.destroy()
      const whole = { start: 0, end: bytes - 1 }
      for (const stream of [(await blobs.open(KEY))?.stream, await blobs.openPart(KEY, whole)]) {
        let given = 0
        const read = async () => {
          for await (const chunk of stream ?? []) given += chunk.length
        }
        await expect(read()).rejects.toThrow(BlobDamaged)
        expect(given).toBeLessThan(bytes)
      }
      const borrowed = join(dataDir, 'borrowed')
      await expect(blobs.fileOf(KEY, borrowed)).rejects.toThrow(BlobDamaged)
      expect(await readdir(borrowed)).toEqual([])
    },
  )

  it('is listed in pages, and uploads in parts that were given up are removed', async () => {
    const blobs = await open({ keysAtOnce: 3 })
    const keys = Array.from({ length: 10 }, (_, index) => `photos/photo-number-${index}`)
    await Promise.all(keys.map((key) => plantBlob(blobs, key)))
    expect(await storedKeys(blobs)).toEqual(keys)
    const { client, name, prefix } = connectBucket(place, LIMITS)
    const begin = async (key: string) => {
      const target = { Bucket: name, Key: prefix + key }
      return { ...target, ...(await client.send(new CreateMultipartUploadCommand(target))) }
    }
    for (const key of keys) await begin(key)
    const foreign = await begin('another-program/archive.tar')
    expect(await blobs.giveUpSending(Date.now() - 60_000)).toBe(0)
    expect(await blobs.giveUpSending(Date.now() + 60_000)).toBe(10)
    expect(await blobs.giveUpSending(Date.now() + 60_000)).toBe(0)
    // The client that began the upload can still abort it.
    await client.send(new AbortMultipartUploadCommand({ ...foreign, UploadId: foreign.UploadId }))
    client.destroy()
    expect(await storedKeys(blobs)).toEqual(keys)
  })

  it.each([
    ['is not there', { bucket: 'no-such-bucket' }, {}, 'there is no such bucket'],
    ['does not know us', {}, { AWS_ACCESS_KEY_ID: 'stranger' }, 'the access key is not known there'],
    ['is given a wrong secret', {}, { AWS_SECRET_ACCESS_KEY: 'wrongsecret' }, 'the secret access key is wrong'],
    ['is at no server', { endpoint: 'http://127.0.0.1:1' }, {}, 'connect ECONNREFUSED 127.0.0.1:1'],
  ])('that %s is named at the start, without a secret', async (_, change, keys, reason) => {
    const wrong = { ...place, ...change }
    const right = { ...process.env }
    Object.assign(process.env, keys)
    const failure = openBlobs({ dataDir, blobsPlace: wrong }).finally(() => Object.assign(process.env, right))
    await expect(failure).rejects.toThrow(`The bucket ${wrong.bucket} at ${wrong.endpoint} cannot be used (${reason}).`)
  })

  it('that refuses one file is told from one that is away: waiting does not help', async () => {
    const blobs = await open({ attempts: 1 })
    for (const key of [KEY, 'photos/otherphoto']) await plantBlob(blobs, key)
    const staged = await stage(blobs, randomBytes(1000))
    const { client, name, prefix } = connectBucket(place, LIMITS)
    const Resource = `arn:aws:s3:::${name}/${prefix}${KEY}`
    const Statement = [{ Effect: 'Deny', Principal: '*', Action: 's3:*Object', Resource }]
    const Policy = JSON.stringify({ Version: '2012-10-17', Statement })
    await client.send(new PutBucketPolicyCommand({ Bucket: name, Policy }))
    const refused = new BlobRefused(KEY, 'access is denied')
    for (const asked of [
      () => blobs.open(KEY),
      () => blobs.openPart(KEY, { start: 0, end: 9 }),
      () => blobs.fileOf(KEY, join(dataDir, 'borrowed')),
      () => blobs.remove(KEY),
    ])
      await expect(asked()).rejects.toThrow(refused)
    await expect(staged.keep(KEY)).rejects.toThrow(BlobRefused)
    expect(await removeAll(blobs, [KEY, KEY, KEY, 'photos/otherphoto'])).toBe(3)
    expect(await storedKeys(blobs)).toEqual([KEY])
    proxy.set('cut')
    await expect(blobs.open(KEY)).rejects.not.toThrow(BlobRefused)
    proxy.set('open')
    await client.send(new DeleteBucketPolicyCommand({ Bucket: name }))
    client.destroy()
    await staged.keep(KEY)
  })

  it.each(['s3:PutObject', 's3:DeleteObject'])('that refuses %s is named at the start', async (Action) => {
    const prefix = `${place.prefix}closed/`
    const Resource = `arn:aws:s3:::${place.bucket}/${prefix}*`
    const Statement = [{ Effect: 'Deny', Principal: '*', Action, Resource }]
    const { client, name } = connectBucket(place, LIMITS)
    const Policy = JSON.stringify({ Version: '2012-10-17', Statement })
    await client.send(new PutBucketPolicyCommand({ Bucket: name, Policy }))
    const failure = openBlobs({ dataDir, blobsPlace: { ...place, prefix } })
    await expect(failure).rejects.toThrow('cannot be used (access is denied).')
    await client.send(new DeleteBucketPolicyCommand({ Bucket: name }))
    client.destroy()
  })
})

/** The most memory the work takes outside the heap, where file contents are. Garbage counts until it is collected. */
async function peakWhile(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().external
  let most = before
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage().external)
  }, LOOK_AGAIN_MS)
  await work().finally(() => clearInterval(look))
  return most - before
}
