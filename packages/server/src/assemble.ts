import { setShopMargins } from '@collagerie/core/format'
import type { Contact } from '@collagerie/protocol'
import type { FastifyInstance } from 'fastify'
import type { PasswordCost } from './accounts/passwords.ts'
import { createSessions } from './accounts/sessions.ts'
import { loadCatalogue } from './catalogue/load-catalogue.ts'
import { withExceptions } from './config/per-material.ts'
import type { Config } from './config/read-config.ts'
import { loadWays } from './delivery/load-ways.ts'
import { registerHealthRoutes } from './health/health-routes.ts'
import { createApp } from './http/app.ts'
import { registerMetricsRoutes } from './metrics/metrics-routes.ts'
import { createPicturePool } from './pictures/picture-pool.ts'
import { loadPrices } from './prices/load-prices.ts'
import { openPrintStore, type PrintStore } from './printing/print-store.ts'
import { registerRoutes } from './routes.ts'
import { loadShopFolder } from './shop-folder/load-shop-folder.ts'
import { soldCatalogue } from './shop-folder/sold-catalogue.ts'
import type { Blobs } from './storage/blobs.ts'
import type { Database } from './storage/database.ts'
import type { Migrations } from './storage/migrated.ts'
import { MIGRATIONS } from './storage/migrations.ts'
import { openBlobs } from './storage/open-blobs.ts'
import { openDatabase } from './storage/open-database.ts'
import { keepPurgingStaged } from './upkeep/keep-purging-staged.ts'

/** What a process does: serve pages, work in the background, or both. */
export type Role = 'web' | 'print' | 'both'

export interface Assembled {
  readonly app: FastifyInstance
  readonly config: Config
  readonly database: Database
  readonly blobs: Blobs
  readonly prints: PrintStore
  readonly contact: Contact
}

interface StartOptions {
  readonly role?: Role
  readonly migrations?: Migrations
  readonly passwordCost?: PasswordCost
  /** Runs before there are routes. */
  prepare?(app: FastifyInstance): void
}

/** The server with these settings, ready to listen. A process that only prints answers nothing but health checks. */
export async function assemble(
  settings: Config,
  logStream: { write(line: string): void },
  { role = 'both', migrations = MIGRATIONS, passwordCost, prepare }: StartOptions = {},
): Promise<Assembled> {
  const folder = await loadShopFolder(settings.shopDir)
  const config = { ...settings, printDpi: withExceptions(settings.printDpi, folder.dpi) }
  const database = await openDatabase(config, migrations)
  /** What is open so far, to be closed if the next step fails. */
  const open: { close(): unknown }[] = [database]
  try {
    setShopMargins(folder.margins)
    const sessions = createSessions(database, config.sessionIdleMinutes)
    const app = await createApp(config, logStream, sessions.find)
    open.push(app)
    app.addHook('onClose', async () => setShopMargins({}))
    prepare?.(app)
    const blobs = await openBlobs(config)
    open.push(blobs)
    const prints = await openPrintStore(config.dataDir, blobs)
    const pictures = role === 'print' ? undefined : createPicturePool(config)
    app.addHook('onClose', async () => pictures?.close())
    // Before all routes, since only later ones are counted.
    registerMetricsRoutes(app, config, database, pictures)
    registerHealthRoutes(app, database, blobs)
    if (pictures) {
      keepPurgingStaged(app, blobs)
      const catalogue = soldCatalogue(await loadCatalogue(config.contentDir, app.log), folder.assortment, app.log)
      const shopPrices = await loadPrices(config.shopDir, catalogue)
      const shop = { folder, shopPrices, ways: await loadWays(config.shopDir, shopPrices?.prices) }
      await registerRoutes(app, { config, database, blobs, prints, sessions, catalogue, shop, pictures, passwordCost })
    }
    return { app, config, database, blobs, prints, contact: folder.contact }
  } catch (error) {
    await Promise.allSettled(open.map(async (each) => each.close()))
    throw error
  }
}
