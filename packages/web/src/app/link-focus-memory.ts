/**
 * Remembers links followed by keyboard, by path: Back returns the focus to the link, not to the top of a list. A
 * pointer does not need this.
 */
export class LinkFocusMemory {
  readonly #leftBy = new Map<string, string>()
  readonly #listening = new AbortController()
  /** Where the last step forward led; on another path the customer has gone back since. */
  #reached = ''

  constructor() {
    const { signal } = this.#listening
    window.addEventListener('click', (event) => this.#note(event), { signal, capture: true })
    // A browser may show the screen before it reports the step back, so only steps forward are reliable.
    window.addEventListener('pushState', () => (this.#reached = window.location.pathname), { signal, capture: true })
  }

  /** The link by which a screen shown again was left. */
  linkIn(screen: HTMLElement): HTMLElement | undefined {
    const { pathname } = window.location
    const href = pathname === this.#reached ? undefined : this.#leftBy.get(pathname)
    return href === undefined
      ? undefined
      : (screen.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`) ?? undefined)
  }

  stop(): void {
    this.#listening.abort()
  }

  /** A click made by a key has no count. */
  #note({ target, detail }: MouseEvent): void {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined
    if (!href) return
    if (detail === 0) this.#leftBy.set(window.location.pathname, href)
    else this.#leftBy.delete(window.location.pathname)
  }
}
