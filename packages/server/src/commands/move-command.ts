import { join, resolve } from 'node:path'
import { type CliCommand, WrongUsage } from '@collagerie/print/commands'
import type { Kysely } from 'kysely'
import { carry, countFiles } from '../carry/carry.ts'
import { carryReport } from '../carry/carry-report.ts'
import { connectToTarget } from '../carry/connect-to-target.ts'
import { freshTables } from '../carry/fresh-tables.ts'
import { lookAtTarget, type TargetState } from '../carry/look-at-target.ts'
import { CarryRefusal } from '../carry/refusal.ts'
import { shopSource } from '../carry/shop-source.ts'
import { type Config, readConfig } from '../config/read-config.ts'
import { STORAGE_SETTINGS } from '../config/settings/storage-settings.ts'
import { openBlobFolder } from '../storage/blob-folder.ts'
import { openExclusiveSqlite } from '../storage/exclusive-sqlite.ts'
import { migrated } from '../storage/migrated.ts'
import { MIGRATIONS } from '../storage/migrations.ts'
import { openBlobs } from '../storage/open-blobs.ts'
import { withoutSecrets } from '../storage/postgres.ts'
import { DATABASE_FILE } from '../storage/restrict-permissions.ts'
import type { Schema } from '../storage/schema.ts'
import { CONSOLE, type CommandIo, DONE, REFUSED } from './command-io.ts'
import { readOptions } from './read-options.ts'
import { reportFileProblems } from './report-file-problems.ts'
import { withSentences } from './with-sentences.ts'

const OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string' },
  blobs: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const

/** The meaning of the command line. */
interface Move {
  readonly from: string
  readonly to: string
  /** Where the files go; undefined if they stay. */
  readonly files: Pick<Config, 'dataDir' | 'blobsPlace'> | undefined
}

export const moveCommand = {
  summary: 'carry a shop from its folder to PostgreSQL',
  help: `Usage: npx collagerie move --from DATA_DIR [--to DATABASE_URL] [--blobs PLACE] [--dry-run]

Carries everything a shop has in its folder to an empty PostgreSQL database: all tables, and with --blobs also photos,
their smaller copies and print files. Every row and file is read back and compared. The folder is left
as it was, except that its database is first brought to the newest version.

  --from DATA_DIR      the folder of the shop; its server must be stopped
  --to DATABASE_URL    an empty PostgreSQL database; without it the setting DATABASE_URL counts, which keeps the
                       password out of the list of processes
  --blobs PLACE        where the files go: a folder, which is DATA_DIR afterwards, or a BLOBS_URL; without it they stay
  --dry-run            say what would be moved and whether the target is ready, and change nothing

A move that was ended, in whatever way, goes on when the same command is started again. Until it has finished, no server
starts on the target. Customers stay signed in.

Exit codes: 0 done, 1 refused with a sentence or done with files that were lost or damaged before, 2 wrong usage.`,

  run: async (args: readonly string[], io = CONSOLE) => {
    const { 'dry-run': isDry = false, ...options } = readOptions(args, OPTIONS)
    const move = readMove(options, io)
    return withSentences(io, async () => {
      const held = await openExclusiveSqlite(join(move.from, DATABASE_FILE))
      try {
        return await (isDry ? tell(move, held, io) : carryOver(move, held, io))
      } finally {
        await held.destroy()
      }
    })
  },
} satisfies CliCommand

function readMove(options: { from?: string; to?: string; blobs?: string }, { environment }: CommandIo): Move {
  const { from, to = environment[STORAGE_SETTINGS.databaseUrl.name] ?? '', blobs } = options
  if (from === undefined || from === '') throw new WrongUsage('Where from? Name the folder of the shop with --from.')
  if (to === '') throw new WrongUsage('Where to? Name the database with --to or DATABASE_URL.')
  const url = STORAGE_SETTINGS.databaseUrl.parse(to, resolve)
  if (url === undefined) throw new WrongUsage(`--to must be ${STORAGE_SETTINGS.databaseUrl.expects}.`)
  const source = resolve(from)
  return { from: source, to: url, files: blobs === undefined ? undefined : placeOf(blobs, source, environment) }
}

/** Files for a bucket wait beside the source until they are sent, as on a server. */
function placeOf(blobs: string, source: string, { AWS_REGION }: CommandIo['environment']): Move['files'] {
  if (!blobs.startsWith('s3:'))
    return resolve(blobs) === source ? undefined : { dataDir: resolve(blobs), blobsPlace: 'folders' }
  if (STORAGE_SETTINGS.blobsUrl.parse(blobs, resolve) === undefined)
    throw new WrongUsage(`--blobs must be a folder or ${STORAGE_SETTINGS.blobsUrl.expects}.`)
  return { dataDir: source, blobsPlace: readConfig({ BLOBS_URL: blobs, AWS_REGION }, source).blobsPlace }
}

async function sourceOf({ from, files }: Move, query: Kysely<Schema>) {
  return shopSource(query, files && (await openBlobFolder({ dataDir: from })))
}

/** Examines the target before anything is created in it. */
async function look(move: Move, held: Kysely<Schema>): Promise<TargetState> {
  const query = await connectToTarget(move.to)
  try {
    return await lookAtTarget(query, await sourceOf(move, held), await freshTables(MIGRATIONS))
  } finally {
    await query.destroy()
  }
}

async function tell(move: Move, held: Kysely<Schema>, io: CommandIo): Promise<number> {
  const state = await look(move, held)
  const source = await sourceOf(move, held)
  let rows = 0
  for (const table of source.tables) {
    const count = await source.count(table)
    rows += count
    io.out(`${String(count).padStart(10)}  ${table.name}`)
  }
  const files = source.files ? `${await countFiles(source.files)} files` : 'the files stay where they are'
  io.out(`${source.tables.length} tables with ${rows} rows; ${files}.`)
  io.out(sentenceOf(state, withoutSecrets(move.to)))
  io.out('Nothing was changed.')
  return state.kind === 'other data' ? REFUSED : DONE
}

async function carryOver(move: Move, held: Kysely<Schema>, io: CommandIo): Promise<number> {
  const name = withoutSecrets(move.to)
  const before = await look(move, held)
  if (before.kind === 'other data') throw new CarryRefusal(sentenceOf(before, name))
  await migrated(move.from, async () => held, MIGRATIONS)
  const query = await migrated(name, () => connectToTarget(move.to), MIGRATIONS)
  try {
    const source = await sourceOf(move, held)
    const state = await lookAtTarget(query, source, await freshTables(MIGRATIONS))
    io.out(sentenceOf(state, name))
    if (state.kind === 'other data') return REFUSED
    if (state.kind === 'done') return DONE
    const files = await openBlobs(move.files ?? { dataDir: move.from, blobsPlace: 'folders' })
    const done = await carry(source, { query, files }, state, carryReport(io.terminal)).finally(files.close)
    const problems = reportFileProblems(io, done)
    const outcome = problems === 0 ? 'are what they were' : `${problems} files were lost or damaged before, as named`
    io.out(`Moved ${done.rows} rows and ${done.files} files; all were read back and ${outcome}.`)
    const settings = move.files === undefined ? 'DATABASE_URL' : 'DATABASE_URL and the new place of the files'
    io.out(`Start the server with ${settings} set, and never again on ${move.from}.`)
    return problems === 0 ? DONE : REFUSED
  } finally {
    await query.destroy()
  }
}

function sentenceOf(state: TargetState, name: string): string {
  switch (state.kind) {
    case 'empty':
      return `The target ${name} is empty and ready.`
    case 'half done':
      return `The target ${name} holds a move that was ended; it goes on from there.`
    case 'done':
      return `The target ${name} has everything already.`
    case 'other data':
      return `The target ${name} has other data (${state.rows} rows in ${state.table}); it must be empty.`
  }
}
