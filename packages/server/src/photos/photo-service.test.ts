import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountRepository } from '../accounts/account-repository.ts'
import { HttpFailure } from '../http/errors.ts'
import type { Session } from '../http/session.ts'
import { createAccountQuota } from '../quota/account-quota.ts'
import { DatabaseFailure } from '../storage/database-failure.ts'
import { photoKey } from '../storage/photo-key.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { storedKeys } from '../testing/stored-blobs.ts'
import { testJpeg } from '../testing/test-jpeg.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { type PhotoRepository, photoRepository } from './photo-repository.ts'
import { createPhotoService } from './photo-service.ts'

const MOST_BYTES = 1e9

describe('the bytes of a photo', () => {
  let server: TestServer
  let anna: TestVisitor
  let userId = ''

  beforeAll(async () => {
    server = await startTestServer()
    anna = new TestVisitor(server.url)
    await anna.register('anna')
    userId = (await accountRepository(server.database).findByName('anna'))?.id ?? ''
  })

  afterAll(() => server.stop())

  async function keepWith(jpeg: Buffer, change: (real: PhotoRepository) => Partial<PhotoRepository>): Promise<string> {
    const { database, blobs } = server
    const real = photoRepository(database, createAccountQuota(database, blobs, 100))
    const service = createPhotoService({ ...real, ...change(real) }, blobs, MOST_BYTES)
    const staged = await blobs.stage(Readable.from([jpeg]))
    const origin = { name: '', source: 'computer', externalId: '' } as const
    const upload = { staged, suggestedRotation: '0', origin, isAhead: false }
    return service.keep({ userId } as Session, upload).finally(staged.discard)
  }

  it('stay where the line broke after the row was kept, since it may have been', async () => {
    const jpeg = await testJpeg(31, 20)
    const broken = keepWith(jpeg, (real) => ({
      add: async (...added) => {
        await real.add(...added)
        throw new DatabaseFailure('away', undefined)
      },
    }))
    await expect(broken).rejects.toThrow(DatabaseFailure)
    const again = await anna.upload(jpeg)
    expect((await anna.call(`/api/photo/${String(again.body['id'])}`)).status).toBe(200)
  })

  it('go where the row was refused', async () => {
    const before = await storedKeys(server.blobs)
    const jpeg = await testJpeg(32, 20)
    const refused = keepWith(jpeg, () => ({ add: () => Promise.reject(new HttpFailure('storageFull')) }))
    await expect(refused).rejects.toThrow(HttpFailure)
    await expect(keepWith(jpeg, () => ({ add: async () => 'full' }))).rejects.toThrow(HttpFailure)
    expect(await storedKeys(server.blobs)).toEqual(before)
  })

  it('come back when it is sent again after they were lost', async () => {
    const jpeg = await testJpeg(33, 20)
    const id = String((await anna.upload(jpeg)).body['id'])
    await server.blobs.remove(photoKey(id))
    expect((await anna.upload(jpeg)).body['id']).toBe(id)
    expect((await anna.call(`/api/photo/${id}`)).status).toBe(200)
  })

  it('are kept under a new id where upkeep removed the photo after it was looked up', async () => {
    const jpeg = await testJpeg(35, 20)
    const before = String((await anna.upload(jpeg)).body['id'])
    const id = await keepWith(jpeg, (real) => ({
      findByContent: async (...asked) => {
        const found = await real.findByContent(...asked)
        await server.database.query.deleteFrom('photo').where('id', '=', before).execute()
        await server.blobs.remove(photoKey(before))
        return found
      },
    }))
    expect((await anna.call(`/api/photo/${id}`)).status).toBe(200)
  })

  it('are kept where the same photo came first and was removed before it could be renewed', async () => {
    const jpeg = await testJpeg(36, 20)
    const before = await storedKeys(server.blobs)
    const add = vi.fn<PhotoRepository['add']>().mockResolvedValueOnce('known')
    const id = await keepWith(jpeg, (real) => ({ add: add.mockImplementation(real.add) }))
    expect((await anna.call(`/api/photo/${id}`)).status).toBe(200)
    expect(await storedKeys(server.blobs)).toEqual([...before, photoKey(id)].toSorted())
  })

  it('are removed where the same photo came first', async () => {
    const jpeg = await testJpeg(37, 20)
    const before = await storedKeys(server.blobs)
    const first = { id: '' }
    const id = await keepWith(jpeg, (real) => ({
      add: async (...asked) => {
        first.id = String((await anna.upload(jpeg)).body['id'])
        return real.add(...asked)
      },
    }))
    expect(id).toBe(first.id)
    expect(await storedKeys(server.blobs)).toEqual([...before, photoKey(id)].toSorted())
  })
})
