import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createFixtureFolders } from '../testing/fixture-folders.ts'
import { startTestServer } from '../testing/start-test-server.ts'

it('a server removes what a kill left of uploads an hour ago, and not what is coming in', async () => {
  const { dataDir, remove } = await createFixtureFolders()
  const folder = join(dataDir, 'blobs/incoming')
  await mkdir(folder, { recursive: true })
  for (const name of ['left', 'coming']) await writeFile(join(folder, name), 'half a photo')
  const twoHoursAgo = new Date(Date.now() - 7_200_000)
  await utimes(join(folder, 'left'), twoHoursAgo, twoHoursAgo)
  const server = await startTestServer({ dataDir })
  await expect.poll(() => readdir(folder)).toEqual(['coming'])
  await server.stop()
  await remove()
})
