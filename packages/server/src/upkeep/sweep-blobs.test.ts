import { chmod, stat } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inEveryStore } from '../testing/in-every-store.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { plantBlob, storedKeys } from '../testing/stored-blobs.ts'
import { testJpeg } from '../testing/test-jpeg.ts'
import { TestVisitor } from '../testing/test-visitor.ts'

const inTwoDays = () => Date.now() + 2 * 86_400_000

inEveryStore('files without a row', (store) => {
  let server: TestServer

  beforeEach(async () => {
    server = await startTestServer({ blobsUrl: await store.newUrl() })
  })

  afterEach(() => server.stop())

  it('are removed after a day, print files among them, and photos and their copies stay', async () => {
    const anna = new TestVisitor(server.url)
    await anna.register('anna')
    const { body } = await anna.upload(await testJpeg(200, 100))
    await anna.call(`/api/file?s=&t=photo&x=${String(body['id'])}&resized=50x50`)
    const known = await storedKeys(server.blobs)
    expect(known).toHaveLength(2)
    for (const key of ['photos/lostphoto', 'resizes/lostphoto-1x1', 'prints/K7MP-4XWH-lost/sheet.pdf'])
      await plantBlob(server.blobs, key)
    await server.doUpkeep()
    expect(await storedKeys(server.blobs)).toHaveLength(5)
    await server.doUpkeep(inTwoDays)
    expect(await storedKeys(server.blobs)).toEqual(known)
  })

  it('all stay where there are too many for a kill to have left them', async () => {
    const keys = Array.from({ length: 101 }, (_, count) => `photos/lostphoto${count}`)
    await Promise.all(keys.map((key) => plantBlob(server.blobs, key)))
    await server.doUpkeep(inTwoDays)
    expect(await storedKeys(server.blobs)).toHaveLength(101)
    expect(server.log.some((line) => line.includes('is it the right one?'))).toBe(true)
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
