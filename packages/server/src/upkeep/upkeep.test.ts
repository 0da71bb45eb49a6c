import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PHOTO_USES } from '../room/photo-uses.ts'
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

  it('keeps every photo that documents of an earlier version show', async () => {
    const { query } = server.database
    const photos = [await anna.uploadSome(), await anna.uploadSome(), await anna.uploadSome()]
    const [shown = '', ordered = ''] = photos
    const id = String((await anna.save(collageXml([shown]))).body['collageid'])
    const gone = String((await anna.save(collageXml(photos))).body['collageid'])
    const order = { collage_id: id, collage_version: 1, name: '', title: '', template_id: '', material: '' }
    const { user_id: userId } = await query.selectFrom('photo').select('user_id').executeTakeFirstOrThrow()
    await query
      .insertInto('collage_order')
      .values({
        ...order,
        number: 'C-1',
        state: 'ordered',
        progress: 0,
        reason: '',
        running_number: 1,
        user_id: userId,
        request_key: 'once',
        width_mm: 0,
        height_mm: 0,
        ordered_at: LONG_AGO,
        xml: collageXml([ordered]),
        picture: '',
      })
      .execute()
    await query.deleteFrom('photo_use').execute()
    await query.insertInto('upkeep').values({ name: PHOTO_USES, place: '' }).execute()
    await query.updateTable('photo').set({ created_at: LONG_AGO }).execute()
    await deleteLongAgo(gone)
    await server.doUpkeep()
    const left = await query.selectFrom('photo').select('id').execute()
    expect(left.map((photo) => photo.id).toSorted()).toEqual([shown, ordered].toSorted())
    expect(await query.selectFrom('upkeep').selectAll().execute()).toEqual([])
  })

  it('keeps all photos of somebody one of whose documents cannot be read', async () => {
    const { query } = server.database
    const photo = await anna.uploadSome()
    const broken = String((await anna.save(collageXml())).body['collageid'])
    const gone = String((await anna.save(collageXml([photo]))).body['collageid'])
    await query.updateTable('collage_version').set({ xml: '<collage' }).where('collage_id', '=', broken).execute()
    await query.insertInto('upkeep').values({ name: PHOTO_USES, place: '' }).execute()
    await query.updateTable('photo').set({ created_at: LONG_AGO }).execute()
    await deleteLongAgo(gone)
    await server.doUpkeep()
    expect(await query.selectFrom('photo').select('id').where('id', '=', photo).execute()).toHaveLength(1)
  })

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
    const blobs = { stage: never, open: never, remove: never, keys: never, fileOf: never }
    const upkeep = createUpkeep(server.database, blobs, async () => 0, log)
    const round = upkeep.start()
    await upkeep.stop()
    await round
    expect(await left()).toBeGreaterThan(0)
    await server.doUpkeep()
    expect(await left()).toBe(0)
    expect(server.log.some((line) => line.includes('deleted collages are removed for good'))).toBe(true)
  })
})

function never(): never {
  throw new Error('nothing here has a file')
}
