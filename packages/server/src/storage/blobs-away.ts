/**
 * The file store fails, and a later attempt may succeed. Contains only the reason, since the client's reports quote
 * keys and signed requests.
 */
export class BlobsAway extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(`the store of files does not answer as it should (${reason})`)
    this.reason = reason
  }
}
