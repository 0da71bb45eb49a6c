/**
 * Where somebody went on by key, path by path: Back brings the focus to the link they left by, not to the top of a list
 * they would have to go through again. A pointer needs none of it.
 */
export class WayBack {
  readonly #leftBy = new Map<string, string>()
  readonly #listening = new AbortController()
  /** Where the last step on led; whoever is elsewhere has gone back since. */
  #reached = ''

  constructor() {
    const { signal } = this.#listening
    window.addEventListener('click', (event) => this.#note(event), { signal, capture: true })
    // A browser may show the screen before it tells of the step back, so that only steps on can be counted on.
    window.addEventListener('pushState', () => (this.#reached = window.location.pathname), { signal, capture: true })
  }

  /** The link a screen that is seen again was left by. */
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

  /** The click a key makes has no count. */
  #note({ target, detail }: MouseEvent): void {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined
    if (!href) return
    if (detail === 0) this.#leftBy.set(window.location.pathname, href)
    else this.#leftBy.delete(window.location.pathname)
  }
}
