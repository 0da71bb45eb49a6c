import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { startTestServer } from '../testing/start-test-server.ts'
import { jpegOfSize } from '../testing/test-jpeg.ts'
import { TestVisitor } from '../testing/test-visitor.ts'

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
  // Where there is no room left, what is there already may still be sent again.
  const kept = photos[answers.findIndex(({ status }) => status === 200)]
  expect((await anna.upload(kept ?? Buffer.of())).status).toBe(200)
  expect(await readdir(join(server.dataDir, 'blobs/incoming'))).toEqual([])
  await server.stop()
})
