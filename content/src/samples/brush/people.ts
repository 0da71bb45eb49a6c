import type { Easel } from './easel.ts'
import { edge, fill, line } from './form.ts'
import { ellipse, type Outline, smooth } from './path.ts'

/** Places an outline drawn round (0, 0) with the feet on y = 0; a negative side looks the other way. */
export function placed(outline: Outline, x: number, y: number, size: number, side = 1): number[] {
  return outline.map((value, index) => (index % 2 ? y + value * size : x + value * size * side))
}

export interface Figure {
  readonly x: number
  readonly y: number
  /** Height from foot to crown. */
  readonly tall: number
  readonly side: number
  readonly skin: string
  readonly top: string
  readonly bottom: string
  readonly hair: string
  readonly light: string
  readonly dress?: boolean
  /** Hands, as points on a figure 100 high. */
  readonly left: readonly [number, number]
  readonly right: readonly [number, number]
  readonly stride?: number
}

/** A person seen from behind or far off: a few round forms with light along one edge. */
export function figure(easel: Easel, look: Figure): void {
  const size = look.tall / 100
  const at = (outline: Outline) => placed(outline, look.x, look.y, size, look.side)
  const stride = look.stride ?? 5
  const limb = (outline: Outline, width: number, paint: string) => line(easel, smooth(at(outline), false), paint, width * size)
  limb([-3, -46, -3 - stride * 0.7, -24, -3 - stride * 1.4, -2, -1 - stride * 1.4, -1], 6, look.dress ? look.skin : look.bottom)
  limb([3, -46, 3 + stride * 0.9, -24, 3 + stride, -2, 6 + stride, -1], 6, look.dress ? look.skin : look.bottom)
  limb([-7, -76, (look.left[0] - 7) / 2 - 2, (look.left[1] - 76) / 2 + 2, look.left[0], look.left[1]], 4, look.skin)
  const trunk = look.dress
    ? smooth(at([-8, -78, 8, -78, 8.5, -66, 7, -56, 13 + stride * 0.5, -26, 0, -23, -13 - stride * 0.5, -26, -7, -56, -8.5, -66]))
    : smooth(at([-9.5, -78, 9.5, -78, 10, -66, 8.5, -54, 8.5, -44, -8.5, -44, -8.5, -54, -10, -66]))
  fill(easel, trunk, look.top)
  edge(easel, trunk, { dx: 4 * size * look.side, dy: -1.5 * size, blur: 2.4 * size, colour: look.light, alpha: 0.8 })
  limb([7, -76, (look.right[0] + 7) / 2 + 2, (look.right[1] - 76) / 2 + 2, look.right[0], look.right[1]], 4, look.skin)
  limb([0, -78, 0, -84], 4.4, look.skin)
  const head = ellipse(look.x, look.y - 90 * size, 6.6 * size, 8 * size)
  fill(easel, head, look.skin)
  const hair = look.dress
    ? smooth(at([-6.5, -90, -5, -98, 0, -100, 5.5, -98, 7, -90, 6.5, -78, 3, -72, -5, -74, -7.5, -80]))
    : smooth(at([-7, -88, -6, -97, 0, -99.5, 6, -97, 7, -88, 4, -83, -4, -83]))
  fill(easel, hair, look.hair)
  edge(easel, hair, { dx: 2.4 * size * look.side, dy: -1.6 * size, blur: 1.6 * size, colour: look.light, alpha: 0.85 })
}
