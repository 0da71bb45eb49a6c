import type { Work } from '../jobs/work.ts'
import { everySecond } from './every-second.ts'
import { isOutage } from './is-outage.ts'
import { printOrder } from './print-order.ts'
import type { PrintParts } from './print-parts.ts'

export interface PrintRunner {
  /** Prints the queue. When the works are stopped, unfinished orders return to the queue. */
  readonly works: readonly Work[]
  /** Removes the leftovers of interrupted processes, now and from then on. Call it before the works start. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Prints a few orders at a time, each in its own process. */
export function createPrintRunner(parts: PrintParts): PrintRunner {
  const { jobs, prints, printing, log } = parts
  const looking = everySecond(lookAfterOthers, log)

  async function lookAfterOthers(): Promise<void> {
    try {
      await clearAway(await jobs.requeueVanished())
    } catch (error) {
      if (!isOutage(error)) throw error
    }
  }

  async function printNext(signal: AbortSignal): Promise<boolean> {
    const attempt = await jobs.claim()
    if (!attempt) return false
    await clearAway(await printOrder(parts, attempt, signal))
    return true
  }

  /** Removes files that belong to no order. Upkeep finds any that cannot be removed now. */
  async function clearAway(folders: Iterable<string>): Promise<void> {
    for (const folder of folders)
      await prints.remove(folder).catch((error: unknown) => {
        log.warn({ err: error, folder }, 'files of a print could not be removed')
      })
  }

  return {
    works: printing.printJobs === 0 ? [] : [{ name: 'print', atOnce: printing.printJobs, run: printNext }],
    start: async () => {
      if (printing.printJobs === 0) return
      if (printing.isAlone) await jobs.releaseAll()
      await clearAway(await jobs.requeueVanished())
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
