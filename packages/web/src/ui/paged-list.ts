import { NewestRequest } from './newest-request.ts'

interface Page<Item> {
  readonly items: readonly Item[]
  /** Where the next page starts; empty when there is none. */
  readonly next: string
}

interface Parts<Item> {
  ask(after: string): Promise<Page<Item>>
  idOf(item: Item): string
  shown(): Page<Item> & { readonly isLoadingMore: boolean }
  show(page: Page<Item>): void
  setLoadingMore(isLoadingMore: boolean): void
}

/**
 * A list that comes page by page. It asks one question after the other, so that no page is asked for from a place that
 * is just moving; only a new beginning waits for nothing.
 */
export class PagedList<Item> {
  readonly #parts: Parts<Item>
  readonly #questions = new NewestRequest()
  #running: Promise<void> | undefined

  constructor(parts: Parts<Item>) {
    this.#parts = parts
  }

  /** Begins anew: the answers to everything asked before are too late. */
  begin(): () => boolean {
    this.#running = undefined
    this.#parts.setLoadingMore(false)
    return this.#questions.begin()
  }

  /** Says until the next beginning that an answer still counts. */
  join(): () => boolean {
    return this.#questions.join()
  }

  /** Asks for as many as are shown, and at least for a page. */
  refresh(): Promise<void> {
    return this.#inTurn(async (isNewest) => {
      const { ask, shown, show } = this.#parts
      const least = shown().items.length
      let page = await ask('')
      while (page.next !== '' && page.items.length < least && isNewest())
        page = this.#joined(page, await ask(page.next))
      if (isNewest()) show(page)
    })
  }

  /** Adds the next page, once, however often it is asked for. */
  async more(): Promise<void> {
    const { ask, shown, show, setLoadingMore } = this.#parts
    if (shown().next === '' || shown().isLoadingMore) return
    setLoadingMore(true)
    const isNewest = this.join()
    try {
      await this.#inTurn(async () => {
        const { next } = shown()
        if (next === '') return
        const page = await ask(next)
        if (isNewest()) show(this.#joined(shown(), page))
      })
    } finally {
      if (isNewest()) setLoadingMore(false)
    }
  }

  /** What came in the meantime, for instance as a copy, is not listed twice. */
  #joined(before: Page<Item>, { items, next }: Page<Item>): Page<Item> {
    const known = new Set(before.items.map(this.#parts.idOf))
    return { items: [...before.items, ...items.filter((item) => !known.has(this.#parts.idOf(item)))], next }
  }

  #inTurn(work: (isNewest: () => boolean) => Promise<void>): Promise<void> {
    const isNewest = this.join()
    const start = async () => {
      if (isNewest()) await work(isNewest)
    }
    const turn = this.#running ? this.#running.then(start, start) : start()
    this.#running = turn
    const end = () => {
      if (this.#running === turn) this.#running = undefined
    }
    turn.then(end, end)
    return turn
  }
}
