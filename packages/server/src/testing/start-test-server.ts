import type { FastifyInstance, RouteOptions } from 'fastify'
import type { PasswordCost } from '../accounts/passwords.ts'
import { assemble } from '../assemble.ts'
import { upkeepOf } from '../background.ts'
import { type Config, readConfig } from '../config/read-config.ts'
import type { PrintStore } from '../printing/print-store.ts'
import type { Blobs } from '../storage/blobs.ts'
import type { Database } from '../storage/database.ts'
import type { Migrations } from '../storage/migrated.ts'
import { createFixtureFolders } from './fixture-folders.ts'
import { putMigratedSqlite } from './migrated-sqlite.ts'
import { testDatabaseUrl } from './test-database-url.ts'

export interface TestServer {
  readonly url: string
  readonly database: Database
  readonly blobs: Blobs
  readonly prints: PrintStore
  readonly dataDir: string
  /** Empty for the file in the data folder. */
  readonly databaseUrl: string
  /** The lines logged so far. */
  readonly log: readonly string[]
  readonly routes: readonly RouteOptions[]
  /** Runs upkeep and waits for it. */
  doUpkeep(clock?: () => number): Promise<void>
  stop(): Promise<void>
}

/** Test passwords need no protection; `passwords.test.ts` tests the real cost. */
const CHEAP: PasswordCost = { memoryCost: 64, timeCost: 1 }

/** The whole server, assembled like `main.ts` does, on a free port and with its own database. */
export async function startTestServer(
  settings: Partial<Config> = {},
  prepare: (app: FastifyInstance) => void = () => undefined,
  migrations?: Migrations,
): Promise<TestServer> {
  const folders = await createFixtureFolders()
  const databaseUrl = settings.databaseUrl ?? (await testDatabaseUrl())
  const config = { ...readConfig({}, folders.root), ...folders, ...settings, databaseUrl }
  if (databaseUrl === '') await putMigratedSqlite(config.dataDir)
  const log: string[] = []
  const routes: RouteOptions[] = []
  const assembled = await assemble(
    config,
    { write: (line) => log.push(line) },
    {
      ...(migrations && { migrations }),
      passwordCost: CHEAP,
      prepare: (app) => {
        app.addHook('onRoute', (route) => {
          routes.push(route)
        })
        demandPrivateCaches(app)
        prepare(app)
      },
    },
  )
  const { app, database, blobs, prints } = assembled
  const stop = async (): Promise<void> => {
    await app.close()
    blobs.close()
    await database.close().catch(() => undefined)
    await folders.remove()
  }
  const doUpkeep = async (clock?: () => number): Promise<void> => {
    const upkeep = upkeepOf({ config, database, blobs, prints }, app.log, clock)
    await upkeep.start()
    await upkeep.stop()
  }
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, database, blobs, prints, dataDir: config.dataDir, databaseUrl, log, routes, doUpkeep, stop }
}

/** Checks in every test that private answers are never cached for others. */
function demandPrivateCaches(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const { access } = request.routeOptions.config
    const kept = String(reply.getHeader('cache-control'))
    if (request.is404 || access === 'public' || kept === 'no-store' || kept === 'private, no-cache') return
    throw new Error(`${request.method} ${request.url} may be shown from a cache: ${kept}`)
  })
}
