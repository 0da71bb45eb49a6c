import type { Point } from '@collagerie/core/geometry'
import { circlePath, polar, smoothOutline } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { num, path } from '../kit/svg.ts'

/** What a moon is drawn in. */
export interface MoonLook {
  /** Of the lit part. */
  readonly leaf: string
  /** Of its seas and craters. */
  readonly shade: string
  /** Of the part that only the earth lights. */
  readonly dark: string
}

/** How far the moon has come: 0 is new, 0.5 full, 1 new again. */
type Phase = number

/** The lit part: half the rim, and the edge of the shadow as half an ellipse. */
function litPath({ x, y }: Point, radius: number, phase: Phase): string {
  if (phase === 0.5) return circlePath({ x, y }, radius)
  const isWaxing = phase < 0.5
  const isGibbous = Math.abs(phase - 0.5) < 0.25
  const r = num(radius)
  const bulge = num(Math.abs(Math.cos(2 * Math.PI * phase)) * radius)
  const rim = isWaxing ? 1 : 0
  const edge = isWaxing === isGibbous ? 1 : 0
  return `M${num(x)} ${num(y - radius)}A${r} ${r} 0 0 ${rim} ${num(x)} ${num(y + radius)}A${bulge} ${r} 0 0 ${edge} ${num(x)} ${num(y - radius)}z`
}

/**
 * How far the light reaches at a height, from -1 at the left rim to 1 at the right one, in half widths of the disc
 * there.
 */
function isLit(across: number, phase: Phase): boolean {
  const edge = Math.cos(2 * Math.PI * phase)
  return phase < 0.5 ? across > edge : across < -edge
}

const SEAS: readonly (readonly [degrees: number, away: number, size: number])[] = [
  [215, 0.42, 0.3],
  [262, 0.5, 0.2],
  [320, 0.42, 0.22],
  [350, 0.2, 0.16],
  [165, 0.36, 0.2],
]

/** Seas as on the real one, for a moon that is large enough to show them. */
function seas(centre: Point, radius: number, random: Random): string {
  return SEAS.map(([degrees, away, size]) => {
    const middle = polar(centre, radius * away, degrees)
    return smoothOutline(
      Array.from({ length: 9 }, (_, nth) => polar(middle, radius * size * between(random, 0.72, 1.12), nth * 40)),
    )
  }).join('')
}

/** Craters as an engraver stipples them: dense towards the shadow, none at the rim. */
function stipple(centre: Point, radius: number, phase: Phase, count: number, random: Random): string {
  const edge = (phase < 0.5 ? 1 : -1) * Math.cos(2 * Math.PI * phase)
  return Array.from({ length: count }, () => {
    const [across, down] = [between(random, -1, 1), between(random, -0.94, 0.94)]
    const depth = phase === 0.5 ? Math.hypot(across, down) : 1 - Math.abs(across - edge) * 0.8
    if (!isLit(across, phase) || Math.abs(across) > 0.94 || random() > depth ** 1.5) return ''
    const x = centre.x + across * Math.sqrt(1 - down * down) * radius
    return `M${num(x)} ${num(centre.y + down * radius)}h${num(radius * 0.004)}`
  }).join('')
}

/** A moon in one of its phases, engraved. */
export function moon(centre: Point, radius: number, phase: Phase, look: MoonLook, random: Random): string[] {
  const isFull = phase === 0.5
  return [
    path(circlePath(centre, radius), { fill: look.dark }),
    path(litPath(centre, radius, phase), { fill: look.leaf }),
    ...(isFull ? [path(seas(centre, radius, random), { fill: look.shade, 'fill-opacity': 0.22 })] : []),
    path(stipple(centre, radius, phase, isFull ? 420 : 170, random), {
      fill: 'none',
      stroke: look.shade,
      'stroke-width': radius * (isFull ? 0.026 : 0.042),
      'stroke-linecap': 'round',
      'stroke-opacity': 0.7,
    }),
    path(circlePath(centre, radius), {
      fill: 'none',
      stroke: look.leaf,
      'stroke-width': radius * 0.022,
      'stroke-opacity': 0.75,
    }),
  ]
}
