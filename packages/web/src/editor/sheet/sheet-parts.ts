import type { Rect } from '@collagerie/core/geometry'
import type { SheetPose } from './sheet-pose.ts'

/** The elements of a sheet on the screen. All but the viewport are placed in it by the view. */
export interface SheetParts {
  readonly viewport: HTMLElement
  /** Lies under the canvas and throws the shadow. */
  readonly paper: HTMLElement
  /** Shows the whole sheet, enlarged with it. */
  readonly canvas: HTMLCanvasElement
  /** Lies over the canvas, as large as the whole sheet, with one child per slot. */
  readonly slots: HTMLElement
}

export function place(element: HTMLElement, box: Rect): void {
  element.style.left = `${box.x}px`
  element.style.top = `${box.y}px`
  element.style.width = `${box.width}px`
  element.style.height = `${box.height}px`
}

/** A canvas that gets a size is emptied and made anew, so it gets one only when it needs another. */
export function resize(canvas: HTMLCanvasElement, { width, height }: { width: number; height: number }): void {
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
}

/**
 * Moves what was placed in a box while the sheet lay one way to where it is when the sheet lies another. Nothing is
 * painted for it, nor is the page laid out: a transform is left to the compositor.
 */
export function shift(element: HTMLElement, box: Rect, from: SheetPose, to: SheetPose): void {
  const scale = to.zoom / from.zoom
  const x = to.x + (box.x - from.x) * scale - box.x
  const y = to.y + (box.y - from.y) * scale - box.y
  // A layer of its own from the start: becoming one in mid-movement would repaint it.
  element.style.willChange = 'transform'
  element.style.transformOrigin = '0 0'
  element.style.transform = x === 0 && y === 0 && scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`
}
