import { execFileSync } from 'node:child_process'
import { CORES } from '../processor-use.ts'
import { hold } from './hold.ts'

/** Cores left to the clients and the database. */
const FOR_OTHERS = 2
/** The share of the machine that all processes together may use if there are too few cores for one each. */
const FOR_ALL = 0.5

export interface Apart {
  /** How much of a core each may have. */
  readonly share: number
  readonly said: string
  /** Called once the processes have ended. */
  letGo(): void
}

const alike = (said: string): Apart => ({ share: 1, said, letGo: () => {} })

/**
 * Makes sure that two processes have twice the processor time of one. Each gets a core of its own and the clients get
 * the rest; with too few cores, each gets the same small part of a core, however many there are. The result says which.
 * The database is not moved.
 */
export function setApart(pids: readonly number[], most: number): Apart {
  try {
    return CORES < most + FOR_OTHERS ? heldApart(pids, (FOR_ALL * CORES) / most) : alike(pinApart(pids))
  } catch {
    return alike('neither pinned nor held: this machine does not let us')
  }
}

function pinApart(pids: readonly number[]): string {
  for (const [core, pid] of pids.entries()) pin(pid, String(core))
  pin(process.pid, `${pids.length}-${CORES - 1}`)
  return `each on a core of its own, clients on the other ${CORES - pids.length}`
}

function heldApart(pids: readonly number[], share: number): Apart {
  const held = pids.map((pid) => hold(pid, share))
  return {
    share,
    said: `each held to ${Math.round(share * 100)}% of a core, as there are too few cores for one each`,
    letGo: () => held.forEach((letGo) => letGo()),
  }
}

function pin(pid: number, cores: string): void {
  execFileSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' })
}
