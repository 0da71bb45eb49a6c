/** Says whether an answer still counts. */
type IsNewest = () => boolean

/** Of several questions that are under way only the newest may answer: an earlier one may well take longer. */
export class Newest {
  #last = 0

  /** Begins a question; the answers to all earlier ones come too late from now on. */
  begin(): IsNewest {
    this.#last += 1
    return this.join()
  }

  /** Asks for more of what was begun last, and is too late together with that. */
  join(): IsNewest {
    const own = this.#last
    return () => own === this.#last
  }
}
