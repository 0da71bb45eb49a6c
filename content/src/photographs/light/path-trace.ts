import type { RayDice } from './ray-dice.ts'
import { type Lamp, lampPoint, type Solid } from './solid.ts'
import { add, along, BLACK, cross, dot, length, reflect, scale, sub, times, unit, type Vec } from './vec.ts'

export interface LitRoom {
  readonly solids: readonly Solid[]
  readonly lamps: readonly Lamp[]
  /** Light that comes from where nothing stands. */
  around(direction: Vec): Vec
  readonly bounces?: number
}

interface Meeting {
  readonly solid: Solid
  readonly distance: number
}

function nearest(solids: readonly Solid[], from: Vec, to: Vec): Meeting | undefined {
  let best: Solid | undefined
  let distance = Number.POSITIVE_INFINITY
  for (const solid of solids) {
    const t = solid.meet(from, to)
    if (t < distance) {
      distance = t
      best = solid
    }
  }
  return best && { solid: best, distance }
}

function isFree(solids: readonly Solid[], from: Vec, to: Vec, far: number): boolean {
  for (const solid of solids) if (solid.meet(from, to) < far) return false
  return true
}

/** What a ray sees of a lamp itself, for reflections. */
function lampSeen(lamp: Lamp, from: Vec, to: Vec, far: number): Vec | undefined {
  const facing = unit(cross(lamp.across, lamp.up))
  const down = dot(to, facing)
  if (Math.abs(down) < 1e-6) return undefined
  const t = dot(sub(lamp.corner, from), facing) / down
  if (t <= 0 || t > far) return undefined
  const p = sub(along(from, to, t), lamp.corner)
  const x = dot(p, lamp.across) / dot(lamp.across, lamp.across)
  const y = dot(p, lamp.up) / dot(lamp.up, lamp.up)
  if (x < 0 || x > 1 || y < 0 || y > 1) return undefined
  return lamp.pane ? scale(lamp.light, lamp.pane(x, y)) : lamp.light
}

/** Lamps in reflections are dimmed: few rays find them, and each would leave a speck. */
const DIMMED = 0.6

interface Ray {
  /** How often it was turned before. */
  readonly depth?: number
  /** Whether it shows the lamps themselves; their light on what it meets it always does. */
  readonly seesLamps?: boolean
}

/** Follows a ray through the room until its light is used up: direct light from the lamps, the rest by chance. */
export function lightAlong(
  room: LitRoom,
  from: Vec,
  to: Vec,
  dice: RayDice,
  { depth = 0, seesLamps = true }: Ray = {},
): Vec {
  const met = nearest(room.solids, from, to)
  const far = met?.distance ?? Number.POSITIVE_INFINITY
  if (seesLamps) {
    for (const lamp of room.lamps) {
      if (lamp.isUnseen) continue
      const seen = lampSeen(lamp, from, to, far)
      if (seen) return depth > 0 ? scale(seen, DIMMED) : seen
    }
  }
  if (!met) return room.around(to)
  const at = along(from, to, met.distance)
  const flat = met.solid.normal(at)
  // At an outline the normal of a rounded thing may lean away a little; only beyond that does the ray come from inside.
  const facing = dot(flat, to)
  const outward = facing > 0.25 ? scale(flat, -1) : flat
  const made = met.solid.surface(at, outward)
  const normal = made.normal ?? outward
  const glow = made.glow ?? BLACK
  if (depth >= (room.bounces ?? 3)) return glow
  const cosine = Math.max(0, -dot(to, normal))
  if (made.clear !== undefined) {
    const isInside = facing > 0
    const side = made.normal ?? (isInside ? scale(flat, -1) : flat)
    return add(glow, times(made.colour, throughGlass(room, at, to, side, isInside, made.clear, dice, depth)))
  }
  if (made.isMetal) {
    const away = dice.nearDirection(reflect(to, normal), made.roughness ?? 0)
    if (dot(away, outward) <= 0) return glow
    return add(glow, times(made.colour, lightAlong(room, along(at, outward, 0.001), away, dice, { depth: depth + 1 })))
  }
  if (made.gloss !== undefined) {
    const share = made.gloss + (1 - made.gloss) * (1 - cosine) ** 5 * (1 - (made.roughness ?? 0) * 0.8)
    if (dice.next() < share) {
      const away = dice.nearDirection(reflect(to, normal), made.roughness ?? 0)
      return dot(away, outward) > 0
        ? add(glow, lightAlong(room, along(at, outward, 0.001), away, dice, { depth: depth + 1 }))
        : glow
    }
  }
  const start = along(at, outward, 0.001)
  let light = glow
  for (const lamp of room.lamps)
    light = add(light, times(made.colour, fromLamp(room, lamp, start, normal, made.soft ?? 0, dice)))
  const bounced = lightAlong(room, start, dice.aroundNormal(normal), dice, { depth: depth + 1, seesLamps: false })
  return add(light, times(made.colour, bounced))
}

function fromLamp(room: LitRoom, lamp: Lamp, at: Vec, normal: Vec, soft: number, dice: RayDice): Vec {
  const point = lampPoint(lamp, dice)
  const way = sub(point.at, at)
  const far = length(way)
  const to = scale(way, 1 / far)
  const cosine = (dot(normal, to) + soft) / (1 + soft)
  const facing = cross(lamp.across, lamp.up)
  const shown = Math.abs(dot(facing, to))
  if (cosine <= 0 || !isFree(room.solids, at, to, far - 0.01)) return BLACK
  return scale(point.light, (cosine * shown) / (Math.PI * far * far))
}

function throughGlass(
  room: LitRoom,
  at: Vec,
  to: Vec,
  normal: Vec,
  isInside: boolean,
  index: number,
  dice: RayDice,
  depth: number,
): Vec {
  const ratio = isInside ? index : 1 / index
  const cosine = -dot(to, normal)
  const rest = 1 - ratio * ratio * (1 - cosine * cosine)
  const base = ((1 - index) / (1 + index)) ** 2
  const mirrored = rest < 0 ? 1 : base + (1 - base) * (1 - cosine) ** 5
  if (dice.next() < mirrored)
    return lightAlong(room, along(at, normal, 0.001), reflect(to, normal), dice, { depth: depth + 1 })
  const bent = unit(along(scale(to, ratio), normal, ratio * cosine - Math.sqrt(rest)))
  return lightAlong(room, along(at, normal, -0.001), bent, dice, { depth: depth + 0.5 })
}
