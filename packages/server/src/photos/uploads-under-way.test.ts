import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { startTestServer } from '../testing/start-test-server.ts'
import { jpegOfSize } from '../testing/test-jpeg.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { MOST_AT_ONCE } from './permit-ledger.ts'

it('uploads that do not fit into the account together are not on the disk together', async () => {
  const server = await startTestServer({ userQuotaMb: 1 })
  const anna = new TestVisitor(server.url)
  await anna.register('anna')
  const { stage } = server.blobs
  let [atOnce, most] = [0, 0]
  vi.spyOn(server.blobs, 'stage').mockImplementation(async (source) => {
    atOnce += 1
    most = Math.max(most, atOnce)
    return stage(source).finally(() => {
      atOnce -= 1
    })
  })
  const photos = await Promise.all(Array.from({ length: 12 }, () => jpegOfSize(900_000)))
  const answers = await Promise.all(photos.map((photo) => anna.upload(photo)))
  expect(most).toBe(1)
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 11 }, () => 413),
  ])
  // Without room, a known photo can still be sent again.
  const kept = photos[answers.findIndex(({ status }) => status === 200)]
  expect((await anna.upload(kept ?? Buffer.of())).status).toBe(200)
  expect(await readdir(join(server.dataDir, 'blobs/incoming'))).toEqual([])
  await server.stop()
})

it('an upload ends when its caller leaves, though all of it had been sent', async () => {
  const left = { lines: 0 }
  const server = await startTestServer({}, (app) =>
    app.server.on('connection', (line) => line.once('close', () => (left.lines += 1))),
  )
  const anna = new TestVisitor(server.url)
  await anna.register('anna')
  const { stage } = server.blobs
  let tellLeft = () => {}
  const allLeft = new Promise<void>((resolve) => {
    tellLeft = resolve
  })
  // No byte is read before every caller has left.
  const staging = vi.spyOn(server.blobs, 'stage').mockImplementation((source) => allLeft.then(() => stage(source)))
  const callers = Array.from({ length: MOST_AT_ONCE }, () => sendWhole(server.url, anna.cookie))
  await expect.poll(() => staging.mock.calls.length).toBe(MOST_AT_ONCE)
  for (const caller of callers) caller.resetAndDestroy()
  await expect.poll(() => left.lines).toBeGreaterThanOrEqual(MOST_AT_ONCE)
  staging.mockRestore()
  tellLeft()
  // Each of them had a place, which this one needs.
  expect((await anna.upload(await jpegOfSize(30_000))).status).toBe(200)
  await expect.poll(() => readdir(join(server.dataDir, 'blobs/incoming'))).toEqual([])
  await server.stop()
})

/**
 * An upload larger than a form reader buffers and smaller than a connection buffers: received whole but not read whole.
 */
function sendWhole(url: string, cookie: string): Socket {
  const { port, origin, host } = new URL(url)
  const part = 'Content-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg'
  const body = `--mark\r\n${part}\r\n\r\n${'x'.repeat(100_000)}\r\n--mark--\r\n`
  const head = [
    'POST /api/upload?format=json HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${origin}`,
    `Cookie: ${cookie}`,
    'Content-Type: multipart/form-data; boundary=mark',
    `Content-Length: ${body.length}`,
  ]
  const caller = connect(Number(port), '127.0.0.1')
  caller.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  return caller
}
