import type { Rect } from '@collagerie/core/geometry'
import styles from './marquee-box.module.css'

/** The selection rectangle that a pointer draws, in page coordinates. */
export class MarqueeBox {
  #element: HTMLElement | undefined

  show({ x, y, width, height }: Rect): void {
    if (!this.#element) {
      this.#element = document.createElement('div')
      this.#element.className = styles['box'] ?? ''
      document.body.append(this.#element)
    }
    const { style } = this.#element
    style.translate = `${x}px ${y}px`
    style.width = `${width}px`
    style.height = `${height}px`
  }

  hide(): void {
    this.#element?.remove()
    this.#element = undefined
  }
}

interface Corner {
  readonly x: number
  readonly y: number
}

/** The rectangle between two opposite corners, on the page or on the sheet. */
export function rectOf(a: Corner, b: Corner): Rect {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) }
}
