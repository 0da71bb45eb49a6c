import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { backupFolder } from './backup-folder.ts'

/** Folders whose names were brought to the disk, and whether the backup was said to be whole by then. */
const synced = vi.hoisted((): { readonly path: string; readonly isWhole: boolean }[] => [])

vi.mock(import('../storage/sync-to-disk.ts'), async (original) => {
  const real = await original()
  return {
    ...real,
    syncFolder: (path) => {
      synced.push({ path, isWhole: existsSync(join(path, 'backup.json')) || existsSync(join(path, '../backup.json')) })
      return real.syncFolder(path)
    },
  }
})

describe('the folder of a backup', () => {
  let folder = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'collagerie-backup-folder-'))
  })

  afterAll(() => rm(folder, { recursive: true }))

  it('is said to be whole only after the names of its tables have reached the disk', async () => {
    const backup = backupFolder(folder)
    await backup.prepare()
    await backup.writeTable('account', rowsOf())
    const nothing = { files: 0, bytes: 0, missing: [], damaged: [], withheld: [] }
    await backup.finish({ form: 1, madeAt: '', migrations: [], tables: [], ...nothing })
    expect(synced).toEqual([
      { path: join(folder, 'tables'), isWhole: false },
      { path: folder, isWhole: true },
    ])
  })
})

async function* rowsOf() {
  yield [{ id: 'a' }]
}
