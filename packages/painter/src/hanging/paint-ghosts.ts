import { veilOfInk } from '@collagerie/core/colour'
import type { Rect, Size } from '@collagerie/core/geometry'
import type { Context2D } from '../platform/platform.ts'
import { labelBox, type Outlined } from './label-box.ts'

const FONT = '500 {size}px "Jost Variable", "Century Gothic", sans-serif'
const SIZE = 12

export interface Ghost extends Outlined {
  readonly label: string
}

/** The outlines of other sizes with their measures, on a canvas of which a pixel of the page takes `unit`. */
export function paintGhosts(ctx: Context2D, ghosts: readonly Ghost[], picture: Size, unit: number): void {
  ctx.save()
  for (const { box } of ghosts) paintOutline(ctx, box, unit)
  ctx.setLineDash([])
  for (const ghost of ghosts) paintLabel(ctx, ghost, picture, SIZE * unit)
  ctx.restore()
}

/** Alternately dark and light, so that it is visible on every picture. */
function paintOutline(ctx: Context2D, { x, y, width, height }: Rect, unit: number): void {
  for (const [color, dash] of [
    [veilOfInk(0.55), 0],
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

function paintLabel(ctx: Context2D, ghost: Ghost, picture: Size, size: number): void {
  ctx.font = FONT.replace('{size}', () => String(size))
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  const label = { width: ctx.measureText(ghost.label).width + size, height: size * 1.6 }
  const { x, y, width, height } = labelBox(ghost, label, picture)
  ctx.fillStyle = veilOfInk(0.82)
  ctx.fillRect(x, y, width, height)
  ctx.fillStyle = '#ffffff'
  ctx.fillText(ghost.label, x + width / 2, y + height / 2 + size * 0.06)
}
