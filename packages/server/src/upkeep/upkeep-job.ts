import type { Blobs } from '../storage/blobs.ts'
import type { Database } from '../storage/database.ts'

/** Does one small step and returns how many things it handled; 0 if nothing is left or it must stop. */
export type UpkeepJob = (database: Database, blobs: Blobs, signal: AbortSignal) => Promise<number>
