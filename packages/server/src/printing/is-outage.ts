import { BlobStoreUnavailable } from '../storage/blob-store-unavailable.ts'
import { DatabaseFailure } from '../storage/database-failure.ts'

/**
 * Whether the file store or the database was away or too slow. No order is to blame for that, unlike for one refused
 * file.
 */
export function isOutage(error: unknown): boolean {
  return error instanceof BlobStoreUnavailable || error instanceof DatabaseFailure
}
