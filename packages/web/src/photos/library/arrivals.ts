import type { LibraryPhoto } from './library-photo.ts'

/** The photos on their way into the library. */
export class Arrivals {
  readonly #underWay = new Map<string, Promise<LibraryPhoto>>()
  readonly #onRest: () => void
  #cancelling = new AbortController()

  /** Calls `onRest` whenever the last photo under way has arrived. */
  constructor(onRest: () => void) {
    this.#onRest = onRest
  }

  get areUnderWay(): boolean {
    return this.#underWay.size > 0
  }

  /** Ends an import when it is cancelled. */
  get signal(): AbortSignal {
    return this.#cancelling.signal
  }

  /** Cancels what is under way; what starts afterwards is not affected. */
  cancel(): void {
    this.#cancelling.abort()
    this.#cancelling = new AbortController()
  }

  /** The arrival of a photo, if it is still under way. */
  of(id: string): Promise<LibraryPhoto> | undefined {
    return this.#underWay.get(id)
  }

  add(id: string, arriving: Promise<LibraryPhoto>): Promise<LibraryPhoto> {
    const arrival = arriving.finally(() => {
      this.#underWay.delete(id)
      if (!this.areUnderWay) this.#onRest()
    })
    this.#underWay.set(id, arrival)
    return arrival
  }
}
