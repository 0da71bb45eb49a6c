import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SavedTemplate } from '@collagerie/core/collage'
import { readTemplateXml } from '@collagerie/core/template'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../storage/database.ts'
import { collageXml } from '../testing/collage-xml.ts'
import { createFixtureFolders, type FixtureFolders, TEST_QUOTE } from '../testing/fixture-folders.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { testDatabaseUrl } from '../testing/test-database-url.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { createKeptArt } from './kept-art.ts'

const FOLDER = 'webassets/templates'
const BEFORE = `${FOLDER}/leaves-0000000001.svg`
const NOW = `${FOLDER}/leaves-0000000002.svg`
const NEVER = `${FOLDER}/leaves-0000000003.svg`
const TEMPLATE = `${FOLDER}/garden-50x40.xml`

const svg = (colour: string) => `<svg xmlns="http://www.w3.org/2000/svg"><path fill="${colour}" d="M0 0H9V9Z"/></svg>`

const drawing = (art: string, slots: number) => `<template designer="collagerie" design="garden" screendpcm="40">
  <canvas width="50" height="40"/>
  <variation id="default" bordermode="0">
    ${Array.from({ length: slots }, (_, index) => `<image slot="img${index + 1}" x="${2 + index}" y="2" width="20" height="30" rotation="0"/>`).join('')}
    <overlay resource="leaves" url="/${art}" x="0" y="0" width="50" height="40" rotation="0"/>
  </variation>
</template>`

function savedOn(xml: string): SavedTemplate {
  const read = readTemplateXml(xml)
  if (!read.ok) throw new Error(read.failure.reason)
  const { format, variation } = read.value
  return { templateId: 'garden', childTemplateId: '50x40', material: 'POSTER', format, variation }
}

describe('a drawn template that the shop draws anew, with the next start', () => {
  let folders: FixtureFolders
  let server: TestServer
  let anna: TestVisitor
  let collageid: unknown
  let databaseUrl: string

  async function put(path: string, text: string): Promise<void> {
    await mkdir(join(folders.contentDir, FOLDER), { recursive: true })
    await writeFile(join(folders.contentDir, path), text)
  }

  const start = () => startTestServer({ contentDir: folders.contentDir, dataDir: folders.dataDir, databaseUrl })

  beforeAll(async () => {
    folders = await createFixtureFolders()
    databaseUrl = await testDatabaseUrl()
    await put(BEFORE, svg('#112233'))
    await put(TEMPLATE, drawing(BEFORE, 1))
    server = await start()
    anna = new TestVisitor(server.url)
    await anna.register('anna')
    const saved = await anna.save(collageXml([TEST_QUOTE], '', savedOn(drawing(BEFORE, 1))))
    collageid = saved.body['collageid']
    await server.stop()

    await rm(join(folders.contentDir, BEFORE))
    await put(NOW, svg('#445566'))
    await put(TEMPLATE, drawing(NOW, 2))
    server = await start()
    const { cookie } = anna
    anna = new TestVisitor(server.url)
    anna.cookie = cookie
  })

  afterAll(async () => {
    await server.stop()
    await folders.remove()
  })

  const get = async (path: string) => {
    const answer = await fetch(`${server.url}/${path}`)
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  it('keeps what saved collages show, and serves it as art is served', async () => {
    for (const path of [BEFORE, `${BEFORE}?exact`]) {
      const kept = await get(path)
      expect([kept.status, kept.text]).toEqual([200, svg('#112233')])
      expect(kept.headers.get('content-type')).toContain('image/svg+xml')
      const present = await get(NOW)
      for (const name of ['content-security-policy', 'cache-control', 'x-content-type-options'])
        expect(kept.headers.get(name)).toBe(present.headers.get(name))
    }
  })

  it('answers for art that nobody saved with that of now, unless the very art is asked for', async () => {
    expect((await get(NEVER)).text).toBe(svg('#445566'))
    expect((await get(`${NEVER}?exact`)).status).toBe(404)
    expect((await get(`${NOW}?exact`)).text).toBe(svg('#445566'))
    expect((await get(`${FOLDER}/nothing-0000000001.svg?exact`)).status).toBe(404)
    const heads = [BEFORE, NEVER].map(async (path) => fetch(`${server.url}/${path}?exact`, { method: 'HEAD' }))
    expect((await Promise.all(heads)).map(({ status }) => status)).toEqual([200, 404])
  })

  it('prints the collage as it was saved: it is complete, and its order has a copy of that art', async () => {
    const offer = await anna.call(`/api/collages/${String(collageid)}/offer`)
    expect(offer.body['isFinished']).toBe(true)
    const order = await anna.post('/api/orders', { collageid, requestKey: 'request-key-00000001', material: '' })
    expect(order.status).toBe(200)
    const { query } = server.database
    const rows = await query
      .selectFrom('order_content')
      .innerJoin('frozen_text', 'frozen_text.hash', 'order_content.hash')
      .select(['path', 'text'])
      .execute()
    expect(rows).toContainEqual({ path: BEFORE, text: svg('#112233') })
  })

  it('keeps each drawing once, however often it is saved, and nothing the shop never had', async () => {
    const { query } = server.database
    const rows = () => query.selectFrom('kept_art').select('path').execute()
    expect(await rows()).toEqual([{ path: BEFORE }])
    await anna.save(collageXml([TEST_QUOTE], '', savedOn(drawing(BEFORE, 1))))
    await anna.save(collageXml([TEST_QUOTE], '', savedOn(drawing(NEVER, 1))))
    await anna.save(collageXml([TEST_QUOTE], '', savedOn(drawing('webassets/art/leaf.svg', 1))))
    expect(await rows()).toEqual([{ path: BEFORE }])
    await anna.save(collageXml([TEST_QUOTE], '', savedOn(drawing(NOW, 2))))
    expect((await rows()).toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([{ path: BEFORE }, { path: NOW }])
  })

  it('takes a collage whose art is gone for one on the template of now', async () => {
    const gone = await anna.save(collageXml([TEST_QUOTE], '', savedOn(drawing(NEVER, 1))))
    const offer = await anna.call(`/api/collages/${String(gone.body['collageid'])}/offer`)
    expect(offer.body['isFinished']).toBe(false)
  })
})

describe('what was never art', () => {
  const query = new Proxy({} as Database['query'], {
    get: () => {
      throw new Error('the database was asked')
    },
  })
  const art = createKeptArt({ query } as Database, 'nowhere')

  it.each([
    'webassets/thumbs/garden-0123456789.jpg',
    'webassets/templates/garden-0123456789/50x40/template.xml',
    'webassets/templates/leaves.svg',
    'webassets/templates/leaves-0123456789.svg\0',
    'webassets/../leaves-0123456789.svg',
    `webassets/${'a'.repeat(300)}-0123456789.svg`,
  ])('is not looked for in the database: %s', async (path) => {
    expect(await art.keptAt(path)).toBeUndefined()
  })
})
