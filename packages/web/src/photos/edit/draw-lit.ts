import type { Rect, Size } from '@collagerie/core/geometry'

/** The part outside the slot stays visible, to show what could be moved in. */
const DIMMED = 0.38

/** Draws a photo dimmed, and the part that the slot's shape shows at full brightness. */
export function drawLit(
  ctx: CanvasRenderingContext2D,
  draw: (ctx: CanvasRenderingContext2D) => void,
  opening: Rect,
  shape: HTMLCanvasElement | undefined,
): void {
  ctx.globalAlpha = DIMMED
  draw(ctx)
  ctx.globalAlpha = 1
  if (shape) drawThrough(ctx, draw, opening, shape)
  else drawInside(ctx, draw, opening)
}

function drawInside(
  ctx: CanvasRenderingContext2D,
  draw: (ctx: CanvasRenderingContext2D) => void,
  { x, y, width, height }: Rect,
): void {
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, width, height)
  ctx.clip()
  draw(ctx)
  ctx.restore()
}

function drawThrough(
  ctx: CanvasRenderingContext2D,
  draw: (ctx: CanvasRenderingContext2D) => void,
  { x, y, width, height }: Rect,
  shape: HTMLCanvasElement,
): void {
  const scale = ctx.getTransform().a
  const lit = document.createElement('canvas')
  lit.width = Math.max(1, Math.ceil(width * scale))
  lit.height = Math.max(1, Math.ceil(height * scale))
  const inside = lit.getContext('2d')
  if (!inside) return
  inside.imageSmoothingQuality = 'high'
  inside.scale(scale, scale)
  inside.translate(-x, -y)
  draw(inside)
  inside.globalCompositeOperation = 'destination-in'
  inside.drawImage(shape, x, y, width, height)
  ctx.drawImage(lit, x, y, lit.width / scale, lit.height / scale)
}

/** Draws a bright line around the visible part. */
export function drawRim(ctx: CanvasRenderingContext2D, opening: Rect, shape: HTMLCanvasElement | undefined): void {
  const { x, y, width, height } = opening
  if (!shape) {
    ctx.lineWidth = 2
    ctx.strokeStyle = '#ffffff'
    ctx.strokeRect(x - 1, y - 1, width + 2, height + 2)
    return
  }
  const scale = ctx.getTransform().a
  const rim = rimOf(shape, { width, height }, scale)
  ctx.drawImage(rim, x - RIM_AIR, y - RIM_AIR, rim.width / scale, rim.height / scale)
}

const RIM_PX = 2
const RIM_AIR = 3
/** So many shifted copies of the shape leave no gap in the line. */
const RIM_TURNS = 16

const rims = new WeakMap<HTMLCanvasElement, HTMLCanvasElement>()

/** Drawn once for each size, since every frame needs it while a photo moves. */
function rimOf(shape: HTMLCanvasElement, { width, height }: Size, scale: number): HTMLCanvasElement {
  const across = Math.ceil((width + 2 * RIM_AIR) * scale)
  const down = Math.ceil((height + 2 * RIM_AIR) * scale)
  const known = rims.get(shape)
  if (known?.width === across && known.height === down) return known
  const rim = document.createElement('canvas')
  rim.width = across
  rim.height = down
  rims.set(shape, rim)
  const line = rim.getContext('2d')
  if (!line) return rim
  line.scale(scale, scale)
  for (let turn = 0; turn < RIM_TURNS; turn++) {
    const angle = (turn * 2 * Math.PI) / RIM_TURNS
    line.drawImage(shape, RIM_AIR + RIM_PX * Math.cos(angle), RIM_AIR + RIM_PX * Math.sin(angle), width, height)
  }
  line.globalCompositeOperation = 'destination-out'
  line.drawImage(shape, RIM_AIR, RIM_AIR, width, height)
  return rim
}
