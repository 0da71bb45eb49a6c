import { join } from 'node:path'
import type { PrintSettings } from '@collagerie/print'
import type { PrintFile } from '@collagerie/protocol'
import type { FastifyBaseLogger } from 'fastify'
import type { Work, Worker } from '../jobs/work.ts'
import type { FrozenFile } from '../orders/freeze-content.ts'
import { reasonOf } from '../storage/reason-of.ts'
import { layOutContent } from './lay-out-content.ts'
import { folderOf, type PrintJobRepository, type PrintTry } from './print-job-repository.ts'
import { COUNTS_AS, type PrintOutcome } from './print-outcome.ts'
import type { PrintStore } from './print-store.ts'
import { type PrintLimits, runPrinter } from './run-printer.ts'
import { untilBack } from './until-back.ts'

const SAY_EVERY_MS = 1000
/** Only an order that is ready is at a hundred. */
const ALMOST = 99
/** For endings that bring no reason of their own. */
const REASONS = {
  lost: 'The print process was ended from outside; it starts again.',
  stopped: 'The server stopped; it goes on after the next start.',
} as const

interface Printing {
  /** No other process prints what is in this database. */
  readonly isAlone: boolean
  readonly contentDir: string
  readonly printJobs: number
  readonly limits: PrintLimits
  settingsFor(material: string): PrintSettings
  /** What the shop's content was when the order came. */
  contentOf(number: string): Promise<readonly FrozenFile[]>
  /** The original of a photo of this user; where it is not on this machine, in a folder that may have to be made. */
  photoFile(userId: string, photoId: string, folder: string): Promise<string | undefined>
  takeUp(works: readonly Work[]): Worker
}

export interface PrintRunner {
  /** Removes what an end in the middle has left, then prints what waits. */
  start(): Promise<void>
  /** Hands back what is being printed. */
  stop(): Promise<void>
}

/** Prints orders, some at a time, each in a process of its own. */
export function createPrintRunner(
  jobs: PrintJobRepository,
  prints: PrintStore,
  printing: Printing,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): PrintRunner {
  const worker = printing.takeUp([{ name: 'print', atOnce: printing.printJobs, run: printNext }])

  async function printNext(signal: AbortSignal): Promise<boolean> {
    for (const folder of await jobs.takeBackVanished()) await prints.remove(folder)
    const job = await jobs.claim()
    if (!job) return false
    const folder = folderOf(job.number, job.lease)
    try {
      await settle(job, folder, await print(job, folder, signal), signal)
    } catch (error) {
      log.error({ err: error, order: job.number }, 'an order could not be printed')
      await jobs.tryAgain(job, 'failures', reasonOf(error))
    }
    return true
  }

  /** Runs with a signal that also says that the order was lost. */
  async function whileOurs<Value>(
    job: PrintTry,
    stopping: AbortSignal,
    progress: () => number,
    work: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    const lost = new AbortController()
    // Also while there is no progress: it renews the lease, and tells us whether it is still ours.
    const say = setInterval(() => {
      jobs.goOn(job, progress()).then(
        (isOurs) => isOurs || lost.abort(),
        (error: unknown) => log.warn({ err: error, order: job.number }, 'how far a print is could not be noted'),
      )
    }, SAY_EVERY_MS)
    return work(AbortSignal.any([stopping, lost.signal])).finally(() => clearInterval(say))
  }

  async function print(job: PrintTry, folder: string, stopping: AbortSignal): Promise<PrintOutcome> {
    const path = await prints.begin(folder)
    let progress = 0
    const { number, userId, xml, material } = job
    const settings = printing.settingsFor(material)
    const seen = () => progress
    return whileOurs(job, stopping, seen, async (signal) => {
      const frozen = await printing.contentOf(number)
      const content = await layOutContent(printing.contentDir, frozen, join(path, 'content'))
      return await runPrinter(
        { number, xml, material, settings, content, folder: path },
        printing.limits,
        {
          photoFile: (photoId) => untilBack(() => printing.photoFile(userId, photoId, join(path, 'photos')), signal),
          onProgress: (percent) => {
            progress = Math.max(progress, Math.min(percent, ALMOST))
          },
          onReport: (report) => jobs.report(job, report),
        },
        signal,
      )
    })
  }

  async function settle(job: PrintTry, folder: string, outcome: PrintOutcome, stopping: AbortSignal): Promise<void> {
    if (outcome.kind === 'printed') return keep(job, folder, outcome.files, stopping)
    await prints.remove(folder)
    const reason = 'reason' in outcome ? outcome.reason : REASONS[outcome.kind]
    const counts = COUNTS_AS[outcome.kind]
    log.warn({ order: job.number, reason, counts }, 'a try to print an order ended without files')
    if (counts === 'nothing') return jobs.giveBack(job, reason)
    if (counts === 'the last') return jobs.refuse(job, reason)
    return jobs.tryAgain(job, counts, reason)
  }

  /** The files first: files without an order only take disk space, an order without its files would offer what is not there. */
  async function keep(
    job: PrintTry,
    folder: string,
    files: readonly PrintFile[],
    stopping: AbortSignal,
  ): Promise<void> {
    try {
      await whileOurs(
        job,
        stopping,
        () => ALMOST,
        (signal) => prints.keep(folder, files, signal),
      )
    } catch (error) {
      await prints.remove(folder)
      if (stopping.aborted) return jobs.giveBack(job, REASONS.stopped)
      throw error
    }
    const earlier = await jobs.finish(job, folder, files)
    for (const unused of earlier ?? [folder]) await prints.remove(unused)
    if (earlier) log.info({ order: job.number, files: files.length }, 'an order is printed')
  }

  return {
    start: async () => {
      if (printing.printJobs === 0) return
      if (printing.isAlone) await jobs.releaseAll()
      for (const folder of await jobs.takeBackVanished()) await prints.remove(folder)
      // Listed first: another process of this machine may begin one meanwhile. Finished files are upkeep's to look after.
      const unfinished = await prints.unfinished()
      const used = await jobs.usedFolders()
      for (const folder of unfinished) if (!used.has(folder)) await prints.remove(folder)
      worker.start()
    },
    stop: () => worker.stop(),
  }
}
