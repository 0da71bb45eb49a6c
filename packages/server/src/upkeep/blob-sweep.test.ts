import { chmod, stat } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MS_PER_DAY } from '../config/times.ts'
import { BlobStoreUnavailable } from '../storage/blob-store-unavailable.ts'
import { inEveryStore } from '../testing/in-every-store.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { plantBlob, storedKeys } from '../testing/stored-blobs.ts'
import { testJpeg } from '../testing/test-jpeg.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { createBlobSweep } from './blob-sweep.ts'

const inTwoDays = () => Date.now() + 2 * MS_PER_DAY

inEveryStore('files without a row', (store) => {
  let server: TestServer

  beforeEach(async () => {
    server = await startTestServer({ blobsPlace: await store.newPlace() })
  })

  afterEach(() => server.stop())

  it('are removed after a day, print files among them, and photos and their copies stay', async () => {
    const anna = new TestVisitor(server.url)
    await anna.register('anna')
    for (let count = 0; count < 2; count++) {
      const { body } = await anna.upload(await testJpeg(200, 100))
      await anna.call(`/api/file?s=&t=photo&x=${String(body['id'])}&resized=50x50`)
    }
    const known = await storedKeys(server.blobs)
    expect(known).toHaveLength(4)
    for (const key of ['photos/lostphoto', 'resizes/lostphoto-1x1', 'prints/K7MP-4XWH-lost/sheet.pdf'])
      await plantBlob(server.blobs, key)
    await server.doUpkeep()
    expect(await storedKeys(server.blobs)).toHaveLength(7)
    await server.doUpkeep(inTwoDays)
    expect(await storedKeys(server.blobs)).toEqual(known)
  })

  it('all stay where they are most of all files, as in the place of another shop', async () => {
    const anna = new TestVisitor(server.url)
    await anna.register('anna')
    await anna.upload(await testJpeg(20, 10))
    for (const count of [1, 2, 3, 4]) await plantBlob(server.blobs, `photos/otherphoto${count}`)
    await server.doUpkeep(inTwoDays)
    expect(await storedKeys(server.blobs)).toHaveLength(5)
    expect(server.log.some((line) => line.includes('is it the right one?'))).toBe(true)
  })

  it('are removed where they are a few and all there is, as in a new shop', async () => {
    await plantBlob(server.blobs, 'photos/lostphoto')
    await server.doUpkeep(inTwoDays)
    expect(await storedKeys(server.blobs)).toEqual([])
    expect(server.log.some((line) => line.includes('is it the right one?'))).toBe(false)
  })
})

describe('files without a row, however many an outage has left', () => {
  it('are removed, each that can be', async () => {
    const server = await startTestServer()
    const photo = { bytes: 1, width: 1, height: 1, orientation: 1, suggested_rotation: 0, created_at: '2999' }
    const anna = new TestVisitor(server.url)
    await anna.register('anna')
    const { id: user_id } = await server.database.query.selectFrom('account').select('id').executeTakeFirstOrThrow()
    for (let count = 100; count < 250; count++) {
      const id = `knownphoto${count}`
      await server.database.query
        .insertInto('photo')
        .values({ ...photo, id, user_id, content_hash: id, name: '', source: '', external_id: '' })
        .execute()
      await plantBlob(server.blobs, `photos/${id}`)
    }
    const lost = Array.from({ length: 120 }, (_, count) => `photos/lostphoto${count + 100}`)
    await Promise.all(lost.map((key) => plantBlob(server.blobs, key)))
    const stuck = new Set(lost.filter((_, index) => index % 40 === 1))
    const blobs = {
      ...server.blobs,
      remove: (key: string) =>
        stuck.has(key) ? Promise.reject(new BlobStoreUnavailable('cut')) : server.blobs.remove(key),
    }
    const sweep = createBlobSweep(inTwoDays)
    await expect(sweep(server.database, blobs, new AbortController().signal)).rejects.toThrow('3 of 120 files')
    expect(await storedKeys(server.blobs)).toHaveLength(150 + stuck.size)
    await server.doUpkeep(inTwoDays)
    expect(await storedKeys(server.blobs)).toHaveLength(150)
    await server.stop()
  })
})

describe('files of this machine', () => {
  it('are closed to other users of it, also inside a folder that is', async () => {
    const server = await startTestServer()
    const path = server.blobs.addressOf(await plantBlob(server.blobs, 'photos/openphoto'))
    await chmod(path, 0o644)
    await server.doUpkeep()
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    await server.stop()
  })
})
