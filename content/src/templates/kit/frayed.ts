import type { Point } from '@collagerie/core/geometry'
import { between, type Random } from './hand.ts'

/**
 * Every edge gets a new point beside its middle, off by a share of its length; again and again, as wet colour creeps.
 */
export function frayed(points: readonly Point[], rounds: number, amount: number, random: Random): Point[] {
  if (rounds === 0) return [...points]
  const next = points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length] ?? from
    const off = between(random, -amount, amount)
    const along = between(random, 0.4, 0.6)
    return [
      from,
      {
        x: from.x + (to.x - from.x) * along - (to.y - from.y) * off,
        y: from.y + (to.y - from.y) * along + (to.x - from.x) * off,
      },
    ]
  })
  return frayed(next, rounds - 1, amount * 0.92, random)
}

/** A polygon of very many points, from each to the next in tenths of a millimetre: half as long to write. */
export function rawPath(points: readonly Point[]): string {
  let [penX, penY] = [0, 0]
  const steps = points.map(({ x, y }) => {
    const [dx, dy] = [hundredths(x - penX), hundredths(y - penY)]
    penX += dx
    penY += dy
    return `${hundredths(dx)} ${hundredths(dy)}`
  })
  return `M${steps.join('l')}z`
}

function at({ x, y }: Point): string {
  return `${hundredths(x)} ${hundredths(y)}`
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}

/** Drops that flew off the brush: many small, few large, thinning out from the middle. */
export function splatter(
  centre: Point,
  reach: number,
  count: number,
  size: number,
  random: Random,
  isFree: (drop: Point) => boolean = () => true,
): string {
  return Array.from({ length: count }, () => {
    const angle = random() * 2 * Math.PI
    const away = reach * random() ** 0.7
    const radius = size * (0.12 + 0.88 * random() ** 5)
    const stretch = between(random, 0.8, 1.25)
    const points = Array.from({ length: 7 }, (_, index) => {
      const turn = (index / 7) * 2 * Math.PI
      const r = radius * between(random, 0.85, 1.15)
      return {
        x: centre.x + Math.cos(angle) * away + Math.cos(turn) * r * stretch,
        y: centre.y + Math.sin(angle) * away + (Math.sin(turn) * r) / stretch,
      }
    })
    return points.every(isFree) ? roundedBlob(points) : ''
  }).join('')
}

function roundedBlob(points: readonly Point[]): string {
  const middles = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    return { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }
  })
  const last = middles.at(-1)
  if (!last) return ''
  return `M${at(last)}${points.map((point, index) => `Q${at(point)} ${at(middles[index] ?? point)}`).join('')}z`
}
