/** A file came back other than it was kept. Unlike a store that is away it is not worth waiting for. */
export class BlobDamaged extends Error {
  constructor(key: string) {
    super(`${key} came back other than it was kept`)
  }
}
