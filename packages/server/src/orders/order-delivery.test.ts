import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountRepository } from '../accounts/account-repository.ts'
import { collageXml, onePhotoPages } from '../testing/collage-xml.ts'
import { TEST_QUOTE } from '../testing/fixture-folders.ts'
import { inStoreOfEngine } from '../testing/in-every-store.ts'
import { TEST_PRICES } from '../testing/shop-folder.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { TestVisitor } from '../testing/test-visitor.ts'

const ADDRESS = {
  name: 'Zoë Peeters',
  street: 'Rue de l’Église 12',
  street2: 'bte 3',
  postcode: '1000',
  city: 'Bruxelles',
  country: 'BE',
  phone: '+32 2 555 12 34',
}
const POST = { way: 'post', ...ADDRESS }
const WAYS = [
  { way: 'pickup', price: '0.00', days: [3, 5] },
  { way: 'post', price: '6.90', days: [4, 7], countries: ['BE', 'FR', 'LU'] },
]
const CONTACT = { name: 'Foto Example', email: 'hello@foto.example', phone: '+32 2 555 00 00', address: ['Rue 1'] }
const AT_SHOP = { amount: '14.90', currency: 'EUR' }
const BY_POST = { amount: '21.80', currency: 'EUR' }

let keys = 0
const newKey = () => {
  keys += 1
  return `delivery-key-${String(keys).padStart(8, '0')}`
}

const POSTER = collageXml(Array.from({ length: 12 }, () => TEST_QUOTE))
const collageOf = async (visitor: TestVisitor, xml = POSTER) => String((await visitor.save(xml)).body['collageid'])

inStoreOfEngine('orders in a shop that says nothing of delivery', (store) => {
  let server: TestServer
  let anna: TestVisitor

  beforeAll(async () => {
    server = await startTestServer({ blobsPlace: await store.newPlace() })
    anna = new TestVisitor(server.url)
    await anna.register('anna')
    const accounts = accountRepository(server.database)
    await accounts.setOperator((await accounts.findByName('anna'))?.id ?? '', true)
  })

  afterAll(() => server.stop())

  const order = async (fields: Record<string, unknown>, requestKey = newKey()) =>
    anna.post('/api/orders', { collageid: await collageOf(anna), requestKey, ...fields })

  it('are taken without a way, whatever else a caller sends along', async () => {
    for (const fields of [{}, { way: '' }, { name: 5, street: ['a', 'b'], country: 'x'.repeat(5000) }]) {
      const placed = await order(fields)
      expect(placed.status).toBe(200)
      expect(placed.body).not.toHaveProperty('delivery')
    }
  })

  it('are offered to be picked up and sent, without prices or days', async () => {
    const { body } = await anna.call(`/api/collages/${await collageOf(anna)}/offer`)
    expect(body).toMatchObject({ ways: [{ way: 'pickup' }, { way: 'post' }] })
    expect(body).not.toHaveProperty('contact')
  })

  it('keep their way and address, which customer and operators are told, and no list is', async () => {
    const placed = await order(POST)
    expect([placed.status, placed.body['delivery']]).toEqual([200, { way: 'post', address: ADDRESS }])
    const number = String(placed.body['number'])
    for (const path of [`/api/orders/${number}`, `/api/shop/orders/${number}`])
      expect((await anna.call(path)).body['delivery']).toEqual({ way: 'post', address: ADDRESS })
    expect(JSON.stringify((await anna.call(`/api/shop/orders?q=${number}`)).body)).not.toContain('Peeters')
    expect((await order({ ...POST, way: 'pickup' })).body['delivery']).toEqual({ way: 'pickup' })
  })

  it('come from forms as from JSON', async () => {
    const fields = {
      collageid: await collageOf(anna),
      requestKey: newKey(),
      ...POST,
      country: 'be',
      city: ' Liège  1 ',
    }
    const placed = await anna.form('/api/orders', fields)
    expect([placed.status, placed.body['delivery']]).toEqual([
      200,
      { way: 'post', address: { ...ADDRESS, city: 'Liège 1' } },
    ])
  })

  it.each<[Record<string, unknown>, string, string?]>([
    [{ way: 'drone' }, 'deliveryNotOffered'],
    [{ way: 'POST' }, 'deliveryNotOffered'],
    [{ way: 'x'.repeat(21) }, 'badRequest'],
    [{ way: ['post'] }, 'badRequest'],
    [{ way: 'post' }, 'badAddress', 'name'],
    [{ ...POST, name: '   ' }, 'badAddress', 'name'],
    [{ ...POST, name: 'Zo\u0000ë' }, 'badAddress', 'name'],
    [{ ...POST, street: 'Rue\n1' }, 'badAddress', 'street'],
    [{ ...POST, street2: 'a\u200Bb' }, 'badAddress', 'street2'],
    [{ ...POST, city: 'a\uD83Db' }, 'badAddress', 'city'],
    [{ ...POST, city: 'a\u202Eb' }, 'badAddress', 'city'],
    [{ ...POST, street: 'x'.repeat(101) }, 'badAddress', 'street'],
    [{ ...POST, street: 'x'.repeat(1001) }, 'badRequest'],
    [{ ...POST, city: 5 }, 'badRequest'],
    [{ ...POST, city: { $ne: '' } }, 'badRequest'],
    [{ ...POST, postcode: '' }, 'badAddress', 'postcode'],
    [{ ...POST, postcode: 'abc' }, 'badAddress', 'postcode'],
    [{ ...POST, country: 'FR' }, 'badAddress', 'postcode'],
    [{ ...POST, country: 'XX' }, 'badAddress', 'country'],
    [{ ...POST, phone: '<script>' }, 'badAddress', 'phone'],
  ])('are refused with %j', async (fields, code, field) => {
    const refused = await order(fields)
    expect([refused.status, refused.body['code'], refused.body['field']]).toEqual([400, code, field])
  })

  it('are one and the same under one key, and another way or address is a mistake', async () => {
    const [collageid, requestKey] = [await collageOf(anna), newKey()]
    const again = (fields: object) => anna.post('/api/orders', { collageid, requestKey, ...fields })
    const number = (await again(POST)).body['number']
    for (const same of [POST, { ...POST, city: ' Bruxelles ', country: 'be' }, {}])
      expect((await again(same)).body['number']).toBe(number)
    for (const other of [{ ...POST, city: 'Liège' }, { way: 'pickup' }])
      expect((await again(other)).body['code']).toBe('badRequest')
  })

  it('say next time where the last one went, never what it was made of, to their customer alone', async () => {
    const [berta, cleo] = [new TestVisitor(server.url), new TestVisitor(server.url)]
    await berta.register('berta')
    await cleo.register('cleo')
    const open = {
      templateId: 'garden',
      childTemplateId: '50x40',
      format: { width: 50, height: 40 },
      material: '',
    } as const
    const xml = onePhotoPages([open], TEST_QUOTE)
    const offer = async (visitor: TestVisitor) =>
      (await visitor.call(`/api/collages/${await collageOf(visitor, xml)}/offer`)).body
    const place = async (fields: object) =>
      berta.post('/api/orders', { collageid: await collageOf(berta, xml), requestKey: newKey(), ...fields })
    expect(await offer(berta)).not.toHaveProperty('lastDelivery')
    await place({ material: 'DIBOND', ...POST })
    expect(await offer(berta)).toMatchObject({ lastDelivery: { way: 'post', address: ADDRESS } })
    await place({ material: 'POSTER', way: 'pickup' })
    const again = await offer(berta)
    expect(again).toMatchObject({ lastDelivery: { way: 'pickup', address: ADDRESS } })
    // Every piece is asked for its material anew.
    expect(again['piece']).toMatchObject({ material: '' })
    expect(again).not.toHaveProperty('lastMaterial')
    expect(await offer(cleo)).not.toHaveProperty('lastDelivery')
  })

  it('give what was ordered, whatever became of the collage since', async () => {
    const photo = await anna.uploadSome()
    const xml = collageXml([photo, ...Array.from({ length: 11 }, () => TEST_QUOTE)], 'Avant')
    const collageid = await collageOf(anna, xml)
    const { number } = (await anna.post('/api/orders', { collageid, requestKey: newKey() })).body
    await anna.save(
      collageXml(
        Array.from({ length: 12 }, () => TEST_QUOTE),
        'Après',
      ),
      collageid,
    )
    await anna.post(`/api/collages/${collageid}/delete`, {})
    const { status, body } = await anna.call(`/api/orders/${String(number)}/collage`)
    expect([status, body['collagexml']]).toEqual([200, xml])
    expect(body['photos']).toMatchObject([{ id: photo, src: `/api/photo/${photo}` }, { id: TEST_QUOTE }])
    const stranger = new TestVisitor(server.url)
    await stranger.register('dora')
    expect((await stranger.call(`/api/orders/${String(number)}/collage`)).status).toBe(404)
  })

  it('leave nothing of an address in the log', async () => {
    await order(POST)
    await order({ ...POST, phone: 'Peeters' })
    const log = server.log.join('\n')
    expect(log).toContain('/api/orders')
    for (const word of ['Peeters', 'Bruxelles', 'glise 12', '555 12 34']) expect(log).not.toContain(word)
  })
})

describe('orders in a shop that says how it delivers', () => {
  let shopDir: string
  let server: TestServer
  let anna: TestVisitor

  beforeAll(async () => {
    shopDir = await mkdtemp(join(tmpdir(), 'collagerie-shop-'))
    const files = { 'prices.json': TEST_PRICES, 'delivery.json': { ways: WAYS }, 'shop.json': CONTACT }
    for (const [name, said] of Object.entries(files)) await writeFile(join(shopDir, name), JSON.stringify(said))
    server = await startTestServer({ shopDir })
    anna = new TestVisitor(server.url)
    await anna.register('anna')
  })

  afterAll(async () => {
    await server.stop()
    await rm(shopDir, { recursive: true })
  })

  const order = async (fields: Record<string, unknown>, requestKey = newKey()) =>
    anna.post('/api/orders', { collageid: await collageOf(anna), requestKey, ...fields })

  it('are offered its ways, and how the shop is reached', async () => {
    const { body } = await anna.call(`/api/collages/${await collageOf(anna)}/offer`)
    expect(body['ways']).toEqual([
      { way: 'pickup', price: { amount: '0.00', currency: 'EUR' }, days: [3, 5] },
      { way: 'post', price: { amount: '6.90', currency: 'EUR' }, days: [4, 7], countries: ['BE', 'FR', 'LU'] },
    ])
    expect(body['contact']).toEqual(CONTACT)
    expect((await order({ way: 'pickup', ...AT_SHOP })).body['contact']).toEqual(CONTACT)
  })

  it('are refused without a way', async () => {
    const refused = await order(AT_SHOP)
    expect([refused.status, refused.body['code']]).toEqual([400, 'deliveryNeeded'])
  })

  it('are compared by their total, and keep piece and delivery apart', async () => {
    const placed = await order({ ...POST, ...BY_POST })
    expect(placed.body).toMatchObject({
      piece: { price: AT_SHOP },
      delivery: { way: 'post', price: { amount: '6.90', currency: 'EUR' }, address: ADDRESS },
    })
    for (const shown of [AT_SHOP, {}, { amount: '21.8', currency: 'EUR' }])
      expect((await order({ ...POST, ...shown })).body['code']).toBe('priceChanged')
    expect((await order({ way: 'pickup', ...BY_POST })).body['code']).toBe('priceChanged')
    expect((await order({ way: 'pickup', ...AT_SHOP })).body).toMatchObject({
      delivery: { way: 'pickup', price: { amount: '0.00', currency: 'EUR' } },
    })
  })

  it('go only where it sends to', async () => {
    const refused = await order({ ...POST, ...BY_POST, country: 'DE' })
    expect(refused.body).toMatchObject({ code: 'badAddress', field: 'country' })
  })
})
