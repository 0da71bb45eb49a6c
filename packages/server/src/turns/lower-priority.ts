import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

/** Lowers a process's priority below others, such as the thread that answers calls. */
export function lowerPriority(pid: number | undefined, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness)
  } catch {
    // If that is not allowed, the process competes with the others as an equal.
  }
}

/** Less urgent than the thread that answers calls, more urgent than pictures nobody is in a hurry for. */
const THREAD_NICENESS = 5

/** `lowerPriority` for the calling thread only. Systems without thread priorities change nothing. */
export function lowerThreadPriority(): void {
  try {
    lowerPriority(Number(basename(readlinkSync('/proc/thread-self'))), THREAD_NICENESS)
  } catch {
    // This system has no such link.
  }
}
