import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { collageXml, TEST_SCREENSHOT } from '../../testing/collage-xml.ts'
import { MIGRATIONS } from '../migrations.ts'
import { openDatabase } from '../open-database.ts'
import { accountsPhotosCollages } from './0001-accounts-photos-collages.ts'

const NOW = '2026-01-02T03:04:05.678Z'

it('tells of collages saved before it what an overview shows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'collagerie-migration-'))
  const before = await openDatabase(
    { dataDir: folder, databaseUrl: '' },
    { '0001-accounts-photos-collages': accountsPhotosCollages },
  )
  // The tables as they were then, with fewer columns than the types of today.
  const tables = before.query as unknown as Kysely<Record<string, Record<string, unknown>>>
  const insert = (table: string, row: Readonly<Record<string, unknown>>) =>
    tables.insertInto(table).values(row).execute()
  const account = { username: 'a', username_key: 'a', email: 'a', email_key: 'a', password_hash: '', newsletter: 0 }
  await insert('account', { ...account, id: 'anna', created_at: NOW })
  const collage = { user_id: 'anna', editor: 2, editor_version: 1, for_order: 0, created_at: NOW, updated_at: NOW }
  await insert('collage', { ...collage, id: 'two', template_id: 'sent', version: 2 })
  await insert('collage', { ...collage, id: 'unreadable', template_id: 'sent', version: 1 })
  const small = { templateId: 'gen-heart', childTemplateId: '30x30', material: 'DIBOND' } as const
  await insert('collage_version', { collage_id: 'two', version: 1, xml: collageXml([], 'old', small), saved_at: NOW })
  await insert('collage_version', { collage_id: 'two', version: 2, xml: collageXml([], 'new'), saved_at: NOW })
  await insert('collage_version', { collage_id: 'unreadable', version: 1, xml: '<collage', saved_at: NOW })
  await before.close()

  const after = await openDatabase({ dataDir: folder, databaseUrl: '' }, MIGRATIONS)
  const collages = await after.query.selectFrom('collage').selectAll().orderBy('id').execute()
  const versions = await after.query.selectFrom('collage_version').select(['version', 'picture', 'width_mm']).execute()
  await after.close()
  await rm(folder, { recursive: true })
  expect(collages).toEqual([
    {
      ...collage,
      id: 'two',
      version: 2,
      template_id: 'gen-alleven',
      name: '',
      name_key: null,
      title: 'new',
      width_mm: 500,
      height_mm: 400,
      material: 'POSTER',
      has_picture: 1,
      deleted_at: null,
      request_key: null,
    },
    expect.objectContaining({ id: 'unreadable', template_id: 'sent', title: '', width_mm: 0, has_picture: 0 }),
  ])
  expect(versions.map(({ picture, width_mm }) => [picture, width_mm])).toEqual([
    [TEST_SCREENSHOT, 300],
    [TEST_SCREENSHOT, 500],
    ['', 0],
  ])
})
