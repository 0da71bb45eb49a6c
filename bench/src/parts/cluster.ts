import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Measured, measureLoad, saveTo, uploadTo } from '../load.ts'
import { ms, printTable } from '../print-table.ts'
import { signedInCookie } from '../servers/sign-in.ts'
import { startProduct } from '../servers/start-product.ts'
import { type RunningServer, startServer } from '../servers/start-server.ts'
import { timesOf } from '../statistics.ts'

const PROCESSES = [1, 2, 4]
const CLIENTS = 40
/** Writes of one account wait for each other, so there are several. */
const ACCOUNTS = 20
const UPLOADS = 200
const SAVES = 500
const BARE = resolve(import.meta.dirname, '../servers/bare.ts')
const SETTINGS = { UPLOAD_LIMIT: '1000000', REGISTER_LIMIT: '1000000', WEB_DIR: 'none' }

/** With what the web processes computed for each call: that figure suffers less from other work on the machine. */
interface Load extends Measured {
  readonly cpuMs: number
}

interface Row {
  readonly name: string
  readonly uploads: Load
  readonly saves?: Load
}

/** Uploads and saves with one, two and four web processes on one PostgreSQL, beside one process on SQLite and a bare server. */
export async function measureCluster(): Promise<void> {
  const databaseUrl = process.env['BENCH_DATABASE_URL'] ?? ''
  if (databaseUrl === '') {
    console.log('\ncluster: left out, as BENCH_DATABASE_URL names no empty PostgreSQL database')
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'collagerie-cluster-'))
  const rows: Row[] = []
  const bare = await startServer((place) => ({ args: ['--import', 'tsx', BARE, place] }))
  rows.push({
    name: 'bare Fastify to disk',
    uploads: await loaded([bare], UPLOADS, () => uploadTo(bare.url, '')),
  })
  await bare.stop()
  rows.push(await measured('one process, SQLite', [await startProduct({ ...SETTINGS, LOG_LEVEL: 'error' })]))
  for (const count of PROCESSES) {
    const settings = { ...SETTINGS, DATABASE_URL: databaseUrl, DATA_DIR: folder }
    const servers = await Promise.all(Array.from({ length: count }, () => startProduct(settings, ['web'])))
    rows.push(await measured(`${count} web, PostgreSQL`, servers))
  }
  await rm(folder, { recursive: true, force: true })
  const cells = (load: Load | undefined) => {
    if (!load) return ['', '', '', '']
    const { median, p99 } = timesOf(load.times)
    return [load.perSecond.toFixed(0), ms(load.cpuMs), ms(median), ms(p99)]
  }
  printTable(
    `${CLIENTS} clients and ${ACCOUNTS} accounts, photos of 1 MB`,
    [
      '',
      'uploads a second',
      'CPU ms each',
      'median ms',
      'p99 ms',
      'saves a second',
      'CPU ms each',
      'median ms',
      'p99 ms',
    ],
    rows.map(({ name, uploads, saves }) => [name, ...cells(uploads), ...cells(saves)]),
  )
}

async function loaded(servers: readonly RunningServer[], count: number, call: () => Promise<void>): Promise<Load> {
  const used = () => servers.reduce((sum, server) => sum + server.cpuMs(), 0)
  const before = used()
  const load = await measureLoad(count, CLIENTS, call)
  return { ...load, cpuMs: (used() - before) / load.times.length }
}

/** Each call goes to the next process. */
async function measured(name: string, servers: readonly RunningServer[]): Promise<Row> {
  try {
    let turn = 0
    const next = () => servers[turn++ % servers.length]?.url ?? ''
    const cookies: string[] = []
    for (let account = 0; account < ACCOUNTS; account++)
      cookies.push(await signedInCookie(next(), `bench${Date.now().toString(36)}${account}`))
    const call = (work: (url: string, cookie: string) => Promise<void>) => () =>
      work(next(), cookies[turn % ACCOUNTS] ?? '')
    const uploads = await loaded(servers, UPLOADS, call(uploadTo))
    const saves = await loaded(servers, SAVES, call(saveTo))
    return { name, uploads, saves }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
