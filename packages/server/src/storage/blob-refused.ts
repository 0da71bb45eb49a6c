import { BlobsAway } from './blobs-away.ts'

/** The store answers, but refuses this one file. Waiting does not help: somebody has to find out why. */
export class BlobRefused extends BlobsAway {
  constructor(key: string, reason: string) {
    super(reason)
    this.message = `the store of files refuses ${key} (${reason})`
  }
}
