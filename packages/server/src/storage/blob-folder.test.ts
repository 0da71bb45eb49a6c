import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openBlobFolder } from './blob-folder.ts'
import type { Blobs } from './blobs.ts'

describe('blobs in a folder', () => {
  let folder = ''
  let blobs: Blobs

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'collagerie-blobs-'))
    blobs = await openBlobFolder(folder)
  })

  afterEach(() => rm(folder, { recursive: true }))

  const stage = (...chunks: string[]) => blobs.stage(Readable.from(chunks.map((chunk) => Buffer.from(chunk))))
  const incoming = () => readdir(join(folder, 'incoming'))

  it('cannot be asked for before they are kept, and then whole', async () => {
    const staged = await stage('once ', 'upon ', 'a time')
    expect(staged.bytes).toBe(16)
    expect(staged.hash).toBe('71cfe6daff670b0edb3b6d097fc865eaa92b547fea63d97aabfb95606e83a053')
    expect(Buffer.from(await staged.head(4)).toString()).toBe('once')
    expect(Buffer.from(await staged.head(4000)).toString()).toBe('once upon a time')
    expect(await blobs.open('photos/abcdefgh')).toBeUndefined()
    await staged.keep('photos/abcdefgh')
    const stored = await blobs.open('photos/abcdefgh')
    expect(stored?.bytes).toBe(16)
    expect(stored && (await buffer(stored.stream)).toString()).toBe('once upon a time')
    expect(await incoming()).toEqual([])
  })

  it('are gone once discarded or removed, and can be so twice', async () => {
    const staged = await stage('x')
    await staged.discard()
    await staged.discard()
    expect(await incoming()).toEqual([])
    const kept = await stage('y')
    await kept.keep('photos/abcdefgh')
    await kept.discard()
    expect(await blobs.open('photos/abcdefgh').then((found) => found?.stream.destroy())).toBeDefined()
    await blobs.remove('photos/abcdefgh')
    await blobs.remove('photos/abcdefgh')
    expect(await blobs.open('photos/abcdefgh')).toBeUndefined()
  })

  it('larger than one piece arrive whole, and so does their head', async () => {
    const chunks = Array.from({ length: 40 }, (_, index) => Buffer.alloc(30_000, index))
    const whole = Buffer.concat(chunks)
    const staged = await blobs.stage(Readable.from(chunks))
    expect(staged.bytes).toBe(whole.length)
    expect(whole.subarray(0, 700_000).equals(await staged.head(700_000))).toBe(true)
    await staged.keep('photos/abcdefgh')
    const stored = await blobs.open('photos/abcdefgh')
    expect(stored && whole.equals(await buffer(stored.stream))).toBe(true)
  })

  it('leave nothing behind when their source breaks', async () => {
    async function* broken() {
      yield Buffer.from('half')
      throw new Error('the line broke')
    }
    await expect(blobs.stage(broken())).rejects.toThrow('the line broke')
    expect(await incoming()).toEqual([])
  })

  it.each(['', 'photos', 'photos/../../etc/passwd', '../photos/abcdefgh', 'photos/ab/cdefgh', '/abcdefgh'])(
    'are never at "%s"',
    async (key) => {
      await expect(blobs.open(key)).rejects.toThrow('is not the key of a blob')
    },
  )

  it('forget at the next start what a killed process left, but not what another is receiving', async () => {
    const [old, fresh] = [join(folder, 'incoming', 'old'), join(folder, 'incoming', 'fresh')]
    await writeFile(old, 'x')
    await writeFile(fresh, 'x')
    await utimes(old, new Date(0), new Date(0))
    await openBlobFolder(folder)
    expect(await incoming()).toEqual(['fresh'])
  })
})
