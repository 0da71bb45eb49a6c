import { execFileSync } from 'node:child_process'
import { CORES } from '../processor-use.ts'
import { hold } from './hold.ts'

/** For the clients and for the database. */
const FOR_OTHERS = 2
/** Of the machine, where there are too few cores for one each: what the most processes together may have. */
const FOR_ALL = 0.5

export interface Apart {
  /** How much of a core each may have. */
  readonly share: number
  readonly said: string
  /** Once they have ended. */
  letGo(): void
}

const alike = (said: string): Apart => ({ share: 1, said, letGo: () => {} })

/**
 * Sees to it that two processes have twice the processor of one: each gets a core of its own and the clients the rest,
 * or, where there are too few, the same small part of a core, however many there are. Says what it did. The database is
 * not ours to move.
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
