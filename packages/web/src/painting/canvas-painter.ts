import { type CollagePage, slotDataOf } from '@collagerie/core/collage'
import { facesOf, paint, plan, sheetPixels } from '@collagerie/painter'
import { track } from '../analytics/analytics.ts'
import { loadArt } from './art-store.ts'
import { browserPlan } from './browser-plan.ts'
import { browserPlatform, contextOf } from './browser-platform.ts'
import { hasFaces, loadFaces } from './load-faces.ts'
import type { PictureSource } from './picture-source.ts'
import { wantedPixels } from './wanted-pixels.ts'

/** A photo that is still loading has this sign, unlike an empty slot. */
const ON_ITS_WAY = { kind: 'dots', count: 3 } as const

/** Keeps a page's front painted on a canvas, as large as its space allows, at most once a frame. */
export class CanvasPainter {
  readonly #canvas: HTMLCanvasElement
  readonly #space: HTMLElement
  readonly #source: PictureSource
  readonly #watcher: ResizeObserver
  readonly #onWhole: (canvas: HTMLCanvasElement) => void
  #page: CollagePage | undefined
  /** The page whose faces have come, or never will. */
  #lettered: CollagePage | undefined
  #hint: (slot: string) => string = () => ''
  #frame = 0
  /** The same function for every repaint, so that a waiting source keeps it once. */
  readonly #arrived = () => this.repaint()

  /** `onWhole` is called after every painting without a missing photo. */
  constructor(
    canvas: HTMLCanvasElement,
    space: HTMLElement,
    source: PictureSource,
    onWhole: (canvas: HTMLCanvasElement) => void,
  ) {
    this.#canvas = canvas
    this.#space = space
    this.#source = source
    this.#onWhole = onWhole
    this.#watcher = new ResizeObserver(() => this.repaint())
    this.#watcher.observe(space)
  }

  show(page: CollagePage, hint: (slot: string) => string): void {
    this.#page = page
    this.#hint = hint
    this.repaint()
    void Promise.allSettled([loadFaces(facesOf(page)), loadArt(page.template)]).then((results) => {
      for (const result of results) {
        if (result.status === 'rejected') track('painting-failure', { message: String(result.reason) })
      }
      this.#lettered = page
      this.repaint()
    })
  }

  repaint(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => this.#paint())
  }

  stop(): void {
    this.#watcher.disconnect()
    cancelAnimationFrame(this.#frame)
  }

  /** Even the size of a photo that is still being read is unknown. */
  #isOnItsWay(page: CollagePage, slot: string): boolean {
    const photo = slotDataOf(page, slot)?.photo
    return photo !== undefined && this.#source.photoSize(photo.id) === undefined
  }

  #paint(): void {
    const page = this.#page
    const { clientWidth, clientHeight } = this.#space
    if (!page || clientWidth === 0 || clientHeight === 0) return
    const { format } = page.template
    const fit = Math.min(clientWidth / format.width, clientHeight / format.height)
    const scale = fit * window.devicePixelRatio
    const { left, top, width, height } = sheetPixels(format, 0, scale)
    this.#canvas.width = width
    this.#canvas.height = height
    this.#canvas.style.width = `${format.width * fit}px`
    this.#canvas.style.height = `${format.height * fit}px`
    const all = plan(page, {
      folded: 'covered',
      ...browserPlan(this.#source),
      unwritten: { kind: 'hint', text: this.#hint },
      screen: { placeholders: true, sign: (slot) => (this.#isOnItsWay(page, slot) ? ON_ITS_WAY : undefined) },
    })
    // Better no words for a moment than words in another face.
    const isLettered = this.#lettered === page || hasFaces(facesOf(page))
    const steps = isLettered ? all : all.filter(({ kind }) => kind !== 'text')
    const wanted = wantedPixels(steps, scale)
    let isWhole = true
    paint(contextOf(this.#canvas), steps, {
      view: { scale, left, top },
      platform: browserPlatform,
      pictures: (id, toning) => {
        const picture = this.#source.picture(id, toning, this.#arrived, wanted.get(id))
        isWhole &&= picture !== undefined && !picture.isStandIn
        return picture
      },
    })
    if (isWhole) this.#onWhole(this.#canvas)
  }
}
