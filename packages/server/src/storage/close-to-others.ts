import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export const DATABASE_FILE = 'collagerie.sqlite'
export const BLOB_FOLDER = 'blobs'
export const PRINT_FOLDER = 'prints'

/** For this user alone: what a folder and a file of customers are made with. */
export const OWN_FOLDER = 0o700
export const OWN_FILE = 0o600
const OTHERS = 0o077

/**
 * Takes away what other users of this machine may do with the data: an earlier version, or a copy brought back, may have
 * left it open. Gives what could not be closed, since not every file system lets itself be told.
 */
export async function closeToOthers(dataDir: string): Promise<readonly string[]> {
  const open: string[] = []

  async function close(path: string, mode: number): Promise<void> {
    if (!(await isOpen(path))) return
    await chmod(path, mode).catch(() => undefined)
    if (await isOpen(path)) open.push(path)
  }

  /**
   * What lies in a closed folder is out of reach, so that only what was open is gone through before the server starts;
   * upkeep closes the rest. The folder comes last.
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
    // With its companions, which begin with its name.
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
