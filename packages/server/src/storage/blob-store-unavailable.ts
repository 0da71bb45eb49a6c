import { BlobStoreFailure } from './blob-store-failure.ts'

/** The store fails, and a later attempt may succeed. */
export class BlobStoreUnavailable extends BlobStoreFailure {
  constructor(reason: string) {
    super(`the store of files does not answer as it should (${reason})`, reason)
  }
}
