import type { Rect, Size } from '@collagerie/core/geometry'
import { type PaintStep, type PaintTools, sheetPixels } from '@collagerie/painter'
import type { PictureSource } from '../../painting/picture-source.ts'
import { wantedPixels } from '../../painting/wanted-pixels.ts'
import { changedRegions, regionsOfPhoto } from './changed-regions.ts'
import { IdleTask } from './idle-task.ts'
import { SharpView } from './sharp-view.ts'
import type { CameraListener, SheetCamera } from './sheet-camera.ts'
import { paintSlot } from './sheet-front.ts'
import { type SheetContent, SheetLayer } from './sheet-layer.ts'
import type { SheetPose } from './sheet-pose.ts'
import type { SheetWindow } from './sheet-window.ts'

interface Wanted {
  readonly canvas: HTMLCanvasElement
  readonly source: PictureSource
  readonly camera: SheetCamera
  /** The format of the shown collage, once there is one. */
  format(): Size | undefined
}

/** Paints the whole sheet once and then only changes; an enlarged part is painted sharp over it. */
export class SheetPainting implements CameraListener {
  readonly #source: PictureSource
  readonly #camera: SheetCamera
  readonly #format: Wanted['format']
  readonly #whole: SheetLayer
  readonly #sharp: SharpView
  readonly #improvement = new IdleTask(() => this.#improve())
  readonly #arrivals = new Map<string, () => void>()
  /** The steps of the whole collage, and those on the canvas: all but the lifted photos. */
  #steps: readonly PaintStep[] | undefined
  #shown: readonly PaintStep[] | undefined
  #frame = 0

  constructor({ canvas, source, camera, format }: Wanted) {
    this.#source = source
    this.#camera = camera
    this.#format = format
    this.#whole = new SheetLayer(canvas, { paintsDraftFirst: true })
    this.#sharp = new SharpView(canvas)
  }

  stop(): void {
    cancelAnimationFrame(this.#frame)
    this.#improvement.cancel()
    this.#sharp.clear()
  }

  /** Sets the steps of the whole collage. Returns whether they look different from those before. */
  take(steps: readonly PaintStep[]): boolean {
    const isSame = this.#steps && changedRegions(this.#steps, steps, this.#camera.wholeScale)?.length === 0
    this.#steps = steps
    return !isSame
  }

  /** Sets what the canvas shows: by default the whole collage. */
  show(steps: readonly PaintStep[] = this.#steps ?? []): void {
    const regions = this.#shown && changedRegions(this.#shown, steps, this.#camera.wholeScale)
    this.#shown = steps
    this.#invalidate(regions)
    // The first painting takes long enough without waiting for a frame.
    if (!this.#camera.hasMeasured) this.#render()
  }

  /** Paints at once: a photo that leaves the sheet or returns must not be missing or doubled for a single frame. */
  showNow(steps?: readonly PaintStep[]): void {
    this.show(steps)
    if (!this.#camera.hasMeasured) return
    this.#whole.paint(this.#content(this.#camera.wholeScale))
    this.#sharp.paint(this.#content(this.#camera.seenScale))
  }

  renderSoon(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#render())
  }

  /** One slot's photo with its text, as it looks now. */
  pictureOf(slot: string): HTMLCanvasElement | undefined {
    const scale = this.#camera.seenScale
    return this.#steps && paintSlot(this.#steps, slot, scale, this.#picturesAt(scale))
  }

  frame(format: Size): void {
    const scale = this.#camera.wholeScale
    this.#whole.frame({ scale, left: 0, top: 0 }, sheetPixels(format, 0, scale))
  }

  follow(pose: SheetPose): void {
    this.#sharp.follow(pose)
  }

  rest(seen: SheetWindow, pose: SheetPose): void {
    if (this.#camera.isZoomed) this.#sharp.show(seen, pose)
    else this.#sharp.clear()
    this.renderSoon()
  }

  #invalidate(regions: readonly Rect[] | undefined): void {
    this.#whole.invalidate(regions)
    this.#sharp.invalidate(regions)
    this.renderSoon()
  }

  #render(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    if (!this.#shown || !this.#camera.measure(this.#format())) return
    if (this.#whole.isStale) this.#whole.paint(this.#content(this.#camera.wholeScale))
    if (this.#camera.isMoving) return
    this.#sharp.paint(this.#content(this.#camera.seenScale))
    if (this.#sharp.isUnfinished) this.renderSoon()
    else if (this.#whole.isRough) this.#improvement.ask()
  }

  /** Improves another part of the whole sheet. During a movement it stops, and the end of the movement resumes it. */
  #improve(): void {
    if (this.#camera.isMoving) return
    this.#whole.improve(this.#content(this.#camera.wholeScale))
    if (this.#whole.isRough) this.#improvement.ask()
  }

  #content(scale: number): SheetContent {
    return { steps: this.#shown ?? [], pictures: this.#picturesAt(scale) }
  }

  /** The photos for a scale. */
  #picturesAt(scale: number): PaintTools['pictures'] {
    const wanted = wantedPixels(this.#steps ?? [], scale)
    return (id, toning) => this.#source.picture(id, toning, this.#arrivalOf(id), wanted.get(id))
  }

  /** The callback for an arriving photo. The same function for each photo, so that a source keeps it once. */
  #arrivalOf(id: string): () => void {
    const known = this.#arrivals.get(id)
    if (known) return known
    const arrived = () => this.#invalidate(regionsOfPhoto(this.#steps ?? [], id, this.#camera.wholeScale))
    this.#arrivals.set(id, arrived)
    return arrived
  }
}
