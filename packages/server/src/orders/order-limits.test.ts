import type { SavedTemplate } from '@collagerie/core/collage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collageXml, onePhotoPages } from '../testing/collage-xml.ts'
import { TEST_QUOTE } from '../testing/fixture-folders.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { TestVisitor } from '../testing/test-visitor.ts'

const EVEN: SavedTemplate = {
  templateId: 'gen-alleven',
  childTemplateId: '50x40',
  material: 'POSTER',
  format: { width: 50, height: 40 },
  generator: { numberVert: 1, numberHor: 1 },
}
/** A custom size is offered on more materials than 50 x 40. */
const OWN_SIZE: SavedTemplate = {
  ...EVEN,
  childTemplateId: '999999999999',
  material: 'PLEXI',
  format: { width: 55, height: 40 },
}

const pagesXml = (templates: readonly SavedTemplate[]) => onePhotoPages(templates, TEST_QUOTE)

describe('an order of several pages', () => {
  let server: TestServer
  let anna: TestVisitor
  let keys = 0

  beforeAll(async () => {
    // 50 x 40 cm on a poster is a little over 28 million pixels.
    server = await startTestServer({ orderPages: 3, orderMegapixels: 70 })
    anna = new TestVisitor(server.url)
    await anna.register('anna')
  })

  afterAll(() => server.stop())

  async function tryToOrder(xml: string, material = '') {
    keys += 1
    const collageid = (await anna.save(xml)).body['collageid']
    const offer = await anna.call(`/api/collages/${String(collageid)}/offer`)
    const requestKey = `request-key-${String(keys).padStart(8, '0')}`
    const order = await anna.post('/api/orders', { collageid, requestKey, material })
    return { offer: offer.body, order: [order.status, order.body['code']] }
  }

  it('is taken within what the press takes on, and refused beyond it, by pages and by pixels', async () => {
    const fits = await tryToOrder(pagesXml([EVEN, EVEN]))
    expect([fits.offer['isTooLarge'], ...fits.order]).toEqual([false, 200, undefined])
    const wide = await tryToOrder(pagesXml([EVEN, EVEN, EVEN]))
    expect([wide.offer['isTooLarge'], ...wide.order]).toEqual([true, 413, 'orderTooLarge'])
    const long = await tryToOrder(pagesXml(Array.from({ length: 40 }, () => EVEN)))
    expect([long.offer['isTooLarge'], ...long.order]).toEqual([true, 413, 'orderTooLarge'])
    expect(await server.database.query.selectFrom('print_job').select('order_number').execute()).toHaveLength(1)
  })

  it('is printed on what all of its pages come on', async () => {
    const mixed = await tryToOrder(pagesXml([OWN_SIZE, EVEN]), 'DIBOND')
    expect(mixed.offer['materials']).toEqual(['POSTER', 'DIBOND'])
    expect(mixed.order).toEqual([200, undefined])
    const impossible = await tryToOrder(pagesXml([OWN_SIZE, EVEN]), 'PLEXI')
    expect(impossible.order).toEqual([400, 'materialNeeded'])
  })

  it('keeps a copy of the templates it needs, each once for all orders', async () => {
    const { query } = server.database
    const drawn = { ...EVEN, templateId: 'garden', material: 'DIBOND' } as const
    await tryToOrder(collageXml([TEST_QUOTE], '', drawn))
    await tryToOrder(collageXml([TEST_QUOTE], '', drawn))
    const rows = await query.selectFrom('order_content').select(['path', 'hash']).execute()
    const kept = rows.filter(({ path }) => path === 'webassets/templates/garden-50x40.xml')
    expect(kept).toHaveLength(2)
    const hashes = new Set(rows.map(({ hash }) => hash))
    expect(await query.selectFrom('frozen_text').select('hash').execute()).toHaveLength(hashes.size)
    expect(hashes.size).toBeLessThan(rows.length)
  })
})
