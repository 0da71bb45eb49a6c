import { BlobRefused } from '../storage/blob-refused.ts'
import { BlobsAway } from '../storage/blobs-away.ts'
import { DatabaseFailure } from '../storage/database-failure.ts'

/** The store of files or the database was not there, or not fast enough: no order's fault, unlike one file that is refused. */
export function isOutage(error: unknown): boolean {
  return (error instanceof BlobsAway && !(error instanceof BlobRefused)) || error instanceof DatabaseFailure
}
