import { centreOf, clamp, type Rect, turnedAbout } from '@collagerie/core/geometry'
import type { PlaceholderStep } from '../plan/paint-step.ts'
import type { View } from '../plan/view.ts'
import type { Context2D } from '../platform/platform.ts'
import type { PaintTools } from './paint-tools.ts'
import { withBox } from './pixels.ts'
import { signFont } from './sign-font.ts'

const SOFT_FILL = '#e9e4da'
const SOFT_INK = '#a79f91'
/** For text that must be readable. */
const INK = '#6a6255'
const LARGEST_WORDS = 18
const SMALLEST_WORDS = 9

/** A quiet field with a sign that grows with the slot, within reason. */
export function paintPlaceholder(ctx: Context2D, step: PlaceholderStep, { view }: PaintTools): void {
  withBox(ctx, step.box, view, (box) => {
    ctx.fillStyle = SOFT_FILL
    ctx.fillRect(box.x, box.y, box.width, box.height)
    const about = around(box, step, view)
    if (step.sign?.kind === 'dots') paintDots(ctx, about, step.sign.count)
    else if (step.sign?.kind === 'words') paintWords(ctx, about, step.sign.lines, step.sign.short)
    else paintPlus(ctx, about)
  })
}

/** The slot's box moved so that its middle is at the sign. */
function around(pixels: Rect, { at, box }: PlaceholderStep, view: View): Rect {
  if (!at) return pixels
  const middle = centreOf(box)
  const { x, y } = turnedAbout(at, middle, -box.rotation)
  return { ...pixels, x: pixels.x + (x - middle.x) * view.scale, y: pixels.y + (y - middle.y) * view.scale }
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

/** Room for three dots, so that later ones do not move the others. */
function paintDots(ctx: Context2D, { x, y, width, height }: Rect, count: number): void {
  const radius = clamp(Math.min(width, height) * 0.05, 1, 6)
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
  ctx.font = signFont(size)
  const widthOf = (text: string) => ctx.measureText(text).width
  const widest = Math.max(...lines.map(widthOf))
  const fits = widest <= width * 0.9 && size >= SMALLEST_WORDS
  const shown = fits ? lines : [short]
  const shrink = (width * 0.9) / Math.max(1, ...shown.map(widthOf))
  const fitted = size * Math.min(1, shrink)
  ctx.font = signFont(fitted)
  for (const [index, line] of shown.entries()) {
    ctx.fillText(line, x + width / 2, y + height / 2 + (index - (shown.length - 1) / 2) * fitted * 1.25)
  }
  ctx.restore()
}
