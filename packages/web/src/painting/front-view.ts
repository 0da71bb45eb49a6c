import type { Size } from '@collagerie/core/geometry'
import { sheetPixels, type View } from '@collagerie/painter'

/**
 * The front of a sheet over a whole box, which is of its proportions but for a pixel: what is too much of it is cut from
 * both sides alike, and nothing of what goes round the edges is seen.
 */
export function frontView(format: Size, box: Size): View {
  const scale = Math.max(box.width / format.width, box.height / format.height)
  const { width, height } = sheetPixels(format, 0, scale)
  return { scale, left: Math.floor((width - box.width) / 2), top: Math.floor((height - box.height) / 2) }
}

/** The pixels of the screen an element is painted on: browsers round its edges, not its sides. */
export function screenPixels({ left, top, right, bottom }: Omit<DOMRect, 'toJSON'>, ratio: number): Size {
  const between = (from: number, to: number) => Math.max(1, Math.round(to * ratio) - Math.round(from * ratio))
  return { width: between(left, right), height: between(top, bottom) }
}
