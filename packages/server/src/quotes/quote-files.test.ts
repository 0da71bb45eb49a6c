import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileAnswerSchema } from '@collagerie/protocol'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFixtureFolders, type FixtureFolders, TEST_QUOTE } from '../testing/fixture-folders.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { testJpeg } from '../testing/test-jpeg.ts'
import { TestVisitor } from '../testing/test-visitor.ts'

const QUOTE = `/api/file?t=quotes&x=quotes-${TEST_QUOTE}`

describe('GET /api/file for a quote', () => {
  let folders: FixtureFolders
  let server: TestServer
  let anna: TestVisitor
  let jpeg: Buffer

  beforeAll(async () => {
    folders = await createFixtureFolders()
    const folder = join(folders.contentDir, 'webassets/quotes/fr')
    await mkdir(folder, { recursive: true })
    jpeg = await testJpeg(64, 48)
    await writeFile(join(folder, 'carpe-diem-full.jpg'), jpeg)
    server = await startTestServer({ contentDir: folders.contentDir })
    anna = new TestVisitor(server.url)
    await anna.register('anna')
  })

  afterAll(async () => {
    await server.stop()
    await folders.remove()
  })

  async function bytesOf(path: string): Promise<Buffer> {
    const { dataurl } = v.parse(fileAnswerSchema, (await anna.call(path)).body)
    return Buffer.from(dataurl.replace('data:image/jpeg;base64,', ''), 'base64')
  }

  it('answers with the picture for print, to everybody who is signed in', async () => {
    expect((await bytesOf(QUOTE)).equals(jpeg)).toBe(true)
    expect((await new TestVisitor(server.url).call(QUOTE)).status).toBe(401)
  })

  it('makes it fit into a box', async () => {
    const { width, height } = await sharp(await bytesOf(`${QUOTE}&resized=32x32`)).metadata()
    expect([width, height]).toEqual([32, 24])
  })

  it.each(['quotes-nowhere', TEST_QUOTE, '../secret.txt'])('knows no quote %s', async (unique) => {
    const { status, body } = await anna.call(`/api/file?t=quotes&x=${encodeURIComponent(unique)}`)
    expect([status, body]).toEqual([
      404,
      { error: 'ERROR_NO_FILE_ACCESS', code: 'noFileAccess', msg: 'No access to photo.', dataurl: '' },
    ])
  })

  it('is not confused with a photo of a customer', async () => {
    const photo = await anna.uploadSome()
    expect((await anna.call(`/api/file?t=quotes&x=${photo}`)).status).toBe(404)
    expect((await anna.call(`/api/file?t=computer&x=quotes-${TEST_QUOTE}`)).status).toBe(404)
  })
})
