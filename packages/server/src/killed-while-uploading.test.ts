import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MOST_AT_ONCE } from './photos/permit-ledger.ts'
import { createFixtureFolders, type FixtureFolders } from './testing/fixture-folders.ts'
import { addressOf, bundleServer } from './testing/server-process.ts'
import { startTestServer, type TestServer } from './testing/start-test-server.ts'
import { postgresUrl } from './testing/test-database-url.ts'
import { testJpeg } from './testing/test-jpeg.ts'
import { TestVisitor } from './testing/test-visitor.ts'

let folders: FixtureFolders
let living: TestServer

beforeAll(async () => {
  folders = await createFixtureFolders()
  living = await startTestServer({ databaseUrl: await postgresUrl(), dataDir: folders.dataDir })
})

afterAll(async () => {
  await living.stop()
  await folders.remove()
})

/** The head and the first bytes of an upload that never ends. */
async function halfUpload(url: string, cookie: string): Promise<void> {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const head = [
    'POST /api/upload?format=json HTTP/1.1',
    `host: ${host}`,
    `origin: ${url}`,
    `cookie: ${cookie}`,
    'content-type: multipart/form-data; boundary=edge',
    'content-length: 100000',
  ]
  const part = '--edge\r\ncontent-disposition: form-data; name="file"; filename="photo.jpg"\r\n\r\n'
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}`)
}

it('uploads that a killed process took in hold up nobody for ever', async () => {
  const bundle = await bundleServer()
  const killed = bundle.spawn(
    {
      PORT: '0',
      DATABASE_URL: living.databaseUrl,
      DATA_DIR: folders.dataDir,
      CONTENT_DIR: folders.contentDir,
      WEB_DIR: 'none',
      LOG_LEVEL: 'error',
    },
    'web',
  )
  const url = await addressOf(killed)
  killed.stdout.resume()
  const anna = new TestVisitor(living.url)
  await anna.register('anna')
  for (let upload = 0; upload < MOST_AT_ONCE; upload++) await halfUpload(url, anna.cookie)
  const taken = async () => {
    const row = await living.database.query.selectFrom('upload_place').select('places').executeTakeFirst()
    return Object.keys(Object(JSON.parse(row?.places ?? '{}'))).length
  }
  await expect.poll(taken).toBe(MOST_AT_ONCE)
  const exit = once(killed, 'exit')
  killed.kill('SIGKILL')
  await exit
  expect((await anna.upload(await testJpeg(8, 6))).status).toBe(200)
})
