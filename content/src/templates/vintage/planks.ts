import type { Format } from '@collagerie/core/format'
import { BEYOND } from '../kit/beyond.ts'
import { smoothPath } from '../kit/curves.ts'
import { el, path } from '../kit/svg.ts'

const GRAINS = 9

/** A wall of upright boards, painted long ago: each a shade of its own, the grain showing through. */
export function planks({ width, height }: Format, count: number, random: () => number): string[] {
  const board = width / count
  const seam = board * 0.022
  return Array.from({ length: count }, (_, index) => {
    const x = index * board
    const shade = random()
    const grain = Array.from({ length: GRAINS }, () => {
      const across = x + board * (0.08 + 0.84 * random())
      const from = height * (random() * 0.9)
      const length = height * (0.08 + 0.3 * random())
      const wave = board * 0.03
      const points = Array.from({ length: 5 }, (__, step) => ({
        x: across + (random() - 0.5) * wave,
        y: Math.min(height - 0.3, Math.max(0.3, from + (length * step) / 4)),
      }))
      return path(smoothPath(points), {
        fill: 'none',
        stroke: random() < 0.5 ? '#f6e3c4' : '#5b3a20',
        'stroke-width': board * 0.009,
        'stroke-opacity': 0.16,
      })
    })
    return [
      el('rect', {
        x: index === 0 ? -BEYOND : x,
        y: -BEYOND,
        width: board + (index === 0 || index === count - 1 ? BEYOND : 0),
        height: height + 2 * BEYOND,
        fill: shade < 0.5 ? '#ffe9c8' : '#6b3f1d',
        'fill-opacity': 0.02 + 0.08 * Math.abs(shade - 0.5) * 2,
      }),
      ...grain,
      ...(index === 0
        ? []
        : [
            el('rect', {
              x: x - seam / 2,
              y: -BEYOND,
              width: seam,
              height: height + 2 * BEYOND,
              fill: '#5a3a22',
              'fill-opacity': 0.55,
            }),
            el('rect', {
              x: x + seam / 2,
              y: -BEYOND,
              width: seam * 0.7,
              height: height + 2 * BEYOND,
              fill: '#ffe9c8',
              'fill-opacity': 0.3,
            }),
          ]),
    ].join('')
  })
}
