import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { MS_PER_HOUR } from '../config/times.ts'
import type { Blobs } from '../storage/blobs.ts'
import type { Database } from '../storage/database.ts'
import { createBlobSweep } from './blob-sweep.ts'
import { purgeCollages } from './purge-collages.ts'
import { purgeCopies } from './purge-copies.ts'
import { purgeExpired } from './purge-expired.ts'
import { purgeMails } from './purge-mails.ts'
import { purgePhotos } from './purge-photos.ts'
import { purgeWebhooks } from './purge-webhooks.ts'
import type { UpkeepJob } from './upkeep-job.ts'

const EVERY_MS = MS_PER_HOUR

/** Work that nobody waits for: it runs beside the serving, in small steps. */
export interface Upkeep {
  /** Runs a round now and then every hour. Resolves after the first round. */
  start(): Promise<void>
  /** Runs one round. */
  round(): Promise<void>
  /** Resolves when the running step has ended. */
  stop(): Promise<void>
}

const JOBS: Readonly<Record<string, UpkeepJob>> = {
  'deleted collages are removed for good': purgeCollages,
  'photos nothing ever showed are removed': purgePhotos,
  'copies nobody asks for are removed': purgeCopies,
  'what processes shared for a while is forgotten': purgeExpired,
  'old messages to other systems are forgotten': purgeWebhooks,
  'old mails to customers are forgotten': purgeMails,
}

export function createUpkeep(
  database: Database,
  blobs: Blobs,
  shopJobs: Readonly<Record<string, UpkeepJob>>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  clock?: () => number,
): Upkeep {
  const stopping = new AbortController()
  const jobs = {
    ...JOBS,
    ...shopJobs,
    'files nobody knows are removed': createBlobSweep(clock),
  }
  let round = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  async function doJob(what: string, job: UpkeepJob): Promise<void> {
    let count = 0
    try {
      for (let done = -1; done !== 0 && !stopping.signal.aborted; count += done) {
        done = await job(database, blobs, stopping.signal)
        await nextTurn()
      }
    } catch (error) {
      log.error({ err: error, count }, `upkeep failed: ${what}`)
      return
    }
    if (count > 0) log.info({ count }, stopping.signal.aborted ? `${what}: stopped, to be continued` : what)
  }

  async function runRound(): Promise<void> {
    for (const [what, job] of Object.entries(jobs)) if (!stopping.signal.aborted) await doJob(what, job)
  }

  function nextRound(): Promise<void> {
    round = round.then(runRound)
    return round
  }

  return {
    round: nextRound,
    start: () => {
      timer = setInterval(nextRound, EVERY_MS).unref()
      return nextRound()
    },
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await round
    },
  }
}
