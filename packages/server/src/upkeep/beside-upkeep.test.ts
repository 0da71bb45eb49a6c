import type { OperatorEvent } from '@collagerie/core/order'
import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MS_PER_DAY } from '../config/times.ts'
import { createOrderMover } from '../orders/order-mover.ts'
import { removeCollage } from '../quota/remove-collage.ts'
import { holdAccount } from '../storage/hold-account.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { Schema } from '../storage/schema.ts'
import { collageXml } from '../testing/collage-xml.ts'
import { TEST_QUOTE } from '../testing/fixture-folders.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { postgresUrl } from '../testing/test-database-url.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { createAddressPurge } from './address-purge.ts'
import { createPrintPurge } from './print-purge.ts'

const FINISHED = collageXml(Array.from({ length: 12 }, () => TEST_QUOTE))
const LONG_AGO = isoTime(-100 * MS_PER_DAY)

describe('what somebody takes back while upkeep looks at it', () => {
  let server: TestServer
  let anna: TestVisitor

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await postgresUrl() })
    anna = new TestVisitor(server.url)
    await anna.register('anna')
  })

  afterAll(() => server.stop())

  /** Runs the second until it has ended or waits for the first, then lets the first go on. */
  async function meanwhile<Value>(
    first: (transaction: Transaction<Schema>) => Promise<void>,
    second: () => Promise<Value>,
    then: (transaction: Transaction<Schema>) => Promise<void> = async () => undefined,
  ): Promise<Value> {
    const { query } = server.database
    let waiting: Promise<Value> | undefined
    await query.transaction().execute(async (transaction) => {
      await first(transaction)
      let isOver = false
      waiting = second().finally(() => {
        isOver = true
      })
      const waits = async () => {
        const { rows } = await sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        `.execute(query)
        return rows.length > 0
      }
      await expect.poll(async () => isOver || (await waits())).toBe(true)
      await then(transaction)
    })
    if (!waiting) throw new Error('the second never began')
    return waiting
  }

  it('a collage without a name is there once that was said', async () => {
    const id = String((await anna.save(FINISHED)).body['collageid'])
    await anna.post(`/api/collages/${id}/delete`, {})
    const { query } = server.database
    const { user_id: userId } = await query
      .selectFrom('collage')
      .select('user_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const restored = await meanwhile(
      async (transaction) => {
        await holdAccount(transaction, userId)
      },
      () => anna.post(`/api/collages/${id}/restore`, {}),
      async (transaction) => {
        await removeCollage(transaction, id)
      },
    )
    const rows = await query.selectFrom('collage').select('id').where('id', '=', id).execute()
    expect([restored.status, rows.length]).toEqual([404, 0])
  })

  it('a collage that is back loses nothing, whoever still thinks it is deleted', async () => {
    const id = String((await anna.save(collageXml([await anna.uploadSome()]))).body['collageid'])
    const { query } = server.database
    const removed = await query.transaction().execute((transaction) => removeCollage(transaction, id))
    expect(removed).toEqual({ bytes: 0, photoIds: [] })
    const uses = await query.selectFrom('photo_use').select('photo_id').where('holder', '=', id).execute()
    const versions = await query.selectFrom('collage_version').select('version').where('collage_id', '=', id).execute()
    expect([uses.length, versions.length]).toEqual([1, 1])
  })

  /** An order that was finished long ago. */
  async function finished(state: 'shipped' | 'cancelled', requestKey: string): Promise<string> {
    const { query } = server.database
    const collageid = String((await anna.save(FINISHED)).body['collageid'])
    const address = { name: 'Anna', street: 'Rue 1', postcode: '1000', city: 'Bruxelles', country: 'BE' }
    const fields = { collageid, requestKey, way: 'post', ...address }
    const number = String((await anna.post('/api/orders', fields)).body['number'])
    await query.updateTable('collage_order').set({ state }).where('number', '=', number).execute()
    await query.updateTable('order_event').set({ at: LONG_AGO }).where('order_number', '=', number).execute()
    const file = { name: 'sheet.pdf', type: 'application/pdf', bytes: 1, sha256: 'a', folder: `${number}-x` }
    await query
      .insertInto('order_file')
      .values({ ...file, order_number: number })
      .execute()
    return number
  }

  const PURGES = {
    order_address: () => createAddressPurge(30),
    order_file: () => createPrintPurge({ remove: async () => undefined }, 30),
  }

  describe.each(Object.keys(PURGES) as (keyof typeof PURGES)[])('the rows of %s stay', (table) => {
    it.each<['shipped' | 'cancelled', readonly OperatorEvent[]]>([
      ['shipped', ['unship']],
      ['cancelled', ['uncancel']],
      ['shipped', ['unship', 'ship']],
    ])('where an order that was %s sees %j', async (state, events) => {
      const number = await finished(state, `${table}-${state}-${events.join('-')}`)
      const mover = createOrderMover(server.database, { webhookUrls: [], mailUrl: '' })
      const removed = await meanwhile(
        async (transaction) => {
          for (const event of events)
            expect((await mover.move(transaction, number, event, { actor: 'operator' })).ok).toBe(true)
        },
        () => PURGES[table]()(server.database, server.blobs, new AbortController().signal),
      )
      expect(removed).toBe(0)
      const rows = server.database.query.selectFrom(table).select('order_number').where('order_number', '=', number)
      expect(await rows.execute()).toHaveLength(1)
    })
  })
})
