/** A file came back changed. Unlike for a store that is away, waiting does not help. */
export class BlobDamaged extends Error {
  constructor(key: string) {
    super(`${key} came back other than it was kept`)
  }
}
