import { afterAll, beforeAll, expect, it } from 'vitest'
import { PHOTO_USES } from '../room/photo-uses.ts'
import { MIGRATIONS } from '../storage/migrations.ts'
import { openDatabase } from '../storage/open-database.ts'
import { collageXml } from '../testing/collage-xml.ts'
import { createFixtureFolders, type FixtureFolders } from '../testing/fixture-folders.ts'
import { addressOf, bundleServer, endOf, type ServerBundle } from '../testing/server-process.ts'

const COLLAGES = 3
const VERSIONS = 10
const LETTERS = 3_800_000
/** Half of what the documents take together. */
const HEAP_MB = 64
const LONG_AGO = '2020-01-01T00:00:00.000Z'

let bundle: ServerBundle
let folders: FixtureFolders

beforeAll(async () => {
  bundle = await bundleServer()
  folders = await createFixtureFolders()
  const database = await openDatabase({ dataDir: folders.dataDir, databaseUrl: '' }, MIGRATIONS)
  const { query } = database
  const account = { username: 'a', username_key: 'a', email: 'a', email_key: 'a', password_hash: '', newsletter: 0 }
  await query
    .insertInto('account')
    .values({ ...account, id: 'anna', created_at: LONG_AGO })
    .execute()
  const facts = { editor: 2, editor_version: 1, template_id: '', for_order: 0, name: '', title: '', material: '' }
  const size = { width_mm: 0, height_mm: 0 }
  const xml = collageXml([], '', undefined, 'A'.repeat(LETTERS))
  for (let index = 0; index < COLLAGES; index++) {
    const row = {
      ...facts,
      ...size,
      id: `collage-${index}`,
      user_id: 'anna',
      version: VERSIONS,
      created_at: LONG_AGO,
      updated_at: LONG_AGO,
      has_picture: 0,
      name_key: null,
      request_key: null,
      // The first was deleted long ago.
      deleted_at: index === 0 ? LONG_AGO : null,
    }
    await query.insertInto('collage').values(row).execute()
    for (let version = 1; version <= VERSIONS; version++) {
      const saved = { collage_id: row.id, version, xml, picture: '', saved_at: LONG_AGO, ...size }
      await query.insertInto('collage_version').values(saved).execute()
    }
  }
  // As an earlier version would have left it.
  await query.insertInto('upkeep').values({ name: PHOTO_USES, place: '' }).execute()
  await database.close()
}, 120_000)

afterAll(async () => {
  await folders.remove()
})

it('a server with little memory starts and serves with more documents than fit into it, and tidies up meanwhile', async () => {
  const server = bundle.spawn({
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    PORT: '0',
    DATA_DIR: folders.dataDir,
    CONTENT_DIR: folders.contentDir,
    WEB_DIR: 'none',
  })
  const address = await addressOf(server)
  expect((await fetch(`${address}/health`)).status).toBe(200)
  let log = ''
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    log += String(chunk)
    if (log.includes('deleted collages are removed for good')) break
  }
  expect(log).toMatch(/"count":30,"msg":"documents of an earlier version are read"/)
  expect(log).toMatch(/"count":1,"msg":"deleted collages are removed for good"/)
  expect((await fetch(`${address}/health`)).status).toBe(200)
  const end = endOf(server)
  server.kill('SIGTERM')
  expect(await end).toEqual({ code: 0, errors: '' })
}, 180_000)
