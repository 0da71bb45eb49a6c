import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { syncFolder } from '../storage/sync-to-disk.ts'
import { backupFolder } from './backup-folder.ts'

describe('the folder of a backup', () => {
  let folder = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'collagerie-backup-folder-'))
  })

  afterAll(() => rm(folder, { recursive: true }))

  it('is said to be whole only after the names of its tables have reached the disk', async () => {
    const brought: { readonly path: string; readonly isWhole: boolean }[] = []
    const backup = backupFolder(folder, (path) => {
      brought.push({ path, isWhole: existsSync(join(folder, 'backup.json')) })
      return syncFolder(path)
    })
    await backup.prepare()
    await backup.writeTable('account', rowsOf())
    const nothing = { files: 0, bytes: 0, missing: [], damaged: [], withheld: [] }
    await backup.finish({ form: 1, madeAt: '', migrations: [], tables: [], ...nothing })
    expect(brought).toEqual([
      { path: join(folder, 'tables'), isWhole: false },
      { path: folder, isWhole: true },
    ])
  })
})

async function* rowsOf() {
  yield [{ id: 'a' }]
}
