// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as LibraryStore from '../photos/library-store.ts'
import type * as DraftDatabase from './draft-database.ts'
import { FiledPhotos } from './filed-photos.ts'

const database = vi.hoisted(() => ({ asked: [] as string[], refuses: new Set<string>() }))

vi.mock('./draft-database.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof DraftDatabase>()),
  writePhoto: async (_: string, id: string) => {
    database.asked.push(id)
    if (database.refuses.has(id)) throw new DOMException('no room', 'QuotaExceededError')
  },
}))
vi.mock('../photos/library-store.ts', async (original) => ({
  ...(await original<typeof LibraryStore>()),
  fileOf: (id: string) => (id === 'of the server' ? undefined : new Blob([id])),
}))

const always = () => true

describe('the photos kept in the browser’s database', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    globalThis.dataLayer = []
    vi.spyOn(globalThis.console, 'debug').mockImplementation(() => undefined)
    database.asked.length = 0
    database.refuses.clear()
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('are each stored once, and only those this computer has', async () => {
    const filed = new FiledPhotos('draft')
    filed.add(['kept'])
    expect(await filed.file(['kept', 'of the server', 'new'], always)).toBe(true)
    expect(await filed.file(['kept', 'of the server', 'new'], always)).toBe(false)
    expect(database.asked).toEqual(['new'])
    expect(['kept', 'of the server', 'new'].map((id) => filed.has(id))).toEqual([true, false, true])
  })

  it('are not kept out by one that is refused, which is tried again after a while', async () => {
    const filed = new FiledPhotos('draft')
    database.refuses.add('large')
    expect(await filed.file(['large', 'small'], always)).toBe(true)
    expect([filed.has('large'), filed.has('small'), filed.refused()]).toEqual([false, true, ['large']])
    await filed.file(['large', 'small'], always)
    expect(database.asked).toEqual(['large', 'small'])
    database.refuses.clear()
    vi.setSystemTime(Date.now() + 31_000)
    await filed.file(['large', 'small'], always)
    expect(database.asked).toEqual(['large', 'small', 'large'])
    expect(filed.refused()).toEqual([])
  })

  it('are stored no longer than they are wanted', async () => {
    const filed = new FiledPhotos('draft')
    await filed.file(['a', 'b'], () => database.asked.length === 0)
    expect(database.asked).toEqual(['a'])
  })
})
