import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountRepository } from '../accounts/account-repository.ts'
import { collageXml, onePhotoPages } from '../testing/collage-xml.ts'
import { TEST_QUOTE } from '../testing/fixture-folders.ts'
import { inStoreOfEngine } from '../testing/in-every-store.ts'
import { createShopFolder, type TestShopFolder } from '../testing/shop-folder.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { TestVisitor } from '../testing/test-visitor.ts'

const GARDEN = { templateId: 'garden', childTemplateId: '50x40', format: { width: 50, height: 40 } } as const
const POSTER = { amount: '14.90', currency: 'EUR' }
const DIBOND = { amount: '49.95', currency: 'EUR' }
const THREE_OF_DIBOND = { amount: '149.85', currency: 'EUR' }

inStoreOfEngine('orders in a shop with prices', (store) => {
  let folder: TestShopFolder
  let server: TestServer
  let anna: TestVisitor
  let keys = 0

  beforeAll(async () => {
    folder = await createShopFolder()
    server = await startTestServer({ shopDir: folder.shopDir, blobsPlace: await store.newPlace() })
    anna = new TestVisitor(server.url)
    await anna.register('anna')
    const accounts = accountRepository(server.database)
    await accounts.setOperator((await accounts.findByName('anna'))?.id ?? '', true)
  })

  afterAll(async () => {
    await server.stop()
    await folder.remove()
  })

  const save = async (xml: string) => String((await anna.save(xml)).body['collageid'])
  const onPoster = () => save(collageXml(Array.from({ length: 12 }, () => TEST_QUOTE)))
  const onGarden = (material: 'DIBOND' | '', pages = 1) =>
    save(
      onePhotoPages(
        Array.from({ length: pages }, () => ({ ...GARDEN, material })),
        TEST_QUOTE,
      ),
    )
  const offer = async (id: string) => (await anna.call(`/api/collages/${id}/offer`)).body
  const newKey = () => {
    keys += 1
    return `request-key-${String(keys).padStart(8, '0')}`
  }
  const order = (collageid: string, fields: Record<string, unknown> = {}, requestKey = newKey()) =>
    anna.post('/api/orders', { collageid, requestKey, ...fields })

  it('are offered at the price of their size and material, all pages together', async () => {
    expect(await offer(await onPoster())).toMatchObject({ piece: { material: 'POSTER', price: POSTER } })
    expect(await offer(await onGarden('DIBOND', 3))).toMatchObject({ piece: { pages: 3, price: THREE_OF_DIBOND } })
  })

  it('are offered at a price for each material while none is chosen', async () => {
    const { piece, prices } = await offer(await onGarden(''))
    expect(piece).not.toHaveProperty('price')
    expect(prices).toEqual([
      { material: 'POSTER', price: POSTER },
      { material: 'DIBOND', price: DIBOND },
    ])
  })

  it('keep the price they were placed at, wherever they are shown', async () => {
    const placed = await order(await onGarden('', 3), { material: 'DIBOND', ...THREE_OF_DIBOND })
    expect([placed.status, placed.body['piece']]).toMatchObject([200, { price: THREE_OF_DIBOND }])
    const number = String(placed.body['number'])
    for (const path of [`/api/orders/${number}`, `/api/shop/orders/${number}`])
      expect((await anna.call(path)).body['piece']).toMatchObject({ price: THREE_OF_DIBOND })
    const { orders } = (await anna.call(`/api/shop/orders?q=${number}`)).body
    expect(orders).toMatchObject([{ piece: { price: THREE_OF_DIBOND } }])
    const row = server.database.query
      .selectFrom('collage_order')
      .select(['price_amount as amount', 'price_currency as currency'])
      .where('number', '=', number)
    expect(await row.executeTakeFirst()).toEqual(THREE_OF_DIBOND)
  })

  it.each([
    ['no price', {}],
    ['another amount', { amount: '0.01', currency: 'EUR' }],
    ['the amount in other words', { amount: '14.9', currency: 'EUR' }],
    ['another currency', { amount: '14.90', currency: 'CHF' }],
    ['an amount alone', { amount: '14.90' }],
  ])('are refused where %s was shown, and can then be placed under the same key', async (_, shown) => {
    const [id, key] = [await onPoster(), newKey()]
    const refused = await order(id, shown, key)
    expect([refused.status, refused.body['code']]).toEqual([409, 'priceChanged'])
    expect((await order(id, POSTER, key)).status).toBe(200)
  })

  it('are taken from a form too', async () => {
    const sent = await anna.form('/api/orders', { collageid: await onPoster(), requestKey: newKey(), ...POSTER })
    expect([sent.status, sent.body['piece']]).toMatchObject([200, { price: POSTER }])
  })

  it('keep their price when the shop has none any more, and new ones have none', async () => {
    const [id, key] = [await onPoster(), newKey()]
    const number = String((await order(id, POSTER, key)).body['number'])
    const { databaseUrl, dataDir } = server
    const others = await startTestServer({ databaseUrl, dataDir })
    const later = new TestVisitor(others.url)
    await later.signIn('anna')
    expect((await later.call(`/api/orders/${number}`)).body['piece']).toMatchObject({ price: POSTER })
    // A page that still shows the old price must ask again.
    const refused = await later.post('/api/orders', { collageid: id, requestKey: newKey(), ...POSTER })
    expect(refused.body['code']).toBe('priceChanged')
    const placed = await later.post('/api/orders', { collageid: id, requestKey: newKey() })
    expect([placed.status, Object.keys(Object(placed.body['piece']))]).toEqual([
      200,
      expect.not.arrayContaining(['price']),
    ])
    await others.stop()
  })
})
