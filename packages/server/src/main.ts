import { resolve } from 'node:path'
import { assemble } from './assemble.ts'
import { createBackground } from './background.ts'
import { readConfig } from './config/read-config.ts'
import { StartFailure } from './config/start-failure.ts'
import { listen } from './listen.ts'
import { checkProfiles } from './printing/check-profiles.ts'
import { roleOf } from './role-of.ts'
import { stopOnSignals } from './stop-on-signals.ts'
import { restrictPermissions } from './storage/restrict-permissions.ts'

/** Both `src/` and the bundle in `dist/` lie three folders below it. */
const PROJECT_FOLDER = resolve(import.meta.dirname, '../../..')

try {
  const config = readConfig(process.env, PROJECT_FOLDER)
  const role = roleOf(process.argv[2], config.databaseUrl)
  await checkProfiles(config.printProfile)
  const assembled = await assemble(config, process.stdout, { role })
  const { app, database, blobs } = assembled
  for (const path of await restrictPermissions(config.dataDir))
    app.log.warn({ path }, 'other users of this machine may be able to read this')
  const background = role === 'web' ? undefined : createBackground(assembled, app.log)
  stopOnSignals(async () => {
    await Promise.all([app.close(), background?.stop()])
    await database.close()
    blobs.close()
  }, app.log)
  const port = role === 'print' ? config.healthPort : config.port
  if (port === 'none') console.log('Collagerie prints')
  else
    console.log(
      `Collagerie ${role === 'print' ? 'prints; its health is' : 'is ready'} at ${await listen(app, config.host, port)}`,
    )
  await background?.start()
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  console.error(error.message)
  process.exit(1)
}
