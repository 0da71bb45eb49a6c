import { execFileSync } from 'node:child_process'
import { CORES } from '../processor-use.ts'

/** For the clients and for the database. */
const FOR_OTHERS = 2

/**
 * Gives each process a core of its own and leaves the rest to the clients, so that two processes have twice the processor of one. Says what
 * it did; on a machine with too few cores nothing is pinned. The database is not ours to pin.
 */
export function pinApart(pids: readonly number[]): string {
  if (CORES < pids.length + FOR_OTHERS) return 'not pinned: too few cores'
  try {
    for (const [core, pid] of pids.entries()) pin(pid, String(core))
    pin(process.pid, `${pids.length}-${CORES - 1}`)
    return `each on a core of its own, clients on the other ${CORES - pids.length}`
  } catch {
    return 'not pinned: there is no taskset'
  }
}

function pin(pid: number, cores: string): void {
  execFileSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' })
}
