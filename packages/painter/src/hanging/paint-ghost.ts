import type { Rect } from '@collagerie/core/geometry'
import type { Context2D } from '../platform/platform.ts'

const FONT = '500 {size}px "Jost Variable", "Century Gothic", sans-serif'

export interface Ghost {
  /** On the canvas, in pixels. */
  readonly box: Rect
  readonly label: string
  /** On which of its edges the label stands: two that lie in each other take one each. */
  readonly edge: 'top' | 'bottom'
}

/** The outline of another size, with its measures on one edge. */
export function paintGhost(ctx: Context2D, { box, label, edge }: Ghost, unit: number): void {
  const { x, y, width, height } = box
  ctx.save()
  for (const [color, dash] of [
    ['rgba(31, 27, 22, 0.55)', 0],
    ['rgba(255, 255, 255, 0.95)', 5],
  ] as const) {
    ctx.strokeStyle = color
    ctx.lineWidth = 1.5 * unit
    ctx.setLineDash(dash === 0 ? [] : [dash * unit, dash * unit])
    ctx.beginPath()
    ctx.rect(x, y, width, height)
    ctx.stroke()
  }
  const size = 12 * unit
  ctx.font = FONT.replace('{size}', String(size))
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  const across = ctx.measureText(label).width + size
  const middle = { x: x + width / 2, y: edge === 'top' ? y : y + height }
  ctx.fillStyle = 'rgba(31, 29, 26, 0.82)'
  ctx.fillRect(middle.x - across / 2, middle.y - size * 0.8, across, size * 1.6)
  ctx.fillStyle = '#ffffff'
  ctx.fillText(label, middle.x, middle.y + size * 0.06)
  ctx.restore()
}
