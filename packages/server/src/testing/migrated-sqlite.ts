import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MIGRATIONS } from '../storage/migrations.ts'
import { DATABASE_FILE, OWN_FILE, OWN_FOLDER } from '../storage/restrict-permissions.ts'
import { openSqlite } from '../storage/sqlite.ts'

let migrated: Promise<Buffer> | undefined

/** Copies a database file with every table if there is none: making the tables is a quarter of a server's start. */
export async function putMigratedSqlite(dataDir: string): Promise<void> {
  migrated ??= migratedFile()
  const bytes = await migrated
  await mkdir(dataDir, { recursive: true, mode: OWN_FOLDER })
  await writeFile(join(dataDir, DATABASE_FILE), bytes, { flag: 'wx', mode: OWN_FILE }).catch(unlessThere)
}

async function migratedFile(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'collagerie-migrated-'))
  const file = join(folder, DATABASE_FILE)
  try {
    await (await openSqlite(file, MIGRATIONS)).close()
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function unlessThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
}
