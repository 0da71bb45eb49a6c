/**
 * The file store did not do what it was asked. Holds only the reason, since the client's own reports quote keys and
 * signed requests.
 */
export abstract class BlobStoreFailure extends Error {
  readonly reason: string

  constructor(message: string, reason: string) {
    super(message)
    this.reason = reason
  }
}
