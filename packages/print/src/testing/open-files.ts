import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** The open files of this process, one link each; only Linux has this folder. */
const OPEN_FILES = '/proc/self/fd'

export const canListOpenFiles = existsSync(OPEN_FILES)

/** The open files whose paths begin so. */
export function openFilesAt(path: string): readonly string[] {
  return readdirSync(OPEN_FILES).flatMap((descriptor) => {
    try {
      return [readlinkSync(join(OPEN_FILES, descriptor))].filter((file) => file.startsWith(path))
    } catch {
      // Closed since the list was made.
      return []
    }
  })
}
