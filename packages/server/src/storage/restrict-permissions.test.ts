import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testPlace } from '../testing/test-place.ts'
import { openBlobFolder } from './blob-folder.ts'
import { MIGRATIONS } from './migrations.ts'
import { openDatabase } from './open-database.ts'
import { restrictPermissions } from './restrict-permissions.ts'

/** Every file and folder that other users can access. */
async function openBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true })
  const paths = ['', ...entries]
  const modes = await Promise.all(paths.map(async (path) => ({ path, mode: (await stat(join(folder, path))).mode })))
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ path }) => path)
}

describe('the data folder', () => {
  let folder = ''
  let dataDir = ''

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'collagerie-rights-'))
    dataDir = join(folder, 'data')
  })

  afterEach(() => rm(folder, { recursive: true }))

  it('is made for its owner alone, with the database, its companions and every photo', async () => {
    const database = await openDatabase(testPlace(dataDir), MIGRATIONS)
    const blobs = await openBlobFolder({ dataDir })
    const staged = await blobs.stage(Readable.from([Buffer.from('photo')]))
    expect(await openBelow(dataDir)).toEqual([])
    await staged.keep('photo/abcdefgh')
    expect((await readdir(dataDir)).toSorted()).toEqual([
      'blobs',
      'collagerie.sqlite',
      'collagerie.sqlite-shm',
      'collagerie.sqlite-wal',
      'prints',
    ])
    expect(await openBelow(dataDir)).toEqual([])
    await database.close()
  })

  it('is closed again at the start, with all that is in it', async () => {
    await mkdir(join(dataDir, 'blobs/photo/a'), { recursive: true, mode: 0o755 })
    for (const file of ['collagerie.sqlite', 'collagerie.sqlite-wal', 'blobs/photo/a/abcdefgh'])
      await writeFile(join(dataDir, file), '', { mode: 0o644 })
    await chmod(dataDir, 0o775)
    expect(await openBelow(dataDir)).not.toEqual([])
    expect(await restrictPermissions(dataDir)).toEqual([])
    expect(await openBelow(dataDir)).toEqual([])
  })

  it('leaves what is not its own alone', async () => {
    await mkdir(dataDir)
    await writeFile(join(dataDir, 'notes.txt'), '', { mode: 0o644 })
    await restrictPermissions(dataDir)
    expect(await openBelow(dataDir)).toEqual(['notes.txt'])
  })
})
