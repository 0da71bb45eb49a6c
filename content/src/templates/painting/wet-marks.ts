import type { Point, Rect } from '@collagerie/core/geometry'
import { polar } from '../kit/curves.ts'
import { frayed, rawPath } from '../kit/frayed.ts'
import { between, type Random, wobble } from '../kit/hand.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { el, num, path } from '../kit/svg.ts'

interface Grains {
  readonly seen: Rect
  readonly outline: readonly Point[]
  readonly short: number
  readonly count: number
  readonly tone: string
}

/** Pigment that sank into the hollows of the paper, in drifts; and the paper's own white where it stands out. */
export function granules({ seen, outline, short, count, tone }: Grains, random: Random): string[] {
  const [across, down, slant] = [wobble(random, 2, 6), wobble(random, 2, 6), wobble(random, 3, 9)]
  // A coarse outline is near enough to tell what lies within it.
  const coarse = outline.filter((_, nth) => nth % 4 === 0)
  const dots = Array.from({ length: count * 3 }, () => ({
    x: seen.x + random() * seen.width,
    y: seen.y + random() * seen.height,
  })).filter(({ x, y }) => {
    const [h, v] = [(x - seen.x) / seen.width, (y - seen.y) / seen.height]
    const drift = 0.42 + 0.3 * across(h + 0.2 * v) * down(v) + 0.25 * slant(h * 0.6 + v * 0.4)
    return random() < drift && isWithin({ x, y }, coarse)
  })
  const drawn = dots
    .slice(0, count)
    .map(({ x, y }) => `M${num(x)} ${num(y)}h${num(short * between(random, 0.0002, 0.0016))}`)
  const some = (rest: number) => drawn.filter((_, nth) => nth % 4 === rest).join('')
  const ink = { fill: 'none', 'stroke-linecap': 'round' }
  return [
    path(some(0), { ...ink, stroke: tone, 'stroke-opacity': 0.3, 'stroke-width': short * 0.0024 }),
    path(some(1) + some(2), { ...ink, stroke: tone, 'stroke-opacity': 0.32, 'stroke-width': short * 0.0013 }),
    path(some(3), { ...ink, stroke: '#fffdf8', 'stroke-opacity': 0.5, 'stroke-width': short * 0.0016 }),
  ].filter((mark) => !mark.includes(' d=""'))
}

interface Backrun {
  readonly id: string
  readonly at: Point
  readonly radius: number
  readonly tone: string
}

/** A drop of water in drying colour: it lightens the middle and pushes pigment into a branching rim. */
export function backrun({ id, at, radius, tone }: Backrun, random: Random): string[] {
  const lobes = wobble(random, 5, 11)
  const round = ovalPoints(at, radius, radius * 0.8, 30).map((point, nth) => {
    const far = 1 + 0.2 * lobes(nth / 30)
    return { x: at.x + (point.x - at.x) * far, y: at.y + (point.y - at.y) * far }
  })
  const outer = frayed(round, 3, 0.26, random)
  const broad = wobble(random, 2, 6)
  const inner = outer.map(({ x, y }, nth) => {
    const by = Math.max(0, 0.012 + 0.045 * broad(nth / outer.length))
    return { x: x + (at.x - x) * by, y: y + (at.y - y) * by }
  })
  const stop = (offset: number, opacity: number) =>
    el('stop', { offset: num(offset), 'stop-color': '#fffdf8', 'stop-opacity': opacity })
  return [
    el('defs', {}, [
      el('radialGradient', { id, gradientUnits: 'userSpaceOnUse', cx: at.x, cy: at.y, r: radius * 1.15 }, [
        stop(0, 0.1),
        stop(0.75, 0.26),
        stop(1, 0.1),
      ]),
    ]),
    path(rawPath(outer), { fill: `url(#${id})` }),
    path(rawPath(outer) + rawPath(inner), { fill: tone, 'fill-opacity': 0.24, 'fill-rule': 'evenodd' }),
  ]
}

/** Drips and specks beside a wash, as the brush let them fall. */
export function drops(centre: Point, reach: number, size: number, count: number, random: Random): string {
  return Array.from({ length: count }, () => {
    const middle = polar(centre, reach * random() ** 0.6, random() * 360)
    const radius = size * (0.15 + 0.85 * random() ** 4)
    return rawPath(frayed(ovalPoints(middle, radius, radius * between(random, 0.8, 1), 8), 1, 0.12, random))
  }).join('')
}

function isWithin({ x, y }: Point, outline: readonly Point[]): boolean {
  return outline.reduce((isIn, from, nth) => {
    const to = outline[(nth + 1) % outline.length] ?? from
    const isCrossed = from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
    return isCrossed ? !isIn : isIn
  }, false)
}
