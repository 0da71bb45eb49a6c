import { chmod, mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { testJpeg } from '../testing/test-jpeg.ts'
import { TestVisitor } from '../testing/test-visitor.ts'

describe('files without a row', () => {
  let server: TestServer
  let anna: TestVisitor
  let blobs = ''

  beforeEach(async () => {
    server = await startTestServer()
    anna = new TestVisitor(server.url)
    await anna.register('anna')
    blobs = join(server.dataDir, 'blobs')
  })

  afterEach(() => server.stop())

  async function plant(key: string): Promise<string> {
    const [kind = '', name = ''] = key.split('/')
    const folder = join(blobs, kind, name.slice(0, 1))
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, name), 'left behind')
    return join(folder, name)
  }

  const makeOld = (path: string) => utimes(path, new Date(0), new Date(0))

  async function files(): Promise<readonly string[]> {
    const entries = await readdir(blobs, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  }

  it('are removed after a day, and photos and their copies stay', async () => {
    const { body } = await anna.upload(await testJpeg(200, 100))
    await anna.call(`/api/file?s=&t=photo&x=${String(body['id'])}&resized=50x50`)
    const known = await files()
    expect(known).toHaveLength(2)
    for (const path of [...known, await plant('photos/lostphoto'), await plant('resizes/lostphoto-1x1')])
      await makeOld(path)
    const fresh = await plant('photos/freshphoto')
    await server.doUpkeep()
    expect((await files()).toSorted()).toEqual([...known, fresh].toSorted())
  })

  it('all stay where there are too many for a kill to have left them', async () => {
    for (let count = 0; count <= 100; count++) await makeOld(await plant(`photos/lostphoto${count}`))
    await server.doUpkeep()
    expect(await files()).toHaveLength(101)
    expect(server.log.some((line) => line.includes('is it the right one?'))).toBe(true)
  })

  it('and all others are closed to other users of the machine, also inside a folder that is', async () => {
    const path = await plant('photos/openphoto')
    await chmod(path, 0o644)
    await server.doUpkeep()
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })
})
