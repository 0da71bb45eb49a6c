import { openOver } from '../editor-ui-store.ts'
import { pick, pickNone, usePicks } from './picks-store.ts'

const FORWARD: ReadonlySet<string> = new Set(['ArrowRight', 'ArrowDown'])
const BACKWARD: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowUp'])

/** Lets the customer choose several photos of the tray and open the menu of one. */
export class TrayPicks {
  readonly #tiles: HTMLElement
  readonly #remove: () => void
  readonly #listening = new AbortController()

  constructor(tiles: HTMLElement, remove: () => void) {
    this.#tiles = tiles
    this.#remove = remove
    const { signal } = this.#listening
    tiles.addEventListener('click', (event) => this.#click(event), { signal, capture: true })
    tiles.addEventListener('keydown', (event) => this.#key(event), { signal, capture: true })
    tiles.addEventListener('contextmenu', (event) => this.#menu(event), { signal })
  }

  stop(): void {
    this.#listening.abort()
  }

  #click(event: MouseEvent): void {
    const id = photoAt(event.target)
    if (id === undefined) return
    if (event.shiftKey) pick('photos', id, this.#order())
    else if (event.ctrlKey || event.metaKey) pick('photos', id)
    else return pickNone()
    event.preventDefault()
    event.stopPropagation()
  }

  #key(event: KeyboardEvent): void {
    const id = photoAt(event.target)
    if (id === undefined) return
    const hasPicks = usePicks.getState().photos.ids.length > 0
    if (event.key === 'Delete' && hasPicks) this.#remove()
    else if (event.key === ' ' && (event.shiftKey || event.ctrlKey)) pick('photos', id)
    else if (event.shiftKey && (FORWARD.has(event.key) || BACKWARD.has(event.key))) {
      this.#extend(id, FORWARD.has(event.key) ? 1 : -1)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  #extend(from: string, by: 1 | -1): void {
    const order = this.#order()
    const to = order[order.indexOf(from) + by]
    if (to === undefined) return
    if (usePicks.getState().photos.ids.length === 0) pick('photos', from)
    pick('photos', to, order)
    tileOf(this.#tiles, to)?.focus()
  }

  /** A long touch begins a pull and does not ask for a menu. */
  #menu(event: MouseEvent): void {
    const id = photoAt(event.target)
    if (id === undefined || ('pointerType' in event && event.pointerType === 'touch')) return
    event.preventDefault()
    openOver({ kind: 'tray menu', photo: id })
  }

  #order(): readonly string[] {
    const tiles = this.#tiles.querySelectorAll<HTMLElement>('[data-photo]')
    return Array.from(tiles, ({ dataset }) => dataset['photo'] ?? '')
  }
}

/** The photo whose picture is the target; its delete button does not count. */
function photoAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element) || !target.closest('[draggable]')) return undefined
  return target.closest<HTMLElement>('[data-photo]')?.dataset['photo']
}

/** The button of a photo in the tray. */
export function tileOf(tiles: ParentNode, id: string): HTMLElement | null {
  return tiles.querySelector<HTMLElement>(`[data-photo="${CSS.escape(id)}"] [draggable]`)
}
