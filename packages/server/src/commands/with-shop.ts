import { join, resolve } from 'node:path'
import { type Config, readConfig } from '../config/read-config.ts'
import { StartFailure } from '../config/start-failure.ts'
import { openPrintFolder, type PrintFolder } from '../printing/print-folder.ts'
import { PRINT_FOLDER } from '../storage/close-to-others.ts'
import type { Database } from '../storage/database.ts'
import { MIGRATIONS } from '../storage/migrations.ts'
import { openDatabase } from '../storage/open-database.ts'
import { type CommandIo, REFUSED } from './command-io.ts'

const PROJECT_FOLDER = resolve(import.meta.dirname, '../../../..')

interface Shop {
  readonly config: Config
  readonly database: Database
  readonly prints: PrintFolder
}

/** Runs a command with the shop the settings name; the server may be running meanwhile. */
export async function withShop(io: CommandIo, work: (shop: Shop) => Promise<number>): Promise<number> {
  try {
    const config = readConfig(io.environment, PROJECT_FOLDER)
    const database = await openDatabase(config, MIGRATIONS)
    try {
      return await work({ config, database, prints: await openPrintFolder(join(config.dataDir, PRINT_FOLDER)) })
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    io.error(error.message)
    return REFUSED
  }
}
