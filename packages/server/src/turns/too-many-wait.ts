/** Thrown if too many already wait. */
export class TooManyWait extends Error {
  constructor() {
    super('too many are waiting')
  }
}
