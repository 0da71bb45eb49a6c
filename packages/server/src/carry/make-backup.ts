import { mkdir, readdir } from 'node:fs/promises'
import type { Kysely, Transaction } from 'kysely'
import { appliedMigrations } from '../storage/applied-migrations.ts'
import { openBlobFolder } from '../storage/blob-folder.ts'
import type { Blobs } from '../storage/blobs.ts'
import { OWN_FOLDER } from '../storage/restrict-permissions.ts'
import type { Schema } from '../storage/schema.ts'
import { unlessMissing } from '../storage/stored-file.ts'
import { listTables, type TableFacts } from '../storage/table-list.ts'
import { BACKUP_FORM, type BackupManifest, backupFolder } from './backup-folder.ts'
import { countFiles } from './carry.ts'
import { carryFiles } from './carry-files.ts'
import type { CarryReport } from './carry-report.ts'
import { knownFiles } from './known-files.ts'
import { CarryRefusal } from './refusal.ts'
import { addRows, isSameSum, NO_ROWS, sumOfRows } from './row-sum.ts'
import { countRows, walkRows } from './walk-rows.ts'

/**
 * Copies a shop into an empty folder while its server may run: all rows as of one moment, then their files. A photo is
 * written before its row, so every file exists. Everything is read back.
 */
export async function makeBackup(
  query: Kysely<Schema>,
  files: Blobs,
  folder: string,
  report: CarryReport,
): Promise<BackupManifest> {
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER })
  if ((await readdir(folder).catch(unlessMissing))?.length !== 0)
    throw new CarryRefusal(`${folder} is not empty; a backup needs a folder of its own.`)
  const backup = backupFolder(folder)
  await backup.prepare()
  const madeAt = new Date().toISOString()
  const { tables, migrations } = await query
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((transaction) => writeTables(transaction, backup, report))
  const source = knownFiles((name) => backup.readTable(name), files)
  let [count, bytes] = [0, 0]
  report.begin('files', await countFiles(source))
  const spoilt: string[] = []
  const progress = {
    knownFiles: async () => new Set<string>(),
    noteFile: async (key: string, sum: { readonly bytes: number }, isDamaged: boolean) => {
      count += 1
      bytes += sum.bytes
      if (isDamaged) spoilt.push(key)
    },
    damagedFiles: async () => spoilt,
  }
  const { missing, damaged, withheld } = await carryFiles(
    source,
    await openBlobFolder({ dataDir: folder }),
    progress,
    report.add,
  )
  report.end()
  for (const { name, columns, rows, hash } of tables)
    if (!isSameSum(await sumOfRows(backup.readTable(name), columns), { rows, hash }))
      throw new CarryRefusal(`The rows of ${name} are not what was written; is the disk sound?`)
  const manifest = {
    form: BACKUP_FORM,
    madeAt,
    migrations: [...migrations],
    tables,
    files: count,
    bytes,
    missing: [...missing],
    damaged: [...damaged],
    withheld: [...withheld],
  }
  await backup.finish(manifest)
  return manifest
}

async function writeTables(
  transaction: Transaction<Schema>,
  backup: ReturnType<typeof backupFolder>,
  report: CarryReport,
) {
  const migrations = await appliedMigrations(transaction)
  const facts = await listTables(transaction)
  let total = 0
  for (const table of facts) total += await countRows(transaction, table)
  report.begin('rows', total)
  const tables: BackupManifest['tables'] = []
  for (const table of facts) {
    let sum = NO_ROWS
    const counted = async function* () {
      for await (const rows of walkRows(transaction, table)) {
        sum = addRows(sum, rows, table.columns)
        report.add(rows.length)
        yield rows
      }
    }
    await backup.writeTable(table.name, counted())
    tables.push({ ...mutable(table), ...sum })
  }
  report.end()
  return { tables, migrations }
}

function mutable({ name, columns, key }: TableFacts) {
  return { name, columns: [...columns], key: [...key] }
}
