import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appliedMigrations } from './storage/applied-migrations.ts'
import { openPool } from './storage/open-pool.ts'
import type { Schema } from './storage/schema.ts'
import { addFonts, createFixtureFolders, type FixtureFolders } from './testing/fixture-folders.ts'
import { NEXT_MIGRATION, nextServer, serverOf, versionBefore } from './testing/other-versions.ts'
import { PatientCustomer } from './testing/patient-customer.ts'
import { type RoundRobin, roundRobin } from './testing/round-robin.ts'
import { addressOf, type ServerBundle } from './testing/server-process.ts'
import { postgresUrl } from './testing/test-database-url.ts'
import { usualOrFull } from './testing/usual-or-full.ts'

const CUSTOMERS = usualOrFull(2, 16)
const LOOK_MS = 50
const VERSION = await versionBefore()

interface Running {
  readonly child: ReturnType<ServerBundle['spawn']>
  readonly url: string
}

/** The old server is a separate build: of the last release, or of the present sources if there is none. */
describe(`from ${VERSION === '' ? 'the present version' : VERSION} to one with a migration more, process by process`, () => {
  let older: ServerBundle
  let newer: ServerBundle
  let folders: FixtureFolders
  let proxy: RoundRobin
  let query: Kysely<Schema>
  let databaseUrl = ''
  const running = new Set<Running>()

  beforeAll(async () => {
    folders = await createFixtureFolders()
    await addFonts(folders.contentDir)
    older = await serverOf(VERSION)
    newer = await nextServer()
    proxy = await roundRobin()
    databaseUrl = await postgresUrl()
    query = new Kysely({ dialect: new PostgresDialect({ pool: openPool(databaseUrl, { max: 1 }) }) })
  })

  afterAll(async () => {
    await Promise.all([...running].map(stop))
    await Promise.all([proxy.close(), query.destroy()])
    await folders.remove()
  })

  async function start(bundle: ServerBundle, role: 'web' | 'print'): Promise<Running> {
    const settings = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folders.dataDir,
      CONTENT_DIR: folders.contentDir,
      PORT: '0',
      HEALTH_PORT: '0',
      WEB_DIR: 'none',
      LOG_LEVEL: 'error',
      // The smallest print: this is about orders, not pixels.
      PRINT_DPI: '30',
    }
    const child = bundle.spawn(settings, role)
    child.stderr.pipe(process.stderr)
    const started = { child, url: await addressOf(child) }
    child.stdout.resume()
    running.add(started)
    return started
  }

  async function stop(server: Running): Promise<void> {
    running.delete(server)
    const exit = once(server.child, 'exit')
    server.child.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
  }

  const direct = (...servers: readonly Running[]) => proxy.to(servers.map(({ url }) => url))

  it('no customer notices anything, and nothing is lost', { timeout: 900_000 }, async () => {
    const [first, second, printer] = await Promise.all([
      start(older, 'web'),
      start(older, 'web'),
      start(older, 'print'),
    ])
    const migrations = () => appliedMigrations(query)
    expect(await migrations()).not.toContain(NEXT_MIGRATION)
    direct(first, second)
    const customers = Array.from({ length: CUSTOMERS }, () => new PatientCustomer(proxy.url))
    for (const [index, customer] of customers.entries()) await customer.register(`customer${index}`)

    const over = new AbortController()
    let orders = 1
    const all = Promise.all(
      customers.map(async (customer) => {
        while (!over.signal.aborted || customer.orders.size < orders) await customer.work(orders)
      }),
    )

    /** Not even a request to try again is allowed: a stopping server gets no more requests. */
    const refusals = () => customers.flatMap((customer) => [...customer.refusals])

    /** Everybody places an order with all its steps; earlier servers have answered by then. */
    async function everybodyOrders(): Promise<void> {
      orders += 1
      const before = customers.map(({ done }) => done)
      const isDone = ({ done, orders: own }: PatientCustomer, index: number) =>
        own.size === orders && done > (before[index] ?? 0)
      while (!customers.every(isDone)) {
        expect(refusals()).toEqual([])
        await pause(LOOK_MS)
      }
    }

    async function rollOut(): Promise<void> {
      await everybodyOrders()
      // They find older tables at the same time: one migrates them while the old servers run.
      const [third, nextPrinter] = await Promise.all([start(newer, 'web'), start(newer, 'print')])
      expect(await migrations()).toContain(NEXT_MIGRATION)
      direct(first, second, third)
      await everybodyOrders()
      direct(second, third)
      await everybodyOrders()
      await Promise.all([stop(first), stop(printer)])
      await everybodyOrders()
      // Back again: the old version finds newer tables, which it neither refuses nor changes.
      const [again, printerAgain] = await Promise.all([start(older, 'web'), start(older, 'print')])
      await stop(nextPrinter)
      direct(again, third)
      await everybodyOrders()
      await stop(second)
      const [fourth] = await Promise.all([start(newer, 'web'), start(newer, 'print')])
      direct(third, fourth)
      await everybodyOrders()
      await Promise.all([stop(again), stop(printerAgain)])
      await everybodyOrders()
    }
    await Promise.race([rollOut(), all]).finally(() => over.abort())
    await all

    expect(refusals()).toEqual([])
    for (const customer of customers) {
      for (const number of customer.orders) {
        const state = async () => (await customer.insist((at) => at.call(`/api/orders/${number}`))).body['state']
        while ((await state()) !== 'ready') await pause(LOOK_MS)
      }
      for (const [id, xml] of customer.collages)
        expect((await customer.insist((at) => at.load(id))).body['collagexml']).toBe(xml)
      for (const [id, jpeg] of customer.photos) {
        const answer = await fetch(`${proxy.url}/api/photo/${id}`, { headers: { cookie: customer.cookie } })
        expect(Buffer.from(await answer.arrayBuffer()).equals(jpeg)).toBe(true)
      }
    }
    const numbers = customers.flatMap((customer) => [...customer.orders]).toSorted()
    const kept = await query.selectFrom('collage_order').select('number').execute()
    const ready = await query.selectFrom('order_event').select('order_number').where('state', '=', 'ready').execute()
    expect(kept.map(({ number }) => number).toSorted()).toEqual(numbers)
    expect(ready.map(({ order_number: number }) => number).toSorted()).toEqual(numbers)
  })
})
