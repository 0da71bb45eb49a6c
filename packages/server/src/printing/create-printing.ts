import type { PrintSettings } from '@collagerie/print'
import type { FastifyBaseLogger } from 'fastify'
import { valueFor } from '../config/per-material.ts'
import type { Config } from '../config/read-config.ts'
import { contentOf } from '../orders/frozen-content.ts'
import { createOrderMover } from '../orders/order-mover.ts'
import type { Blobs } from '../storage/blobs.ts'
import type { Database } from '../storage/database.ts'
import { photoKey } from '../storage/photo-key.ts'
import { printJobRepository } from './print-job-repository.ts'
import { createPrintRunner, type PrintRunner } from './print-runner.ts'
import type { PrintStore } from './print-store.ts'

/** The outside services that printing uses. */
export interface PrintingAdapters {
  readonly config: Config
  readonly database: Database
  readonly blobs: Blobs
  readonly prints: PrintStore
}

/** The shop's printer: what it prints, from which originals, and how. */
export function createPrinting(
  { config, database, blobs, prints }: PrintingAdapters,
  log: FastifyBaseLogger,
): PrintRunner {
  const { contentDir, printJobs } = config
  const limits = { memoryMb: config.printMemoryMb, minutes: config.printMinutes }

  /** Finds only the customer's own photos: a photo id in a document proves nothing. */
  async function photoFile(userId: string, photoId: string, folder: string): Promise<string | undefined> {
    const photo = await database.query
      .selectFrom('photo')
      .select('id')
      .where('id', '=', photoId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return photo && blobs.fileOf(photoKey(photo.id), folder)
  }

  const jobs = printJobRepository(database, createOrderMover(database, config))
  const settingsFor = (material: string) => settingsOf(config, material)
  const printing = {
    isAlone: !database.isShared,
    contentDir,
    printJobs,
    limits,
    settingsFor,
    photoFile,
    contentOf: (number: string) => contentOf(database, number),
  }
  return createPrintRunner({ jobs, prints, printing, log })
}

function settingsOf({ printDpi, printProfile, printMarks }: Config, material: string): PrintSettings {
  const profile = valueFor(printProfile, material)
  const hasMarks = valueFor(printMarks, material) === 'on'
  return {
    dpi: valueFor(printDpi, material),
    cropMarks: hasMarks,
    slugLine: hasMarks,
    ...(profile !== '' && { profile }),
  }
}
