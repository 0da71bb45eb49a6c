import type { Point, Size } from '@collagerie/core/geometry'
import { circlePath, polar, polygonPath } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { ovalPoints } from '../kit/outlines.ts'
import type { Disc } from '../kit/packed.ts'
import { num, path } from '../kit/svg.ts'
import { watercolour } from '../kit/watercolour.ts'

const GLOW = '#3d5a98'
export const CREAM = '#fbeecb'
export const GOLD = '#f2c14e'
/** What a fold or a cut may take: no star stands in it. */
const EDGE_CM = 0.8

function starPath(centre: Point, radius: number, rays: number, waist: number, random: Random): string {
  const start = -90 + between(random, -8, 8)
  return polygonPath(
    Array.from({ length: rays * 2 }, (_, index) =>
      polar(centre, radius * (index % 2 === 0 ? between(random, 0.9, 1.1) : waist), start + (index * 180) / rays),
    ),
  )
}

interface Taken {
  readonly discs: readonly Disc[]
  /** Where the threads hang. */
  readonly threads: readonly number[]
}

/** Dust and sparkling stars wherever nothing hangs, none at the edge and none over another. */
export function stars({ width, height }: Size, short: number, taken: Taken, random: Random): string[] {
  const edge = Math.max(short * 0.02, EDGE_CM)
  const free = (point: Point, room: number) =>
    taken.threads.every((x) => Math.abs(point.x - x) > room * 0.6) &&
    taken.discs.every(({ x, y, radius }) => Math.hypot(point.x - x, point.y - y) > radius + room)
  const anywhere = () => ({
    x: edge + random() * (width - 2 * edge),
    y: edge + random() * (height * 0.88 - edge),
  })
  const lit: Point[] = []
  const scattered = (count: number, room: number, apart: number) =>
    Array.from({ length: count }, anywhere).filter((point) => {
      if (!free(point, room) || lit.some((other) => Math.hypot(point.x - other.x, point.y - other.y) < apart))
        return false
      lit.push(point)
      return true
    })
  const sparkles = scattered(120, short * 0.026, short * 0.075).map((point, index) =>
    starPath(
      point,
      short * between(random, 0.009, 0.018),
      index % 3 === 0 ? 5 : 4,
      index % 3 === 0 ? 0.45 : 0.22,
      random,
    ),
  )
  const dust = scattered(300, short * 0.012, short * 0.022).map((point) =>
    circlePath(point, short * 0.0042 * between(random, 0.35, 1) ** 2),
  )
  return [
    path(dust.join(''), { fill: CREAM, 'fill-opacity': 0.75 }),
    path(sparkles.filter((_, index) => index % 3 !== 0).join(''), { fill: CREAM }),
    path(sparkles.filter((_, index) => index % 3 === 0).join(''), { fill: GOLD }),
  ]
}

export function crescent({ x, y }: Point, radius: number): string {
  const [upper, lower] = [polar({ x, y }, radius, -62), polar({ x, y }, radius, 38)]
  const r = num(radius)
  const hollow = num(radius * 0.83)
  return `M${num(upper.x)} ${num(upper.y)}A${r} ${r} 0 1 0 ${num(lower.x)} ${num(lower.y)}A${hollow} ${hollow} 0 1 1 ${num(upper.x)} ${num(upper.y)}z`
}

/** Wet patches of a lighter blue, so that the night is painted and not printed. */
export function glows({ width, height }: Size, short: number, random: Random): string[] {
  return Array.from({ length: 5 }, (_, index) => {
    const centre = { x: width * ((index + 0.5) / 5), y: height * between(random, 0.25, 0.85) }
    return watercolour(
      ovalPoints(centre, short * between(random, 0.2, 0.34), short * between(random, 0.14, 0.24), 9),
      { color: GLOW, opacity: 0.34, layers: 10, run: 0.4 },
      random,
    )
  }).flat()
}
