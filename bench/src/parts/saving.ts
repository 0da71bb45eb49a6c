import { resolve } from 'node:path'
import { type Measured, measureLoad, saveTo, uploadTo } from '../load.ts'
import { ms, printTable } from '../print-table.ts'
import { signedInCookie } from '../servers/sign-in.ts'
import { startProduct } from '../servers/start-product.ts'
import { type RunningServer, startServer } from '../servers/start-server.ts'
import { timesOf } from '../statistics.ts'

const CLIENTS = 100
const ROUNDS = 3
const UPLOADS = 600
const SAVES = 1500
const BARE = resolve(import.meta.dirname, '../servers/bare.ts')

function together(runs: readonly Measured[]): Measured {
  const rates = timesOf(runs.map(({ perSecond }) => perSecond))
  return { perSecond: rates.median, times: runs.flatMap(({ times }) => times) }
}

/** Uploads beside a bare server in turns, then saves, all with a hundred clients on this machine. */
export async function measureSaving(): Promise<void> {
  const running: RunningServer[] = []
  try {
    const ours = await startProduct({ LOG_LEVEL: 'info', UPLOAD_LIMIT: '1000000' })
    running.push(ours)
    const bare = await startServer((folder) => ({ args: ['--import', 'tsx', BARE, folder] }))
    running.push(bare)
    const cookie = await signedInCookie(ours.url)
    const rounds: Record<'ours' | 'bare', Measured[]> = { ours: [], bare: [] }
    for (let round = 0; round < ROUNDS; round++) {
      rounds.bare.push(await measureLoad(UPLOADS, CLIENTS, () => uploadTo(bare.url, '')))
      rounds.ours.push(await measureLoad(UPLOADS, CLIENTS, () => uploadTo(ours.url, cookie)))
    }
    const saves = await measureLoad(SAVES, CLIENTS, () => saveTo(ours.url, cookie))
    const [us, them] = [together(rounds.ours), together(rounds.bare)]
    const row = (name: string, { perSecond, times }: Measured, ratio: string) => {
      const { median, p99 } = timesOf(times)
      return [name, perSecond.toFixed(0), ratio, ms(median), ms(p99)]
    }
    printTable(
      `${CLIENTS} clients at once, photos of 1 MB`,
      ['', 'a second', 'ratio', 'median ms', 'p99 ms'],
      [
        row('uploads, Collagerie', us, `${(us.perSecond / them.perSecond).toFixed(2)}x`),
        row('uploads, bare Fastify to disk', them, '1.00x'),
        row('saves of a collage with its picture', saves, ''),
      ],
    )
  } finally {
    await Promise.all(running.map((server) => server.stop()))
  }
}
