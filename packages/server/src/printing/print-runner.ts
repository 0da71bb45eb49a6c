import { join } from 'node:path'
import { shopMargins } from '@collagerie/core/format'
import type { PrintSettings } from '@collagerie/print'
import type { PrintFile } from '@collagerie/protocol'
import type { FastifyBaseLogger } from 'fastify'
import type { Work } from '../jobs/work.ts'
import type { FrozenFile } from '../orders/freeze-content.ts'
import { reasonOf } from '../storage/reason-of.ts'
import { inTime } from '../turns/in-time.ts'
import { createPoller, type Poller } from '../turns/poller.ts'
import { isOutage } from './is-outage.ts'
import { layOutContent } from './lay-out-content.ts'
import type { PrintJobRepository } from './print-job-repository.ts'
import { COUNTS_AS, type PrintOutcome } from './print-outcome.ts'
import type { PrintStore } from './print-store.ts'
import { folderOf, type PrintTry } from './print-try.ts'
import { type PrintLimits, runPrinter } from './run-printer.ts'
import { untilBack } from './until-back.ts'

/** A progress report that takes longer is sent again over another database connection. */
const SAY_WITHIN_MS = 5000
/** The most progress an unfinished order shows; only a ready order shows 100. */
const ALMOST = 99
/** Reasons for outcomes that name none themselves. */
const REASONS = {
  lost: 'The print process was ended from outside; it starts again.',
  stopped: 'The server stopped; it goes on after the next start.',
} as const

interface Printing {
  /** Whether no other process prints from this database. */
  readonly isAlone: boolean
  readonly contentDir: string
  readonly printJobs: number
  readonly limits: PrintLimits
  settingsFor(material: string): PrintSettings
  /** The shop's content as it was when the order was placed. */
  contentOf(number: string): Promise<readonly FrozenFile[]>
  /**
   * The original of one of this user's photos. If it is not on this machine it is fetched into the folder, which is
   * created if needed.
   */
  photoFile(userId: string, photoId: string, folder: string): Promise<string | undefined>
}

export interface PrintRunner {
  /** Prints the queue. When the works are stopped, unfinished orders return to the queue. */
  readonly works: readonly Work[]
  /** Removes the leftovers of interrupted processes, now and from then on. Call it before the works start. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Prints a few orders at a time, each in its own process. */
export function createPrintRunner(
  jobs: PrintJobRepository,
  prints: PrintStore,
  printing: Printing,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): PrintRunner {
  const looking = everySecond(lookAfterOthers)

  async function lookAfterOthers(): Promise<void> {
    try {
      await clearAway(await jobs.takeBackVanished())
    } catch (error) {
      if (!isOutage(error)) throw error
    }
  }

  async function printNext(signal: AbortSignal): Promise<boolean> {
    const job = await jobs.claim()
    if (!job) return false
    await printOne(job, signal)
    return true
  }

  async function printOne(job: PrintTry, signal: AbortSignal): Promise<void> {
    const folder = folderOf(job.number, job.lease)
    log.info({ order: job.number, trace: job.trace }, 'an order is being printed')
    try {
      const outcome = await print(job, folder, signal).catch((error: unknown) => withoutFiles(job, error, signal))
      await clearAway(await recordOutcome(job, folder, outcome, signal))
    } catch (error) {
      log.error({ err: error, order: job.number, trace: job.trace }, 'what became of a print could not be noted')
      const reason = reasonOf(error)
      const note = () => (isOutage(error) ? jobs.giveBack(job, reason) : jobs.tryAgain(job, 'failures', reason))
      await untilBack(note, signal)
    }
  }

  /** Removes files that belong to no order. Upkeep finds any that cannot be removed now. */
  async function clearAway(folders: Iterable<string>): Promise<void> {
    for (const folder of folders)
      await prints.remove(folder).catch((error: unknown) => {
        log.warn({ err: error, folder }, 'files of a print could not be removed')
      })
  }

  /** Runs the work with a signal that also aborts when the try loses its order. */
  async function whileLeased<Value>(
    job: PrintTry,
    stopping: AbortSignal,
    progress: () => number,
    work: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    const lost = new AbortController()
    // Reports also without progress: a report renews the lease and tells whether it still holds.
    const saying = everySecond(async () => {
      try {
        if (!(await inTime(jobs.goOn(job, progress()), SAY_WITHIN_MS))) lost.abort()
      } catch (error) {
        log.warn({ err: error, order: job.number, trace: job.trace }, 'how far a print is could not be noted')
      }
    })
    saying.start()
    return work(AbortSignal.any([stopping, lost.signal])).finally(() => {
      // A last report that is still being sent need not be awaited.
      void saying.stop()
      // The try has lost its order, whatever the work returned.
      if (lost.signal.aborted) throw new OrderTaken()
    })
  }

  function everySecond(work: () => Promise<void>): Poller {
    const run = async () => {
      await work()
      return false
    }
    return createPoller(run, 1, log)
  }

  async function print(job: PrintTry, folder: string, stopping: AbortSignal): Promise<PrintOutcome> {
    const path = await prints.begin(folder)
    let progress = 0
    const { number, userId, xml, material } = job
    const settings = printing.settingsFor(material)
    const seen = () => progress
    return whileLeased(job, stopping, seen, async (signal) => {
      const frozen = await untilBack(() => printing.contentOf(number), signal)
      const content = await layOutContent(printing.contentDir, frozen, join(path, 'content'))
      return await runPrinter(
        { number, xml, material, settings, margins: shopMargins(), content, folder: path },
        printing.limits,
        {
          photoFile: (photoId) => untilBack(() => printing.photoFile(userId, photoId, join(path, 'photos')), signal),
          onProgress: (percent) => {
            progress = Math.max(progress, Math.min(percent, ALMOST))
          },
          onReport: (report) => untilBack(() => jobs.report(job, report), signal),
        },
        signal,
      )
    })
  }

  /** Records the outcome of a try and returns the folders that no order needs now. */
  async function recordOutcome(
    job: PrintTry,
    folder: string,
    outcome: PrintOutcome,
    stopping: AbortSignal,
  ): Promise<readonly string[]> {
    if (outcome.kind === 'printed') return keep(job, folder, outcome.files, stopping)
    if (outcome.kind === 'taken away') {
      log.info({ order: job.number, trace: job.trace }, 'an order was taken from its printer')
      return [folder]
    }
    const reason = 'reason' in outcome ? outcome.reason : REASONS[outcome.kind]
    const counts = COUNTS_AS[outcome.kind]
    log.warn({ order: job.number, trace: job.trace, reason, counts }, 'a try to print an order ended without files')
    if (counts === 'not at all') await jobs.giveBack(job, reason)
    else if (counts === 'final') await jobs.refuse(job, reason)
    else await jobs.tryAgain(job, counts, reason)
    return [folder]
  }

  /** The outcome of a try that threw an error or whose files could not be stored. */
  function withoutFiles(job: PrintTry, error: unknown, stopping: AbortSignal): PrintOutcome {
    if (error instanceof OrderTaken) return { kind: 'taken away' }
    if (stopping.aborted) return { kind: 'stopped' }
    log.error({ err: error, order: job.number, trace: job.trace }, 'an order could not be printed')
    return { kind: isOutage(error) ? 'away' : 'failed', reason: reasonOf(error) }
  }

  /**
   * Stores the files first: files without an order only take space, but an order without files would offer a missing
   * download.
   */
  async function keep(
    job: PrintTry,
    folder: string,
    files: readonly PrintFile[],
    stopping: AbortSignal,
  ): Promise<readonly string[]> {
    try {
      await whileLeased(
        job,
        stopping,
        () => ALMOST,
        (signal) => prints.keep(folder, files, signal),
      )
    } catch (error) {
      return recordOutcome(job, folder, withoutFiles(job, error, stopping), stopping)
    }
    const earlier = await jobs.finish(job, folder, files)
    if (earlier) log.info({ order: job.number, files: files.length }, 'an order is printed')
    return earlier ?? [folder]
  }

  return {
    works: printing.printJobs === 0 ? [] : [{ name: 'print', atOnce: printing.printJobs, run: printNext }],
    start: async () => {
      if (printing.printJobs === 0) return
      if (printing.isAlone) await jobs.releaseAll()
      await clearAway(await jobs.takeBackVanished())
      // Listed before the orders, since another process of this machine may begin a try meanwhile. Upkeep looks after
      // finished files.
      const unfinished = await prints.unfinished()
      const used = await jobs.usedFolders()
      await clearAway(unfinished.filter((folder) => !used.has(folder)))
      looking.start()
    },
    stop: () => looking.stop(),
  }
}

/** Thrown when the try has lost its order. */
class OrderTaken extends Error {}
