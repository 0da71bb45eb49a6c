import { printSpaceSchema } from '@collagerie/protocol'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountRepository } from '../accounts/account-repository.ts'
import { MS_PER_DAY } from '../config/times.ts'
import { createOrderMover } from '../orders/order-mover.ts'
import { printJobRepository } from '../printing/print-job-repository.ts'
import { printKey } from '../printing/print-store.ts'
import { shopOrderRepository } from '../shop/shop-order-repository.ts'
import { collageXml } from '../testing/collage-xml.ts'
import { TEST_QUOTE } from '../testing/fixture-folders.ts'
import { inStoreOfEngine } from '../testing/in-every-store.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { plantBlob, storedKeys } from '../testing/stored-blobs.ts'
import { TestVisitor } from '../testing/test-visitor.ts'

const BYTES = 3_000_000_000

inStoreOfEngine('print files', (store) => {
  let server: TestServer
  let olga: TestVisitor

  beforeAll(async () => {
    server = await startTestServer({ printKeepDays: 30, blobsPlace: await store.newPlace() })
    olga = new TestVisitor(server.url)
    await olga.register('Olga')
    const accounts = accountRepository(server.database)
    await accounts.setOperator((await accounts.findByName('Olga'))?.id ?? '', true)
  })

  afterAll(() => server.stop())

  const mover = () => createOrderMover(server.database, { webhookUrls: [], mailUrl: '' })
  const jobs = () => printJobRepository(server.database, mover())
  const shop = () => shopOrderRepository(server.database, mover())
  const room = async () => v.parse(printSpaceSchema, (await olga.call('/api/shop/room')).body)

  async function printed(): Promise<string> {
    const saved = await olga.save(collageXml(Array.from({ length: 12 }, () => TEST_QUOTE)))
    const collageid = saved.body['collageid']
    await olga.post('/api/orders', { collageid, requestKey: `key-${String(collageid)}` })
    const job = await jobs().claim()
    if (!job) throw new Error('nothing to print')
    const folder = `${job.number}-x`
    await plantBlob(server.blobs, printKey(folder, 'sheet.pdf'))
    await jobs().finish(job, folder, [{ name: 'sheet.pdf', type: 'application/pdf', bytes: BYTES, sha256: 'a' }])
    return job.number
  }

  async function daysAgo(number: string, days: number): Promise<void> {
    const at = new Date(Date.now() - days * MS_PER_DAY).toISOString()
    await server.database.query.updateTable('order_event').set({ at }).where('order_number', '=', number).execute()
  }

  it('go some days after the order was shipped or cancelled, and no others; they can be made again', async () => {
    const [shipped, cancelled, ready, lately] = [await printed(), await printed(), await printed(), await printed()]
    await shop().move(shipped, 'ship', { operator: 'Olga' })
    await shop().move(cancelled, 'cancel', { operator: 'Olga' })
    await shop().move(lately, 'ship', { operator: 'Olga' })
    for (const number of [shipped, cancelled, ready]) await daysAgo(number, 31)
    await daysAgo(lately, 29)
    expect(await room()).toMatchObject({ used: 4 * BYTES, orders: 4 })
    await server.doUpkeep()
    const kept = [ready, lately].map((number) => printKey(`${number}-x`, 'sheet.pdf'))
    expect(await storedKeys(server.blobs)).toEqual(kept.toSorted())
    expect(await room()).toMatchObject({ used: 2 * BYTES, orders: 2 })
    expect((await olga.call(`/api/shop/orders/${shipped}`)).body).toMatchObject({ state: 'shipped', files: [] })
    // Missing files are printed again.
    expect((await shop().move(shipped, 'unship', { operator: 'Olga' })).ok).toBe(true)
    expect((await shop().move(shipped, 'retry', { operator: 'Olga' })).ok).toBe(true)
    expect((await jobs().claim())?.number).toBe(shipped)
  })
})
