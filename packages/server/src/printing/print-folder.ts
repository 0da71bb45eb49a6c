import { mkdir, open, readdir, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { OWN_FOLDER } from '../storage/close-to-others.ts'
import { unlessMissing } from '../storage/stored-file.ts'
import { syncFile, syncFolder } from '../storage/sync-to-disk.ts'

/** A folder for each try, `ORDER-token`. */
const FOLDER = /^[\w-]{3,80}$/
/** As the printer names files; nothing else is ever looked for. */
const FILE = /^[a-z0-9][a-z0-9-]*\.[a-z]{3,4}$/

/** Where finished print files are. What is there is whole: it comes in under its name in one step. */
export interface PrintFolder {
  /** An empty folder for one try. */
  begin(folder: string): Promise<string>
  /** Puts a try's files in their place, to stay there also after a power cut; whatever else it made goes. */
  keep(folder: string, files: readonly string[]): Promise<void>
  /** Removes a try, finished or not. */
  remove(folder: string): Promise<void>
  /** The folders there are, those of unfinished tries among them. */
  list(): Promise<readonly string[]>
  pathOf(folder: string, file: string): string
  /** What is left of the disk. */
  freeBytes(): Promise<number>
  open(folder: string, file: string, part: { start: number; end: number }): Promise<Readable | undefined>
}

export async function openPrintFolder(path: string): Promise<PrintFolder> {
  const incoming = join(path, 'incoming')
  await mkdir(incoming, { recursive: true, mode: OWN_FOLDER })
  /** Names never come from a caller, but a path is no place to trust that. */
  const inside = (parent: string, folder: string): string => {
    if (!FOLDER.test(folder)) throw new Error(`${folder} is not the folder of a print`)
    return join(parent, folder)
  }

  return {
    begin: async (folder) => {
      const made = inside(incoming, folder)
      await rm(made, { recursive: true, force: true })
      await mkdir(made, { mode: OWN_FOLDER })
      return made
    },

    keep: async (folder, files) => {
      const from = inside(incoming, folder)
      for (const name of await readdir(from))
        if (!files.includes(name)) await rm(join(from, name), { recursive: true, force: true })
      for (const file of files) await syncFile(join(from, file))
      await syncFolder(from)
      await rename(from, inside(path, folder))
      await syncFolder(path)
    },

    remove: async (folder) => {
      for (const parent of [incoming, path]) await rm(inside(parent, folder), { recursive: true, force: true })
    },

    list: async () => {
      const names = [...(await readdir(path)), ...(await readdir(incoming))]
      return [...new Set(names)].filter((name) => name !== 'incoming' && FOLDER.test(name))
    },

    pathOf: (folder, file) => join(inside(path, folder), file),

    freeBytes: async () => {
      const { bavail, bsize } = await statfs(path)
      return bavail * bsize
    },

    open: async (folder, file, part) => {
      if (!FILE.test(file)) return undefined
      const opened = await open(join(inside(path, folder), file)).catch(unlessMissing)
      return opened?.createReadStream(part)
    },
  }
}
