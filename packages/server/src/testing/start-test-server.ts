import type { FastifyInstance, RouteOptions } from 'fastify'
import { createSessions } from '../accounts/sessions.ts'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'
import { type Config, readConfig } from '../config/read-config.ts'
import { createApp } from '../http/app.ts'
import { openPrintStore, type PrintStore } from '../printing/print-store.ts'
import { registerRoutes } from '../routes.ts'
import type { Blobs } from '../storage/blobs.ts'
import type { Database } from '../storage/database.ts'
import { MIGRATIONS } from '../storage/migrations.ts'
import { openBlobs } from '../storage/open-blobs.ts'
import { openDatabase } from '../storage/open-database.ts'
import { createPrintPurge } from '../upkeep/purge-prints.ts'
import { createUpkeep } from '../upkeep/upkeep.ts'
import { createFixtureFolders } from './fixture-folders.ts'
import { testDatabaseUrl } from './test-database-url.ts'

export interface TestServer {
  readonly url: string
  readonly database: Database
  readonly blobs: Blobs
  readonly prints: PrintStore
  readonly dataDir: string
  /** Empty where it is the file in the data folder. */
  readonly databaseUrl: string
  /** The lines logged so far. */
  readonly log: readonly string[]
  readonly routes: readonly RouteOptions[]
  /** Does what nobody waits for, and waits for it. */
  doUpkeep(clock?: () => number): Promise<void>
  stop(): Promise<void>
}

/** The whole server, as `main.ts` puts it together, on a free port and with a database of its own. */
export async function startTestServer(
  settings: Partial<Config> = {},
  prepare: (app: FastifyInstance) => void = () => undefined,
): Promise<TestServer> {
  const folders = await createFixtureFolders()
  const databaseUrl = settings.databaseUrl ?? (await testDatabaseUrl())
  const config = { ...readConfig({}, folders.root), ...folders, ...settings, databaseUrl }
  const log: string[] = []
  const routes: RouteOptions[] = []
  const database = await openDatabase(config, MIGRATIONS)
  const sessions = createSessions(database, config.sessionIdleMinutes)
  const app = await createApp(config, { write: (line) => log.push(line) }, sessions.find)
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  demandPrivateCaches(app)
  prepare(app)
  const stop = async (): Promise<void> => {
    await app.close()
    await database.close().catch(() => undefined)
    await folders.remove()
  }
  try {
    const blobs = await openBlobs(config)
    app.addHook('onClose', async () => blobs.close())
    const catalogue = await loadCatalogue(config.contentDir, app.log)
    const prints = await openPrintStore(config.dataDir, blobs)
    await registerRoutes(app, { config, database, blobs, prints, sessions, catalogue })
    const doUpkeep = async (clock?: () => number): Promise<void> => {
      const upkeep = createUpkeep(database, blobs, createPrintPurge(prints, config.printKeepDays), app.log, clock)
      await upkeep.start()
      await upkeep.stop()
    }
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    return { url, database, blobs, prints, dataDir: config.dataDir, databaseUrl, log, routes, doUpkeep, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** What matters who asks for is shown to nobody else from a cache, whichever test asks. */
function demandPrivateCaches(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const { access } = request.routeOptions.config
    const kept = String(reply.getHeader('cache-control'))
    if (request.is404 || access === 'public' || kept === 'no-store' || kept === 'private, no-cache') return
    throw new Error(`${request.method} ${request.url} may be shown from a cache: ${kept}`)
  })
}
