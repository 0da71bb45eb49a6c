import { resolve } from 'node:path'
import { type CliCommand, WrongUsage } from '@collagerie/print/commands'
import { BYTES_PER_MEGABYTE } from '@collagerie/protocol'
import { carryReport } from '../carry/carry-report.ts'
import { makeBackup } from '../carry/make-backup.ts'
import { CONSOLE, DONE, REFUSED } from './command-io.ts'
import { readOptions } from './read-options.ts'
import { withSentences } from './with-sentences.ts'
import { withShop } from './with-shop.ts'

export const backupCommand = {
  summary: 'copy everything a shop has into a folder',
  help: `Usage: npx collagerie backup --to FOLDER

Copies everything the shop has (all tables, photos, smaller copies, print files) into an empty folder and reads it back.
Rows are as they were at one moment. The folder is a whole backup once it has backup.json, which is written last.

The shop is the one that DATA_DIR, DATABASE_URL and BLOBS_URL name; the server may be running.

Exit codes: 0 done, 1 refused with a sentence or done with damaged files, 2 wrong usage.`,

  run: async (args: readonly string[], io = CONSOLE) => {
    const { to = '' } = readOptions(args, { to: { type: 'string' } })
    if (to === '') throw new WrongUsage('Where to? Name an empty folder with --to.')
    return withSentences(io, () =>
      withShop(io, async ({ database, openFiles }) => {
        const made = await makeBackup(database.query, await openFiles(), resolve(to), carryReport(io.terminal))
        for (const key of made.missing) io.error(`${key} was not there: removed meanwhile, or lost before.`)
        for (const key of made.damaged) io.error(`${key} is damaged; it was copied as it is.`)
        for (const key of made.withheld) io.error(`${key} is damaged, and its store does not give it out.`)
        const rows = made.tables.reduce((sum, table) => sum + table.rows, 0)
        io.out(
          `Backed up ${rows} rows and ${made.files} files, ${Math.ceil(made.bytes / BYTES_PER_MEGABYTE)} MB; all were read back.`,
        )
        return made.damaged.length + made.withheld.length > 0 ? REFUSED : DONE
      }),
    )
  },
} satisfies CliCommand
