import type { Contact } from '@collagerie/protocol'
import type { FastifyBaseLogger } from 'fastify'
import { composersByKind } from './composers-by-kind.ts'
import type { Config } from './config/read-config.ts'
import { takeUp } from './jobs/take-up.ts'
import type { Work } from './jobs/work.ts'
import { mailOutbox } from './mail/mail-outbox.ts'
import { mailWorks } from './mail/mail-works.ts'
import { createSendMail } from './mail/send-mail.ts'
import { createPrinting, type PrintingAdapters } from './printing/create-printing.ts'
import type { Database } from './storage/database.ts'
import { createAddressPurge } from './upkeep/address-purge.ts'
import { createPrintPurge } from './upkeep/print-purge.ts'
import { createUpkeep, type Upkeep } from './upkeep/upkeep.ts'
import { webhookRepository } from './webhooks/webhook-repository.ts'
import { webhookWorks } from './webhooks/webhook-works.ts'

/** The outside services that work in the background uses. */
type BackgroundAdapters = PrintingAdapters

interface ShopsContact {
  /** The shop's name is the signature of mails; its address and hours are in those about pick-up. */
  readonly contact: Contact
}

/** Work that no page waits for: printing, messages to the shop's systems and to customers, upkeep. */
export interface Background {
  start(): Promise<void>
  /** Hands unfinished work back. */
  stop(): Promise<void>
}

export function createBackground(adapters: BackgroundAdapters & ShopsContact, log: FastifyBaseLogger): Background {
  const { config, database, contact } = adapters
  const upkeep = upkeepOf(adapters, log)
  const printing = createPrinting(adapters, log)
  // On SQLite upkeep runs on this process's clock; on PostgreSQL the queue picks a process.
  const upkeepWorks: readonly Work[] = database.isShared
    ? [{ name: 'upkeep', atOnce: 1, run: () => upkeep.round().then(() => false) }]
    : []
  const works = [
    ...printing.works,
    ...webhookWorks(webhookRepository(database), config, log),
    ...mailWorksOf(config, database, contact, log),
    ...upkeepWorks,
  ]
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

/** Empty if the shop sends no mails. */
export function mailWorksOf(
  config: Config,
  database: Database,
  contact: Contact,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): readonly Work[] {
  if (config.mailUrl === '') return []
  const mails = mailOutbox(database)
  return mailWorks(
    mails,
    composersByKind(config, database, mails, contact),
    createSendMail(config, contact.name ?? ''),
    log,
  )
}

export function upkeepOf(
  { config, database, blobs, prints }: BackgroundAdapters,
  log: FastifyBaseLogger,
  clock?: () => number,
): Upkeep {
  const jobs = {
    'print files that are no longer needed are removed': createPrintPurge(prints, config.printKeepDays),
    'addresses of orders that are done are erased': createAddressPurge(config.addressKeepDays),
  }
  return createUpkeep(database, blobs, jobs, log, clock)
}
