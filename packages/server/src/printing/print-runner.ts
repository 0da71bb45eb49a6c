import type { FastifyBaseLogger } from 'fastify'
import type { PrintSettings } from '@collagerie/print'
import { createPoller, type Poller } from '../poller.ts'
import { reasonOf } from '../storage/reason-of.ts'
import { folderOf, type PrintJobRepository, type PrintTry } from './print-job-repository.ts'
import type { PrintFolder } from './print-folder.ts'
import { type PrintOutcome, runPrinter } from './run-printer.ts'

const SAY_EVERY_MS = 1000

interface Printing {
  readonly contentDir: string
  readonly printJobs: number
  readonly printMemoryMb: number
  settingsFor(material: string): PrintSettings
  /** The original of a photo of this user, or a picture of the shop's own. */
  photoFile(userId: string, photoId: string): Promise<string | undefined>
}

export interface PrintRunner {
  /** Removes what an end in the middle has left, then prints what waits. `isAlone`: no other process prints. */
  start(isAlone: boolean): Promise<void>
  /** Hands back what is being printed. */
  stop(): Promise<void>
}

/** Prints orders, some at a time, each in a process of its own. */
export function createPrintRunner(
  jobs: PrintJobRepository,
  prints: PrintFolder,
  printing: Printing,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): PrintRunner {
  const poller: Poller = createPoller(printNext, printing.printJobs, log)

  async function printNext(signal: AbortSignal): Promise<boolean> {
    for (const folder of await jobs.takeBackVanished()) await prints.remove(folder)
    const job = await jobs.claim()
    if (!job) return false
    const folder = folderOf(job.number, job.lease)
    try {
      await settle(job, folder, await print(job, folder, signal))
    } catch (error) {
      log.error({ err: error, order: job.number }, 'an order could not be printed')
      await jobs.tryAgain(job, 'failures', reasonOf(error))
    } finally {
      // Nothing where the files were kept: they have moved. What the order has is never removed here.
      if (!(await jobs.usedFolders()).has(folder)) await prints.remove(folder)
    }
    return true
  }

  async function print(job: PrintTry, folder: string, signal: AbortSignal): Promise<PrintOutcome> {
    const path = await prints.begin(folder)
    const lost = new AbortController()
    let progress = 0
    // Also while nothing moves: it tells others that the try goes on, and us whether it still should.
    const say = setInterval(() => {
      jobs.goOn(job, progress).then(
        (isOurs) => isOurs || lost.abort(),
        (error: unknown) => log.warn({ err: error, order: job.number }, 'how far a print is could not be noted'),
      )
    }, SAY_EVERY_MS)
    const { number, userId, xml, material } = job
    const settings = printing.settingsFor(material)
    try {
      return await runPrinter(
        { number, xml, material, settings, content: printing.contentDir, folder: path },
        printing.printMemoryMb,
        {
          photoFile: (photoId) => printing.photoFile(userId, photoId),
          onProgress: (percent) => {
            progress = Math.max(progress, Math.min(percent, 99))
          },
          onReport: (report) => jobs.report(job, report),
        },
        AbortSignal.any([signal, lost.signal]),
      )
    } finally {
      clearInterval(say)
    }
  }

  async function settle(job: PrintTry, folder: string, outcome: PrintOutcome): Promise<void> {
    const { number: order } = job
    switch (outcome.kind) {
      case 'printed': {
        await prints.keep(
          folder,
          outcome.files.map(({ name }) => name),
        )
        const earlier = await jobs.finish(job, folder, outcome.files)
        for (const each of earlier ?? []) await prints.remove(each)
        log.info({ order, files: outcome.files.length }, 'an order is printed')
        return
      }
      case 'refused':
        log.warn({ order, reason: outcome.reason }, 'an order cannot be printed')
        return jobs.refuse(job, outcome.reason)
      case 'failed':
        log.warn({ order, reason: outcome.reason }, 'printing an order failed')
        return jobs.tryAgain(job, 'failures', outcome.reason)
      case 'lost':
        log.warn({ order }, 'a print process was ended from outside')
        return jobs.tryAgain(job, 'losses', 'The print process was ended from outside; it starts again.')
      case 'stopped':
        return jobs.giveBack(job, 'The server stopped; it goes on after the next start.')
    }
  }

  return {
    start: async (isAlone) => {
      if (printing.printJobs === 0) return
      if (isAlone) await jobs.releaseAll()
      for (const folder of await jobs.takeBackVanished()) await prints.remove(folder)
      const used = await jobs.usedFolders()
      for (const folder of await prints.list()) if (!used.has(folder)) await prints.remove(folder)
      poller.start()
    },
    stop: () => poller.stop(),
  }
}
