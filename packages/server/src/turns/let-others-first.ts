import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

/** Behind the thread that answers everybody, before those that make pictures nobody waits for in a hurry. */
const A_LITTLE_LATER = 5

/** Lets this thread alone compute after others. Where the system knows no priorities of threads nothing changes. */
export function letOthersFirst(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), A_LITTLE_LATER)
  } catch {
    // Only the politeness is lost.
  }
}
