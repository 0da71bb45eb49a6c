import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { shopOrderListSchema } from '@collagerie/protocol'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operatorCommand, ordersCommand } from './commands/index.ts'
import { readConfig } from './config/read-config.ts'
import type { Blobs } from './storage/blobs.ts'
import { openBlobs } from './storage/open-blobs.ts'
import { photoKey } from './storage/photo-key.ts'
import { collageXml, onePhotoPages } from './testing/collage-xml.ts'
import { addFonts, createFixtureFolders, type FixtureFolders } from './testing/fixture-folders.ts'
import { inEveryStore } from './testing/in-every-store.ts'
import { addressOf, bundleServer, type ServerBundle } from './testing/server-process.ts'
import { plantBlob, storedKeys } from './testing/stored-blobs.ts'
import { testJpeg } from './testing/test-jpeg.ts'
import { TestVisitor } from './testing/test-visitor.ts'
import { usualOrFull } from './testing/usual-or-full.ts'

const ORDERS = usualOrFull(2, 50)
const PRINTER_KILLS = usualOrFull(1, 10)
const SERVER_KILLS = usualOrFull(1, 3)
const LOOK_AGAIN_MS = 200

interface FileFacts {
  readonly name: string
  readonly bytes: number
  readonly sha256: string
}

inEveryStore('orders, while print processes and the server are killed', (store) => {
  let bundle: ServerBundle
  let folders: FixtureFolders
  let place: Readonly<Record<string, string>>
  let blobs: Blobs
  let server: ReturnType<ServerBundle['spawn']>
  let anna: TestVisitor
  /** Every print process seen so far. */
  const seen = new Set<number>()

  beforeAll(async () => {
    bundle = await bundleServer()
    folders = await createFixtureFolders()
    const shopDir = join(folders.root, 'shop')
    await mkdir(shopDir)
    const materials = { POSTER: {}, CANVAS2CM: {}, DIBOND: { margin: 0.7 }, TILES: {} }
    await writeFile(join(shopDir, 'assortment.json'), JSON.stringify({ materials }))
    place = { DATA_DIR: folders.dataDir, SHOP_DIR: shopDir, ...(await store.newSettings()) }
    blobs = await openBlobs(readConfig(place, folders.root))
    await addFonts(folders.contentDir)
    await start()
  })

  afterAll(async () => {
    const exit = once(server, 'exit')
    server.kill('SIGTERM')
    await exit
    blobs.close()
    await folders.remove()
  })

  async function start(): Promise<void> {
    server = bundle.spawn({
      PORT: '0',
      ...place,
      CONTENT_DIR: folders.contentDir,
      WEB_DIR: 'none',
      LOG_LEVEL: 'error',
      // The smallest print: this is about orders, not pixels.
      PRINT_DPI: '30',
      PRINT_JOBS: '2',
    })
    server.stderr.pipe(process.stderr)
    const cookie = anna?.cookie ?? ''
    anna = new TestVisitor(await addressOf(server))
    server.stdout.resume()
    if (cookie !== '') anna.cookie = cookie
  }

  async function order(xml: string): Promise<string> {
    const saved = await anna.save(xml)
    const key = `${String(saved.body['collageid'])}-key`
    const ordered = await anna.post('/api/orders', { collageid: saved.body['collageid'], requestKey: key })
    return String(ordered.body['number'])
  }

  /** The number of orders in a state; they all fit on one page of the shop's list. */
  async function countIn(state: string): Promise<number> {
    const { orders } = v.parse(shopOrderListSchema, (await anna.call(`/api/shop/orders?state=${state}`)).body)
    return orders.length
  }

  async function untilIn(state: string, count: number): Promise<void> {
    await until(async () => ((await countIn(state)) >= count ? true : undefined))
  }

  /** Waits for a print process that was not there before. */
  async function nextPrinter(): Promise<number> {
    const { pid = 0 } = server
    return until(async () => {
      const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args='])
      const found = stdout
        .split('\n')
        .map((line) => line.trim().split(/\s+/))
        .find(([, parent, ...args]) => Number(parent) === pid && args.join(' ').includes('print-process'))
      const printer = Number(found?.[0] ?? 0)
      if (printer === 0 || seen.has(printer)) return undefined
      seen.add(printer)
      return printer
    })
  }

  async function until<Value>(look: () => Promise<Value | undefined>): Promise<Value> {
    for (;;) {
      const found = await look()
      if (found !== undefined) return found
      await new Promise((again) => setTimeout(again, LOOK_AGAIN_MS))
    }
  }

  it(`${ORDERS} orders end with whole files, each once, and one with a broken photo fails by itself`, {
    timeout: usualOrFull(300_000, 3_600_000),
  }, async () => {
    await anna.register('anna')
    const io = { out: () => undefined, error: () => undefined, environment: place }
    expect(await operatorCommand.run(['add', 'Anna'], io)).toBe(0)
    const upload = async (jpeg: Buffer) => String((await anna.upload(jpeg)).body['id'])
    const photoId = await upload(await testJpeg(300, 200))
    const jpeg = await testJpeg(300, 200)
    const brokenId = await upload(jpeg)
    await plantBlob(blobs, photoKey(brokenId), jpeg.subarray(0, 3000))
    const twelve = Array.from({ length: 12 }, () => photoId)
    const numbers: string[] = []
    for (let count = 0; count < ORDERS; count++) numbers.push(await order(collageXml(twelve)))
    const broken = await order(collageXml([...twelve.slice(0, 4), brokenId, ...twelve.slice(5)]))

    const kills = PRINTER_KILLS + SERVER_KILLS
    for (let kill = 1; kill <= kills; kill++) {
      // Kills are spread over the orders, so that none is hit every time.
      const done = Math.floor(((kill - 1) * ORDERS) / (kills + 1))
      await untilIn('ready', done)
      const printer = await nextPrinter()
      if (kill % Math.ceil(kills / SERVER_KILLS) !== 0) process.kill(printer, 'SIGKILL')
      else {
        const exit = once(server, 'exit')
        server.kill('SIGKILL')
        await exit
        await start()
      }
    }
    await untilIn('ready', ORDERS)
    await untilIn('failed', 1)

    const { body: failed } = await anna.call(`/api/shop/orders/${broken}`)
    expect(failed['reason']).toMatch(/slot img5/)
    expect(failed['preflight']).toMatchObject({ errors: 1 })
    expect(failed['files']).toEqual([])

    for (const number of numbers) {
      const { body } = await anna.call(`/api/shop/orders/${number}`)
      const files = body['files'] as readonly FileFacts[]
      expect([body['progress'], files.map(({ name }) => name).toSorted()]).toEqual([100, ['sheet.jpg', 'sheet.pdf']])
      const events = body['events'] as readonly { state: string }[]
      expect(events.filter(({ state }) => state === 'ready')).toHaveLength(1)
      for (const { name, bytes, sha256 } of files) {
        const answer = await fetch(`${anna.url}/api/shop/orders/${number}/files/${name}`, {
          headers: { cookie: anna.cookie },
        })
        const whole = Buffer.from(await answer.arrayBuffer())
        expect([whole.length, createHash('sha256').update(whole).digest('hex')]).toEqual([bytes, sha256])
      }
    }
    // No partial, doubled or leftover files.
    const kept = await storedKeys(blobs, 'prints/')
    expect([...new Set(kept.map((key) => key.slice(7, 16)))]).toEqual(numbers.toSorted())
    expect(kept).toHaveLength(2 * ORDERS)
    expect(await readdir(join(folders.dataDir, 'prints/incoming'))).toEqual([])

    const lines: string[] = []
    const listing = { ...io, out: (line: string) => lines.push(line) }
    expect(await ordersCommand.run(['list', 'failed'], listing)).toBe(0)
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${broken} .*slot img5`))])
    expect(await ordersCommand.run(['files', numbers[0] ?? ''], listing)).toBe(0)
    expect(lines.filter((line) => line.includes('/prints/'))).toHaveLength(2)
  })

  it('an order cancelled, then stopped while printing is printed on the template it was ordered on', async () => {
    const garden = { templateId: 'garden', childTemplateId: '50x40', material: 'DIBOND' } as const
    const photoId = String((await anna.upload(await testJpeg(300, 200))).body['id'])
    const number = await order(onePhotoPages([garden, garden], photoId))
    const found = async () => (await anna.call(`/api/shop/orders/${number}`)).body
    const isGone = async (pid: number) => {
      const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid='])
      return stdout.split('\n').every((line) => Number(line) !== pid) || undefined
    }

    // Paused, so that it cannot finish first.
    const cancelled = await nextPrinter()
    process.kill(cancelled, 'SIGSTOP')
    expect((await anna.post(`/api/shop/orders/${number}/cancel`, {})).body['state']).toBe('cancelled')
    await until(() => isGone(cancelled))
    const half = () => readdir(join(folders.dataDir, 'prints/incoming'))
    await until(async () => ((await half()).length === 0 ? true : undefined))
    expect(await found()).toMatchObject({ state: 'cancelled', files: [] })

    // A printer may take it again before the answer comes.
    expect((await anna.post(`/api/shop/orders/${number}/uncancel`, {})).status).toBe(200)
    process.kill(await nextPrinter(), 'SIGSTOP')
    const exit = once(server, 'exit')
    server.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
    // The template now has one more slot, which is empty.
    const template = join(folders.contentDir, 'webassets/templates/garden-50x40.xml')
    const slot = '<image slot="img2" x="1" y="1" width="9" height="9" rotation="0"/></variation>'
    await writeFile(template, (await readFile(template, 'utf8')).replace('</variation>', slot))
    await start()
    await until(async () => ((await found())['state'] === 'ready' ? true : undefined))
    const { files, events } = await found()
    const names = (files as readonly FileFacts[]).map(({ name }) => name)
    expect(names.toSorted()).toEqual(['page-2.jpg', 'sheet.jpg', 'sheet.pdf'])
    // A print process uses the shop's margins beyond the front on each side.
    const sheet = await fetch(`${anna.url}/api/shop/orders/${number}/files/sheet.pdf`, {
      headers: { cookie: anna.cookie },
    })
    const pdf = Buffer.from(await sheet.arrayBuffer()).toString('latin1')
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
    expect([Number(width), Number(height)].map((points) => (points / 72) * 2.54)).toEqual([
      expect.closeTo(51.4, 2),
      expect.closeTo(41.4, 2),
    ])
    const reasons = (events as readonly { state: string; reason: string }[]).map(({ state, reason }) => state + reason)
    const stopped = 'orderedThe server stopped; it goes on after the next start.'
    expect(reasons).toEqual([
      'ordered',
      'rendering',
      'cancelled',
      'ordered',
      'rendering',
      stopped,
      'rendering',
      'ready',
    ])
    // A new order uses today's content.
    const late = await anna.save(onePhotoPages([garden], photoId))
    const offer = await anna.call(`/api/collages/${String(late.body['collageid'])}/offer`)
    expect(offer.body['isFinished']).toBe(false)
  })
})
