import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { accountRepository } from '../../accounts/account-repository.ts'
import { MIGRATIONS } from '../migrations.ts'
import { openDatabase } from '../open-database.ts'

it('finds everybody by their name, and gives earlier orders their running number', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'collagerie-migration-'))
  const place = { dataDir: folder, databaseUrl: '' }
  const earlier = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0007'))
  const before = await openDatabase(place, earlier)
  // The tables as they were then, with fewer columns than the types of today.
  const tables = before.query as unknown as Kysely<Record<string, Record<string, unknown>>>
  const accounts = [
    ['weiss', 'Weiß', 'weiß'],
    ['strasse', 'Strasse', 'strasse'],
    ['later', 'Straße', 'straße'],
  ] as const
  for (const [at, [id, username, key]] of accounts.entries())
    await tables
      .insertInto('account')
      .values({
        id,
        username,
        username_key: key,
        email: id,
        email_key: id,
        password_hash: '',
        newsletter: 0,
        created_at: `2026-01-0${at + 1}T00:00:00.000Z`,
      })
      .execute()
  for (const count of [1, 2])
    await tables
      .insertInto('collage_order')
      .values({
        number: `C-2026-00000${count}`,
        user_id: 'weiss',
        request_key: String(count),
        collage_id: 'c',
        collage_version: 1,
        name: '',
        title: '',
        template_id: '',
        width_mm: 1,
        height_mm: 1,
        material: '',
        ordered_at: `2026-02-0${count}T00:00:00.000Z`,
        xml: '',
        picture: '',
      })
      .execute()
  await before.close()

  const after = await openDatabase(place, MIGRATIONS)
  const repository = accountRepository(after)
  const found: (string | undefined)[] = []
  for (const name of ['Weiß', 'WEISS', 'Strasse', 'STRASSE', 'straße', 'STRAßE'])
    found.push((await repository.findByName(name))?.id)
  const orders = await after.query
    .selectFrom('collage_order')
    .select(['number', 'running_number'])
    .orderBy('number')
    .execute()
  await after.close()
  await rm(folder, { recursive: true })
  expect(found).toEqual(['weiss', 'weiss', 'strasse', 'strasse', 'later', 'later'])
  expect(orders.map(({ running_number: running }) => running)).toEqual([1, 2])
})
