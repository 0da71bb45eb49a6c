import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config/read-config.ts'
import { MS_PER_DAY } from './config/times.ts'
import { printKey } from './printing/print-store.ts'
import { MIGRATIONS } from './storage/migrations.ts'
import { openBlobs } from './storage/open-blobs.ts'
import { openDatabase } from './storage/open-database.ts'
import { photoKey } from './storage/photo-key.ts'
import { type CuttableProxy, cuttableProxy } from './testing/cuttable-proxy.ts'
import { addFonts, createFixtureFolders, type FixtureFolders } from './testing/fixture-folders.ts'
import { PatientCustomer } from './testing/patient-customer.ts'
import { type RoundRobin, roundRobin } from './testing/round-robin.ts'
import { hasS3Server, newBucketSettings } from './testing/s3-server.ts'
import { addressOf, bundleServer, type ServerBundle } from './testing/server-process.ts'
import { startPostgres, type TestPostgres } from './testing/start-postgres.ts'
import { storedKeys } from './testing/stored-blobs.ts'
import { testPlace } from './testing/test-place.ts'
import { usualOrFull } from './testing/usual-or-full.ts'
import { createBlobSweep } from './upkeep/blob-sweep.ts'

const CUSTOMERS = usualOrFull(3, 16)
/** Each round has every fault, and an order of every customer. */
const ROUNDS = usualOrFull(1, 5)
const S3_AWAY_MS = usualOrFull(0, 10_000)
const LOOK_MS = 50
const inTwoDays = () => Date.now() + 2 * MS_PER_DAY
/** What a customer may be told: try again. The proxy answers 502 if no server is there. */
const COME_AGAIN = /^(?:502|503( \w+)?|cut off)$/

type Role = 'web' | 'print'

interface Running {
  readonly role: Role
  readonly name: string
  readonly child: ReturnType<ServerBundle['spawn']>
  readonly url: string
}

describe.runIf(hasS3Server())('two web and two print processes, of which some are always being killed', () => {
  let bundle: ServerBundle
  let postgres: TestPostgres
  let toBucket: CuttableProxy
  let proxy: RoundRobin
  let folders: FixtureFolders
  let settings: Readonly<Record<string, string>> = {}
  let running: readonly Running[] = []
  let databaseUrl = ''

  beforeAll(async () => {
    folders = await createFixtureFolders()
    await addFonts(folders.contentDir)
    bundle = await bundleServer()
    postgres = await startPostgres()
    databaseUrl = await postgres.createDatabase('chaos')
    const bucket = await newBucketSettings()
    const far = new URL(bucket.BLOBS_URL)
    toBucket = await cuttableProxy(far.searchParams.get('endpoint') ?? '')
    far.searchParams.set('endpoint', toBucket.origin)
    proxy = await roundRobin()
    settings = {
      ...bucket,
      BLOBS_URL: far.href,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      HEALTH_PORT: '0',
      CONTENT_DIR: folders.contentDir,
      WEB_DIR: 'none',
      LOG_LEVEL: 'error',
      // The smallest print: this is about orders, not pixels.
      PRINT_DPI: '30',
    }
    running = await Promise.all([
      start('web', 'one'),
      start('web', 'two'),
      start('print', 'one'),
      start('print', 'two'),
    ])
    direct()
  })

  afterAll(async () => {
    await Promise.all(running.map((each) => end(each, 'SIGTERM')))
    await Promise.all([proxy.close(), toBucket.close(), postgres.stop()])
    await folders.remove()
  })

  async function start(role: Role, name: string): Promise<Running> {
    // Each on its own machine: only the database and the bucket are shared.
    const child = bundle.spawn({ ...settings, DATA_DIR: join(folders.root, `${role}-${name}`) }, role)
    child.stderr.pipe(process.stderr)
    const url = await addressOf(child)
    child.stdout.resume()
    return { role, name, child, url }
  }

  async function end({ child }: Running, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }

  const direct = () => proxy.to(running.filter(({ role }) => role === 'web').map(({ url }) => url))

  /** Kills a process in the middle of its work; another takes its place while customers go on. */
  async function killOne(role: Role, customers: readonly PatientCustomer[]): Promise<void> {
    const victim = role === 'print' ? await printing() : running.find((each) => each.role === role)
    if (!victim) throw new Error(`there is no ${role} process`)
    await end(victim, 'SIGKILL')
    await progress(customers)
    const next = await start(role, victim.name)
    // The next time the others come first.
    running = [...running.filter((each) => each !== victim), next]
    direct()
  }

  /** A process that is printing an order. */
  async function printing(): Promise<Running | undefined> {
    let found: Running | undefined
    await until(async () => {
      const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'ppid=,args='])
      const lines = stdout.split('\n').filter((each) => each.includes('print-process'))
      found = running.find(({ child }) => lines.some((each) => Number.parseInt(each, 10) === child.pid))
      return found !== undefined
    })
    return found
  }

  /** Waits until every customer has succeeded with something since. */
  async function progress(customers: readonly PatientCustomer[]): Promise<void> {
    const before = customers.map(({ done }) => done)
    await until(() => customers.every(({ done }, index) => done > (before[index] ?? 0)))
  }

  async function troubled(customers: readonly PatientCustomer[]): Promise<void> {
    const count = () => customers.flatMap(({ refusals }) => [...refusals.values()]).reduce((sum, each) => sum + each, 0)
    const before = count()
    await until(() => count() > before)
  }

  async function until(look: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await look())) await pause(LOOK_MS)
  }

  it('loses nothing that was acknowledged, doubles nothing, and ends every order ready', {
    timeout: usualOrFull(900_000, 1_800_000),
  }, async () => {
    const customers = Array.from({ length: CUSTOMERS }, () => new PatientCustomer(proxy.url))
    for (const [index, customer] of customers.entries()) await customer.register(`customer${index}`)
    const over = new AbortController()
    let orders = 0
    const working = customers.map(async (customer) => {
      while (!over.signal.aborted || customer.orders.size < orders) await customer.work(orders)
    })
    const all = Promise.all(working)

    const havoc = async () => {
      for (let round = 0; round < ROUNDS; round++) {
        orders += 1
        await killOne('print', customers)
        await killOne('web', customers)
        await postgres.halt()
        await troubled(customers)
        await postgres.resume()
        await progress(customers)
        toBucket.set('cut')
        await Promise.all([troubled(customers), pause(S3_AWAY_MS)])
        toBucket.set('open')
        await progress(customers)
      }
    }
    await Promise.race([havoc(), all])
    over.abort()
    await all

    for (const customer of customers)
      for (const number of customer.orders) {
        const state = async () =>
          (await customer.insist((visitor) => visitor.call(`/api/orders/${number}`))).body['state']
        await until(async () => (await state()) === 'ready')
      }

    const refused = new Set(customers.flatMap(({ refusals }) => [...refusals.keys()]))
    expect([...refused].filter((refusal) => !COME_AGAIN.test(refusal))).toEqual([])
    await checkCustomers(customers)
    await checkStored(customers)
  })

  async function checkCustomers(customers: readonly PatientCustomer[]): Promise<void> {
    for (const customer of customers) {
      for (const [id, xml] of customer.collages)
        expect((await customer.insist((visitor) => visitor.load(id))).body['collagexml']).toBe(xml)
      for (const [id, jpeg] of customer.photos) {
        const answer = await fetch(`${proxy.url}/api/photo/${id}`, { headers: { cookie: customer.cookie } })
        expect(Buffer.from(await answer.arrayBuffer()).equals(jpeg)).toBe(true)
      }
    }
  }

  /** Checks that everything exists once: repeated calls had no double effect. */
  async function checkStored(customers: readonly PatientCustomer[]): Promise<void> {
    const sorted = (keys: readonly string[]) => keys.toSorted()
    const of = (pick: (customer: PatientCustomer) => Iterable<string>) =>
      sorted(customers.flatMap((each) => [...pick(each)]))
    const database = await openDatabase(testPlace(folders.dataDir, databaseUrl), MIGRATIONS)
    const { query } = database
    const collages = await query.selectFrom('collage').select('id').execute()
    const photos = await query.selectFrom('photo').select(['id', 'content_hash']).execute()
    const orders = await query.selectFrom('collage_order').select('number').execute()
    const files = await query.selectFrom('order_file').select(['order_number', 'folder', 'name', 'sha256']).execute()
    const ready = await query.selectFrom('order_event').select('order_number').where('state', '=', 'ready').execute()
    expect(sorted(collages.map(({ id }) => id))).toEqual(of((each) => each.collages.keys()))
    expect(sorted(photos.map(({ id }) => id))).toEqual(of((each) => each.photos.keys()))
    const numbers = of((each) => each.orders)
    expect(sorted(orders.map(({ number }) => number))).toEqual(numbers)
    expect(sorted(ready.map(({ order_number: number }) => number))).toEqual(numbers)
    expect(files).toHaveLength(2 * numbers.length)

    const blobs = await openBlobs(readConfig({ ...settings, DATA_DIR: folders.dataDir }, ''))
    for (const { folder, name, sha256 } of files) {
      const stored = await blobs.open(printKey(folder, name))
      const hash = createHash('sha256')
      for await (const chunk of stored?.stream ?? []) hash.update(chunk)
      expect(hash.digest('hex')).toBe(sha256)
    }
    // What a kill leaves between a file and its row is removed in time, and nothing else is.
    await createBlobSweep(inTwoDays)(database, blobs, new AbortController().signal)
    const known = [...photos.map(({ id }) => photoKey(id)), ...files.map(({ folder, name }) => printKey(folder, name))]
    expect(sorted(await storedKeys(blobs))).toEqual(sorted(known))
    await database.close()
    blobs.close()
  }
})
