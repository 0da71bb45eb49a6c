import { elementOf } from './stop-element.ts'

/** Highlights the slot that would accept the dragged photo. */
export class TargetHighlight {
  readonly #slots: HTMLElement
  #marked: HTMLElement | undefined

  constructor(slots: HTMLElement) {
    this.#slots = slots
  }

  put(slot: string | undefined): void {
    const marked = this.#marked?.dataset['slot']
    if (marked === slot && (slot === undefined || this.#marked?.isConnected)) return
    delete this.#marked?.dataset['target']
    this.#marked = slot === undefined ? undefined : elementOf(this.#slots, slot)
    if (this.#marked) this.#marked.dataset['target'] = ''
  }
}
