import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { MS_PER_DAY } from '../config/times.ts'
import { photoKey } from '../storage/photo-key.ts'
import { collageXml } from '../testing/collage-xml.ts'
import { inStoreOfEngine } from '../testing/in-every-store.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { storedKeys } from '../testing/stored-blobs.ts'
import { TestVisitor } from '../testing/test-visitor.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * MS_PER_DAY).toISOString()

inStoreOfEngine('photos that were sent for nothing', (store) =>
  it('are removed after 60 days, with their files and what they were charged', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'collagerie-purge-'))
    const place = { dataDir, blobsPlace: await store.newPlace() }
    const first = await startTestServer(place)
    const anna = new TestVisitor(first.url)
    await anna.register('anna')
    const { query } = first.database
    const usedBytes = async (database: typeof first.database) =>
      Number((await database.query.selectFrom('account').select('bytes_used').executeTakeFirstOrThrow()).bytes_used)
    const [shown, young] = [await anna.uploadSome(), await anna.uploadSome()]
    await anna.save(collageXml([shown]))
    const before = await usedBytes(first.database)
    const unused = [await anna.uploadSome(), await anna.uploadSome()]
    await query
      .updateTable('photo')
      .set({ created_at: daysAgo(61) })
      .where('id', '!=', young)
      .execute()
    await query
      .updateTable('photo')
      .set({ created_at: daysAgo(59) })
      .where('id', '=', young)
      .execute()
    await first.stop()

    const second = await startTestServer({ ...place, databaseUrl: first.databaseUrl })
    await second.doUpkeep()
    const rows = await second.database.query.selectFrom('photo').select('id').execute()
    const after = await usedBytes(second.database)
    const keys = await storedKeys(second.blobs)
    await second.stop()
    await rm(dataDir, { recursive: true })
    expect(rows.map(({ id }) => id).toSorted()).toEqual([shown, young].toSorted())
    expect(after).toBe(before)
    expect(unused).toHaveLength(2)
    expect(keys).toEqual([shown, young].map(photoKey).toSorted())
  }),
)
