import { describe, expect, it } from 'vitest'
import { ORIGIN, startMailShop } from '../testing/mail-shop.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { TestVisitor } from '../testing/test-visitor.ts'

describe('asking for a new password', () => {
  it('is limited by network', async () => {
    const shop = await startMailShop()
    const asked = []
    for (let count = 0; count < 22; count++)
      asked.push(
        (await new TestVisitor(shop.server.url, ORIGIN).post('/api/forgotten', { account: `x${count}` })).status,
      )
    await shop.stop()
    expect(asked).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429])
  })

  it('is not there where no mails are sent', async () => {
    const server = await startTestServer()
    const { body } = await new TestVisitor(server.url).post('/api/forgotten', { account: 'anna' })
    const rows = await server.database.query.selectFrom('mail').selectAll().execute()
    await server.stop()
    expect([body['code'], rows]).toEqual(['notFound', []])
  })
})
