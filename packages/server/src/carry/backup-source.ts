import { openBlobFolder } from '../storage/blob-folder.ts'
import { type BackupManifest, backupFolder } from './backup-folder.ts'
import type { CarrySource } from './carry-source.ts'
import { knownFiles } from './known-files.ts'
import { CarryRefusal } from './refusal.ts'
import { isSameSum, sumOfRows } from './row-sum.ts'

/** A whole backup to restore from, or a sentence that says what is wrong with it. Its rows are read once before. */
export async function backupSource(folder: string): Promise<{ source: CarrySource; manifest: BackupManifest }> {
  const backup = backupFolder(folder)
  const manifest = await backup.manifest()
  if (!manifest) throw new CarryRefusal(`${folder} holds no finished backup.`)
  for (const { name, columns, rows, hash } of manifest.tables) {
    const sum = await sumOfRows(backup.readTable(name), columns).catch(() => undefined)
    if (!sum || !isSameSum(sum, { rows, hash }))
      throw new CarryRefusal(`The backup is damaged: ${name} is not what it was.`)
  }
  const source = {
    tables: manifest.tables,
    count: async ({ name }: { name: string }) => manifest.tables.find((table) => table.name === name)?.rows ?? 0,
    rows: ({ name }: { name: string }) => backup.readTable(name),
    files: knownFiles((name) => backup.readTable(name), await openBlobFolder({ dataDir: folder })),
  }
  return { source, manifest }
}
