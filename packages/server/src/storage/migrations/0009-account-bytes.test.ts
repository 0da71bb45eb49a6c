import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { MIGRATIONS } from '../migrations.ts'
import { openDatabase } from '../open-database.ts'
import { documentBytes, fileBytes } from '../stored-bytes.ts'

const NOW = '2026-01-02T03:04:05.678Z'
const EARLIER = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0009'))

it('counts what everybody has stored before it, and leaves reading it for later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'collagerie-migration-'))
  const before = await openDatabase({ dataDir: folder, databaseUrl: '' }, EARLIER)
  // The tables as they were then, with fewer columns than the types of today.
  const tables = before.query as unknown as Kysely<Record<string, Record<string, unknown>>>
  const insert = (table: string, row: Readonly<Record<string, unknown>>) =>
    tables.insertInto(table).values(row).execute()
  const account = { password_hash: '', newsletter: 0, created_at: NOW }
  for (const name of ['anna', 'bert'])
    await insert('account', { ...account, id: name, username: name, username_key: name, email: name, email_key: name })
  const size = { width: 1, height: 1, orientation: 1, suggested_rotation: 0, created_at: NOW }
  await insert('photo', { ...size, id: 'photo', user_id: 'anna', content_hash: 'x', bytes: 1_900_000_000 })
  await insert('photo', { ...size, id: 'other', user_id: 'anna', content_hash: 'y', bytes: 1_900_000_000 })
  const collage = { user_id: 'anna', editor: 2, editor_version: 1, for_order: 0, created_at: NOW, updated_at: NOW }
  await insert('collage', { ...collage, id: 'one', template_id: '', version: 1 })
  const document = { xml: '<collage>é</collage>', picture: 'abcd' }
  await insert('collage_version', { ...document, collage_id: 'one', version: 1, saved_at: NOW })
  await before.close()

  const after = await openDatabase({ dataDir: folder, databaseUrl: '' }, MIGRATIONS)
  const accounts = await after.query.selectFrom('account').select('bytes_used').orderBy('id').execute()
  const upkeep = await after.query.selectFrom('upkeep').selectAll().execute()
  await after.close()
  await rm(folder, { recursive: true })
  const all = 2 * fileBytes(1_900_000_000) + documentBytes(document)
  expect(accounts.map((row) => Number(row.bytes_used))).toEqual([all, 0])
  expect(upkeep).toEqual([{ name: 'photo uses', place: '' }])
})
