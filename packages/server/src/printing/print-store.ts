import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { PrintFile } from '@collagerie/protocol'
import { isBlobKey, PRINTS } from '../storage/blob-key.ts'
import type { BlobPart, Blobs } from '../storage/blobs.ts'
import { OWN_FOLDER, PRINT_FOLDER } from '../storage/restrict-permissions.ts'
import { INCOMING } from '../storage/walk-blobs.ts'
import { untilBack } from './until-back.ts'

/** The folder of one try, `ORDER-token`. */
const FOLDER = /^[\w-]{3,80}$/

/**
 * Where print files live: on this machine's disk while they are made, then in the file store. Each file gets its final
 * name in one step, and no order refers to its files before all of them are stored.
 */
export interface PrintStore {
  /** An empty folder of this machine for one try. */
  begin(folder: string): Promise<string>
  /** Stores a try's files durably, even through a power cut, and removes everything else the try made. */
  keep(folder: string, files: readonly PrintFile[], signal: AbortSignal): Promise<void>
  /** Removes the folder of a try, finished or not. */
  remove(folder: string): Promise<void>
  /** The folders of this machine's tries whose files are not stored yet. */
  unfinished(): Promise<readonly string[]>
  /** Where an operator finds a file. */
  addressOf(folder: string, file: string): string
  /** The free space of the disk, if the files are on one. */
  freeBytes(): Promise<number | undefined>
  open(folder: string, file: string, part: BlobPart): Promise<Readable | undefined>
}

export async function openPrintStore(dataDir: string, blobs: Blobs): Promise<PrintStore> {
  const incoming = join(dataDir, PRINT_FOLDER, INCOMING)
  await mkdir(incoming, { recursive: true, mode: OWN_FOLDER })
  /** Names never come from a caller, but a wrong path would be too dangerous to rely on that. */
  const inside = (folder: string): string => {
    if (!FOLDER.test(folder)) throw new Error(`${folder} is not the folder of a print`)
    return join(incoming, folder)
  }

  return {
    begin: async (folder) => {
      const made = inside(folder)
      await rm(made, { recursive: true, force: true })
      await mkdir(made, { mode: OWN_FOLDER })
      return made
    },

    keep: async (folder, files, signal) => {
      const made = inside(folder)
      for (const { name, sha256 } of files) {
        const moveIn = () => blobs.moveIn(join(made, name), printKey(folder, name), sha256, signal)
        await untilBack(moveIn, signal)
      }
      await rm(made, { recursive: true, force: true })
    },

    remove: async (folder) => {
      await rm(inside(folder), { recursive: true, force: true })
      for await (const key of blobs.keys(Number.POSITIVE_INFINITY, printKey(folder, ''))) await blobs.remove(key)
    },

    unfinished: async () => (await readdir(incoming)).filter((name) => FOLDER.test(name)),
    addressOf: (folder, file) => blobs.addressOf(printKey(folder, file)),
    freeBytes: () => blobs.freeBytes(),

    open: async (folder, file, part) => {
      const key = printKey(folder, file)
      return isBlobKey(key) ? blobs.openPart(key, part) : undefined
    },
  }
}

export function printKey(folder: string, file: string): string {
  return `${PRINTS}/${folder}/${file}`
}
