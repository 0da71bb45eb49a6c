import type { CatalogueEntry } from '@collagerie/core/catalogue'
import type { FastifyInstance } from 'fastify'
import { registerCatalogueRoutes } from './catalogue/catalogue-routes.ts'
import { registerWebassetsRoutes } from './catalogue/webassets-routes.ts'
import type { Config } from './config/read-config.ts'
import { registerHealthRoutes } from './health/health-routes.ts'
import { registerWebAppRoutes } from './http/web-app-routes.ts'
import type { Database } from './storage/database.ts'

export interface Adapters {
  readonly config: Pick<Config, 'contentDir' | 'webDir'>
  readonly database: Database
  readonly catalogue: readonly CatalogueEntry[]
}

/** Everything that can be asked for. */
export async function registerRoutes(app: FastifyInstance, { config, database, catalogue }: Adapters): Promise<void> {
  registerHealthRoutes(app, database)
  await registerCatalogueRoutes(app, catalogue)
  await registerWebassetsRoutes(app, config.contentDir)
  if (config.webDir !== 'none') await registerWebAppRoutes(app, config.webDir)
}
