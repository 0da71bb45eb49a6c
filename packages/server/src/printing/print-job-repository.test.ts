import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOrderMover, type OrderMover } from '../orders/order-mover.ts'
import { shopOrderRepository } from '../shop/shop-order-repository.ts'
import type { Database } from '../storage/database.ts'
import { MIGRATIONS } from '../storage/migrations.ts'
import { openDatabase } from '../storage/open-database.ts'
import { testDatabaseUrl } from '../testing/test-database-url.ts'
import { testPlace } from '../testing/test-place.ts'
import { folderOf, type PrintAttempt } from './print-attempt.ts'
import { printJobRepository } from './print-job-repository.ts'

const LONG_AGO = '2026-01-01T00:00:00.000Z'
const FILES = [
  { name: 'sheet.pdf', type: 'application/pdf', bytes: 3_000_000_000, sha256: 'a' },
  { name: 'sheet.jpg', type: 'image/jpeg', bytes: 12, sha256: 'b' },
]

describe('the queue of what is to be printed', () => {
  let folder = ''
  let database: Database
  let mover: OrderMover
  let count = 0

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'collagerie-queue-'))
    database = await openDatabase(testPlace(folder, await testDatabaseUrl()), MIGRATIONS)
    mover = createOrderMover(database, { webhookUrls: ['https://shop.example/hook'], mailUrl: '' })
    const account = { password_hash: '', newsletter: 0, created_at: LONG_AGO, email: 'a@b.c', email_key: 'a@b.c' }
    for (const id of ['anna', 'ben', 'cleo'])
      await database.query
        .insertInto('account')
        .values({ ...account, email_key: id, id, username: id, username_key: id })
        .execute()
  })

  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })

  beforeEach(async () => {
    for (const table of ['webhook_delivery', 'order_file', 'order_preflight', 'print_job', 'order_event'] as const)
      await database.query.deleteFrom(table).execute()
    await database.query.deleteFrom('collage_order').execute()
    await database.query.updateTable('account').set({ last_print_at: '' }).execute()
  })

  async function order(customer = 'anna'): Promise<string> {
    count += 1
    const number = `ORDER-${count}`
    const sizes = { width_mm: 500, height_mm: 400, collage_version: 1, running_number: count }
    const texts = {
      user_id: customer,
      collage_id: 'c',
      name: '',
      title: '',
      template_id: '',
      material: 'POSTER',
      pages: 1,
    }
    const start = {
      state: 'ordered',
      progress: 0,
      reason: '',
      ordered_at: LONG_AGO,
      xml: '<collage/>',
      trace: '',
    } as const
    await database.query.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('collage_order')
        .values({ ...sizes, ...texts, ...start, number, picture: '', request_key: number })
        .execute()
      await mover.start(transaction, number, '')
    })
    return number
  }

  const jobs = () => printJobRepository(database, mover)
  const shop = () => shopOrderRepository(database, mover)

  async function claimed(): Promise<PrintAttempt> {
    const job = await jobs().claim()
    if (!job) throw new Error('there is nothing to print')
    return job
  }

  async function facts(number: string) {
    const { state, progress, reason } = (await shop().find(number)) ?? {}
    return { state, progress, reason }
  }

  async function states(number: string): Promise<string[]> {
    const rows = await database.query
      .selectFrom('order_event')
      .select('state')
      .where('order_number', '=', number)
      .orderBy('step')
      .execute()
    return rows.map(({ state }) => state)
  }

  async function dueNow(): Promise<void> {
    await database.query.updateTable('print_job').set({ due_at: LONG_AGO }).execute()
  }

  it('is the order of ordering, each order once', async () => {
    const numbers = [await order(), await order(), await order()]
    const tries = [await claimed(), await claimed(), await claimed()]
    expect(tries.map(({ number }) => number)).toEqual(numbers)
    expect(await jobs().claim()).toBeUndefined()
    expect(tries[0]).toMatchObject({ userId: 'anna', xml: '<collage/>', material: 'POSTER', failures: 0, losses: 0 })
  })

  it('goes on past an order in a state in which it cannot be printed', async () => {
    const [stray, running, next] = [await order(), await order(), await order()]
    for (const [number, state] of [
      [stray, 'shipped'],
      [running, 'rendering'],
    ] as const)
      await database.query.updateTable('collage_order').set({ state }).where('number', '=', number).execute()
    await expect(jobs().claim()).rejects.toThrow(`order ${stray} waited to be printed in the state shipped`)
    await expect(jobs().claim()).rejects.toThrow(`order ${running} waited to be printed in the state rendering`)
    expect((await claimed()).number).toBe(next)
    expect(await facts(stray)).toMatchObject({ state: 'shipped' })
    expect(await facts(running)).toMatchObject({ state: 'failed' })
  })

  it('lets nobody wait for all the orders of somebody else', async () => {
    for (let more = 0; more < 20; more++) await order('anna')
    const first = await claimed()
    for (const customer of ['ben', 'cleo', 'ben']) await order(customer)
    await dueNow()
    // While hers is being printed the others come first; once it is done, everybody takes turns.
    const beside = [await claimed(), await claimed()]
    expect(beside.map(({ userId }) => userId)).toEqual(['ben', 'cleo'])
    for (const job of [first, ...beside]) await jobs().finish(job, `${job.number}-x`, [])
    const turns: string[] = []
    for (let turn = 0; turn < 5; turn++) {
      const job = await claimed()
      turns.push(job.userId)
      await jobs().finish(job, `${job.number}-x`, [])
    }
    expect(turns).toEqual(['anna', 'ben', 'anna', 'anna', 'anna'])
  })

  it('serves a customer with many orders before newcomers once they have waited longer', async () => {
    await order('anna')
    await order('anna')
    await jobs().finish(await claimed(), 'first', [])
    // Her last print lies long before the others' orders.
    await database.query.updateTable('account').set({ last_print_at: LONG_AGO }).where('id', '=', 'anna').execute()
    await order('ben')
    await order('cleo')
    expect((await claimed()).userId).toBe('anna')
  })

  it('gives one order to one of many who ask at once', async () => {
    await order()
    const tries = await Promise.all(Array.from({ length: 8 }, () => jobs().claim()))
    expect(tries.filter((job) => job !== undefined)).toHaveLength(1)
  })

  it('ends with the files in the step that makes the order ready', async () => {
    const number = await order()
    const job = await claimed()
    expect(await jobs().goOn(job, 40)).toBe(true)
    expect(await facts(number)).toEqual({ state: 'rendering', progress: 40, reason: '' })
    expect(await shop().files(number)).toEqual([])
    expect(await jobs().finish(job, 'first', FILES)).toEqual([])
    expect(await facts(number)).toEqual({ state: 'ready', progress: 100, reason: '' })
    expect((await shop().files(number)).map(({ name, bytes }) => [name, bytes])).toEqual([
      ['sheet.jpg', 12],
      ['sheet.pdf', 3_000_000_000],
    ])
    expect(await database.query.selectFrom('print_job').selectAll().execute()).toEqual([])
  })

  it('gives the folder of earlier files away when an order is printed again', async () => {
    const number = await order()
    await jobs().finish(await claimed(), 'first', FILES)
    expect((await shop().move(number, 'retry', { operator: 'Olga' })).ok).toBe(true)
    expect(await facts(number)).toEqual({ state: 'ordered', progress: 0, reason: '' })
    expect(await jobs().finish(await claimed(), 'second', FILES.slice(0, 1))).toEqual(['first'])
    expect((await shop().files(number)).map(({ folder: where }) => where)).toEqual(['second'])
    expect(await states(number)).toEqual(['ordered', 'rendering', 'ready', 'ordered', 'rendering', 'ready'])
  })

  it('hears nothing of a try that has lost its order', async () => {
    const number = await order()
    const job = await claimed()
    await shop().move(number, 'cancel', { operator: 'Olga' })
    expect(await jobs().goOn(job, 50)).toBe(false)
    expect(await jobs().finish(job, 'late', FILES)).toBeUndefined()
    await jobs().refuse(job, 'late')
    await jobs().tryAgain(job, 'failures', 'late')
    await jobs().giveBack(job, 'late')
    await jobs().report(job, { json: '{}', errors: 0, warnings: 0 })
    expect(await facts(number)).toMatchObject({ state: 'cancelled', reason: '' })
    expect([await shop().files(number), await shop().preflight(number)]).toEqual([[], undefined])
    expect(await jobs().claim()).toBeUndefined()
    await shop().move(number, 'uncancel', { operator: 'Olga' })
    expect((await claimed()).number).toBe(number)
  })

  it('takes back what a vanished server was printing, and ignores what that server says later', async () => {
    const number = await order()
    const job = await claimed()
    expect(await jobs().requeueVanished()).toEqual([])
    await jobs().releaseAll()
    expect(await jobs().requeueVanished()).toEqual([folderOf(number, job.lease)])
    expect(await jobs().finish(job, 'late', FILES)).toBeUndefined()
    expect(await facts(number)).toMatchObject({ state: 'ordered', reason: expect.stringContaining('interrupted') })
    await dueNow()
    expect(await claimed()).toMatchObject({ number, failures: 0, losses: 1 })
  })

  it('takes nothing back that could not be heard of while the database was away', async () => {
    const number = await order()
    const job = await claimed()
    await database.query.updateTable('print_job').set({ lease_until: LONG_AGO }).execute()
    const looks = jobs()
    expect(await looks.requeueVanished()).toEqual([])
    expect(await jobs().usedFolders()).toEqual(new Set([folderOf(number, job.lease)]))
    expect(await jobs().goOn(job, 10)).toBe(true)
    expect(await looks.requeueVanished()).toEqual([])
    expect(await jobs().finish(job, 'late', FILES)).toEqual([])
    expect(await states(number)).toEqual(['ordered', 'rendering', 'ready'])
  })

  it('tries three times, then the order has failed with the reason, and can be tried anew', async () => {
    const number = await order()
    for (let failures = 0; failures < 3; failures++) {
      const job = await claimed()
      expect(job.failures).toBe(failures)
      await jobs().tryAgain(job, 'failures', `reason ${failures}`)
      // The next try has to wait for its pause.
      expect(await jobs().claim()).toBeUndefined()
      await dueNow()
    }
    expect(await facts(number)).toMatchObject({ state: 'failed', reason: 'reason 2' })
    await shop().move(number, 'retry', { operator: 'Olga' })
    expect(await claimed()).toMatchObject({ number, failures: 0 })
  })

  it('fails at once where trying again is no use, and hands back what a stop interrupts', async () => {
    const [refused, stopped] = [await order(), await order()]
    await jobs().refuse(await claimed(), 'The original of the photo is broken. (slot img1)')
    expect(await facts(refused)).toMatchObject({ state: 'failed', reason: expect.stringContaining('slot img1') })
    await jobs().giveBack(await claimed(), 'The server stopped.')
    expect(await facts(stopped)).toMatchObject({ state: 'ordered', reason: 'The server stopped.' })
    expect(await claimed()).toMatchObject({ number: stopped, failures: 0, losses: 0 })
  })

  it('knows the folders that are somebody’s', async () => {
    await order()
    const other = await order()
    await jobs().finish(await claimed(), 'kept', FILES)
    const { lease } = await claimed()
    expect(await jobs().usedFolders()).toEqual(new Set(['kept', folderOf(other, lease)]))
    await jobs().releaseAll()
    expect(await jobs().usedFolders()).toEqual(new Set(['kept']))
  })

  it('has a message for every change, in the same step as the change', async () => {
    const number = await order()
    await jobs().finish(await claimed(), 'kept', FILES)
    await shop().move(number, 'ship', { operator: 'Olga' })
    expect(await shop().move(number, 'cancel', { operator: 'Olga' })).toEqual({ ok: false, state: 'shipped' })
    await shop().move(number, 'unship', { operator: 'Olga' })
    const rows = await database.query
      .selectFrom('webhook_delivery')
      .selectAll()
      .where('order_number', '=', number)
      .execute()
    const changes = ['ordered', 'rendering', 'ready', 'shipped', 'ready']
    expect(rows.map(({ state }) => state).toSorted()).toEqual(changes.toSorted())
    expect(new Set(rows.map(({ url, outcome }) => `${url} ${outcome}`))).toEqual(
      new Set(['https://shop.example/hook waiting']),
    )
    expect(await facts(number)).toMatchObject({ state: 'ready', progress: 100 })
  })
})
