import type { Point } from '@collagerie/core/geometry'
import { polar, polygonPath, smoothPath } from '../kit/curves.ts'
import { el, path } from '../kit/svg.ts'
import { turned } from '../kit/turned.ts'

const TURN = -11
const TICKS = 28

/** A round cancellation, at its left wavy lines, rubbed out a little where the stamp did not take the ink. */
export function postmark(centre: Point, radius: number, waveCount: number, ink: string): string[] {
  const worn = (width: number, dash: readonly number[]) => ({
    fill: 'none',
    stroke: ink,
    'stroke-width': width * radius,
    'stroke-dasharray': dash.map((length) => length * radius).join(' '),
    'stroke-opacity': 0.78,
  })
  const ring = (share: number, width: number, dash: readonly number[]) =>
    el('circle', { cx: centre.x, cy: centre.y, r: radius * share, ...worn(width, dash) })
  const bars = [-0.17, 0.17].map((down) =>
    el('line', {
      x1: centre.x - radius * 0.5,
      x2: centre.x + radius * 0.5,
      y1: centre.y + down * radius,
      y2: centre.y + down * radius,
      ...worn(0.028, [1, 0]),
    }),
  )
  const ticks = Array.from({ length: TICKS }, (_, index) => {
    const degrees = (index * 360) / TICKS
    const from = polar(centre, radius * 0.74, degrees)
    const to = polar(centre, radius * (index % 7 === 0 ? 0.9 : 0.82), degrees)
    return el('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, ...worn(0.03, [1, 0]) })
  })
  const waves = [-0.6, -0.3, 0, 0.3, 0.6].map((down, index) =>
    path(
      smoothPath(
        Array.from({ length: 2 * waveCount + 1 }, (_, step) => ({
          x: centre.x - radius * (1.1 + step * 0.24),
          y: centre.y + radius * (down + (step % 2 === 0 ? 0.06 : -0.06)),
        })),
      ),
      worn(0.032, [1.3 + index * 0.21, 0.05, 0.7, 0.03]),
    ),
  )
  const star = path(starPath(centre, radius * 0.12), { fill: ink, 'fill-opacity': 0.78 })
  return [
    turned(centre, TURN, [
      ring(1, 0.042, [2.4, 0.04, 1.1, 0.02, 1.9, 0.07]),
      ring(0.66, 0.025, [1.7, 0.05, 0.9, 0.02]),
      ...ticks,
      ...bars,
      star,
      ...waves,
    ]),
  ]
}

function starPath(centre: Point, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) =>
    polar(centre, index % 2 === 0 ? radius : radius * 0.42, -90 + index * 36),
  )
  return polygonPath(points)
}
