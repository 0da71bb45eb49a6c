import type { Blobs } from '../storage/blobs.ts'
import type { Database } from '../storage/database.ts'

/** Does one small step and gives how many things it was about; none where nothing is left, or when it is to stop. */
export type UpkeepJob = (database: Database, blobs: Blobs, signal: AbortSignal) => Promise<number>
