import { resolve } from 'node:path'
import { createSessions } from './accounts/sessions.ts'
import { loadCatalogue } from './catalogue/load-catalogue.ts'
import { readConfig } from './config/read-config.ts'
import { StartFailure } from './config/start-failure.ts'
import { createApp } from './http/app.ts'
import { listen } from './listen.ts'
import { checkProfiles } from './printing/check-profiles.ts'
import { createPrinting } from './printing/create-printing.ts'
import { openPrintStore } from './printing/print-store.ts'
import { registerRoutes } from './routes.ts'
import { stopOnSignals } from './stop-on-signals.ts'
import { closeToOthers } from './storage/close-to-others.ts'
import { MIGRATIONS } from './storage/migrations.ts'
import { openBlobs } from './storage/open-blobs.ts'
import { openDatabase } from './storage/open-database.ts'
import { createPrintPurge } from './upkeep/purge-prints.ts'
import { createUpkeep } from './upkeep/upkeep.ts'
import { deliveryRepository } from './webhooks/delivery-repository.ts'
import { createWebhookSender } from './webhooks/webhook-sender.ts'

/** The same from `src/` and from the bundle in `dist/`. */
const PROJECT_FOLDER = resolve(import.meta.dirname, '../../..')

try {
  const config = readConfig(process.env, PROJECT_FOLDER)
  await checkProfiles(config.printProfile)
  const database = await openDatabase(config, MIGRATIONS)
  const sessions = createSessions(database, config.sessionIdleMinutes)
  const app = await createApp(config, process.stdout, sessions.find)
  const blobs = await openBlobs(config)
  const prints = await openPrintStore(config.dataDir, blobs)
  for (const path of await closeToOthers(config.dataDir))
    app.log.warn({ path }, 'other users of this machine may be able to read this')
  const catalogue = await loadCatalogue(config.contentDir, app.log)
  await registerRoutes(app, { config, database, blobs, prints, sessions, catalogue })
  const upkeep = createUpkeep(database, blobs, createPrintPurge(prints, config.printKeepDays), app.log)
  const printing = createPrinting({ config, database, blobs, prints }, app.log)
  const webhooks = createWebhookSender(deliveryRepository(database), config, app.log)
  stopOnSignals(async () => {
    await Promise.all([app.close(), upkeep.stop(), printing.stop(), webhooks.stop()])
    await database.close()
    blobs.close()
  }, app.log)
  console.log(`Collagerie is ready at ${await listen(app, config.host, config.port)}`)
  await printing.start()
  webhooks.start()
  await upkeep.start()
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  console.error(error.message)
  process.exit(1)
}
