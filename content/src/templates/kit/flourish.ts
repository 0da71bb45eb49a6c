import type { Point } from '@collagerie/core/geometry'
import { curl, leafPath, swayThenRoll } from './curl.ts'
import { circlePath, ribbonPath } from './curves.ts'
import { el, num, path } from './svg.ts'

/** Ornaments are drawn this long and scaled, so that rounding to thousandths stays invisible. */
const DRAWN = 10

/** Swells after a thin start and tapers to a hair, as a pointed pen does. */
function penWidth(widest: number): (share: number) => number {
  return (share) => widest * (0.2 + 0.8 * Math.sin(Math.PI * Math.min(1, share * 1.04) ** 0.8) ** 1.4)
}

/** A stroke that ends in a pearl. */
function stroke(spine: readonly Point[], widest: number): string[] {
  const end = spine.at(-1)
  const outline = ribbonPath(spine, penWidth(widest))
  return end ? [outline, circlePath(end, widest * 0.62)] : [outline]
}

/** The right half of a divider. */
const DIVIDER_HALF = [
  ...stroke(curl({ x: 0.7, y: 0 }, 24, 11.2, swayThenRoll(-1.7, 0.5, 1.25)), 0.25),
  ...stroke(
    curl({ x: 3.05, y: 0.5 }, 6, 5.5, (share) => -0.4 - 14 * share ** 2.2),
    0.18,
  ),
  ...stroke(
    curl({ x: 1.2, y: 0.25 }, 40, 3.6, (share) => 1 + 15 * share ** 2),
    0.16,
  ),
  leafPath({ x: 6.2, y: -0.15 }, 18, 2, 0.46, 0.16),
]

/** A pair of mirrored flourishes round a lozenge, to stand under or over a title. */
export function divider({ x, y }: Point, halfWidth: number, color: string): string {
  const half = DIVIDER_HALF.map((d) => path(d))
  const scale = halfWidth / DRAWN
  return el('g', { transform: `translate(${num(x)} ${num(y)})`, fill: color }, [
    el('g', { transform: `scale(${num(scale)} ${num(scale)})` }, half),
    el('g', { transform: `scale(${num(-scale)} ${num(scale)})` }, half),
    path(lozenge(halfWidth * 0.032, halfWidth * 0.056)),
  ])
}

function lozenge(halfWidth: number, halfHeight: number): string {
  const [w, h] = [num(halfWidth), num(halfHeight)]
  return `M-${w} 0L0 -${h}L${w} 0L0 ${h}z`
}

/** One arm of a corner piece, along the x axis. */
const CORNER_ARM = [
  ...stroke(curl({ x: 0.5, y: 0.5 }, -4, 11.6, swayThenRoll(0.22, 0.44, 1.2)), 0.27),
  ...stroke(
    curl({ x: 3, y: 0.42 }, 30, 6.2, (share) => 0.2 + 15 * share ** 2),
    0.22,
  ),
  ...stroke(
    curl({ x: 5.2, y: 0.55 }, -2, 5, (share) => -0.3 - 13 * share ** 2.1),
    0.17,
  ),
  leafPath({ x: 1.5, y: 0.6 }, 58, 2.1, 0.55, -0.16),
]

const CORNER_HEART = [leafPath({ x: 0.4, y: 0.4 }, 45, 3.5, 0.8), circlePath({ x: 3.3, y: 3.3 }, 0.17)]

/** A corner piece for the top left; `flipX` and `flipY` turn it for the other corners. */
function corner({ x, y }: Point, size: number, flipX: boolean, flipY: boolean): string {
  const arm = CORNER_ARM.map((d) => path(d))
  const scale = (flip: boolean) => num((flip ? -size : size) / DRAWN)
  return el('g', { transform: `translate(${num(x)} ${num(y)}) scale(${scale(flipX)} ${scale(flipY)})` }, [
    ...arm,
    el('g', { transform: 'matrix(0 1 1 0 0 0)' }, arm),
    ...CORNER_HEART.map((d) => path(d)),
  ])
}

/** Four corner pieces, their arms lying along the box. */
export function corners(
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  size: number,
  color: string,
): string {
  const pieces = [false, true].flatMap((flipX) =>
    [false, true].map((flipY) =>
      corner({ x: flipX ? box.x + box.width : box.x, y: flipY ? box.y + box.height : box.y }, size, flipX, flipY),
    ),
  )
  return el('g', { fill: color }, pieces)
}
