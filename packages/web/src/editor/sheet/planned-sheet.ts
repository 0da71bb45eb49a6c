import type { CollagePage } from '@collagerie/core/collage'
import { facesOf, type PaintStep } from '@collagerie/painter'
import { track } from '../../analytics/analytics.ts'
import { loadArt } from '../../painting/art-store.ts'
import { loadFaces } from '../../painting/load-faces.ts'
import type { PictureSource } from '../../painting/picture-source.ts'
import { Dots } from './dots.ts'
import { frontSteps, type SheetLook } from './sheet-front.ts'

interface Listeners {
  /** Called with a new plan of the sheet. */
  replanned(steps: readonly PaintStep[]): void
  /** Called when only the dots of waiting slots have moved. */
  dotsMoved(steps: readonly PaintStep[]): void
}

/** The shown page, and the steps that paint it once its fonts and drawings are loaded. */
export class PlannedSheet {
  readonly #source: PictureSource
  readonly #listeners: Listeners
  readonly #dots = new Dots(() => this.#moveDots())
  #page: CollagePage | undefined
  #look: SheetLook | undefined

  constructor(source: PictureSource, listeners: Listeners) {
    this.#source = source
    this.#listeners = listeners
  }

  get page(): CollagePage | undefined {
    return this.#page
  }

  /**
   * Texts are measured and painted only once their fonts are loaded; drawings may follow later, and never come first:
   * words in the face of a fallback look like no change when their own arrives.
   */
  show(page: CollagePage, look: SheetLook): void {
    this.#page = page
    this.#look = look
    const replan = () => {
      if (this.#page === page && this.#look === look) this.#replan(page)
    }
    const lettered = loadFaces(facesOf(page)).catch(reportFailure)
    lettered.then(replan).catch(reportFailure)
    if (page.template.variation.layers.some(({ kind }) => kind === 'overlay')) {
      const drawn = loadArt(page.template).catch(reportFailure)
      Promise.all([lettered, drawn]).then(replan).catch(reportFailure)
    }
  }

  stop(): void {
    this.#dots.stop()
  }

  /** The steps of the sheet without the photos of some slots. */
  without(slots: ReadonlySet<string>): readonly PaintStep[] {
    if (!this.#page) return []
    const { userdata } = this.#page
    const images = Object.fromEntries(Object.entries(userdata.images).filter(([slot]) => !slots.has(slot)))
    return this.#plan({ ...this.#page, userdata: { ...userdata, images } })
  }

  #plan(page: CollagePage): readonly PaintStep[] {
    return this.#look ? frontSteps(page, this.#look, this.#source, this.#dots.count) : []
  }

  #replan(page: CollagePage): void {
    const steps = this.#plan(page)
    this.#dots.follow(steps.some((step) => step.kind === 'placeholder' && step.sign?.kind === 'dots'))
    this.#listeners.replanned(steps)
  }

  #moveDots(): void {
    if (this.#page) this.#listeners.dotsMoved(this.#plan(this.#page))
  }
}

function reportFailure(error: unknown): void {
  track('painting-failure', { message: String(error) })
}
