import type { Point, Rect } from '@collagerie/core/geometry'
import type { Context2D } from '../platform/platform.ts'

const FONT = '500 {size}px "Jost Variable", "Century Gothic", sans-serif'
const SIZE = 12
const INK = 'rgba(31, 29, 26, 0.82)'

export interface Ghost {
  /** On the canvas, in pixels. */
  readonly box: Rect
  readonly label: string
  /** Where the label stands clear of the piece: above or below everything. */
  readonly side: 'above' | 'below'
}

/** The outlines of other sizes with their measures. A line leads from a label to its outline where another one is in between. */
export function paintGhosts(ctx: Context2D, ghosts: readonly Ghost[], all: Rect, unit: number): void {
  ctx.save()
  for (const { box } of ghosts) paintOutline(ctx, box, unit)
  for (const { box, label, side } of ghosts) {
    const x = box.x + box.width / 2
    const size = SIZE * unit
    const from = side === 'above' ? box.y : box.y + box.height
    const to = side === 'above' ? all.y - 1.4 * size : all.y + all.height + 1.4 * size
    ctx.setLineDash([])
    ctx.fillStyle = INK
    ctx.fillRect(x - 0.75 * unit, Math.min(from, to), 1.5 * unit, Math.abs(to - from))
    paintLabel(ctx, label, { x, y: to }, size)
  }
  ctx.restore()
}

/** Dark and light by turns, so that it is seen on every picture. */
function paintOutline(ctx: Context2D, { x, y, width, height }: Rect, unit: number): void {
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
}

function paintLabel(ctx: Context2D, label: string, { x, y }: Point, size: number): void {
  ctx.font = FONT.replace('{size}', String(size))
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  const across = ctx.measureText(label).width + size
  ctx.fillStyle = INK
  ctx.fillRect(x - across / 2, y - size * 0.8, across, size * 1.6)
  ctx.fillStyle = '#ffffff'
  ctx.fillText(label, x, y + size * 0.06)
}
