import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { holdOrder } from '../orders/hold-order.ts'
import { collageXml } from '../testing/collage-xml.ts'
import { TEST_QUOTE } from '../testing/fixture-folders.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { holdAccount } from './hold-account.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.stop())

it('an account or an order is held without a row being written, and rows can be added below it', async () => {
  const anna = new TestVisitor(server.url)
  await anna.register('anna')
  const saved = await anna.save(collageXml(Array.from({ length: 12 }, () => TEST_QUOTE)))
  const ask = { collageid: saved.body['collageid'], requestKey: 'request-key-00000001' }
  const number = String((await anna.post('/api/orders', ask)).body['number'])
  const { query } = server.database
  const { user_id: userId } = await query
    .selectFrom('collage_order')
    .select('user_id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const places = async () => {
    const { rows } = await sql`
      select a.ctid::text as account, o.ctid::text as ordered
      from account a join collage_order o on o.user_id = a.id where o.number = ${number}
    `.execute(query)
    return rows
  }
  const before = await places()
  await query.transaction().execute(async (transaction) => {
    await holdAccount(transaction, userId)
    const held = await holdOrder(transaction, number)
    expect(Object.keys(held ?? {}).toSorted()).toEqual(['state', 'trace', 'user_id'])
    // From another connection, while the rows are locked.
    const file = { name: 'x', type: 'x', bytes: 1, sha256: 'x', folder: 'x', order_number: number }
    await query.insertInto('order_file').values(file).execute()
  })
  expect(await places()).toEqual(before)
})
