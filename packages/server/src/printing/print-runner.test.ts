import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { takeUp } from '../jobs/take-up.ts'
import { createOrderMover } from '../orders/order-mover.ts'
import { BlobRefused } from '../storage/blob-refused.ts'
import { BlobStoreUnavailable } from '../storage/blob-store-unavailable.ts'
import { DatabaseFailure } from '../storage/database-failure.ts'
import { photoKey } from '../storage/photo-key.ts'
import { collageXml, onePhotoPages } from '../testing/collage-xml.ts'
import { addFonts, createFixtureFolders, type FixtureFolders } from '../testing/fixture-folders.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { testJpeg } from '../testing/test-jpeg.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { createPrinting } from './create-printing.ts'
import type { PrintRunner } from './print-runner.ts'
import type { PrintStore } from './print-store.ts'

const AWAY = new BlobStoreUnavailable('it does not answer in time')

describe('an order that is printed while the store of files is away', () => {
  let folders: FixtureFolders
  let server: TestServer
  let anna: TestVisitor
  const logged: { readonly msg: string; readonly order?: string; readonly trace?: string }[] = []
  const texts = () => logged.map(({ msg }) => msg)

  beforeAll(async () => {
    folders = await createFixtureFolders()
    await addFonts(folders.contentDir)
    server = await startTestServer({ contentDir: folders.contentDir })
    anna = new TestVisitor(server.url)
    await anna.register('anna')
  })

  afterAll(async () => {
    await server.stop()
    await folders.remove()
  })

  const upload = async () => String((await anna.upload(await testJpeg(300, 200))).body['id'])

  async function order(photoId: string, xml = collageXml(Array.from({ length: 12 }, () => photoId))): Promise<string> {
    const { body } = await anna.save(xml)
    const requestKey = `${String(body['collageid'])}-key`
    const ordered = await anna.post('/api/orders', { collageid: body['collageid'], requestKey })
    return String(ordered.body['number'])
  }

  /** A printer whose store behaves differently in one respect. */
  function printerWith(change: Partial<PrintStore>, blobs = server.blobs): Pick<PrintRunner, 'start' | 'stop'> {
    const { database, databaseUrl, dataDir } = server
    const { log } = Fastify({ logger: { stream: { write: (line: string) => logged.push(JSON.parse(line)) } } })
    // The smallest sheet that can be printed: these tests are about orders, not pixels.
    const config = { ...readConfig({ PRINT_DPI: '30' }, folders.root), contentDir: folders.contentDir, dataDir }
    const prints = { ...server.prints, ...change }
    const printing = createPrinting({ config, database, blobs, prints }, log)
    const worker = takeUp(database, databaseUrl, printing.works, log)
    return {
      start: async () => {
        await printing.start()
        worker.start()
      },
      stop: async () => {
        await Promise.all([printing.stop(), worker.stop()])
      },
    }
  }

  /** Prints everything in the queue with a store that behaves differently, until an order reaches a state. */
  async function printUntil(
    number: string,
    state: string,
    change: Partial<PrintStore>,
    blobs = server.blobs,
  ): Promise<readonly string[]> {
    const { database } = server
    const printing = printerWith(change, blobs)
    await printing.start()
    const ofOrder = database.query.selectFrom('collage_order').select('state').where('number', '=', number)
    await expect.poll(async () => (await ofOrder.executeTakeFirst())?.state).toBe(state)
    await printing.stop()
    const events = database.query.selectFrom('order_event').select('state').where('order_number', '=', number)
    return (await events.orderBy('step').execute()).map((event) => event.state)
  }

  it('asks for an original once, on however many pages it is: a bucket brings the whole file each time', async () => {
    const garden = { templateId: 'garden', childTemplateId: '50x40', material: 'DIBOND' } as const
    const photoId = await upload()
    const number = await order(photoId, onePhotoPages([garden, garden, garden], photoId))
    const brought: string[] = []
    const fileOf: typeof server.blobs.fileOf = (key, folder) => {
      brought.push(key)
      return server.blobs.fileOf(key, folder)
    }
    await printUntil(number, 'ready', {}, { ...server.blobs, fileOf })
    expect(brought).toEqual([photoKey(photoId)])
  })

  it('is followed by its trace through all lines of its print', async () => {
    logged.length = 0
    const number = await order(await upload())
    await printUntil(number, 'ready', {})
    const lines = logged.map(({ msg, order: named, trace = '' }) => [msg, named, /^[0-9a-f]{32}$/.test(trace)])
    expect(lines).toEqual([
      ['an order is being printed', number, true],
      ['an order is printed', number, true],
    ])
  })

  const cannotRemove = { remove: () => Promise.reject(AWAY) }

  it('is ready although files of an earlier try cannot be removed, and nobody is told that it failed', async () => {
    const number = await order(await upload())
    await server.prints.begin('left-by-a-kill')
    expect(await printUntil(number, 'ready', cannotRemove)).toEqual(['ordered', 'rendering', 'ready'])
    expect(texts()).not.toContain('an order could not be printed')
    expect(texts()).toContain('files of a print could not be removed')
  })

  it('has failed where it cannot be printed, although what was made of it cannot be removed', async () => {
    const photoId = await upload()
    const number = await order(photoId)
    await server.blobs.remove(photoKey(photoId))
    expect(await printUntil(number, 'failed', cannotRemove)).toEqual(['ordered', 'rendering', 'failed'])
  })

  it.each([
    { what: 'the store of files', outage: AWAY },
    { what: 'the database', outage: new DatabaseFailure('slow', undefined) },
  ])(
    'goes back to the queue when $what keeps nothing, as often as it takes, and nothing counts against it',
    async ({ outage }) => {
      const number = await order(await upload())
      const job = server.database.query.selectFrom('print_job').select(['failures', 'losses'])
      const tries: unknown[] = []
      const keep: PrintStore['keep'] = async (...kept) => {
        tries.push(await job.where('order_number', '=', number).executeTakeFirst())
        if (tries.length < 3) throw outage
        return server.prints.keep(...kept)
      }
      const states = await printUntil(number, 'ready', { keep })
      expect(tries).toEqual(Array.from({ length: 3 }, () => ({ failures: 0, losses: 0 })))
      expect(states.filter((state) => state === 'failed')).toEqual([])
    },
  )

  it.each([
    {
      when: 'printed',
      change: (cancel: () => Promise<void>): Partial<PrintStore> => ({
        begin: async (folder) => {
          await cancel()
          return server.prints.begin(folder)
        },
      }),
    },
    {
      when: 'kept',
      change: (cancel: () => Promise<void>): Partial<PrintStore> => ({
        keep: async (_folder, _files, signal) => {
          await cancel()
          await new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)))
        },
      }),
    },
  ])('that is cancelled while it is $when is let go of as nothing to worry about', async ({ change }) => {
    const number = await order(await upload())
    const { database } = server
    const cancel = () =>
      database.query.transaction().execute(async (transaction) => {
        await createOrderMover(database, { webhookUrls: [], mailUrl: '' }).move(transaction, number, 'cancel', {
          actor: 'operator',
        })
      })
    logged.length = 0
    const printing = printerWith(change(cancel))
    await printing.start()
    await expect.poll(() => logged.length).toBeGreaterThan(1)
    await printing.stop()
    expect(texts()).toEqual(['an order is being printed', 'an order was taken from its printer'])
  })

  it('counts a try whose file alone the store refuses, and says which', async () => {
    const number = await order(await upload())
    const printing = printerWith({
      keep: () => Promise.reject(new BlobRefused('prints/sheet.pdf', 'access is denied')),
    })
    await printing.start()
    const { query } = server.database
    const tries = query.selectFrom('print_job').select(['failures', 'losses']).where('order_number', '=', number)
    await expect.poll(() => tries.executeTakeFirst()).toEqual({ failures: 1, losses: 0 })
    await printing.stop()
    const events = query.selectFrom('order_event').select('reason').where('order_number', '=', number)
    const reasons = (await events.execute()).map(({ reason }) => reason)
    expect(reasons).toContain('the store of files refuses prints/sheet.pdf (access is denied)')
  })
})
