import { BlobStoreFailure } from './blob-store-failure.ts'

/** The store answers, but refuses this one file. Waiting does not help: somebody has to find out why. */
export class BlobRefused extends BlobStoreFailure {
  constructor(key: string, reason: string) {
    super(`the store of files refuses ${key} (${reason})`, reason)
  }
}
