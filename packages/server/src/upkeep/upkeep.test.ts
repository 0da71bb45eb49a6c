import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collageXml } from '../testing/collage-xml.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { testJpeg } from '../testing/test-jpeg.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { createUpkeep } from './upkeep.ts'

const LONG_AGO = '2020-01-01T00:00:00.000Z'

describe('upkeep', () => {
  let server: TestServer
  let anna: TestVisitor

  beforeAll(async () => {
    server = await startTestServer()
    anna = new TestVisitor(server.url)
    await anna.register('anna')
  })

  afterAll(() => server.stop())

  async function deleteLongAgo(id: string): Promise<void> {
    await anna.post(`/api/collages/${id}/delete`, {})
    await server.database.query.updateTable('collage').set({ deleted_at: LONG_AGO }).where('id', '=', id).execute()
  }

  async function used(): Promise<number> {
    const row = await server.database.query.selectFrom('account').select('bytes_used').executeTakeFirstOrThrow()
    return Number(row.bytes_used)
  }

  it('removes copies nobody asks for and takes them off the account', async () => {
    const { body } = await anna.upload(await testJpeg(200, 100))
    const before = await used()
    await anna.call(`/api/file?x=${String(body['id'])}&resized=50x50`)
    expect(await used()).toBeGreaterThan(before)
    await server.database.query.updateTable('photo_resize').set({ used_at: '2020-01-01' }).execute()
    await server.doUpkeep()
    expect(await used()).toBe(before)
    expect((await anna.call(`/api/file?x=${String(body['id'])}&resized=50x50`)).status).toBe(200)
  })

  it('stops between two steps and goes on another time, and says both', async () => {
    const ids: string[] = []
    for (let count = 0; count < 3; count++) ids.push(String((await anna.save(collageXml())).body['collageid']))
    for (const id of ids) await deleteLongAgo(id)
    const left = async () =>
      (await server.database.query.selectFrom('collage').select('id').where('id', 'in', ids).execute()).length
    const lines: unknown[] = []
    const log = { info: (...line: unknown[]) => lines.push(line), error: (...line: unknown[]) => lines.push(line) }
    const upkeep = createUpkeep(server.database, server.blobs, {}, log)
    const round = upkeep.start()
    await upkeep.stop()
    await round
    expect(await left()).toBeGreaterThan(0)
    await server.doUpkeep()
    expect(await left()).toBe(0)
    expect(server.log.some((line) => line.includes('deleted collages are removed for good'))).toBe(true)
  })
})
