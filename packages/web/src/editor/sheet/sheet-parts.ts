import type { Rect } from '@collagerie/core/geometry'
import type { SheetPose } from './sheet-pose.ts'

/** The elements of a sheet on the screen. All but the viewport are placed in it by the view. */
export interface SheetParts {
  readonly viewport: HTMLElement
  /** As high as the part of the viewport in whose middle a whole sheet lies. */
  readonly middle: HTMLElement
  /** Lies under the canvas and casts the shadow. */
  readonly paper: HTMLElement
  /** Shows the whole sheet and scales with it. */
  readonly canvas: HTMLCanvasElement
  /** Lies over the canvas, as large as the whole sheet, with one child per slot. */
  readonly slots: HTMLElement
}

export function placeElement(element: HTMLElement, box: Rect): void {
  element.style.left = `${box.x}px`
  element.style.top = `${box.y}px`
  element.style.width = `${box.width}px`
  element.style.height = `${box.height}px`
}

/** Setting a canvas's size clears it, so it is set only when it changes. */
export function resize(canvas: HTMLCanvasElement, { width, height }: { width: number; height: number }): void {
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
}

/**
 * Moves an element from its place in one pose of the sheet to that in another. It uses a transform, so nothing is
 * painted or laid out.
 */
export function shift(element: HTMLElement, box: Rect, from: SheetPose, to: SheetPose): void {
  const scale = to.zoom / from.zoom
  const x = to.x + (box.x - from.x) * scale - box.x
  const y = to.y + (box.y - from.y) * scale - box.y
  // Has its own layer from the start: creating one during a movement would repaint it.
  element.style.willChange = 'transform'
  element.style.transformOrigin = '0 0'
  element.style.transform = x === 0 && y === 0 && scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`
}
