import type { SKRSContext2D } from '@napi-rs/canvas'

/** A pen stroke under a word, drawn fast: thin at both ends, swung back once. */
export function swash(ctx: SKRSContext2D, left: number, y: number, width: number, colour: string): void {
  const thick = Math.min(width * 0.035, 9)
  const right = left + width
  ctx.beginPath()
  ctx.moveTo(left, y + thick)
  ctx.bezierCurveTo(left + width * 0.3, y - thick * 1.7, left + width * 0.7, y - thick * 2, right, y - thick * 1.4)
  ctx.bezierCurveTo(
    right - width * 0.15,
    y - thick * 0.6,
    left + width * 0.55,
    y + thick * 0.6,
    left + width * 0.38,
    y + thick * 2.4,
  )
  ctx.bezierCurveTo(
    left + width * 0.5,
    y + thick * 1.7,
    left + width * 0.66,
    y + thick * 1.5,
    left + width * 0.8,
    y + thick * 1.9,
  )
  ctx.bezierCurveTo(
    left + width * 0.62,
    y + thick * 2.1,
    left + width * 0.45,
    y + thick * 2.9,
    left + width * 0.32,
    y + thick * 3.5,
  )
  ctx.bezierCurveTo(
    left + width * 0.24,
    y + thick * 3.6,
    left + width * 0.33,
    y + thick * 1.6,
    left + width * 0.56,
    y + thick * 0.1,
  )
  ctx.bezierCurveTo(left + width * 0.36, y - thick * 0.5, left + width * 0.16, y + thick * 0.3, left, y + thick)
  ctx.closePath()
  ctx.fillStyle = colour
  ctx.fill()
}
