import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { blake3 } from '@napi-rs/blake-hash'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Config } from '../config/read-config.ts'
import { inEveryStore } from '../testing/in-every-store.ts'
import { plantBlob, storedKeys } from '../testing/stored-blobs.ts'
import type { Blobs } from './blobs.ts'
import { openBlobs } from './open-blobs.ts'

const KEY = 'photos/abcdefgh'
const PRINT = 'prints/K7MP-4XWH-token'
const { signal } = new AbortController()

inEveryStore('blobs', (store) => {
  let dataDir = ''
  let blobsPlace: Config['blobsPlace']
  let blobs: Blobs

  beforeAll(async () => {
    blobsPlace = await store.newPlace()
  })

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'collagerie-blobs-'))
    blobs = await openBlobs({ dataDir, blobsPlace })
  })

  afterEach(async () => {
    for (const key of await storedKeys(blobs)) await blobs.remove(key)
    blobs.close()
    await rm(dataDir, { recursive: true })
  })

  const stage = (...chunks: string[]) => blobs.stage(Readable.from(chunks.map((chunk) => Buffer.from(chunk))))
  const incoming = () => readdir(join(dataDir, 'blobs/incoming'))
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

  async function contentOf(key: string): Promise<Buffer | undefined> {
    const stored = await blobs.open(key)
    return stored && buffer(stored.stream)
  }

  /** A file like a print's. */
  async function madeFile(bytes: Uint8Array): Promise<string> {
    const path = join(dataDir, 'prints', 'made')
    await mkdir(join(dataDir, 'prints'), { recursive: true })
    await writeFile(path, bytes)
    return path
  }

  it('cannot be asked for before they are kept, and then whole', async () => {
    const staged = await stage('once ', 'upon ', 'a time')
    expect(staged.bytes).toBe(16)
    expect(staged.hash).toBe(`b3:${blake3('once upon a time').toString('hex')}`)
    expect(Buffer.from(await staged.head(4)).toString()).toBe('once')
    expect(Buffer.from(await staged.head(4000)).toString()).toBe('once upon a time')
    expect(await blobs.open(KEY)).toBeUndefined()
    await staged.keep(KEY)
    await staged.discard()
    const stored = await blobs.open(KEY)
    expect([stored?.bytes, Buffer.from((await stored?.head(4)) ?? []).toString()]).toEqual([16, 'once'])
    expect(stored && (await buffer(stored.stream)).toString()).toBe('once upon a time')
    expect(await incoming()).toEqual([])
  })

  it('are gone once discarded or removed, and can be so twice', async () => {
    const staged = await stage('x')
    await staged.discard()
    await staged.discard()
    expect(await incoming()).toEqual([])
    const kept = await stage('y')
    await kept.keep(KEY)
    await kept.discard()
    expect(await contentOf(KEY)).toEqual(Buffer.from('y'))
    await blobs.remove(KEY)
    await blobs.remove(KEY)
    expect(await blobs.open(KEY)).toBeUndefined()
  })

  it('can be nothing at all', async () => {
    const staged = await stage()
    await staged.keep(KEY)
    await staged.discard()
    const stored = await blobs.open(KEY)
    expect([stored?.bytes, (await stored?.head(10))?.length]).toEqual([0, 0])
    expect(stored && (await buffer(stored.stream)).length).toBe(0)
  })

  it('larger than one piece arrive whole, and so do their heads and parts', async () => {
    const chunks = Array.from({ length: 40 }, (_, index) => Buffer.alloc(30_000, index))
    const whole = Buffer.concat(chunks)
    const staged = await blobs.stage(Readable.from(chunks))
    expect(staged.bytes).toBe(whole.length)
    expect(whole.subarray(0, 700_000).equals(await staged.head(700_000))).toBe(true)
    await staged.keep(KEY)
    await staged.discard()
    const stored = await blobs.open(KEY)
    expect(whole.subarray(0, 700_000).equals((await stored?.head(700_000)) ?? Buffer.of())).toBe(true)
    expect(stored && whole.equals(await buffer(stored.stream))).toBe(true)
    const part = await blobs.openPart(KEY, { start: 29_990, end: 600_009 })
    expect(part && whole.subarray(29_990, 600_010).equals(await buffer(part))).toBe(true)
    expect(await blobs.openPart('photos/nothinghere', { start: 0, end: 9 })).toBeUndefined()
  })

  it('can be left in the middle of being read, or before', async () => {
    await plantBlob(blobs, KEY, randomBytes(3_000_000))
    // More than there are connections, so that connections left open would be noticed.
    const leave = async () => (await blobs.openPart(KEY, { start: 0, end: 2_999_999 }))?.destroy()
    for (let times = 0; times < 7; times++) await Promise.all(Array.from({ length: 20 }, leave))
    for await (const _ of (await blobs.open(KEY))?.stream ?? []) break
    expect((await contentOf(KEY))?.length).toBe(3_000_000)
  })

  it('leave nothing behind when their source breaks', async () => {
    async function* broken() {
      yield Buffer.from('half')
      throw new Error('the line broke')
    }
    await expect(blobs.stage(broken())).rejects.toThrow('the line broke')
    expect([await incoming(), await storedKeys(blobs)]).toEqual([[], []])
  })

  it.each([
    '',
    'photos',
    'photos/../../etc/passwd',
    '../photos/abcdefgh',
    'photos/ab/cdefgh',
    '/abcdefgh',
    'prints/abcdefgh',
  ])('are never at "%s"', async (key) => {
    await expect(blobs.open(key)).rejects.toThrow('is not the key of a blob')
    await expect(blobs.moveIn('/none', key, '', signal)).rejects.toThrow('is not the key of a blob')
    expect(() => blobs.addressOf(key)).toThrow('is not the key of a blob')
  })

  it('kept twice at once are there once, whole', async () => {
    const bytes = randomBytes(400_000)
    const staged = await Promise.all([1, 2, 3].map(() => blobs.stage(Readable.from([bytes]))))
    await Promise.all(staged.map((each) => each.keep(KEY)))
    await Promise.all(staged.map((each) => each.discard()))
    expect([await storedKeys(blobs), (await contentOf(KEY))?.equals(bytes)]).toEqual([[KEY], true])
  })

  it('take finished files over, which are gone from their place, and have them in a folder of their own', async () => {
    const bytes = randomBytes(300_000)
    for (const name of ['sheet.pdf', 'sheet.jpg'])
      await blobs.moveIn(await madeFile(bytes), `${PRINT}/${name}`, sha256(bytes), signal)
    await expect(stat(join(dataDir, 'prints/made'))).rejects.toThrow('ENOENT')
    await plantBlob(blobs, KEY)
    expect(await storedKeys(blobs)).toEqual([KEY, `${PRINT}/sheet.jpg`, `${PRINT}/sheet.pdf`])
    expect(await storedKeys(blobs, `${PRINT}/`)).toEqual([`${PRINT}/sheet.jpg`, `${PRINT}/sheet.pdf`])
    expect(await storedKeys(blobs, 'photos/')).toEqual([KEY])
    for await (const key of blobs.keys(Date.now() - 60_000)) expect(key).toBe('older than a minute')
    expect(blobs.addressOf(`${PRINT}/sheet.pdf`)).toMatch(/\/prints\/K7MP-4XWH-token\/sheet\.pdf$/)
    const part = await blobs.openPart(`${PRINT}/sheet.pdf`, { start: 10, end: 299_999 })
    expect(part && bytes.subarray(10).equals(await buffer(part))).toBe(true)
  })

  it('are files of this machine for programs that read files, and stay as they are', async () => {
    const bytes = randomBytes(300_000)
    await plantBlob(blobs, KEY, bytes)
    const folder = join(dataDir, 'borrowed')
    const path = (await blobs.fileOf(KEY, folder)) ?? ''
    expect(bytes.equals(await readFile(path))).toBe(true)
    expect((await stat(path)).mode & 0o077).toBe(0)
    await rm(folder, { recursive: true, force: true })
    expect(bytes.equals((await contentOf(KEY)) ?? Buffer.of())).toBe(true)
    expect(await blobs.fileOf('photos/nothinghere', folder)).toBeUndefined()
  })

  it('forget what a killed process left long ago, but not what another is receiving', async () => {
    const [old, fresh] = [join(dataDir, 'blobs/incoming/old'), join(dataDir, 'blobs/incoming/fresh')]
    await writeFile(old, 'x')
    await writeFile(fresh, 'x')
    await utimes(old, new Date(0), new Date(0))
    expect(await blobs.removeStaged(Date.now() - 60_000)).toBe(1)
    expect(await incoming()).toEqual(['fresh'])
  })

  it('say that they are there', async () => {
    await expect(blobs.check()).resolves.toBeUndefined()
  })
})
