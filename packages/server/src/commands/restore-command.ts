import { mkdir, open } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type CliCommand, WrongUsage } from '@collagerie/print/commands'
import type { Kysely } from 'kysely'
import { backupSource } from '../carry/backup-source.ts'
import { carry } from '../carry/carry.ts'
import { carryReport } from '../carry/carry-report.ts'
import { connectToTarget } from '../carry/connect-to-target.ts'
import { freshTables } from '../carry/fresh-tables.ts'
import { lookAtTarget } from '../carry/look-at-target.ts'
import { CarryRefusal } from '../carry/refusal.ts'
import { type Config, readConfig } from '../config/read-config.ts'
import { openExclusiveSqlite } from '../storage/exclusive-sqlite.ts'
import { type Migrations, migrated } from '../storage/migrated.ts'
import { MIGRATIONS } from '../storage/migrations.ts'
import { openBlobs } from '../storage/open-blobs.ts'
import { withoutSecrets } from '../storage/postgres.ts'
import { DATABASE_FILE, OWN_FILE, OWN_FOLDER } from '../storage/restrict-permissions.ts'
import type { Schema } from '../storage/schema.ts'
import { CONSOLE, DONE, REFUSED } from './command-io.ts'
import { readOptions } from './read-options.ts'
import { reportFileProblems } from './report-file-problems.ts'
import { withSentences } from './with-sentences.ts'
import { PROJECT_FOLDER } from './with-shop.ts'

export const restoreCommand = {
  summary: 'bring a backup back into an empty shop',
  help: `Usage: npx collagerie restore --from FOLDER

Brings everything from a backup into the shop that DATA_DIR, DATABASE_URL and BLOBS_URL name, and reads it back. The shop must be
empty: nothing that is there is ever overwritten. Its server must be stopped. A backup of one kind of database can be
restored into the other, and one of an earlier version into a later one.

A restore that was ended goes on when the same command is started again; until it has finished, no server starts there.

Exit codes: 0 done, 1 refused with a sentence or done with files lost or damaged since the backup, 2 wrong usage.`,

  run: async (args: readonly string[], io = CONSOLE) => {
    const { from = '' } = readOptions(args, { from: { type: 'string' } })
    if (from === '') throw new WrongUsage('Where from? Name the folder of a backup with --from.')
    return withSentences(io, async () => {
      const config = readConfig(io.environment, PROJECT_FOLDER)
      const { source, manifest } = await backupSource(resolve(from))
      const then = migrationsThen(manifest.migrations)
      const query = await migrated(nameOf(config), () => openTarget(config), then)
      try {
        const state = await lookAtTarget(query, source, await freshTables(then))
        if (state.kind === 'other data')
          throw new CarryRefusal(
            `${nameOf(config)} has data already (${state.rows} rows in ${state.table}); nothing was changed.`,
          )
        if (state.kind === 'done') {
          io.out(`${nameOf(config)} has everything already.`)
          return DONE
        }
        const files = await openBlobs(config)
        const done = await carry(source, { query, files }, state, carryReport(io.terminal)).finally(files.close)
        reportFileProblems(io, done)
        const known = new Set([...manifest.missing, ...manifest.damaged, ...manifest.withheld])
        const isAsBackedUp = [...done.missing, ...done.damaged, ...done.withheld].every((key) => known.has(key))
        io.out(`Restored ${done.rows} rows and ${done.files} files of ${manifest.madeAt}; all were read back.`)
        return isAsBackedUp ? DONE : REFUSED
      } finally {
        await query.destroy()
      }
    })
  },
} satisfies CliCommand

/** The migrations that the backup had; later ones follow at the next start, as for any older database. */
function migrationsThen(names: readonly string[]): Migrations {
  const unknown = names.find((name) => !Object.hasOwn(MIGRATIONS, name))
  if (unknown !== undefined) throw new CarryRefusal(`The backup is of a later version, which knows ${unknown}.`)
  return Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => names.includes(name)))
}

async function openTarget({ dataDir, databaseUrl }: Config): Promise<Kysely<Schema>> {
  await mkdir(dataDir, { recursive: true, mode: OWN_FOLDER })
  if (databaseUrl !== '') return connectToTarget(databaseUrl)
  const file = join(dataDir, DATABASE_FILE)
  await (await open(file, 'a', OWN_FILE)).close()
  return openExclusiveSqlite(file)
}

function nameOf({ dataDir, databaseUrl }: Config): string {
  return databaseUrl === '' ? join(dataDir, DATABASE_FILE) : withoutSecrets(databaseUrl)
}
