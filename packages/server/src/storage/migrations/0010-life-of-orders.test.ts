import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { createOrderMover } from '../../orders/move-order.ts'
import { printJobRepository } from '../../printing/print-job-repository.ts'
import { MIGRATIONS } from '../migrations.ts'
import { openDatabase } from '../open-database.ts'

const EARLIER = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0010'))

it('takes up what was ordered before print files were made, the oldest first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'collagerie-migration-'))
  const before = await openDatabase({ dataDir: folder, databaseUrl: '' }, EARLIER)
  // The tables as they were then, with fewer columns than the types of today.
  const tables = before.query as unknown as Kysely<Record<string, Record<string, unknown>>>
  const account = { id: 'anna', username: 'anna', username_key: 'anna', email: 'a', email_key: 'a', password_hash: '' }
  await tables
    .insertInto('account')
    .values({ ...account, newsletter: 0, created_at: '' })
    .execute()
  const order = { user_id: 'anna', collage_id: '', collage_version: 1, name: '', title: '', template_id: '' }
  const rest = { width_mm: 1, height_mm: 1, material: '', xml: '', picture: '' }
  for (const [running, number] of ['LATER', 'FIRST'].entries()) {
    const orderedAt = `2026-01-0${2 - running}T00:00:00.000Z`
    const row = { ...order, ...rest, number, running_number: running + 1, request_key: number, ordered_at: orderedAt }
    await tables.insertInto('collage_order').values(row).execute()
  }
  await before.close()

  const after = await openDatabase({ dataDir: folder, databaseUrl: '' }, MIGRATIONS)
  const events = await after.query.selectFrom('order_event').selectAll().orderBy('at').execute()
  const first = await printJobRepository(after, createOrderMover([])).claim()
  await after.close()
  await rm(folder, { recursive: true })
  expect(events.map(({ order_number: number, state, at }) => [number, state, at])).toEqual([
    ['FIRST', 'ordered', '2026-01-01T00:00:00.000Z'],
    ['LATER', 'ordered', '2026-01-02T00:00:00.000Z'],
  ])
  expect(first?.number).toBe('FIRST')
})
