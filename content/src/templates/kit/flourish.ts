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
