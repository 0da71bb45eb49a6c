// A long file: the calls around an order, each with its refusals, on one server.

import { materialsFor } from '@collagerie/core/format'
import { collageListAnswerSchema, orderListAnswerSchema } from '@collagerie/protocol'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_ORDERS } from '../collages/overview-repository.ts'
import { collageXml } from '../testing/collage-xml.ts'
import { TEST_QUOTE } from '../testing/fixture-folders.ts'
import { inStoreOfEngine } from '../testing/in-every-store.ts'
import { rawGet } from '../testing/raw-get.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { TestVisitor } from '../testing/test-visitor.ts'

const GARDEN = {
  templateId: 'garden',
  childTemplateId: '50x40',
  material: 'DIBOND',
  format: { width: 50, height: 40 },
} as const
const OWN_SIZE = '999999999999'
const ON_SHEETS = materialsFor({ width: 55, height: 40 }, 'sheets').filter((material) => material !== '')
const TWELVE = { numberVert: 3, numberHor: 4 }

let lastKey = 0

function newKey(): string {
  lastKey += 1
  return `request-key-${String(lastKey).padStart(8, '0')}`
}

inStoreOfEngine('orders', (store) => {
  let server: TestServer
  let anna: TestVisitor

  beforeAll(async () => {
    server = await startTestServer({ blobsPlace: await store.newPlace() })
    anna = new TestVisitor(server.url)
    await anna.register('anna')
  })

  afterAll(() => server.stop())

  async function save(xml: string, id = ''): Promise<string> {
    return String((await anna.save(xml, id)).body['collageid'])
  }

  /** A collage with a quote in every slot counts as finished. */
  const finished = (title = 'Été', template?: Parameters<typeof collageXml>[2]) =>
    collageXml(
      Array.from({ length: 12 }, () => TEST_QUOTE),
      title,
      template,
    )

  const order = (collageid: string, fields: Record<string, unknown> = {}) =>
    anna.post('/api/orders', { collageid, requestKey: newKey(), ...fields })

  async function offer(id: string) {
    return anna.call(`/api/collages/${id}/offer`)
  }

  it('are listed for their customer alone, the newest first, also when their collage is gone', async () => {
    const [berta, cleo] = [new TestVisitor(server.url), new TestVisitor(server.url)]
    await berta.register('berta-lists')
    await cleo.register('cleo-lists')
    expect((await new TestVisitor(server.url).call('/api/orders')).status).toBe(401)
    const listed = async (visitor: TestVisitor, after = '') =>
      parse(
        orderListAnswerSchema,
        (await visitor.call(`/api/orders?${new URLSearchParams({ after }).toString()}`)).body,
      )
    expect(await listed(berta)).toEqual({ orders: [], next: '' })
    const [kept, gone] = [
      String((await berta.save(finished('Gardé'))).body['collageid']),
      String((await berta.save(finished('Supprimé'))).body['collageid']),
    ]
    const place = async (collageid: string) =>
      String((await berta.post('/api/orders', { collageid, requestKey: newKey(), way: 'pickup' })).body['number'])
    const numbers: string[] = []
    for (let count = 0; count < 25; count++) numbers.unshift(await place(count === 24 ? gone : kept))
    await berta.post(`/api/collages/${gone}/delete`, {})
    const first = await listed(berta)
    const second = await listed(berta, first.next)
    expect([...first.orders, ...second.orders].map(({ number }) => number).toSorted()).toEqual(numbers.toSorted())
    expect([first.orders.length, second.orders.length, second.next]).toEqual([24, 1, ''])
    expect(first.orders[0]).toMatchObject({ number: numbers[0], way: 'pickup', piece: { title: 'Supprimé' } })
    expect(first.orders[0]?.collageid).toBeUndefined()
    expect(first.orders[1]?.collageid).toBe(kept)
    expect(await listed(cleo)).toEqual({ orders: [], next: '' })
    // A cursor of somebody else's list leads to nothing of theirs.
    expect(await listed(cleo, first.next)).toEqual({ orders: [], next: '' })
  })

  it('are as many as one customer may place within an hour; one that is sent again is no other', async () => {
    const limited = await startTestServer({ orderLimit: 2 })
    try {
      const [berta, cleo] = [new TestVisitor(limited.url), new TestVisitor(limited.url)]
      const place = async (visitor: TestVisitor, name: string) => {
        await visitor.register(name)
        const collageid = String((await visitor.save(finished())).body['collageid'])
        return (requestKey: string) => visitor.post('/api/orders', { collageid, requestKey })
      }
      const byBerta = await place(berta, 'berta')
      const [first, second] = [newKey(), newKey()]
      for (const key of [first, second, first]) expect((await byBerta(key)).status).toBe(200)
      const refused = await byBerta(newKey())
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
      expect((await byBerta(second)).status).toBe(200)
      expect((await (await place(cleo, 'cleo'))(newKey())).status).toBe(200)
    } finally {
      await limited.stop()
    }
  })

  it('count once when they are sent several times at once', async () => {
    const limited = await startTestServer({ orderLimit: 6 })
    try {
      const berta = new TestVisitor(limited.url)
      await berta.register('berta')
      const collageid = String((await berta.save(finished())).body['collageid'])
      const place = async (requestKey: string) => (await berta.post('/api/orders', { collageid, requestKey })).status
      const key = newKey()
      const together = await Promise.all(Array.from({ length: 5 }, () => place(key)))
      expect(together).toEqual([200, 200, 200, 200, 200])
      for (let others = 0; others < 5; others++) expect(await place(newKey())).toBe(200)
      expect(await place(newKey())).toBe(429)
    } finally {
      await limited.stop()
    }
  })

  it('that are refused to one customer leave those of others behind the same address alone', async () => {
    const limited = await startTestServer({ orderLimit: 1 })
    try {
      const place = async (name: string, times: number) => {
        const visitor = new TestVisitor(limited.url)
        await visitor.register(name)
        const collageid = String((await visitor.save(finished())).body['collageid'])
        const orders = Array.from({ length: times }, () =>
          visitor.post('/api/orders', { collageid, requestKey: newKey() }),
        )
        return (await Promise.all(orders)).filter(({ status }) => status === 200).length
      }
      expect(await place('berta', 12)).toBe(1)
      expect(await place('cleo', 1)).toBe(1)
    } finally {
      await limited.stop()
    }
  })

  it('are of the size that is printed, whatever a document says of itself', async () => {
    const boastful = {
      templateId: 'gen-alleven',
      childTemplateId: '50x40',
      material: 'DIBOND',
      generator: TWELVE,
    } as const
    const id = await save(finished('Été', { ...boastful, format: { width: 5000, height: 4000 } }))
    expect((await offer(id)).body['piece']).toMatchObject({ width: 50, height: 40 })
    const placed = await order(id)
    expect([placed.status, placed.body['piece']]).toMatchObject([200, { width: 50, height: 40 }])
  })

  describe('GET /api/collages/:id/offer', () => {
    it('says what would be ordered', async () => {
      const id = await save(finished())
      expect((await offer(id)).body).toEqual({
        collageid: id,
        version: 1,
        piece: {
          name: '',
          title: 'Été',
          templateId: 'gen-alleven',
          width: 50,
          height: 40,
          material: 'POSTER',
          pages: 1,
          picture: `/api/collages/${id}/picture?version=1`,
        },
        materials: [],
        ways: [{ way: 'pickup' }, { way: 'post' }],
        isFinished: true,
        isTooLarge: false,
        hasUnwrittenText: false,
        lowPhotos: 0,
        blurredPhotos: 0,
        email: 'anna@example.com',
      })
    })

    it('says how many photos are too small for their slots and how many blurred, as the editor measured them', async () => {
      const dpi = { img1: 99, img2: 61, img3: 60 }
      const measured = Object.entries(dpi).reduce(
        (xml, [slot, value]) => xml.replaceAll(`position="${slot}" dpi="150"`, `position="${slot}" dpi="${value}"`),
        finished(),
      )
      expect((await offer(await save(measured))).body).toMatchObject({ lowPhotos: 3, blurredPhotos: 1 })
    })

    it.each([
      ['no preference', '50x40', '', 50, ['POSTER', 'DIBOND']],
      ['a material this size does not have', '50x40', 'CANVAS4CM', 50, ['POSTER', 'DIBOND']],
      ['a size of the customer’s own', OWN_SIZE, '', 55, ON_SHEETS],
      ['an own size that is a standard one', OWN_SIZE, '', 50, ['POSTER', 'DIBOND']],
    ] as const)(
      'lets choose among what the size is offered on: %s',
      async (_case, childTemplateId, material, width, offered) => {
        const format = { width, height: 40 }
        const id = await save(
          finished('', { templateId: 'gen-alleven', childTemplateId, material, format, generator: TWELVE }),
        )
        expect((await offer(id)).body).toMatchObject({ materials: offered, piece: { material: '' } })
      },
    )

    it.each([
      ['gen-alleven', 10_000, 0.001],
      ['gen-alleven', 0.001, 10_000],
      ['gen-alleven', 10, 10],
    ])('has no template for a sheet nobody could have chosen: %s of %d x %d cm', async (templateId, width, height) => {
      const format = { width, height }
      const template = { templateId, childTemplateId: OWN_SIZE, material: 'POSTER', format, generator: TWELVE } as const
      const id = await save(finished('', template))
      for (const answer of [await offer(id), await order(id), await order(id, { material: 'POSTER' })]) {
        expect([answer.status, answer.body]).toEqual([409, { error: "Couldn't find template", code: 'templateGone' }])
      }
    })

    it.each([
      ['Été', false],
      ['', true],
      ['YOUR TITLE', true],
    ])('says whether a text was never written: %j', async (title, hasUnwrittenText) => {
      const format = { width: 50, height: 40 }
      const generator = { ...TWELVE, hasText: 2 }
      const template = {
        templateId: 'gen-alleven',
        childTemplateId: '50x40',
        material: 'POSTER',
        format,
        generator,
      } as const
      const { body } = await offer(await save(finished(title, template)))
      expect(body).toMatchObject({ hasUnwrittenText, piece: { title: hasUnwrittenText ? '' : title } })
    })

    it('says that something is missing', async () => {
      expect((await offer(await save(collageXml()))).body).toMatchObject({ isFinished: false })
    })
  })

  describe('POST /api/orders', () => {
    it('marks the collage in the overview with its last order and those before it, and no other', async () => {
      const [id, other] = [await save(finished('Marked')), await save(finished('Not ordered'))]
      const numbers: unknown[] = []
      for (let count = 0; count < 3; count++) numbers.unshift((await order(id)).body['number'])
      const { body } = await anna.call('/api/collages?after=')
      const { collages } = parse(collageListAnswerSchema, body)
      const cardOf = (wanted: string) => collages.find((card) => card.id === wanted)
      const orderedAt = expect.stringMatching(/Z$/)
      const [last, ...earlier] = numbers.map((number) => ({
        number,
        orderedAt,
        material: 'POSTER',
        state: 'ordered',
        progress: 0,
      }))
      expect(cardOf(id)).toMatchObject({ order: last, earlierOrders: earlier })
      expect(cardOf(other)).not.toHaveProperty('order')
      expect(cardOf(other)).not.toHaveProperty('earlierOrders')
    })

    it('lists no more than the newest orders of a collage that is ordered again and again', async () => {
      const id = await save(finished('Again'))
      const numbers: string[] = []
      for (let count = 0; count < MOST_ORDERS + 2; count++) numbers.unshift(String((await order(id)).body['number']))
      const { body } = await anna.call('/api/collages?after=')
      const card = parse(collageListAnswerSchema, body).collages.find((each) => each.id === id)
      const listed = [card?.order, ...(card?.earlierOrders ?? [])].map((each) => each?.number)
      expect(listed).toEqual(numbers.slice(0, MOST_ORDERS))
    })

    it('gives a number, and the order under it', async () => {
      const id = await save(finished('Ordered'))
      await anna.post(`/api/collages/${id}/rename`, { name: 'Gift' })
      const { status, body } = await order(id)
      const number = String(body['number'])
      expect([status, number]).toEqual([200, expect.stringMatching(/^[2-9A-Y]{4}-[2-9A-Y]{4}$/)])
      expect(body).toEqual({
        number,
        state: 'ordered',
        progress: 0,
        events: [{ state: 'ordered', at: expect.stringMatching(/Z$/), reason: '' }],
        orderedAt: expect.stringMatching(/Z$/),
        piece: {
          name: 'Gift',
          title: 'Ordered',
          templateId: 'gen-alleven',
          width: 50,
          height: 40,
          material: 'POSTER',
          pages: 1,
          picture: `/api/orders/${number}/picture`,
        },
        email: 'anna@example.com',
      })
      expect((await anna.call(`/api/orders/${number}`)).body).toEqual(body)
      const picture = await anna.call(`/api/orders/${number}/picture`)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    })

    it('counts up for the operator, and shows customers no count', async () => {
      const id = await save(finished())
      const numbers: string[] = []
      for (let round = 0; round < 3; round++) numbers.push(String((await order(id)).body['number']))
      const rows = await server.database.query
        .selectFrom('collage_order')
        .select(['number', 'running_number'])
        .where('number', 'in', numbers)
        .orderBy('running_number')
        .execute()
      const [{ running_number: first } = { running_number: 0 }] = rows
      expect(rows).toEqual(numbers.map((number, at) => ({ number, running_number: first + at })))
      expect(JSON.stringify((await anna.call(`/api/orders/${numbers[0]}`)).body)).not.toContain('unning')
    })

    it('is found by its number however that is typed', async () => {
      const { body } = await order(await save(finished()))
      const number = String(body['number'])
      const bare = number.replace('-', '').toLowerCase()
      for (const typed of [number.toLowerCase(), bare, `${bare.slice(0, 3)}%20${bare.slice(3)}`, `-${bare}-`])
        expect((await anna.call(`/api/orders/${typed}`)).body).toEqual(body)
      expect((await anna.call(`/api/orders/${bare}/picture`)).status).toBe(200)
    })

    it('takes form variables too, where a version is a text', async () => {
      const collageid = await save(finished('form'))
      const fields = { collageid, version: '1', material: '', requestKey: newKey() }
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...fields, requestKey: newKey() })) form.set(name, value)
      const answers = [
        await anna.form('/api/orders', fields),
        await anna.call('/api/orders', { method: 'POST', body: form }),
        await anna.form('/api/orders', { collageid, version: '', requestKey: newKey() }),
      ]
      for (const { status, body } of answers) expect([status, body]).toMatchObject([200, { piece: { title: 'form' } }])
      for (const version of ['0', '1.5', '-1', 'x', '1e3', '9'.repeat(10)])
        expect((await anna.form('/api/orders', { ...fields, version, requestKey: newKey() })).status).toBe(400)
    })

    it('keeps the version that was ordered, whatever becomes of the collage', async () => {
      const xml = finished('As ordered')
      const id = await save(xml)
      const number = String((await order(id)).body['number'])
      for (let version = 2; version <= 12; version++) await save(collageXml([], `later ${version}`), id)
      await anna.post(`/api/collages/${id}/delete`, {})
      await server.database.query.deleteFrom('collage').where('id', '=', id).execute()
      const row = await server.database.query
        .selectFrom('collage_order')
        .selectAll()
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
      expect([row.xml, row.collage_version]).toEqual([xml, 1])
      expect((await anna.call(`/api/orders/${number}`)).body).toMatchObject({ piece: { title: 'As ordered' } })
      expect((await anna.call(`/api/orders/${number}/picture`)).status).toBe(200)
    })

    it('orders the version the customer saw, not one saved meanwhile', async () => {
      const id = await save(finished('seen'))
      await save(finished('meanwhile'), id)
      expect((await order(id, { version: 1 })).body).toMatchObject({ piece: { title: 'seen' } })
      expect((await order(id)).body).toMatchObject({ piece: { title: 'meanwhile' } })
      expect((await order(id, { version: 9 })).status).toBe(404)
    })

    it('is one order under one request key, however often and however parallel it is sent', async () => {
      const id = await save(finished())
      const before = await server.database.query.selectFrom('order_counter').select('last').executeTakeFirstOrThrow()
      const requestKey = newKey()
      const answers = await Promise.all(Array.from({ length: 20 }, () => order(id, { requestKey })))
      answers.push(await order(id, { requestKey }))
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      const rows = await server.database.query
        .selectFrom('collage_order')
        .select('number')
        .where('request_key', '=', requestKey)
        .execute()
      expect(rows).toHaveLength(1)
      const after = await server.database.query.selectFrom('order_counter').select('last').executeTakeFirstOrThrow()
      expect(after.last).toBe(before.last + 1)
    })

    it('gives many orders at once a number each', async () => {
      const id = await save(finished())
      const answers = await Promise.all(Array.from({ length: 10 }, () => order(id)))
      expect(new Set(answers.map(({ body }) => body['number'])).size).toBe(10)
    })

    it('does not take another collage under a key that is used', async () => {
      const requestKey = newKey()
      await order(await save(finished()), { requestKey })
      expect((await order(await save(finished()), { requestKey })).status).toBe(400)
    })

    it('takes no second material or version for the same key', async () => {
      const id = await save(
        finished('', { templateId: 'gen-alleven', childTemplateId: '50x40', material: '', generator: TWELVE }),
      )
      const requestKey = newKey()
      const placed = await order(id, { requestKey, material: 'POSTER', version: 1 })
      expect((await order(id, { requestKey, material: 'POSTER', version: 1 })).body).toEqual(placed.body)
      expect((await order(id, { requestKey, material: 'DIBOND', version: 1 })).status).toBe(400)
      expect((await order(id, { requestKey, material: 'POSTER', version: 2 })).status).toBe(400)
    })

    it.each([
      ['a slot of a generated template', collageXml(Array.from({ length: 11 }, () => TEST_QUOTE))],
      ['the slot of a drawn template', collageXml([], '', GARDEN)],
      ['a photo outside the template only', collageXml([TEST_QUOTE], '', GARDEN).replaceAll('img1', 'img2')],
    ])('refuses a collage with %s empty', async (_case, xml) => {
      const { status, body } = await order(await save(xml))
      expect([status, body]).toEqual([409, { error: 'CAN_NOT_ORDER', code: 'unfinishedCollage' }])
    })

    it('takes a drawn template whose slot is filled', async () => {
      expect((await order(await save(collageXml([TEST_QUOTE], '', GARDEN)))).status).toBe(200)
    })

    it('looks at every page', async () => {
      const page = (photo: string) =>
        `<page templateId="garden" childTemplateId="50x40"><userdata><dopimage position="img1">${photo}</dopimage></userdata></page>`
      const pages = (last: string) =>
        `<collage><templates><template templateId="garden" childTemplateId="50x40" material="POSTER"/></templates><pages>${page(`<photo id="${TEST_QUOTE}"/>`)}${page(last)}</pages></collage>`
      expect((await order(await save(pages('')))).status).toBe(409)
      expect((await order(await save(pages(`<photo id="${TEST_QUOTE}"/>`)))).status).toBe(200)
    })

    it.each([
      ['template', { ...GARDEN, templateId: 'gone' }],
      ['size', { ...GARDEN, childTemplateId: '60x60' }],
    ])('refuses a %s the shop no longer has', async (_case, template) => {
      const { status, body } = await order(await save(collageXml([TEST_QUOTE], '', template)))
      expect([status, body]).toEqual([409, { error: "Couldn't find template", code: 'templateGone' }])
    })

    it('asks for a material where the collage has none, among those of its size', async () => {
      const id = await save(collageXml([TEST_QUOTE], '', { ...GARDEN, material: '' }))
      expect((await order(id)).status).toBe(400)
      expect((await order(id, { material: 'PLEXI' })).status).toBe(400)
      expect((await order(id, { material: 'DIBOND' })).body).toMatchObject({ piece: { material: 'DIBOND' } })
    })

    it('does not change a material that was chosen for the collage', async () => {
      const id = await save(collageXml([TEST_QUOTE], '', GARDEN))
      expect((await order(id, { material: 'POSTER' })).status).toBe(400)
      expect((await order(id, { material: 'DIBOND' })).status).toBe(200)
    })

    it.each([
      ['no collage', { collageid: undefined }],
      ['an empty id', { collageid: '' }],
      ['no key', { requestKey: undefined }],
      ['a short key', { requestKey: 'x' }],
      ['a material nobody knows', { material: 'GOLD' }],
      ['half a version', { version: 1.5 }],
    ])('refuses %s', async (_case, fields) => {
      expect((await order('x', fields)).status).toBe(400)
    })

    it('has nothing under a wrong id or number', async () => {
      expect((await order('nothing')).status).toBe(404)
      expect((await anna.call('/api/orders/2222-2222')).status).toBe(404)
      expect((await anna.call('/api/orders/2222-2222/picture')).status).toBe(404)
    })
  })

  describe('GET /cart/fromApp', () => {
    it('is a page of the application', async () => {
      const answer = await fetch(`${server.url}/cart/fromApp?collageid=x`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    })

    it('leads to the checkout of a shop that has one', async () => {
      const shop = await startTestServer({ checkoutUrl: 'https://shop.example/cart' })
      const { status, headers } = await rawGet(shop.url, `/cart/fromApp?collageid=${encodeURIComponent('a&b')}`)
      const broken = await rawGet(shop.url, '/cart/fromApp?collageid=a&collageid=b')
      const none = await rawGet(shop.url, '/cart/fromApp')
      await shop.stop()
      expect([status, headers.location]).toEqual([302, 'https://shop.example/cart?collageid=a%26b'])
      expect([broken.headers.location, none.headers.location]).toEqual(['/choix', '/choix'])
    })
  })
})
