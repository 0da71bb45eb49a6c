import type { PieceObject, PieceSide, SidePlane } from '@collagerie/core/hanging'
import type { Context2D } from '../platform/platform.ts'
import type { PaintedSheet } from './paint-piece.ts'

/** Light comes from above left. */
const SHADE: Readonly<Record<PieceSide, string>> = {
  top: 'rgba(255, 255, 255, 0.12)',
  left: 'rgba(0, 0, 0, 0.04)',
  right: 'rgba(0, 0, 0, 0.3)',
  bottom: 'rgba(0, 0, 0, 0.46)',
}

/** What a side shows beyond the print. */
const EDGES = {
  paper: ['#fffdf8', '#f1ece2'],
  canvas: ['#e7dfd0', '#e7dfd0'],
  tile: ['#efece6', '#dcd7cd'],
  metal: ['#d7dadc', '#aeb3b7'],
  glass: ['#dff0ee', '#9fc4c4'],
} as const

interface ShownSide {
  /** Canvas pixels of a centimetre. */
  readonly scale: number
  /** How deep the side is, in canvas pixels. */
  readonly depth: number
}

/**
 * The sides in one plane: the print continues around the edge as far as it reaches. A left or top side runs from the
 * wall to the front, the others from the front to the wall.
 */
export function paintSide(
  ctx: Context2D,
  { side, at, spans }: SidePlane,
  { build, margin }: PieceObject,
  sheet: PaintedSheet,
  { scale, depth }: ShownSide,
): void {
  const isUpright = side === 'left' || side === 'right'
  const isFrontLast = side === 'left' || side === 'top'
  const across = { isUpright, isFrontLast, depth }
  const printed = Math.min(build.printedSide * scale, depth)
  ctx.imageSmoothingQuality = 'high'
  for (const { from, to } of spans) {
    const length = (to - from) * scale
    const place = (start: number, thick: number) =>
      isUpright ? ([start, from * scale, thick, length] as const) : ([from * scale, start, length, thick] as const)
    ctx.fillStyle = edgeFill(ctx, build.finish, across)
    ctx.fillRect(...place(0, depth))
    if (build.finish === 'metal') brush(ctx, place(0, depth), isUpright)
    if (printed > 0) {
      const strip = build.printedSide * sheet.scale
      const edge = (at + margin) * sheet.scale
      const outside = isFrontLast ? edge - strip : edge
      const along = (from + margin) * sheet.scale
      const long = (to - from) * sheet.scale
      const source = isUpright ? ([outside, along, strip, long] as const) : ([along, outside, long, strip] as const)
      ctx.save()
      if (build.finish === 'glass') ctx.globalAlpha = 0.55
      ctx.drawImage(sheet.image, ...source, ...place(isFrontLast ? depth - printed : 0, printed))
      ctx.restore()
    }
    ctx.fillStyle = SHADE[side]
    ctx.fillRect(...place(0, depth))
  }
}

/** How a side lies on its canvas. */
interface AcrossSide {
  readonly isUpright: boolean
  readonly isFrontLast: boolean
  readonly depth: number
}

function edgeFill(ctx: Context2D, finish: keyof typeof EDGES, { isUpright, isFrontLast, depth }: AcrossSide) {
  const [front, back] = EDGES[finish]
  const gradient = isUpright ? ctx.createLinearGradient(0, 0, depth, 0) : ctx.createLinearGradient(0, 0, 0, depth)
  const stops =
    finish === 'metal'
      ? METAL
      : ([
          [0, front],
          [1, back],
        ] as const)
  for (const [place, color] of stops) gradient.addColorStop(isFrontLast ? 1 - place : place, color)
  return gradient
}

/** Two skins of aluminium round a dark core. */
const METAL = [
  [0, '#f2f4f5'],
  [0.22, '#c3c8cb'],
  [0.24, '#4a4d4f'],
  [0.76, '#3c3f41'],
  [0.78, '#b5babd'],
  [1, '#d9dcde'],
] as const

/** Fine marks along the edge, as a brush leaves them. */
function brush(
  ctx: Context2D,
  [x, y, width, height]: readonly [number, number, number, number],
  isUpright: boolean,
): void {
  const length = isUpright ? height : width
  for (let step = 0; step < length; step += 3) {
    ctx.fillStyle = `rgba(255, 255, 255, ${((step * 7919) % 23) / 120})`
    if (isUpright) ctx.fillRect(x, y + step, width, 1)
    else ctx.fillRect(x + step, y, 1, height)
  }
}
