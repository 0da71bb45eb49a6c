import type { Point, Rect } from '@collagerie/core/geometry'

export interface Disc extends Point {
  readonly radius: number
}

/** Where a disc begins, as shares of the room, and how large it is beside the others. */
export interface Seed extends Point {
  readonly weight: number
}

const SEARCHES = 16
const PUSHES = 320
/** How far discs may still lie over each other, as a share of the largest radius. */
const NOISE = 0.004

/** Discs as large as their room allows, a gap apart: they push each other about until all have a place. */
export function packed(seeds: readonly Seed[], room: Rect, gap: number): Disc[] {
  const heaviest = Math.max(...seeds.map(({ weight }) => weight))
  const search = {
    least: 0,
    most: Math.min(room.width, room.height) / 2 / heaviest,
    best: settled(seeds, room, 0, gap),
  }
  for (let nth = 0; nth < SEARCHES; nth++) {
    const unit = (search.least + search.most) / 2
    const discs = settled(seeds, room, unit, gap)
    if (overlapOf(discs, gap) > NOISE * unit * heaviest) search.most = unit
    else Object.assign(search, { least: unit, best: discs })
  }
  return search.best
}

function settled(seeds: readonly Seed[], room: Rect, unit: number, gap: number): Disc[] {
  const begin = seeds.map(({ x, y, weight }) =>
    within({ x: room.x + x * room.width, y: room.y + y * room.height, radius: unit * weight }, room),
  )
  return Array.from({ length: PUSHES }).reduce<Disc[]>((discs) => pushed(discs, room, gap), begin)
}

/** Every disc gives way to those that lie over it, the lighter one more. */
function pushed(discs: readonly Disc[], room: Rect, gap: number): Disc[] {
  return discs.map((disc, nth) => {
    const moved = discs.reduce(
      (to, other, place) => {
        const [dx, dy] = [disc.x - other.x, disc.y - other.y]
        const away = Math.hypot(dx, dy)
        const short = disc.radius + other.radius + gap - away
        if (place === nth || short <= 0 || away === 0) return to
        const step = (short * 0.8 * other.radius) / (disc.radius + other.radius) / away
        return { x: to.x + dx * step, y: to.y + dy * step }
      },
      { x: disc.x, y: disc.y },
    )
    return within({ ...moved, radius: disc.radius }, room)
  })
}

function within({ x, y, radius }: Disc, room: Rect): Disc {
  const kept = (at: number, from: number, length: number) =>
    Math.min(Math.max(at, from + radius), from + length - radius)
  return { x: kept(x, room.x, room.width), y: kept(y, room.y, room.height), radius }
}

function overlapOf(discs: readonly Disc[], gap: number): number {
  const short = discs.flatMap((one, nth) =>
    discs.slice(nth + 1).map((other) => one.radius + other.radius + gap - Math.hypot(one.x - other.x, one.y - other.y)),
  )
  return Math.max(0, ...short)
}
