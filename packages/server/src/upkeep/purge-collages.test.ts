import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { MS_PER_DAY } from '../config/times.ts'
import { collageXml } from '../testing/collage-xml.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { testJpeg } from '../testing/test-jpeg.ts'
import { TestVisitor } from '../testing/test-visitor.ts'

it('upkeep removes what was deleted more than 30 days ago, and nothing else', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'collagerie-purge-'))
  const first = await startTestServer({ dataDir })
  const anna = new TestVisitor(first.url)
  await anna.register('anna')
  const ids: string[] = []
  for (const days of [undefined, 29, 31]) {
    const id = String((await anna.save(collageXml())).body['collageid'])
    ids.push(id)
    if (days === undefined) continue
    await anna.post(`/api/collages/${id}/delete`, {})
    const deletedAt = new Date(Date.now() - days * MS_PER_DAY).toISOString()
    await first.database.query.updateTable('collage').set({ deleted_at: deletedAt }).where('id', '=', id).execute()
  }
  await first.stop()

  const second = await startTestServer({ dataDir, databaseUrl: first.databaseUrl })
  await second.doUpkeep()
  const rows = await second.database.query.selectFrom('collage').select('id').execute()
  const versions = await second.database.query.selectFrom('collage_version').select('collage_id').execute()
  await second.stop()
  await rm(dataDir, { recursive: true })
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 2).toSorted())
  expect(versions).toHaveLength(2)
})

it('photos that nothing shows any more go with the collages that did, once they are as old', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'collagerie-purge-'))
  const first = await startTestServer({ dataDir })
  const anna = new TestVisitor(first.url)
  await anna.register('anna')
  const [gone, shared, young] = [await anna.uploadSome(), await anna.uploadSome(), await anna.uploadSome()]
  const deleted = String((await anna.save(collageXml([gone, shared, young]))).body['collageid'])
  await anna.save(collageXml([shared]))
  await anna.post(`/api/collages/${deleted}/delete`, {})
  const longAgo = new Date(Date.now() - 31 * MS_PER_DAY).toISOString()
  const { query } = first.database
  await query.updateTable('collage').set({ deleted_at: longAgo }).where('id', '=', deleted).execute()
  await query.updateTable('photo').set({ created_at: longAgo }).where('id', '!=', young).execute()
  await first.stop()

  const second = await startTestServer({ dataDir, databaseUrl: first.databaseUrl })
  await second.doUpkeep()
  const rows = await second.database.query.selectFrom('photo').select('id').execute()
  const files = await readdir(join(dataDir, 'blobs'), { recursive: true, withFileTypes: true })
  await second.stop()
  await rm(dataDir, { recursive: true })
  expect(rows.map(({ id }) => id).toSorted()).toEqual([shared, young].toSorted())
  const names = new Set(files.filter((file) => file.isFile()).map(({ name }) => name))
  expect([gone, shared, young].map((id) => names.has(id))).toEqual([false, true, true])
})

it('the originals of an order stay, whatever becomes of the collage', async () => {
  const server = await startTestServer()
  const anna = new TestVisitor(server.url)
  await anna.register('anna')
  const photoId = String((await anna.upload(await testJpeg(400, 300))).body['id'])
  const xml = collageXml(Array.from({ length: 12 }, () => photoId))
  const collageid = String((await anna.save(xml)).body['collageid'])
  const ordered = await anna.post('/api/orders', { collageid, requestKey: 'request-key-0000' })
  await anna.post(`/api/collages/${collageid}/delete`, {})
  const longAgo = new Date(Date.now() - 31 * MS_PER_DAY).toISOString()
  const { query } = server.database
  await query.updateTable('photo').set({ created_at: longAgo }).execute()
  await query.updateTable('collage').set({ deleted_at: longAgo }).execute()
  await server.doUpkeep()
  expect(await query.selectFrom('collage').select('id').execute()).toEqual([])
  expect(await query.selectFrom('photo').select('id').execute()).toEqual([{ id: photoId }])
  const files = await readdir(join(server.dataDir, 'blobs'), { recursive: true, withFileTypes: true })
  expect(files.filter((file) => file.isFile()).map(({ name }) => name)).toEqual([photoId])
  // The order is unchanged: its document, format and material.
  const {
    xml: kept,
    material,
    width_mm: width,
  } = await query
    .selectFrom('collage_order')
    .select(['xml', 'material', 'width_mm'])
    .where('number', '=', String(ordered.body['number']))
    .executeTakeFirstOrThrow()
  await server.stop()
  expect([kept, material, width]).toEqual([xml, 'POSTER', 500])
})
