import type { Point, Rect } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { masked } from './layers.ts'
import { roundedPath } from './rounded.ts'
import { num } from './svg.ts'

export interface Disc {
  readonly centre: Point
  readonly radius: number
}

/** A photo with round corners that makes way for a disc, wherever the two meet. */
export function bittenPhoto(index: number, box: Rect, corner: number, { centre, radius }: Disc): Layer[] {
  const { x, y, width, height } = box
  const r = num(radius)
  // Run the other way round than the box, so that the disc is cut out of it.
  const bite = `M${num(centre.x - x - radius)} ${num(centre.y - y)}a${r} ${r} 0 1 0 ${num(2 * radius)} 0a${r} ${r} 0 1 0 ${num(-2 * radius)} 0z`
  // What is cut from a round corner must not be cut a second time: a corner under the disc stays square.
  const round = (right: 0 | 1, low: 0 | 1) =>
    Math.hypot(x + right * width - centre.x, y + low * height - centre.y) < radius ? 0 : corner
  const corners = [round(0, 0), round(1, 0), round(1, 1), round(0, 1)] as const
  return masked(index, box, { width, height }, roundedPath({ x: 0, y: 0, width, height }, corners) + bite)
}
