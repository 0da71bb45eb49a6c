import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

/** Lets the system run a process after others, such as the thread that answers calls. */
export function lowerPriority(pid: number | undefined, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness)
  } catch {
    // Where that is not allowed the process only competes with the others as an equal.
  }
}

/** Less urgent than the thread that answers calls, more urgent than pictures nobody is in a hurry for. */
const THREAD_NICENESS = 5

/** The same for the calling thread alone. Where the system knows no priorities of threads nothing changes. */
export function lowerThreadPriority(): void {
  try {
    lowerPriority(Number(basename(readlinkSync('/proc/thread-self'))), THREAD_NICENESS)
  } catch {
    // There is no such link on this system.
  }
}
