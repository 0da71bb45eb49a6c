import type { Rect } from '@collagerie/core/geometry'
import { MarqueeBox } from '../picking/marquee-box.ts'
import { elementOf } from './stop-element.ts'

/** The selection rectangle over the sheet, and the slots it touches, which show it. */
export class SlotMarquee {
  readonly #viewport: HTMLElement
  readonly #box = new MarqueeBox()
  #slots: readonly string[] = []

  constructor(viewport: HTMLElement) {
    this.#viewport = viewport
  }

  get slots(): readonly string[] {
    return this.#slots
  }

  show(box: Rect, slots: readonly string[]): void {
    this.#box.show(box)
    this.#touch(slots)
  }

  clear(): void {
    this.#box.hide()
    this.#touch([])
  }

  #touch(slots: readonly string[]): void {
    for (const slot of this.#slots) delete elementOf(this.#viewport, slot)?.dataset['touched']
    this.#slots = slots
    for (const slot of slots) {
      const element = elementOf(this.#viewport, slot)
      if (element) element.dataset['touched'] = ''
    }
  }
}
