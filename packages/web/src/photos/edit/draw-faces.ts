import type { Rect } from '@collagerie/core/geometry'
import { turnedRect } from '@collagerie/core/placement'
import { type Lying, tiltWith } from './draw-placed.ts'

/** A light line inside a dark one is faint on any photo. */
const LINES = [
  { width: 3, colour: 'rgb(0 0 0 / 35%)' },
  { width: 1.5, colour: 'rgb(255 255 255 / 80%)' },
] as const
const CORNER_SHARE = 0.2

/** Marks the faces of a photo, given in shares of the stored photo. */
export function drawFaces(ctx: CanvasRenderingContext2D, faces: readonly Rect[], lying: Lying): void {
  const { rect, rotation, isMirrored } = lying
  ctx.save()
  tiltWith(ctx, lying)
  for (const face of faces) {
    const { x, y, width, height } = turnedRect(face, rotation, isMirrored)
    const [across, down] = [width * rect.width, height * rect.height]
    ctx.beginPath()
    ctx.roundRect(
      rect.x + x * rect.width,
      rect.y + y * rect.height,
      across,
      down,
      CORNER_SHARE * Math.min(across, down),
    )
    for (const { width: line, colour } of LINES) {
      ctx.lineWidth = line
      ctx.strokeStyle = colour
      ctx.stroke()
    }
  }
  ctx.restore()
}
