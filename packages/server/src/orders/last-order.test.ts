import type { Material } from '@collagerie/core/format'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onePhotoPages } from '../testing/collage-xml.ts'
import { TEST_QUOTE } from '../testing/fixture-folders.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { createOrderMover } from './order-mover.ts'

const GARDEN = {
  templateId: 'garden',
  childTemplateId: '50x40',
  format: { width: 50, height: 40 },
  material: '',
} as const

describe('the last order of a collage', () => {
  let server: TestServer
  let anna: TestVisitor

  beforeAll(async () => {
    server = await startTestServer()
    anna = new TestVisitor(server.url)
    await anna.register('anna')
  })

  afterAll(() => server.stop())

  async function order(collageid: string, material: Material): Promise<string> {
    const placed = await anna.post('/api/orders', { collageid, material, requestKey: `order-on-${material}-again` })
    return String(placed.body['number'])
  }

  function cancel(number: string) {
    const mover = createOrderMover(server.database, { webhookUrls: [], mailUrl: '' })
    return server.database.query
      .transaction()
      .execute((transaction) => mover.move(transaction, number, 'cancel', { actor: 'operator', operator: 'Olga' }))
  }

  /** The material the editor begins with, and the order the checkout reminds of. */
  async function remembered(id: string) {
    const { body } = await anna.load(id)
    const offer = await anna.call(`/api/collages/${id}/offer`)
    return [body['material'], offer.body['ordered']]
  }

  it('is the same for the editor and the checkout, and never one that was cancelled', async () => {
    const id = String((await anna.save(onePhotoPages([GARDEN], TEST_QUOTE))).body['collageid'])
    expect(await remembered(id)).toEqual([undefined, undefined])
    const poster = await order(id, 'POSTER')
    const dibond = await order(id, 'DIBOND')
    expect(await remembered(id)).toMatchObject(['DIBOND', { number: dibond, material: 'DIBOND' }])
    await cancel(dibond)
    expect(await remembered(id)).toMatchObject(['POSTER', { number: poster, material: 'POSTER' }])
    await cancel(poster)
    expect(await remembered(id)).toEqual([undefined, undefined])
  })
})
