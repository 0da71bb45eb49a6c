import { openBlobFolder } from '../storage/blob-folder.ts'
import { type BackupManifest, backupFolder } from './backup-folder.ts'
import type { CarrySource } from './carry-source.ts'
import { knownFiles } from './known-files.ts'
import { CarryRefusal } from './refusal.ts'
import { isSameSum, sumOfRows } from './row-sum.ts'

/**
 * A complete backup to restore from, or a sentence about what is wrong with it. Its rows are read once to check them.
 */
export async function backupSource(folder: string): Promise<{ source: CarrySource; manifest: BackupManifest }> {
  const backup = backupFolder(folder)
  const manifest = await backup.manifest().catch(unlessUnread)
  if (!manifest) throw new CarryRefusal(`${folder} holds no finished backup that this version can read.`)
  for (const { name, columns, rows, hash } of manifest.tables) {
    const sum = await sumOfRows(backup.readTable(name), columns).catch(unlessUnread)
    if (!sum || !isSameSum(sum, { rows, hash }))
      throw new CarryRefusal(`The backup is damaged: ${name} is not what it was.`)
  }
  const source = {
    tables: manifest.tables,
    count: async ({ name }: { name: string }) => manifest.tables.find((table) => table.name === name)?.rows ?? 0,
    rows: ({ name }: { name: string }) => backup.readTable(name),
    // Only read from, so nothing has to be closed.
    files: knownFiles((name) => backup.readTable(name), await openBlobFolder({ dataDir: folder })),
  }
  return { source, manifest }
}

/** A disk or permission error while reading does not mean that the backup is bad. */
function unlessUnread(error: unknown): undefined {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  if (error instanceof Error && 'syscall' in error && !isMissing)
    throw new CarryRefusal(`The backup could not be read: ${error.message}.`)
}
