import { BlobsAway } from '../storage/blobs-away.ts'
import { DatabaseFailure } from '../storage/database-failure.ts'

/** The store of files or the database was not there, or not fast enough: no order's fault. */
export function isOutage(error: unknown): boolean {
  return error instanceof BlobsAway || error instanceof DatabaseFailure
}
