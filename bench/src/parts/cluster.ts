import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { measureLoad, saveTo, uploadTo } from '../load.ts'
import { processorUse, useSince } from '../processor-use.ts'
import { setApart } from '../servers/pin.ts'
import { signedInCookie } from '../servers/sign-in.ts'
import { startProduct } from '../servers/start-product.ts'
import { type RunningServer, startServer } from '../servers/start-server.ts'
import { type Load, printCosts, printShares, printThroughput, type Row } from './cluster-report.ts'

const PROCESSES = [1, 2, 4]
const MOST = Math.max(...PROCESSES)
const CLIENTS = 40
/** Writes of one account wait for each other, so there are several. */
const ACCOUNTS = 20
const UPLOADS = 200
const SAVES = 500
/** For each process, before anything is counted: the first calls mostly compile what the later ones run. */
const WARM_UP = 250
const BARE = resolve(import.meta.dirname, '../servers/bare.ts')
const SETTINGS = { UPLOAD_LIMIT: '1000000', REGISTER_LIMIT: '1000000', WEB_DIR: 'none', LOG_LEVEL: 'error' }

/**
 * Uploads and saves with one, two and four web processes on one PostgreSQL, beside one process on SQLite and a bare
 * server.
 */
export async function measureCluster(): Promise<void> {
  const databaseUrl = process.env['BENCH_DATABASE_URL'] ?? ''
  if (databaseUrl === '') {
    console.log('\ncluster: left out, as BENCH_DATABASE_URL names no empty PostgreSQL database')
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'collagerie-cluster-'))
  const bare = await startServer((place) => ({ args: ['--import', 'tsx', BARE, place] }))
  const { share, said, letGo } = setApart([bare.pid], MOST)
  const uploads = await loaded([bare], UPLOADS, () => uploadTo(bare.url, ''))
  const rows: Row[] = [{ name: 'bare Fastify to disk', cores: share, apart: said, uploads }]
  await bare.stop()
  letGo()
  rows.push(await measured('one process, SQLite', [await startProduct(SETTINGS)]))
  for (const count of PROCESSES) {
    const settings = { ...SETTINGS, DATABASE_URL: databaseUrl, DATA_DIR: folder }
    const servers = await Promise.all(Array.from({ length: count }, () => startProduct(settings, ['web'])))
    rows.push(await measured(`${count} web, PostgreSQL`, servers))
  }
  await rm(folder, { recursive: true, force: true })
  printThroughput(`${CLIENTS} clients and ${ACCOUNTS} accounts, photos of 1 MB`, rows)
  printShares(rows)
  const alone = rows.find(({ name }) => name.startsWith('1 web'))
  if (alone) printCosts(alone)
}

async function loaded(servers: readonly RunningServer[], count: number, call: () => Promise<void>): Promise<Load> {
  await measureLoad(WARM_UP * servers.length, CLIENTS, call)
  const [before, start] = [processorUse(servers), performance.now()]
  const load = await measureLoad(count, CLIENTS, call)
  const seconds = (performance.now() - start) / 1000
  return { ...load, seconds, use: useSince(before, processorUse(servers)) }
}

/** Each call goes to the next process. */
async function measured(name: string, servers: readonly RunningServer[]): Promise<Row> {
  const { share, said, letGo } = setApart(
    servers.map(({ pid }) => pid),
    MOST,
  )
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
    return { name, cores: servers.length * share, apart: said, uploads, saves }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    letGo()
  }
}
