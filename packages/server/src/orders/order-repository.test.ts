import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccountQuota } from '../quota/account-quota.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { createOrderMover } from './order-mover.ts'
import { orderRepository } from './order-repository.ts'

describe('the numbers of orders', () => {
  let server: TestServer
  let userId = ''

  beforeAll(async () => {
    server = await startTestServer()
    await new TestVisitor(server.url).register('anna')
    const { id } = await server.database.query.selectFrom('account').select('id').executeTakeFirstOrThrow()
    userId = id
  })

  afterAll(() => server.stop())

  const repositoryWith = (numbers: string[]) =>
    orderRepository(
      server.database,
      createAccountQuota(server.database, server.blobs, 100),
      createOrderMover(server.database, { webhookUrls: [], mailUrl: '' }),
      () => numbers.shift() ?? 'none left',
    )

  const add = async (requestKey: string, numbers: string[], picture = '') => {
    const order = {
      user_id: userId,
      request_key: requestKey,
      collage_id: 'collage',
      collage_version: 1,
      name: '',
      title: '',
      template_id: 'garden',
      price_amount: null,
      price_currency: null,
      delivery_way: null,
      delivery_amount: null,
      pages: 1,
      width_mm: 500,
      height_mm: 400,
      material: 'POSTER',
      xml: '',
      trace: '',
      picture,
    }
    return repositoryWith(numbers).add(order, [], [])
  }

  it('are drawn again where one is taken', async () => {
    const first = await add('first', ['AAAA-AAAA'])
    const second = await add('second', ['AAAA-AAAA', 'AAAA-AAAA', 'CCCC-CCCC'])
    expect([first.order.number, second.order.number]).toEqual(['AAAA-AAAA', 'CCCC-CCCC'])
    expect(second.order.running_number).toBe(first.order.running_number + 1)
  })

  it('stand for every later order of the same key, which is not new', async () => {
    const again = await add('first', ['BBBB-BBBB'])
    expect([again.order.number, again.isNew]).toEqual(['AAAA-AAAA', false])
    expect((await add('another', ['EEEE-EEEE'])).isNew).toBe(true)
  })

  it('leave no gap in the running number where none is free', async () => {
    const full = Array.from({ length: 50 }, () => 'AAAA-AAAA')
    await expect(add('third', full)).rejects.toThrow('no order number is free')
    const { order } = await add('fourth', ['DDDD-DDDD'])
    expect(order.running_number).toBe(4)
  })

  it('find what is known of an order without its picture, which is asked for by itself', async () => {
    const long = 'A'.repeat(20_000)
    await add('with', ['FFFF-FFFF'], long)
    await add('without', ['GGGG-GGGG'])
    const repository = repositoryWith([])
    for (const [key, number, picture] of [
      ['with', 'FFFF-FFFF', long],
      ['without', 'GGGG-GGGG', ''],
    ] as const) {
      const found = await repository.find(number)
      expect(found).toEqual(await repository.findByRequest(userId, key))
      expect(found).not.toHaveProperty('picture')
      expect([Boolean(found?.has_picture), await repository.pictureOf(number)]).toEqual([picture !== '', picture])
    }
  })
})
