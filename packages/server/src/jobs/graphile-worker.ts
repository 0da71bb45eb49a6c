import { setTimeout as pause } from 'node:timers/promises'
import { Logger, type Runner, run, type TaskList } from 'graphile-worker'
import { isRecord } from '../storage/is-record.ts'
import { openPool } from '../storage/open-pool.ts'
import { createLane } from './lane.ts'
import type { Work, Worker, WorkLog } from './work.ts'

/** One connection listens; the others are used only for moments, however long the work lasts. */
const CONNECTIONS = 4
/** Finds work that becomes due without an announcement. */
const LOOK_EVERY_MS = 1000
const START_AGAIN_MS = 1000
/** Every statement of the queue takes only a moment. */
const SILENT_AFTER_MS = 30_000
/** Every work is also checked now and then, in case an announcement was lost, for instance one of another version. */
const LOOKS: Readonly<Record<Work['name'], string>> = {
  print: '* * * * *',
  webhook: '* * * * *',
  mail: '* * * * *',
  upkeep: '0 * * * *',
}

/**
 * Runs the works of one process, woken by the database's queue. The works decide among themselves which process does
 * what.
 */
export function graphileWorker(url: string, works: readonly Work[], log: WorkLog): Worker {
  const stopping = new AbortController()
  const { signal } = stopping
  const lanes = works.map((work) => ({ ...work, wake: createLane(work, signal) }))
  const names = [...new Set(works.map(({ name }) => name))]
  let runner: Runner | undefined
  let ended = Promise.resolve()

  /** An announcement without a lane wakes all works of its name. */
  async function wake(name: Work['name'], payload: unknown): Promise<void> {
    const lane = isRecord(payload) ? payload['lane'] : undefined
    const woken = lanes.filter((each) => each.name === name && (lane === undefined || each.lane === lane))
    await Promise.all(woken.map((each) => each.wake()))
  }

  const taskList: TaskList = Object.fromEntries(names.map((name) => [name, (payload: unknown) => wake(name, payload)]))
  const options = {
    taskList,
    crontab: names.map((name) => `${LOOKS[name]} ${name} ?jobKey=${name}-look`).join('\n'),
    concurrency: works.reduce((sum, { atOnce }) => sum + atOnce, 0),
    pollInterval: LOOK_EVERY_MS,
    noHandleSignals: true,
    // With batches, a failed write stops the runner cleanly; without them it would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(() => (level, message) => {
      // `LogLevel` is a const enum, which does not exist at run time.
      const name: string = level
      if (name === 'error' && !signal.aborted) log.error(`the job queue: ${message}`)
    }),
  }

  /** The run ends after a long outage of the database, and is then started again. */
  async function keepRunning(): Promise<void> {
    const pool = openPool(url, {
      max: CONNECTIONS,
      connectionTimeoutMillis: SILENT_AFTER_MS,
      query_timeout: SILENT_AFTER_MS,
    })
    while (!signal.aborted) {
      try {
        runner = await run({ ...options, pgPool: pool })
        if (signal.aborted) await runner.stop()
        // Work may be waiting that was never announced.
        else for (const name of names) await runner.addJob(name, {}, { jobKey: `${name} start` })
        await runner.promise
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error }, 'the job queue starts again')
        // It may have failed after its start, and two runners would compete.
        await runner?.stop().catch(() => undefined)
      }
      await pause(START_AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
    await pool.end()
  }

  return {
    start: () => {
      if (options.concurrency > 0) ended = keepRunning()
    },
    stop: async () => {
      stopping.abort()
      await runner?.stop().catch(() => undefined)
      await ended
    },
  }
}
