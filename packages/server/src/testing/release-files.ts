import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Releases SQLite files that were closed in this process: the driver does so only when it forgets their statements. Not
 * needed in a process that ends.
 */
export async function releaseFiles(): Promise<void> {
  setFlagsFromString('--expose-gc')
  for (let round = 0; round < 3; round++) {
    runInNewContext('gc')()
    await nextTurn()
  }
}
