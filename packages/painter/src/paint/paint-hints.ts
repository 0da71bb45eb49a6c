import type { Rect } from '@collagerie/core/geometry'
import type { MarkStep, PlaceholderStep } from '../plan/step.ts'
import type { Context2D } from '../platform.ts'
import type { Easel } from './easel.ts'
import { withBox } from './pixels.ts'

const SOFT_FILL = '#e9e4da'
const SOFT_INK = '#a79f91'
/** For what must be read. */
const INK = '#6a6255'
const LARGEST_WORDS = 18
const SMALLEST_WORDS = 9

/** A quiet field with a sign that grows with the slot, within reason. */
export function paintPlaceholder(ctx: Context2D, step: PlaceholderStep, { view }: Easel): void {
  withBox(ctx, step.box, view, (box) => {
    ctx.fillStyle = SOFT_FILL
    ctx.fillRect(box.x, box.y, box.width, box.height)
    if (step.sign?.kind === 'dots') paintDots(ctx, box, step.sign.count)
    else if (step.sign?.kind === 'words') paintWords(ctx, box, step.sign.lines, step.sign.short)
    else paintPlus(ctx, box)
  })
}

function paintPlus(ctx: Context2D, { x, y, width, height }: Rect): void {
  const arm = Math.min(14, Math.min(width, height) * 0.16)
  const middleX = x + width / 2
  const middleY = y + height / 2
  const thickness = Math.max(1, arm / 6)
  ctx.fillStyle = SOFT_INK
  ctx.fillRect(middleX - arm, middleY - thickness / 2, 2 * arm, thickness)
  ctx.fillRect(middleX - thickness / 2, middleY - arm, thickness, 2 * arm)
}

/** Room for three, of which the first are there: what comes next does not push the others aside. */
function paintDots(ctx: Context2D, { x, y, width, height }: Rect, count: number): void {
  const radius = Math.max(1, Math.min(6, Math.min(width, height) * 0.05))
  ctx.fillStyle = INK
  for (let dot = 0; dot < count; dot++) {
    ctx.beginPath()
    ctx.arc(x + width / 2 + (dot - 1) * radius * 4, y + height / 2, radius, 0, Math.PI * 2)
    ctx.fill()
  }
}

function paintWords(ctx: Context2D, box: Rect, lines: readonly [string, string], short: string): void {
  const { x, y, width, height } = box
  ctx.save()
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillStyle = INK
  const size = Math.min(LARGEST_WORDS, height * 0.22)
  ctx.font = `600 ${size}px "Jost Variable", sans-serif`
  const widthOf = (text: string) => ctx.measureText(text).width
  const widest = Math.max(...lines.map(widthOf))
  const fits = widest <= width * 0.9 && size >= SMALLEST_WORDS
  const shown = fits ? lines : [short]
  const room = (width * 0.9) / Math.max(1, ...shown.map(widthOf))
  const fitted = size * Math.min(1, room)
  ctx.font = `600 ${fitted}px "Jost Variable", sans-serif`
  for (const [index, line] of shown.entries()) {
    ctx.fillText(line, x + width / 2, y + height / 2 + (index - (shown.length - 1) / 2) * fitted * 1.25)
  }
  ctx.restore()
}

export function paintMark(ctx: Context2D, step: MarkStep, { view }: Easel): void {
  const x = step.at.x * view.scale - view.left
  const y = step.at.y * view.scale - view.top
  ctx.save()
  ctx.font = '600 13px "Jost Variable", sans-serif'
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  const width = ctx.measureText(step.label).width + 20
  ctx.fillStyle = step.color
  ctx.fillRect(x - width / 2, y - 12, width, 24)
  ctx.fillStyle = '#ffffff'
  ctx.fillText(step.label, x, y)
  ctx.restore()
}
