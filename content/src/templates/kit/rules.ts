import type { Rect } from '@collagerie/core/geometry'
import { el, num, path } from './svg.ts'

/** A ruled frame. */
export function rule(box: Rect, width: number, color: string): string {
  return el('rect', {
    x: box.x,
    y: box.y,
    width: box.width,
    height: box.height,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
  })
}

/** A ruled frame whose corners are scooped out, as on engraved cards. */
export function scoopedRule({ x, y, width, height }: Rect, scoop: number, lineWidth: number, color: string): string {
  const s = num(scoop)
  const arc = (dx: number, dy: number) => `a${s} ${s} 0 0 0 ${num(dx * scoop)} ${num(dy * scoop)}`
  return path(
    `M${num(x + scoop)} ${num(y)}H${num(x + width - scoop)}${arc(1, 1)}V${num(y + height - scoop)}${arc(-1, 1)}` +
      `H${num(x + scoop)}${arc(-1, -1)}V${num(y + scoop)}${arc(1, -1)}z`,
    { fill: 'none', stroke: color, 'stroke-width': lineWidth },
  )
}
