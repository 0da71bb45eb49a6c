import type { Point } from '@collagerie/core/geometry'
import { smoothOutline } from '../kit/curves.ts'
import { path } from '../kit/svg.ts'

/** A land mass: a round with bays and capes, in centimetres. */
interface Land {
  readonly centre: Point
  readonly radius: number
  readonly stretch: number
}

const STEPS = 96
const WATER_LINES = [0.008, 0.019, 0.034]

/** The shore; `out` moves it to sea by a share of the radius, where bays and capes grow milder. */
function shore({ centre, radius, stretch }: Land, waves: readonly Wave[], out: number): string {
  const points = Array.from({ length: STEPS }, (_, index) => {
    const angle = (index / STEPS) * 2 * Math.PI
    const swell = waves.reduce((sum, { turns, height, phase }) => {
      const mild = 1 / (1 + out * turns * 0.9)
      return sum + height * mild * Math.sin(turns * angle + phase)
    }, 0)
    const reach = radius * (1 + swell + out)
    return { x: centre.x + reach * stretch * Math.cos(angle), y: centre.y + (reach / stretch) * Math.sin(angle) }
  })
  return smoothOutline(points)
}

interface Wave {
  readonly turns: number
  readonly height: number
  readonly phase: number
}

/** Land with the fine lines that engravers drew along a coast. */
export function coast(land: Land, unit: number, random: () => number, ink: string, fill: string): string[] {
  const waves = [2, 3, 5, 8, 11, 17].map((turns) => ({
    turns,
    height: (0.3 / turns ** 0.85) * (0.5 + random()),
    phase: random() * 2 * Math.PI,
  }))
  const tint = (width: number, stroke: string, opacity: number) =>
    path(shore(land, waves, 0), {
      fill: 'none',
      stroke,
      'stroke-width': unit * width,
      'stroke-opacity': opacity,
      'stroke-linejoin': 'round',
    })
  return [
    ...[0.075, 0.05, 0.028].map((width) => tint(width, '#8fb0a8', 0.22)),
    ...WATER_LINES.map((out, index) =>
      path(shore(land, waves, (out * unit) / land.radius), {
        fill: 'none',
        stroke: ink,
        'stroke-width': unit * (0.0024 - index * 0.0004),
        'stroke-opacity': 0.58 - index * 0.13,
      }),
    ).toReversed(),
    path(shore(land, waves, 0), { fill, stroke: ink, 'stroke-width': unit * 0.0038, 'stroke-opacity': 0.95 }),
  ]
}
