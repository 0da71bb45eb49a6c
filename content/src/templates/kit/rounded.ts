import type { Rect } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { masked } from './layers.ts'
import { num } from './svg.ts'

/** Round corners in the order top left, top right, bottom right, bottom left. */
export type Corners = readonly [number, number, number, number]

export function roundedPath({ x, y, width, height }: Rect, radius: number | Corners): string {
  const asked: Corners = typeof radius === 'number' ? [radius, radius, radius, radius] : radius
  const most = Math.min(width, height)
  const [tl, tr, br, bl] = asked.map((value) => Math.max(0, Math.min(value, most))) as [number, number, number, number]
  const arc = (r: number, dx: number, dy: number) =>
    r === 0 ? '' : `a${num(r)} ${num(r)} 0 0 1 ${num(dx * r)} ${num(dy * r)}`
  return [
    `M${num(x + tl)} ${num(y)}H${num(x + width - tr)}${arc(tr, 1, 1)}`,
    `V${num(y + height - br)}${arc(br, -1, 1)}`,
    `H${num(x + bl)}${arc(bl, -1, -1)}`,
    `V${num(y + tl)}${arc(tl, 1, -1)}z`,
  ].join('')
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
