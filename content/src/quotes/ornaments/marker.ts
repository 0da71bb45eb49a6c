import type { SKRSContext2D } from '@napi-rs/canvas'

/** One pull of a broad felt pen: level, with rounded, slightly slanted ends. */
export function marker(
  ctx: SKRSContext2D,
  left: number,
  top: number,
  width: number,
  height: number,
  colour: string,
): void {
  const slant = height * 0.07
  const bend = height * 0.05
  const right = left + width
  const bottom = top + height
  const round = height * 0.18
  ctx.beginPath()
  ctx.moveTo(left + slant + round, top + bend)
  ctx.bezierCurveTo(
    left + width * 0.3,
    top - bend,
    left + width * 0.7,
    top + bend,
    right + slant - round,
    top - bend * 0.6,
  )
  ctx.bezierCurveTo(
    right + slant,
    top - bend * 0.6,
    right + slant,
    top + round,
    right + slant * 0.7,
    top + height * 0.4,
  )
  ctx.bezierCurveTo(right, bottom - round, right - slant, bottom, right - slant - round, bottom - bend)
  ctx.bezierCurveTo(
    left + width * 0.7,
    bottom + bend,
    left + width * 0.3,
    bottom - bend,
    left - slant + round,
    bottom + bend * 0.6,
  )
  ctx.bezierCurveTo(
    left - slant,
    bottom + bend * 0.6,
    left - slant,
    bottom - round,
    left - slant * 0.7,
    top + height * 0.55,
  )
  ctx.bezierCurveTo(left, top + round, left + slant, top + bend, left + slant + round, top + bend)
  ctx.closePath()
  ctx.fillStyle = colour
  ctx.fill()
}
