import { clamp, type Rect } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { masked } from './layers.ts'
import { num } from './svg.ts'

/** Round corners in the order top left, top right, bottom right, bottom left. */
type Corners = readonly [number, number, number, number]

export function roundedPath({ x, y, width, height }: Rect, radius: number | Corners): string {
  const most = Math.min(width, height)
  const corners = typeof radius === 'number' ? [radius, radius, radius, radius] : radius
  const [tl = 0, tr = 0, br = 0, bl = 0] = corners.map((asked) => clamp(asked, 0, most))
  return [
    `M${num(x + tl)} ${num(y)}H${num(x + width - tr)}${quarter(tr, 1, 1)}`,
    `V${num(y + height - br)}${quarter(br, -1, 1)}`,
    `H${num(x + bl)}${quarter(bl, -1, -1)}`,
    `V${num(y + tl)}${quarter(tl, 1, -1)}z`,
  ].join('')
}

function quarter(radius: number, right: number, down: number): string {
  const r = num(radius)
  return radius === 0 ? '' : `a${r} ${r} 0 0 1 ${num(right * radius)} ${num(down * radius)}`
}

/** A photo with round corners. */
export function roundedPhoto(index: number, box: Rect, radius: number | Corners): Layer[] {
  const { width, height } = box
  return masked(index, box, { width, height }, roundedPath({ x: 0, y: 0, width, height }, radius))
}

/** A box as far outside another on every side. */
export function outset({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}
