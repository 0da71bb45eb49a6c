import { readdirSync, readFileSync } from 'node:fs'

const LOOK_MS = 100
const BYTES_PER_KB = 1024

/** The most memory a process and its children have had together since the watch began, in bytes. */
export interface MemoryWatch {
  readonly most: number
  stop(): void
}

/** Reads the system's figures; 0 if there are none. */
export function watchMemory(pid: number): MemoryWatch {
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(
      most,
      [pid, ...childrenOf(pid)].reduce((sum, each) => sum + residentBytes(each), 0),
    )
  }, LOOK_MS)
  return {
    get most() {
      return most
    },
    stop: () => clearInterval(timer),
  }
}

function childrenOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

function residentBytes(pid: number): number {
  try {
    // Only its own memory: shared libraries are not counted.
    const { 1: own = '0' } = /^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(own) * BYTES_PER_KB
  } catch {
    return 0
  }
}
