import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../storage/database.ts'
import { MIGRATIONS } from '../storage/migrations.ts'
import { openDatabase } from '../storage/open-database.ts'
import { testDatabaseUrl } from '../testing/test-database-url.ts'
import { testPlace } from '../testing/test-place.ts'
import { ALONE } from './kept-secrets.ts'
import { openSecrets } from './open-secrets.ts'

const ROOM = { mostSecrets: 3, mostNames: 1, lastsMs: 60_000 }

describe('what is kept under a secret', () => {
  let folder = ''
  let database: Database

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'collagerie-secrets-'))
    database = await openDatabase(testPlace(folder, await testDatabaseUrl()), MIGRATIONS)
    vi.useFakeTimers({ toFake: ['Date'] })
  })

  afterAll(async () => {
    vi.useRealTimers()
    await database.close()
    await rm(folder, { recursive: true })
  })

  /** Advances the clock, so that it is clear which value is the oldest. */
  const later = () => vi.setSystemTime(Date.now() + 1000)

  it('is so much of a kind and no more, however many come', async () => {
    const open = openSecrets(database)
    const [sessions, others] = [open<string>('sessions', ROOM), open<string>('others', ROOM)]
    await others.set('o', { [ALONE]: 'other' })
    for (const secret of 'abcdefgh') {
      later()
      await sessions.set(secret, { [ALONE]: secret })
    }
    const found = await Promise.all([...'abcdefgh'].map((secret) => sessions.get(secret)))
    expect(found.filter((each) => each !== undefined)).toEqual(['f', 'g', 'h'])
    expect(await others.get('o')).toBe('other')
  })

  it('has so many names and no more', async () => {
    const photos = openSecrets(database)<number>('photos', { ...ROOM, mostNames: 3 })
    await photos.set('other', { first: 0 })
    for (let name = 0; name < 8; name++) {
      later()
      await photos.set('mine', { [`photo ${name}`]: name })
    }
    const found = await Promise.all(Array.from({ length: 8 }, (_, name) => photos.get('mine', `photo ${name}`)))
    expect(found.filter((each) => each !== undefined)).toEqual([5, 6, 7])
    expect(await photos.get('other', 'first')).toBe(0)
  })

  it('is so many secrets and no more, however many names each has', async () => {
    const pages = openSecrets(database)<string>('pages', { ...ROOM, mostNames: 3 })
    for (const secret of 'abcde') {
      later()
      await pages.set(secret, { first: `${secret}1`, second: `${secret}2` })
    }
    later()
    await pages.set('c', { third: 'c3' })
    later()
    await pages.set('f', { first: 'f1' })
    const asked = [...'abcdef'].flatMap((secret) => ['first', 'second', 'third'].map((name) => pages.get(secret, name)))
    const found = (await Promise.all(asked)).filter((each) => each !== undefined)
    expect(found).toEqual(['c1', 'c2', 'c3', 'e1', 'e2', 'f1'])
  })
})
