import type { Rect } from '@collagerie/core/geometry'

const LINES = 6

/** Fine lines across the window, to straighten a horizon or a wall by. */
export function drawPlumbLines(ctx: CanvasRenderingContext2D, { x, y, width, height }: Rect): void {
  ctx.beginPath()
  for (let line = 1; line < LINES; line++) {
    const [across, down] = [x + (width * line) / LINES, y + (height * line) / LINES]
    ctx.moveTo(across, y)
    ctx.lineTo(across, y + height)
    ctx.moveTo(x, down)
    ctx.lineTo(x + width, down)
  }
  for (const [lineWidth, colour] of [
    [2, 'rgb(0 0 0 / 25%)'],
    [1, 'rgb(255 255 255 / 55%)'],
  ] as const) {
    ctx.lineWidth = lineWidth
    ctx.strokeStyle = colour
    ctx.stroke()
  }
}
