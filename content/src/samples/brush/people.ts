import type { Path2D } from '@napi-rs/canvas'
import type { Easel } from './easel.ts'
import { edge, fill } from './form.ts'
import { ellipse, type Outline, smooth } from './path.ts'

/** Places an outline drawn round (0, 0) with the feet on y = 0; a negative side looks the other way. */
export function placed(outline: Outline, x: number, y: number, size: number, side = 1): number[] {
  return outline.map((value, index) => (index % 2 ? y + value * size : x + value * size * side))
}

type Joint = readonly [number, number]

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
  /** Hands and feet, as points on a figure 100 high. */
  readonly left: Joint
  readonly right: Joint
  readonly feet: readonly [Joint, Joint]
}

/** An arm or leg through its joint, thinner towards the end. */
function limb(from: Joint, bend: Joint, to: Joint, widths: readonly [number, number, number]): number[] {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = Math.hypot(dx, dy) || 1
  const nx = -dy / length
  const ny = dx / length
  const left: number[] = []
  const right: number[] = []
  for (const [index, joint] of [from, bend, to].entries()) {
    const half = widths[index] ?? 1
    left.push(joint[0] + nx * half, joint[1] + ny * half)
    right.unshift(joint[0] - nx * half, joint[1] - ny * half)
  }
  return [...left, ...right]
}

const shirt: Outline = [
  -10.5, -80, -4, -84.5, 4, -84.5, 10.5, -80, 9.4, -66, 7.8, -56, 8.6, -45, -8.6, -45, -7.8, -56, -9.4, -66,
]
const gown: Outline = [
  -7.6, -80.5, -3, -84, 3, -84, 7.6, -80.5, 6.8, -69, 5.4, -60, 8.6, -46, 13.5, -29, 6, -26.5, 0, -25.6, -7, -27, -14.5,
  -30, -8.8, -46, -5.4, -60, -6.8, -69,
]
const crop: Outline = [-5.3, -92, -4.2, -97.4, 0, -99.6, 4.2, -97.4, 5.3, -92, 4.2, -87.4, 0, -85.8, -4.2, -87.4]
const locks: Outline = [
  -5.8, -93, -4, -99, 0, -100, 4, -99, 5.8, -93, 6.8, -84, 6, -76, 2, -71, -3.4, -73, -7.4, -78, -6.4, -88,
]

/** A person seen from behind or far off: a few round forms with light along one edge. */
export function figure(easel: Easel, look: Figure): void {
  const size = look.tall / 100
  const at = (outline: Outline) => smooth(placed(outline, look.x, look.y, size, look.side))
  const lit = (part: Path2D, paint: string) => {
    fill(easel, part, paint)
    edge(easel, part, { dx: 1.5 * size * look.side, dy: -0.9 * size, blur: 0.9 * size, colour: look.light, alpha: 0.8 })
  }
  for (const [index, foot] of look.feet.entries()) {
    const hip = index ? 3.9 : -3.9
    const knee: Joint = [(hip + foot[0]) / 2 + 1.2, (foot[1] - 48) / 2 - 1]
    lit(at(limb([hip, -48], knee, [foot[0], foot[1] - 3], [4.9, 3.4, 2.1])), look.dress ? look.skin : look.bottom)
    fill(
      easel,
      ellipse(look.x + (foot[0] + 1) * look.side * size, look.y + (foot[1] - 1.6) * size, 4 * size, 1.9 * size),
      look.skin,
    )
  }
  for (const [index, hand] of [look.left, look.right].entries()) {
    const shoulder: Joint = [index ? 8.2 : -8.2, -79]
    const out = index ? 1.6 : -1.6
    const elbow: Joint = [(shoulder[0] + hand[0]) / 2 + out, (shoulder[1] + hand[1]) / 2 + 1]
    lit(at(limb(shoulder, elbow, hand, [2.8, 2.1, 1.7])), look.skin)
  }
  if (!look.dress)
    fill(easel, at([-7.6, -52, 7.6, -52, 8.4, -45, 7.6, -39, 0.5, -38, -7.6, -39, -8.4, -45]), look.bottom)
  fill(easel, at([-2.2, -90, 2.2, -90, 2.6, -82, -2.6, -82]), look.skin)
  lit(at(look.dress ? gown : shirt), look.top)
  fill(easel, ellipse(look.x, look.y - 92.5 * size, 5.2 * size, 6.8 * size), look.skin)
  lit(at(look.dress ? locks : crop), look.hair)
}
