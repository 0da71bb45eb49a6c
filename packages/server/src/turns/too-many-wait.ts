/** Thrown where too many wait already. */
export class TooManyWait extends Error {
  constructor() {
    super('too many are waiting')
  }
}
