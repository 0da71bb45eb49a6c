import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config/read-config.ts'
import { takeUp } from './jobs/take-up.ts'
import type { Work } from './jobs/work.ts'
import { createPrinting } from './printing/create-printing.ts'
import type { PrintStore } from './printing/print-store.ts'
import type { Blobs } from './storage/blobs.ts'
import type { Database } from './storage/database.ts'
import { createPrintPurge } from './upkeep/purge-prints.ts'
import { createUpkeep, type Upkeep } from './upkeep/upkeep.ts'
import { deliveryRepository } from './webhooks/delivery-repository.ts'
import { webhookWorks } from './webhooks/webhook-sender.ts'

interface Adapters {
  readonly config: Config
  readonly database: Database
  readonly blobs: Blobs
  readonly prints: PrintStore
}

/** What nobody waits for at a page: printing, messages to the shop's own systems, upkeep. */
export interface Background {
  start(): Promise<void>
  /** Hands back what is under way. */
  stop(): Promise<void>
}

export function createBackground(adapters: Adapters, log: FastifyBaseLogger): Background {
  const { config, database } = adapters
  const upkeep = upkeepOf(adapters, log)
  const printing = createPrinting(adapters, log)
  // One process keeps itself up by its own clock; of several the queue picks one.
  const upkeepWorks: readonly Work[] = database.isShared
    ? [{ name: 'upkeep', atOnce: 1, run: () => upkeep.round().then(() => false) }]
    : []
  const works = [...printing.works, ...webhookWorks(deliveryRepository(database), config, log), ...upkeepWorks]
  const worker = takeUp(database, config.databaseUrl, works, log)
  return {
    start: async () => {
      await printing.start()
      worker.start()
      if (!database.isShared) await upkeep.start()
    },
    stop: async () => {
      await Promise.all([printing.stop(), worker.stop(), upkeep.stop()])
    },
  }
}

export function upkeepOf(
  { config, database, blobs, prints }: Adapters,
  log: FastifyBaseLogger,
  clock?: () => number,
): Upkeep {
  return createUpkeep(database, blobs, createPrintPurge(prints, config.printKeepDays), log, clock)
}
