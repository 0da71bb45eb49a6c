import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export const DATABASE_FILE = 'collagerie.sqlite'
export const BLOB_FOLDER = 'blobs'
export const PRINT_FOLDER = 'prints'

/** The modes of customers' folders and files: only this user has access. */
export const OWN_FOLDER = 0o700
export const OWN_FILE = 0o600
const OTHERS = 0o077

/**
 * Removes other users' access to the data, which an earlier version or a restored copy may have left open. Returns what
 * could not be closed, since not every file system supports it.
 */
export async function restrictPermissions(dataDir: string): Promise<readonly string[]> {
  const open: string[] = []

  async function close(path: string, mode: number): Promise<void> {
    if (!(await isOpen(path))) return
    await chmod(path, mode).catch(() => undefined)
    if (await isOpen(path)) open.push(path)
  }

  /**
   * Files in a closed folder are unreachable, so only open folders are walked before the server starts; upkeep closes
   * the rest. The folder itself comes last.
   */
  async function closeFolder(folder: string): Promise<void> {
    const wasOpen = await isOpen(folder)
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) await closeFolder(path)
      else if (wasOpen && entry.isFile()) await close(path, OWN_FILE)
    }
    await close(folder, OWN_FOLDER)
  }

  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    const path = join(dataDir, entry.name)
    // Includes companion files, whose names begin with the database's.
    if (entry.isFile() && entry.name.startsWith(DATABASE_FILE)) await close(path, OWN_FILE)
    if (entry.isDirectory() && (entry.name === BLOB_FOLDER || entry.name === PRINT_FOLDER)) await closeFolder(path)
  }
  await close(dataDir, OWN_FOLDER)
  return open
}

async function isOpen(path: string): Promise<boolean> {
  return isOpenToOthers(await stat(path))
}

export function isOpenToOthers({ mode }: { readonly mode: number }): boolean {
  return (mode & OTHERS) !== 0
}
