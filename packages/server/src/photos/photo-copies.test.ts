import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startTestServer } from '../testing/start-test-server.ts'
import { testJpeg } from '../testing/test-jpeg.ts'
import { TestVisitor } from '../testing/test-visitor.ts'

it('a copy that could be made is shown, also where it cannot be kept', async () => {
  const server = await startTestServer()
  const anna = new TestVisitor(server.url)
  await anna.register('anna')
  const { body } = await anna.upload(await testJpeg(200, 100))
  // A file in place of the folder for copies.
  await writeFile(join(server.dataDir, 'blobs/resizes'), '')
  const copy = await anna.call(`/api/file?x=${String(body['id'])}&resized=50x50`)
  expect([copy.status, copy.body['error']]).toEqual([200, ''])
  expect(server.log.some((line) => line.includes('a copy of a photo could not be kept'))).toBe(true)
  await server.stop()
})
