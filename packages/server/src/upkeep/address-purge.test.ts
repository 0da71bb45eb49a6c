import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOrderMover } from '../orders/order-mover.ts'
import { shopOrderRepository } from '../shop/shop-order-repository.ts'
import { collageXml } from '../testing/collage-xml.ts'
import { TEST_QUOTE } from '../testing/fixture-folders.ts'
import { inStoreOfEngine } from '../testing/in-every-store.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { createAddressPurge } from './address-purge.ts'

const DAY_MS = 86_400_000
const ADDRESS = { name: 'Anna', street: 'Rue 1', postcode: '1000', city: 'Bruxelles', country: 'BE' }

inStoreOfEngine('addresses of orders', (store) => {
  let server: TestServer
  let anna: TestVisitor

  beforeAll(async () => {
    server = await startTestServer({ addressKeepDays: 30, blobsPlace: await store.newPlace() })
    anna = new TestVisitor(server.url)
    await anna.register('anna')
  })

  afterAll(() => server.stop())

  let placed = 0
  async function ordered(): Promise<string> {
    placed += 1
    const saved = await anna.save(collageXml(Array.from({ length: 12 }, () => TEST_QUOTE)))
    const requestKey = `address-key-${String(placed).padStart(8, '0')}`
    const fields = { collageid: saved.body['collageid'], requestKey, way: 'post', ...ADDRESS }
    return String((await anna.post('/api/orders', fields)).body['number'])
  }

  const shop = () =>
    shopOrderRepository(server.database, createOrderMover(server.database, { webhookUrls: [], mailUrl: '' }))
  const setState = (number: string, state: 'ready' | 'shipped') =>
    server.database.query.updateTable('collage_order').set({ state }).where('number', '=', number).execute()
  const daysAgo = (number: string, days: number) =>
    server.database.query
      .updateTable('order_event')
      .set({ at: new Date(Date.now() - days * DAY_MS).toISOString() })
      .where('order_number', '=', number)
      .execute()
  const delivery = async (number: string) => (await anna.call(`/api/orders/${number}`)).body['delivery']

  it('are erased some days after an order was shipped or cancelled, and no others', async () => {
    const [shipped, cancelled, ready, lately] = [await ordered(), await ordered(), await ordered(), await ordered()]
    await setState(shipped, 'shipped')
    await shop().move(cancelled, 'cancel', { operator: 'Olga' })
    await setState(ready, 'ready')
    await setState(lately, 'shipped')
    for (const number of [shipped, cancelled, ready]) await daysAgo(number, 31)
    await daysAgo(lately, 29)
    await server.doUpkeep()
    for (const number of [shipped, cancelled]) expect(await delivery(number)).toEqual({ way: 'post' })
    for (const number of [ready, lately]) expect(await delivery(number)).toMatchObject({ address: ADDRESS })
    const rows = await server.database.query.selectFrom('order_address').select('order_number').execute()
    expect(rows.map((row) => row.order_number).toSorted()).toEqual([ready, lately].toSorted())
    expect(server.log.join('\n')).not.toContain('Bruxelles')
  })

  it('are kept for ever where no days are set', async () => {
    const number = await ordered()
    await setState(number, 'shipped')
    await daysAgo(number, 3000)
    expect(await createAddressPurge(0)(server.database, server.blobs, new AbortController().signal)).toBe(0)
    expect(await delivery(number)).toMatchObject({ address: ADDRESS })
  })
})
