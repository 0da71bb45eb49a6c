import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileHasher } from './file-hasher.ts'

describe('hashing files apart', () => {
  const hasher = createFileHasher()
  let folder = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'collagerie-hashes-'))
  })

  afterAll(async () => {
    hasher.close()
    await rm(folder, { recursive: true })
  })

  async function newFile(bytes: number): Promise<{ readonly path: string; readonly hash: string }> {
    const content = randomBytes(bytes)
    const path = join(folder, content.toString('hex', 0, 8) || 'empty')
    await writeFile(path, content)
    return { path, hash: createHash('sha256').update(content).digest('hex') }
  }

  it('gives each the hash of its own bytes, of whatever size and however many at once', async () => {
    const files = await Promise.all([0, 1, 262_143, 262_144, 262_145, 1_000_000, 1_000_000].map(newFile))
    const hashes = await Promise.all(files.map(({ path }) => hasher.hashOf(path)))
    expect(hashes).toEqual(files.map(({ hash }) => hash))
  })

  it('lets a small one that came later pass a large one', async () => {
    const [large, small] = [await newFile(20_000_000), await newFile(1000)]
    const done: string[] = []
    await Promise.all([
      hasher.hashOf(large.path).then(() => done.push('large')),
      hasher.hashOf(small.path).then(() => done.push('small')),
    ])
    expect(done).toEqual(['small', 'large'])
  })

  it('says of a file it cannot read that this machine has trouble, and goes on', async () => {
    const { path, hash } = await newFile(300_000)
    const [lost, found] = await Promise.allSettled([hasher.hashOf(join(folder, 'nothing here')), hasher.hashOf(path)])
    expect(lost).toMatchObject({ reason: { syscall: 'read', message: expect.stringContaining('ENOENT') } })
    expect(found).toEqual({ status: 'fulfilled', value: hash })
  })

  it('hashes what comes while its thread is ending', async () => {
    const { path, hash } = await newFile(1000)
    await hasher.hashOf(path)
    hasher.close()
    expect(await hasher.hashOf(path)).toBe(hash)
  })

  it('leaves nobody waiting when it is closed, and starts again for who comes after', async () => {
    const { path, hash } = await newFile(25_000_000)
    const cut = hasher.hashOf(path)
    hasher.close()
    await expect(cut).rejects.toThrow('ended')
    expect(await hasher.hashOf(path)).toBe(hash)
  })
})
