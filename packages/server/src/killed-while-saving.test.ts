import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { collageXml } from './testing/collage-xml.ts'
import { createFixtureFolders, type FixtureFolders } from './testing/fixture-folders.ts'
import { inEveryStore } from './testing/in-every-store.ts'
import { addressOf, bundleServer, type ServerBundle } from './testing/server-process.ts'
import { testJpeg } from './testing/test-jpeg.ts'
import { TestVisitor } from './testing/test-visitor.ts'
import { usualOrFull } from './testing/usual-or-full.ts'

const ROUNDS = usualOrFull(5, 200)
const TIMEOUT_MS = ROUNDS * 15_000

/** What a visitor was told is stored, and what may be. */
interface Memory {
  /** The last acknowledged text of each id, and those sent later without an answer. */
  readonly collages: Map<string, readonly string[]>
  readonly photos: Map<string, string>
}

inEveryStore('a server killed in the middle of saves', (store) => {
  let bundle: ServerBundle
  let folders: FixtureFolders
  let place: Readonly<Record<string, string>>

  beforeAll(async () => {
    bundle = await bundleServer()
    folders = await createFixtureFolders()
    place = { DATA_DIR: folders.dataDir, ...(await store.newSettings()) }
  })

  afterAll(async () => {
    await folders.remove()
  })

  function start() {
    return bundle.spawn({
      PORT: '0',
      ...place,
      CONTENT_DIR: folders.contentDir,
      WEB_DIR: 'none',
      LOG_LEVEL: 'error',
    })
  }

  /** Saves and uploads until the server is gone. */
  async function work(visitor: TestVisitor, memory: Memory, round: number, lane: number, acknowledged: () => void) {
    let id = ''
    for (let step = 0; ; step++) {
      const photo = await testJpeg(8, 8)
      const xml = collageXml([], `round ${round} lane ${lane} step ${step} ${'x'.repeat(step * 100)}`)
      if (id !== '') memory.collages.set(id, [...(memory.collages.get(id) ?? []), xml])
      const saved = await visitor.save(xml, id)
      id = String(saved.body['collageid'])
      memory.collages.set(id, [xml])
      acknowledged()
      const uploaded = await visitor.upload(photo)
      memory.photos.set(String(uploaded.body['src']), createHash('sha256').update(photo).digest('hex'))
    }
  }

  /** Finds out what was saved, so that it cannot change later. */
  async function check(visitor: TestVisitor, { collages, photos }: Memory): Promise<void> {
    for (const [id, texts] of collages) {
      const { body } = await visitor.load(id)
      expect(texts).toContain(body['collagexml'])
      collages.set(id, [String(body['collagexml'])])
    }
    for (const [src, hash] of photos) {
      const answer = await fetch(visitor.url + src, { headers: { cookie: visitor.cookie } })
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash)
    }
  }

  it(`has every acknowledged save and upload, whole, after each of ${ROUNDS} kills`, {
    timeout: TIMEOUT_MS,
  }, async () => {
    const all: Memory = { collages: new Map(), photos: new Map() }
    let latest: Memory = { collages: new Map(), photos: new Map() }
    let cookie = ''
    for (let round = 0; round <= ROUNDS; round++) {
      const server = start()
      const exit = once(server, 'exit')
      server.stderr.resume()
      const visitor = new TestVisitor(await addressOf(server))
      server.stdout.resume()
      visitor.cookie = cookie
      if (round === 0) await visitor.register('survivor')
      cookie = visitor.cookie
      await check(visitor, latest)
      for (const [id, texts] of latest.collages) all.collages.set(id, texts)
      for (const [src, hash] of latest.photos) all.photos.set(src, hash)
      if (round === ROUNDS) {
        await check(visitor, all)
        server.kill('SIGKILL')
      } else {
        const memory: Memory = { collages: new Map(), photos: new Map() }
        let left = 3 + (round % 7)
        const acknowledged = () => {
          left -= 1
          if (left === 0) server.kill('SIGKILL')
        }
        await Promise.allSettled([0, 1, 2].map((lane) => work(visitor, memory, round, lane, acknowledged)))
        latest = memory
      }
      expect(await exit).toEqual([null, 'SIGKILL'])
    }
    expect(all.collages.size).toBeGreaterThan(ROUNDS)
    expect(all.photos.size).toBeGreaterThan(ROUNDS)
  })
})
