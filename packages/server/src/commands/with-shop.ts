import { resolve } from 'node:path'
import { type Config, readConfig } from '../config/read-config.ts'
import { openPrintStore, type PrintStore } from '../printing/print-store.ts'
import type { Blobs } from '../storage/blobs.ts'
import type { Database } from '../storage/database.ts'
import { MIGRATIONS } from '../storage/migrations.ts'
import { openBlobs } from '../storage/open-blobs.ts'
import { openDatabase } from '../storage/open-database.ts'
import type { CommandIo } from './command-io.ts'
import { withSentences } from './with-sentences.ts'

export const PROJECT_FOLDER = resolve(import.meta.dirname, '../../../..')

interface Shop {
  readonly config: Config
  readonly database: Database
  openFiles(): Promise<Blobs>
  openPrints(): Promise<PrintStore>
}

/** Runs a command with the configured shop; the server may run meanwhile. */
export async function withShop(io: CommandIo, work: (shop: Shop) => Promise<number>): Promise<number> {
  return withSentences(io, async () => {
    const config = readConfig(io.environment, PROJECT_FOLDER)
    const database = await openDatabase(config, MIGRATIONS)
    let blobs: Blobs | undefined
    const openFiles = async () => (blobs ??= await openBlobs(config))
    const openPrints = async () => openPrintStore(config.dataDir, await openFiles())
    try {
      return await work({ config, database, openFiles, openPrints })
    } finally {
      blobs?.close()
      await database.close()
    }
  })
}
