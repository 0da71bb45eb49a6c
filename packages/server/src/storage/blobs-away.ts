/**
 * The store of files does not answer as it should; what was asked of it may do better in a while. It has the reason and
 * nothing else of what the store's client reports, which quotes keys and signed requests.
 */
export class BlobsAway extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(`the store of files does not answer as it should (${reason})`)
    this.reason = reason
  }
}
