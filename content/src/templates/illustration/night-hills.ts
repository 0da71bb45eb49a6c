import type { Format } from '@collagerie/core/format'
import type { Point } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { polygonPath, smoothPath } from '../kit/curves.ts'
import { between, type Random, wobble } from '../kit/hand.ts'
import { el, path } from '../kit/svg.ts'
import { GOLD } from './night-sky.ts'

/** From the far ridge to the near one. */
const HILLS = ['#2b4172', '#22345f', '#16223f']

/** Three ridges of hills with firs, and a cottage where someone is still up, at `home` of the width. */
export function nightHills({ width, height }: Format, skyline: number, home: number, random: Random): string[] {
  const deep = height - skyline
  return HILLS.flatMap((fill, layer) => {
    const swell = wobble(random, 1, 2)
    const top = (share: number) => skyline + deep * (layer * 0.13 - 0.06 + 0.07 * swell(share * 0.8))
    const ridge = Array.from({ length: 15 }, (_, index) => {
      const share = index / 14
      return { x: -BEYOND + share * (width + 2 * BEYOND), y: top(share) }
    })
    const shape = `${smoothPath(ridge)}V${height + BEYOND}H${-BEYOND}z`
    const onRidge = (share: number) => ({ x: share * width, y: top((share * width + BEYOND) / (width + 2 * BEYOND)) })
    const clumps =
      [
        [0.02, 0.07, 0.93, 0.98],
        [0.22, 0.27, 0.87],
        [0.02, 0.07, 0.9, 0.95, 0.99],
      ][layer] ?? []
    const trees = clumps.map((share) => fir(onRidge(share), deep * between(random, 0.24, 0.42), random))
    return [
      path(trees.join(''), { fill }),
      ...(layer === 1 ? cottage(onRidge(home), deep * 0.3) : []),
      path(shape, { fill }),
    ]
  })
}

/** Three or four skirts, none like the other. */
function fir({ x, y }: Point, tall: number, random: Random): string {
  const tiers = 5
  const side = (sign: number) =>
    Array.from({ length: tiers }, (_, tier) => {
      const low = y - tall + (tall * (tier + 1.1)) / tiers
      const reach = tall * (0.06 + 0.05 * tier) * between(random, 0.85, 1.15)
      return [
        { x: x + sign * reach, y: low },
        { x: x + sign * reach * 0.52, y: low - tall * 0.02 },
      ]
    }).flat()
  return polygonPath([{ x, y: y - tall }, ...side(1), ...side(-1).toReversed()])
}

function cottage({ x, y }: Point, size: number): string[] {
  const at = (px: number, py: number) => ({ x: x + px * size, y: y + size * 0.12 + py * size })
  return [
    path(polygonPath([at(0.32, -0.9), at(0.48, -0.9), at(0.48, -0.5), at(0.32, -0.5)]), { fill: '#16223f' }),
    path(polygonPath([at(-0.6, 0), at(-0.58, -0.52), at(0.57, -0.52), at(0.6, 0)]), { fill: '#16223f' }),
    path(polygonPath([at(-0.76, -0.48), at(-0.42, -0.94), at(0.43, -0.95), at(0.75, -0.5)]), { fill: '#101a31' }),
    el('rect', { ...at(-0.32, -0.38), width: size * 0.2, height: size * 0.2, fill: GOLD }),
    el('rect', { ...at(0.12, -0.38), width: size * 0.2, height: size * 0.2, fill: GOLD }),
  ]
}
