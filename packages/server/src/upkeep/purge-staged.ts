import type { UpkeepJob } from './upkeep-job.ts'

/** No upload takes so long, from its first byte until it is kept. */
const LONGEST_MS = 3_600_000

/** Removes what a kill left of uploads that were coming in. */
export function createStagedPurge(clock: () => number = Date.now): UpkeepJob {
  return (_database, blobs) => blobs.removeStaged(clock() - LONGEST_MS)
}
