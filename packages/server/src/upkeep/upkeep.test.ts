import { setImmediate as nextTurn } from 'node:timers/promises'
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
    for (let count = 0; count < 3; count++)
      ids.push(String((await anna.save(collageXml([await anna.uploadSome()]))).body['collageid']))
    await server.database.query.updateTable('photo').set({ created_at: LONG_AGO }).execute()
    for (const id of ids) await deleteLongAgo(id)
    const left = async () =>
      (await server.database.query.selectFrom('collage').select('id').where('id', 'in', ids).execute()).length
    const lines: unknown[] = []
    const log = { info: (...line: unknown[]) => lines.push(line), error: (...line: unknown[]) => lines.push(line) }
    let stopping: Promise<void> | undefined
    // Told to stop while the first collage's photo is removed.
    const remove: typeof server.blobs.remove = (key) => {
      stopping ??= upkeep.stop()
      return server.blobs.remove(key)
    }
    const upkeep = createUpkeep(server.database, { ...server.blobs, remove }, {}, log)
    await upkeep.start()
    await stopping
    expect(await left()).toBe(2)
    expect(lines).toEqual([[{ count: 1 }, 'deleted collages are removed for good: stopped, to be continued']])
    await server.doUpkeep()
    expect(await left()).toBe(0)
    const said = server.log.filter((line) => line.includes('"deleted collages are removed for good"'))
    expect(said.map((line) => JSON.parse(line).count)).toEqual([2])
  })

  it.each(['start', 'round'] as const)('once told to stop ends after the step under way of a %s', async (begin) => {
    const ended: string[] = []
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let isUnderWay: () => void = () => undefined
    const underWay = new Promise<void>((resolve) => {
      isUnderWay = resolve
    })
    const slow = async () => {
      isUnderWay()
      await held
      ended.push('the step')
      return 0
    }
    const log = { info: () => undefined, error: () => undefined }
    const upkeep = createUpkeep(server.database, server.blobs, { slow }, log)
    const round = upkeep[begin]()
    await underWay
    const stopped = upkeep.stop().then(() => ended.push('upkeep'))
    await nextTurn()
    letGo()
    await Promise.all([round, stopped])
    expect(ended).toEqual(['the step', 'upkeep'])
  })
})
