import type { Rect } from '@collagerie/core/geometry'
import styles from './sharp-view.module.css'
import { type SheetContent, SheetLayer } from './sheet-layer.ts'
import { placeElement, shift } from './sheet-parts.ts'
import type { SheetPose } from './sheet-pose.ts'
import type { SheetWindow } from './sheet-window.ts'

interface Layer {
  readonly picture: SheetLayer
  readonly box: Rect
  readonly pose: SheetPose
}

/**
 * The visible part of an enlarged sheet, painted at the screen's resolution over the enlarged whole sheet. It moves
 * along with the sheet and stays until its successor is painted.
 */
export class SharpView {
  readonly #below: HTMLElement
  #now: Layer | undefined
  #before: Layer | undefined

  constructor(below: HTMLElement) {
    this.#below = below
  }

  get isUnfinished(): boolean {
    return this.#now !== undefined && (this.#now.picture.isStale || this.#now.picture.isRough)
  }

  show({ rect, pixels, view }: SheetWindow, pose: SheetPose): void {
    if (this.#now && !this.isUnfinished) {
      this.#before?.picture.canvas.remove()
      this.#before = this.#now
    } else {
      this.#now?.picture.canvas.remove()
    }
    this.follow(pose)
    const canvas = document.createElement('canvas')
    canvas.className = styles['sharp'] ?? ''
    const picture = new SheetLayer(canvas, { paintsDraftFirst: false })
    picture.frame(view, pixels)
    placeElement(canvas, rect)
    const below = this.#before?.picture.canvas ?? this.#below
    below.after(canvas)
    this.#now = { picture, box: rect, pose }
  }

  follow(pose: SheetPose): void {
    for (const layer of [this.#before, this.#now]) {
      if (layer) shift(layer.picture.canvas, layer.box, layer.pose, pose)
    }
  }

  invalidate(regions: readonly Rect[] | undefined): void {
    this.#now?.picture.invalidate(regions)
  }

  paint(content: SheetContent): void {
    const picture = this.#now?.picture
    if (!picture) return
    if (picture.isStale) picture.paint(content)
    picture.improve(content)
    if (picture.isRough) return
    this.#before?.picture.canvas.remove()
    this.#before = undefined
  }

  clear(): void {
    for (const layer of [this.#before, this.#now]) layer?.picture.canvas.remove()
    this.#before = undefined
    this.#now = undefined
  }
}
