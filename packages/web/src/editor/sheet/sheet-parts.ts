/** The elements of a sheet on the screen. All but the room are placed in it by the view. */
export interface SheetParts {
  readonly room: HTMLElement
  /** Lies under the canvas and throws the shadow. */
  readonly paper: HTMLElement
  readonly canvas: HTMLCanvasElement
  /** Lies over the canvas, as large as the whole sheet, with one child per slot. */
  readonly slots: HTMLElement
}

export function place(element: HTMLElement, box: { x: number; y: number; width: number; height: number }): void {
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
