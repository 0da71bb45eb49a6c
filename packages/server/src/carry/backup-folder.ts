import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline as chain, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as v from 'valibot'
import { isRecord } from '../storage/is-record.ts'
import { OWN_FILE, OWN_FOLDER } from '../storage/restrict-permissions.ts'
import { syncFile, syncFolder } from '../storage/sync-to-disk.ts'
import { inGroups } from '../turns/in-groups.ts'
import type { TableRow } from './table-row.ts'

const MANIFEST = 'backup.json'
/** The version of the folder's layout, not of the shop; a restore that cannot read it says so. */
export const BACKUP_FORM = 1 as const

const manifestSchema = v.object({
  form: v.literal(BACKUP_FORM),
  madeAt: v.string(),
  /** The migrations applied to the database; a restore starts from the same ones. */
  migrations: v.array(v.string()),
  /** Tables that others refer to come first. */
  tables: v.array(
    v.object({
      name: v.string(),
      columns: v.array(v.string()),
      key: v.array(v.string()),
      rows: v.number(),
      hash: v.string(),
    }),
  ),
  files: v.number(),
  bytes: v.number(),
  /** Files that were missing: removed during the backup, or lost before. */
  missing: v.array(v.string()),
  /** Files that did not match their rows, copied unchanged. */
  damaged: v.array(v.string()),
  /** Damaged files that a bucket refused to return; the backup lacks them. */
  withheld: v.optional(v.array(v.string()), []),
})

/** The contents of a backup. It is written last: a folder without it is no complete backup. */
export type BackupManifest = v.InferOutput<typeof manifestSchema>

/**
 * The folder of one backup: a file of rows for every table, photos and prints as in a data folder, and the manifest.
 */
export function backupFolder(folder: string, bringNames = syncFolder) {
  const tables = join(folder, 'tables')
  const pathOf = (table: string) => join(tables, `${table}.jsonl.gz`)
  return {
    prepare: () => mkdir(tables, { recursive: true, mode: OWN_FOLDER }),

    writeTable: async (table: string, rows: AsyncIterable<readonly TableRow[]>): Promise<void> => {
      await pipeline(Readable.from(linesOf(rows)), createGzip(), createWriteStream(pathOf(table), { mode: OWN_FILE }))
      await syncFile(pathOf(table))
    },

    readTable: (table: string): AsyncIterable<readonly TableRow[]> => readRows(pathOf(table)),

    finish: async (manifest: BackupManifest): Promise<void> => {
      await bringNames(tables)
      await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: OWN_FILE })
      await syncFile(join(folder, MANIFEST))
      await bringNames(folder)
    },

    /** Undefined if it is incomplete or has another layout. */
    manifest: async (): Promise<BackupManifest | undefined> => {
      const text = await readFile(join(folder, MANIFEST), 'utf8')
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text)
      return read.success ? read.output : undefined
    },
  }
}

async function* linesOf(batches: AsyncIterable<readonly TableRow[]>): AsyncGenerator<string> {
  for await (const rows of batches) yield rows.map((row) => `${oneLine(row)}\n`).join('')
}

/** Escapes two characters that line readers take for line ends and JSON does not escape. */
function oneLine(row: TableRow): string {
  return JSON.stringify(row).replaceAll('\u2028', String.raw`\u2028`).replaceAll('\u2029', String.raw`\u2029`)
}

const BATCH = 50

function readRows(path: string): AsyncIterable<readonly TableRow[]> {
  // A missing file fails when it is read, not here.
  const input = chain(createReadStream(path), createGunzip(), () => undefined)
  return inGroups(rowsIn(createInterface({ input })), BATCH)
}

async function* rowsIn(lines: AsyncIterable<string>): AsyncGenerator<TableRow> {
  for await (const line of lines) {
    const row: unknown = JSON.parse(line)
    if (!isRecord(row)) throw new Error('a line of the backup is not a row')
    yield row
  }
}
