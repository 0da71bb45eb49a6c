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
  const { width, height } = box
  const r = num(radius)
  // Run the other way round than the box, so that the disc is cut out of it.
  const bite = `M${num(centre.x - box.x - radius)} ${num(centre.y - box.y)}a${r} ${r} 0 1 0 ${num(2 * radius)} 0a${r} ${r} 0 1 0 ${num(-2 * radius)} 0z`
  return masked(index, box, { width, height }, roundedPath({ x: 0, y: 0, width, height }, corner) + bite)
}
