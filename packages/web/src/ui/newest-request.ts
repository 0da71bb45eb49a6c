/** Says whether an answer still counts. */
type IsNewest = () => boolean

/** Of several running requests only the newest may answer: an earlier one may take longer. */
export class NewestRequest {
  #last = 0

  /** Begins a request; the answers to all earlier ones are then too late. */
  begin(): IsNewest {
    this.#last += 1
    return this.join()
  }

  /** Joins the last request, and expires together with it. */
  join(): IsNewest {
    const own = this.#last
    return () => own === this.#last
  }
}
