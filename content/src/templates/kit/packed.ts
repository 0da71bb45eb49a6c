import type { Point, Rect } from '@collagerie/core/geometry'

export interface Disc extends Point {
  readonly radius: number
}

/** Where a disc begins, as shares of the room, and how large it is beside the others. */
export interface Seed extends Point {
  readonly weight: number
}

interface Moved {
  x: number
  y: number
  readonly radius: number
}

const SEARCHES = 13
const PUSHES = 240
/** How far discs may still lie over each other, as a share of the heaviest one's radius. */
const NOISE = 0.004

/** Discs as large as their room allows, a gap apart: they push each other about until all have a place. */
export function packed(seeds: readonly Seed[], room: Rect, gap: number): readonly Disc[] {
  const heaviest = Math.max(...seeds.map(({ weight }) => weight))
  const most = Math.min(room.width, room.height) / 2 / heaviest
  return Array.from({ length: SEARCHES }).reduce<{ unit: number; discs: readonly Disc[] }>(
    (best, _, nth) => {
      const unit = best.unit + most / 2 ** (nth + 1)
      const discs = settled(seeds, room, unit, gap, NOISE * unit * heaviest)
      return discs ? { unit, discs } : best
    },
    { unit: 0, discs: [] },
  ).discs
}

/** Nothing where they cannot all have a place. Discs are moved where they are: a catalogue asks for millions of pushes. */
function settled(seeds: readonly Seed[], room: Rect, unit: number, gap: number, noise: number): Disc[] | undefined {
  const discs = seeds.map(({ x, y, weight }) => ({
    x: room.x + x * room.width,
    y: room.y + y * room.height,
    radius: unit * weight,
  }))
  for (let nth = 0; nth < PUSHES; nth++) {
    for (const disc of discs) keepIn(disc, room)
    if (pushApart(discs, gap) <= noise) {
      for (const disc of discs) keepIn(disc, room)
      return discs
    }
  }
  return undefined
}

/** Two that are too near give way to each other, the lighter one more. How far the worst two had to. */
function pushApart(discs: readonly Moved[], gap: number): number {
  let worst = 0
  discs.forEach((one, nth) => {
    for (let place = nth + 1; place < discs.length; place++) {
      const other = discs[place]
      if (!other) continue
      const [dx, dy] = [other.x - one.x, other.y - one.y]
      const near = one.radius + other.radius + gap
      const square = dx * dx + dy * dy
      if (square >= near * near || square === 0) continue
      const away = Math.sqrt(square)
      worst = Math.max(worst, near - away)
      const step = (near - away) / away / (one.radius + other.radius)
      one.x -= dx * step * other.radius
      one.y -= dy * step * other.radius
      other.x += dx * step * one.radius
      other.y += dy * step * one.radius
    }
  })
  return worst
}

function keepIn(disc: Moved, room: Rect): void {
  disc.x = Math.min(Math.max(disc.x, room.x + disc.radius), room.x + room.width - disc.radius)
  disc.y = Math.min(Math.max(disc.y, room.y + disc.radius), room.y + room.height - disc.radius)
}
