import type { Point } from '@collagerie/core/geometry'
import { PHOTO_DRAG_TYPE } from '../../photos/photo-tile.tsx'
import { handleTouches } from '../../ui/handle-touches.ts'
import styles from './photo-tray.module.css'

/** A column scrolls up and down, and so does the grid of a high drawer; a strip scrolls sideways. */
export type TrayShape = 'column' | 'strip' | 'grid'

/** A finger must move this far out of the tray to pull a photo; until then it may be a tap or a scroll. */
const PULL_PX = 10

interface Press {
  readonly pointer: number
  readonly photo: string
  readonly tile: HTMLElement
  readonly at: Point
}

interface Pull {
  readonly pointer: number
  readonly picture: HTMLElement
  readonly data: DataTransfer
}

/**
 * Lets a finger pull a photo out of the tray, across its scrolling direction. Fingers start no native drag, so the same
 * events are made here, and the sheet need not know their origin.
 */
export class TrayPull {
  readonly #tray: HTMLElement
  readonly #isRow: boolean
  readonly #listening = new AbortController()
  readonly #freeFingers: () => void
  #press: Press | undefined
  #pull: Pull | undefined
  #over: Element | undefined

  constructor(tray: HTMLElement, shape: TrayShape) {
    this.#tray = tray
    this.#isRow = shape === 'strip'
    this.#freeFingers = handleTouches(tray, this.#isRow ? 'upright' : 'sideways')
    const { signal } = this.#listening
    tray.addEventListener('pointerdown', (event) => this.#down(event), { signal })
    window.addEventListener('pointermove', (event) => this.#move(event), { signal })
    window.addEventListener('pointerup', (event) => this.#up(event), { signal })
    window.addEventListener('pointercancel', (event) => this.#cancel(event), { signal })
  }

  stop(): void {
    this.#freeFingers()
    this.#listening.abort()
    this.#letGo()
  }

  #down(event: PointerEvent): void {
    const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-photo]') : null
    const photo = tile?.dataset['photo']
    const isFirst = event.isPrimary && event.pointerType === 'touch'
    if (!isFirst || !tile || photo === undefined || !tile.querySelector('img')) return
    this.#press = { pointer: event.pointerId, photo, tile, at: spotOf(event) }
  }

  #move(event: PointerEvent): void {
    const at = spotOf(event)
    if (this.#press?.pointer === event.pointerId && this.#isPull(this.#press.at, at)) this.#begin(this.#press)
    if (this.#pull?.pointer !== event.pointerId) return
    this.#pull.picture.style.translate = `calc(${at.x}px - 50%) calc(${at.y}px - 70%)`
    const over = document.elementFromPoint(at.x, at.y) ?? undefined
    if (this.#over && this.#over !== over) this.#send('dragleave', this.#over, at)
    this.#over = over
    if (over) this.#send('dragover', over, at)
  }

  #up(event: PointerEvent): void {
    const at = spotOf(event)
    const target = document.elementFromPoint(at.x, at.y)
    if (this.#pull?.pointer === event.pointerId && target && !this.#tray.contains(target)) {
      this.#send('drop', target, at)
      this.#over = undefined
    }
    this.#cancel(event)
  }

  #cancel({ pointerId }: PointerEvent): void {
    if (this.#press?.pointer === pointerId || this.#pull?.pointer === pointerId) this.#letGo()
  }

  #isPull(from: Point, to: Point): boolean {
    const across = Math.abs(to.x - from.x)
    const down = Math.abs(to.y - from.y)
    return this.#isRow ? down > PULL_PX && down > across : across > PULL_PX && across > down
  }

  #begin({ pointer, photo, tile }: Press): void {
    this.#press = undefined
    const image = tile.querySelector('img')
    if (!image) return
    const data = new DataTransfer()
    data.setData(PHOTO_DRAG_TYPE, photo)
    const picture = document.createElement('div')
    picture.className = styles.pulled ?? ''
    picture.append(image.cloneNode())
    document.body.append(picture)
    this.#pull = { pointer, picture, data }
  }

  #letGo(): void {
    if (this.#over) this.#send('dragleave', this.#over, { x: 0, y: 0 })
    this.#pull?.picture.remove()
    this.#press = undefined
    this.#pull = undefined
    this.#over = undefined
  }

  #send(type: 'dragover' | 'dragleave' | 'drop', target: Element, { x, y }: Point): void {
    const dataTransfer = this.#pull?.data ?? null
    target.dispatchEvent(new DragEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true, dataTransfer }))
  }
}

function spotOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}
