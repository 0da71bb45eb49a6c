import { resolve } from 'node:path'
import { type LoadTimes, measureLoad, saveTo, uploadTo } from '../load.ts'
import { ms, printTable } from '../print-table.ts'
import { signedInCookie } from '../servers/sign-in.ts'
import { startProduct } from '../servers/start-product.ts'
import { type RunningServer, startServer } from '../servers/start-server.ts'
import { timesOf } from '../statistics.ts'

const CLIENTS = 100
/** Six uploads of one account at a time, as many as a browser sends. */
const CUSTOMERS = 20
const ROUNDS = 3
const UPLOADS = 600
const SAVES = 1500
const BARE = resolve(import.meta.dirname, '../servers/bare.ts')

/** With what the server computed for each call: that figure suffers less from other work on the machine. */
interface Load extends LoadTimes {
  readonly cpuMs: number
}

function together(runs: readonly Load[]): Load {
  const middle = (of: (run: Load) => number) => timesOf(runs.map(of)).median
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    cpuMs: middle(({ cpuMs }) => cpuMs),
    times: runs.flatMap(({ times }) => times),
  }
}

async function loaded(server: RunningServer, count: number, call: () => Promise<void>): Promise<Load> {
  const before = server.cpuMs()
  const load = await measureLoad(count, CLIENTS, call)
  return { ...load, cpuMs: (server.cpuMs() - before) / load.times.length }
}

/**
 * Uploads beside a bare server in turns, of many customers and of one, then saves, all with a hundred clients on this
 * machine.
 */
export async function measureSaving(): Promise<void> {
  const running: RunningServer[] = []
  try {
    const ours = await startProduct({ LOG_LEVEL: 'info', UPLOAD_LIMIT: '1000000', REGISTER_LIMIT: '1000' })
    running.push(ours)
    const bare = await startServer((folder) => ({ args: ['--import', 'tsx', BARE, folder] }))
    running.push(bare)
    const cookies: string[] = []
    for (let number = 0; number < CUSTOMERS; number++) cookies.push(await signedInCookie(ours.url, `bench${number}`))
    const [cookie = ''] = cookies
    let sent = 0
    const next = () => cookies[sent++ % CUSTOMERS] ?? cookie
    const rounds: Record<'ours' | 'one' | 'bare', Load[]> = { ours: [], one: [], bare: [] }
    for (let round = 0; round < ROUNDS; round++) {
      rounds.bare.push(await loaded(bare, UPLOADS, () => uploadTo(bare.url, '')))
      rounds.ours.push(await loaded(ours, UPLOADS, () => uploadTo(ours.url, next())))
      rounds.one.push(await loaded(ours, UPLOADS, () => uploadTo(ours.url, cookie)))
    }
    const saves = await loaded(ours, SAVES, () => saveTo(ours.url, cookie))
    const [us, one, them] = [together(rounds.ours), together(rounds.one), together(rounds.bare)]
    const besideBare = ({ perSecond }: Load) => `${(perSecond / them.perSecond).toFixed(2)}x`
    const row = (name: string, { perSecond, cpuMs, times }: Load, ratio: string) => {
      const { median, p99 } = timesOf(times)
      return [name, perSecond.toFixed(0), ratio, ms(cpuMs), ms(median), ms(p99)]
    }
    printTable(
      `${CLIENTS} clients at once, photos of 1 MB`,
      ['', 'a second', 'ratio', 'CPU ms each', 'median ms', 'p99 ms'],
      [
        row(`uploads, Collagerie, ${CUSTOMERS} customers`, us, besideBare(us)),
        row('uploads, Collagerie, one customer', one, besideBare(one)),
        row('uploads, bare Fastify to disk', them, '1.00x'),
        row('saves of a collage with its picture', saves, ''),
      ],
    )
  } finally {
    await Promise.all(running.map((server) => server.stop()))
  }
}
