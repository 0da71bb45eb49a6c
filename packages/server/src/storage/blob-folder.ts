import { randomUUID } from 'node:crypto'
import { closeSync, fsync, open as openNumber } from 'node:fs'
import { access, constants, mkdir, open, rename, rm, rmdir, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Config } from '../config/read-config.ts'
import { PRINTS, partsOfKey } from './blob-key.ts'
import type { Blobs } from './blobs.ts'
import { receiveFile, removeOlder } from './incoming-file.ts'
import { BLOB_FOLDER, OWN_FOLDER, PRINT_FOLDER } from './restrict-permissions.ts'
import { createSharedSync } from './shared-sync.ts'
import { openStoredFile, unlessMissing } from './stored-file.ts'
import { syncFile, syncFolder } from './sync-to-disk.ts'
import { INCOMING, walkBlobs, walkPrints } from './walk-blobs.ts'

/** A folder that stays open, since every new file syncs its name through it. */
interface OpenFolder {
  /** Writes the folder's names to the disk. */
  sync(): Promise<void>
  close(): void
}

/** Blobs in folders of this machine. */
export async function openBlobFolder({ dataDir }: Pick<Config, 'dataDir'>): Promise<Blobs> {
  const [folder, prints] = [join(dataDir, BLOB_FOLDER), join(dataDir, PRINT_FOLDER)]
  const incoming = join(folder, INCOMING)
  for (const made of [incoming, prints]) await mkdir(made, { recursive: true, mode: OWN_FOLDER })
  /**
   * A single folder would be slow to list and to copy; more subfolders would cost another write with nearly every blob.
   */
  const pathOf = (key: string): string => {
    const [kind = '', name = '', file = ''] = partsOfKey(key)
    return kind === PRINTS ? join(prints, name, file) : join(folder, kind, name.slice(0, 1), name)
  }
  const folders = new Map<string, Promise<OpenFolder>>()
  /** A new folder must reach the disk like a new file. */
  async function prepare(path: string): Promise<void> {
    await mkdir(path, { recursive: true, mode: OWN_FOLDER })
    await syncFolder(dirname(path))
  }
  async function openFolder(path: string): Promise<OpenFolder> {
    await prepare(path)
    // Opened as a number, which a process releases when it ends, without being told.
    const opened = await promisify(openNumber)(path, 'r')
    return { sync: createSharedSync(() => promisify(fsync)(opened)), close: () => closeSync(opened) }
  }
  /** Created once for each path. */
  function folderOf(path: string): Promise<OpenFolder> {
    const known = folders.get(path)
    if (known) return known
    const opening = openFolder(path)
    folders.set(path, opening)
    opening.catch(() => folders.delete(path))
    return opening
  }

  return {
    stage: async (source) => {
      const temporary = join(incoming, randomUUID())
      const { file, release, ...staged } = await receiveFile(source, temporary)
      return {
        ...staged,
        keep: async (key) => {
          const path = pathOf(key)
          const names = await folderOf(dirname(path))
          await rename(temporary, path)
          // Bytes and name are synced together; a file that is not kept is never synced.
          await file.datasync().finally(release)
          await names.sync()
        },
      }
    },

    moveIn: async (from, key) => {
      const path = pathOf(key)
      await syncFile(from)
      // Not held open, since a print's folder is removed with the print.
      await prepare(dirname(path))
      await rename(from, path)
      await syncFolder(dirname(path))
    },

    open: async (key) => openStoredFile(pathOf(key)),
    openPart: async (key, part) => (await open(pathOf(key)).catch(unlessMissing))?.createReadStream(part),

    fileOf: async (key) => {
      const path = pathOf(key)
      return (await stat(path).catch(unlessMissing)) && path
    },

    remove: async (key) => {
      const path = pathOf(key)
      await rm(path, { force: true })
      // A print's folder is removed with its last file.
      if (dirname(dirname(path)) === prints) await rmdir(dirname(path)).catch(() => undefined)
    },

    keys: async function* (before, start = '') {
      if (!start.startsWith(`${PRINTS}/`))
        for await (const key of walkBlobs(folder, before)) if (key.startsWith(start)) yield key
      for await (const key of walkPrints(prints, before, start)) if (key.startsWith(start)) yield key
    },

    removeStaged: (before) => removeOlder(incoming, before),
    giveUpSending: async () => 0,
    addressOf: pathOf,

    freeBytes: async () => {
      const { bavail, bsize } = await statfs(prints)
      return bavail * bsize
    },

    check: () => access(incoming, constants.W_OK),
    close: () => {
      for (const known of folders.values()) void known.then(closeFolder, () => undefined)
      folders.clear()
    },
  }
}

const closeFolder = ({ close }: OpenFolder): void => close()
