import type { ScreenPoint } from '@collagerie/core/geometry'
import styles from './flier.module.css'

/** A turned box on the screen, given by its middle. */
export interface ScreenBox extends ScreenPoint {
  readonly width: number
  readonly height: number
  readonly rotation: number
}

/** How much larger a lifted photo is than on the sheet. */
const LIFTED = 1.04

/**
 * A photo that is lifted off the sheet. It has its own layer above the page: moving it repaints nothing, and it may
 * leave the sheet, for instance towards the tray.
 */
export class Flier {
  readonly #element: HTMLCanvasElement
  readonly #home: ScreenBox
  #at: ScreenPoint

  constructor(picture: HTMLCanvasElement, home: ScreenBox) {
    this.#element = picture
    this.#home = home
    this.#at = home
    picture.className = styles['flier'] ?? ''
    picture.style.width = `${home.width}px`
    picture.style.height = `${home.height}px`
    picture.style.transform = transformOf(home, home)
    picture.setAttribute('aria-hidden', 'true')
    document.body.append(picture)
  }

  /** Its present place and visible size. */
  get box(): ScreenBox {
    const { width, height, rotation } = this.#home
    return { ...this.#at, width: width * LIFTED, height: height * LIFTED, rotation }
  }

  carryTo(at: ScreenPoint): void {
    this.#at = at
    this.#element.dataset['lifted'] = ''
    this.#element.style.transform = transformOf(this.box, this.#home)
  }

  /** Flies from a box to its place. */
  async flyHome(from: ScreenBox, duration: number): Promise<void> {
    delete this.#element.dataset['lifted']
    const frames = [from, this.#home].map((box) => ({
      transform: transformOf(box, this.#home),
      clipPath: clipOf(box, this.#home),
    }))
    const flight = this.#element.animate(frames, { duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'both' })
    // An interrupted flight counts as arrived.
    await flight.finished.catch(() => undefined)
  }

  /** Shrinks in place, as if taken in there. */
  async vanish(duration: number): Promise<void> {
    const { transform } = this.#element.style
    const end = { transform: `${transform} scale(0.4)`, opacity: 0 }
    const flight = this.#element.animate([{ transform, opacity: 1 }, end], {
      duration,
      easing: 'ease-in',
      fill: 'both',
    })
    await flight.finished.catch(() => undefined)
    this.remove()
  }

  remove(): void {
    for (const flight of this.#element.getAnimations()) flight.cancel()
    this.#element.remove()
  }
}

/** Scaled equally in both directions, so that no face is stretched between slots of different proportions. */
function scaleOf(box: ScreenBox, home: ScreenBox): number {
  return Math.max(box.width / home.width, box.height / home.height)
}

function transformOf(box: ScreenBox, home: ScreenBox): string {
  const left = box.x - home.width / 2
  const top = box.y - home.height / 2
  return `translate(${left}px, ${top}px) rotate(${box.rotation}deg) scale(${scaleOf(box, home)})`
}

/** Cuts off what exceeds the box's proportions. */
function clipOf(box: ScreenBox, home: ScreenBox): string {
  const scale = scaleOf(box, home)
  const across = Math.max(0, (home.width - box.width / scale) / 2)
  const down = Math.max(0, (home.height - box.height / scale) / 2)
  return `inset(${down}px ${across}px)`
}
