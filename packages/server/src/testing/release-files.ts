import { readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { DATABASE_FILE } from '../storage/restrict-permissions.ts'

const MOST_ROUNDS = 3
/** Where Linux lists what this process has open. */
const OPEN_FILES = '/proc/self/fd'

/**
 * Releases the SQLite file of a folder that was closed in this process: the driver does so only when it forgets its
 * statements. Not needed in a process that ends.
 */
export async function releaseFiles(dataDir: string): Promise<void> {
  const file = join(dataDir, DATABASE_FILE)
  setFlagsFromString('--expose-gc')
  // A process that has run many tests has much to go through each time.
  for (let round = 0; round < MOST_ROUNDS && (await mayBeOpen(file)); round++) {
    runInNewContext('gc')()
    await nextTurn()
  }
}

/** True on systems that do not say. */
async function mayBeOpen(file: string): Promise<boolean> {
  const open = await readdir(OPEN_FILES).catch(() => undefined)
  if (!open) return true
  const targets = await Promise.all(open.map((name) => readlink(join(OPEN_FILES, name)).catch(() => '')))
  return targets.includes(file)
}
