import { inRadians, intersection, type Rect, turnedBounds } from '@collagerie/core/geometry'
import type { PhotoStep } from '../plan/paint-step.ts'
import type { View } from '../plan/view.ts'
import type { Context2D, Picture } from '../platform/platform.ts'
import type { PaintTools, PrintRows } from './paint-tools.ts'
import { withBox } from './pixels.ts'
import { QUARTER_TURNS } from './quarter-turns.ts'
import { takesInGround } from './takes-in-ground.ts'

/**
 * Shrinking by halves first (medium) and enlarging by curves (high) are the two kinds of sampling that browsers and
 * Node's canvas library share; for a shrinking photo "high" differs between them.
 */
function qualityFor(sourceWidth: number, shownWidth: number): string {
  return shownWidth < sourceWidth ? 'medium' : 'high'
}

export function paintPhoto(ctx: Context2D, step: PhotoStep, tools: PaintTools): void {
  if (tools.print) {
    paintRows(ctx, step, tools.view, tools.print)
    return
  }
  const picture = tools.pictures(step.photo, step.toning)
  if (!picture) return
  const [, , sourceWidth] = sourceOf(step.crop, picture)
  withBox(ctx, step.box, tools.view, (box) => {
    const reach = turnedBounds(box, step.tilt ?? 0)
    const isSideways = step.turn === 90 || step.turn === 270
    const [across, down] = isSideways ? [reach.height, reach.width] : [reach.width, reach.height]
    ctx.imageSmoothingQuality = tools.sampling === 'rough' ? 'low' : qualityFor(sourceWidth, across)
    if (step.turn === 0 && !step.isMirrored && !step.tilt) {
      drawCrop(ctx, picture, step.crop, box)
      return
    }
    ctx.save()
    turnInto(ctx, box, step)
    drawCrop(ctx, picture, step.crop, { x: -across / 2, y: -down / 2, width: across, height: down })
    ctx.restore()
  })
}

function sourceOf(crop: Rect, { width, height }: Picture): readonly [number, number, number, number] {
  return [crop.x * width, crop.y * height, crop.width * width, crop.height * height]
}

/** Where a crop leaves its picture, as a quote's does, the colour of the picture's corner goes on. */
function drawCrop(ctx: Context2D, picture: Picture, crop: Rect, to: Rect): void {
  const inside = intersection(crop, WHOLE)
  if (!inside || !takesInGround(crop)) {
    ctx.drawImage(picture.image, ...sourceOf(crop, picture), to.x, to.y, to.width, to.height)
    return
  }
  ctx.drawImage(picture.image, 0, 0, 1, 1, to.x, to.y, to.width, to.height)
  const [across, down] = [to.width / crop.width, to.height / crop.height]
  ctx.drawImage(
    picture.image,
    ...sourceOf(inside, picture),
    to.x + (inside.x - crop.x) * across,
    to.y + (inside.y - crop.y) * down,
    inside.width * across,
    inside.height * down,
  )
}

const WHOLE: Rect = { x: 0, y: 0, width: 1, height: 1 }

/** Puts the origin in the middle of a box, turned, mirrored and tilted like the photo. */
function turnInto(ctx: Context2D, { x, y, width, height }: Rect, { turn, isMirrored, tilt }: PhotoStep): void {
  if (tilt) {
    ctx.beginPath()
    ctx.rect(x, y, width, height)
    ctx.clip()
  }
  ctx.translate(x + width / 2, y + height / 2)
  if (tilt) ctx.rotate(inRadians(tilt))
  if (isMirrored) ctx.transform(-1, 0, 0, 1, 0, 0)
  if (turn !== 0) ctx.transform(...QUARTER_TURNS[turn], 0, 0)
}

/** A turned box is rarely a whole number of pixels; its rows are stretched by less than one. */
function paintRows(ctx: Context2D, step: PhotoStep, view: View, { window, rowsOf }: PrintRows): void {
  const rows = window.width > 0 && window.height > 0 ? rowsOf(step, window) : undefined
  if (!rows) return
  withBox(ctx, step.box, view, ({ x, y, width, height }) => {
    ctx.imageSmoothingQuality = 'high'
    const down = height / Math.max(1, Math.round(height))
    const at = [x, y + rows.top * down, width, rows.height * down] as const
    ctx.drawImage(rows.image, 0, 0, rows.width, rows.height, ...at)
  })
}
