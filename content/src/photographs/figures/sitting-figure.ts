import { block, egg, grown, stick } from '../light/shapes.ts'
import { type Solid, shaped } from '../light/solid.ts'
import { type Vec, vec } from '../light/vec.ts'
import { cloth, strands } from './cloth-and-hair.ts'

/** Somebody who sits on a bench, seen from behind down to the seat. Lengths are in metres. */
export interface Sitter {
  /** The middle of the seat they take. */
  readonly at: Vec
  /** From the seat to the crown. */
  readonly tall: number
  readonly wide: number
  /** How far the head leans across. */
  readonly lean: number
  readonly hair: 'short' | 'long'
  /** An arm laid round the neighbour: elbow and hand from the middle of the seat. */
  readonly arm?: { readonly elbow: Vec; readonly hand: Vec }
  readonly colours: { readonly hair: Vec; readonly top: Vec; readonly skin: Vec }
}

function torso(p: Vec, { tall, wide, lean }: Sitter): number {
  const x = p.x - lean * 0.35 * (p.y / tall) ** 2
  const q = vec(x, p.y, p.z * 1.35)
  const back = stick(q, vec(0, 0.1, 0.06), vec(0, tall * 0.56, 0.02), wide * 0.8, wide * 0.86)
  const drop = vec(x, p.y + Math.abs(x) * 0.34, p.z * 1.25)
  const yoke = stick(drop, vec(-wide * 0.82, tall * 0.685, 0.02), vec(wide * 0.82, tall * 0.685, 0.02), 0.068)
  return grown(back, yoke, 0.1) * 0.75
}

function sleeves(p: Vec, one: Sitter): number {
  const { tall, wide, arm } = one
  const y = tall * 0.6
  const left = stick(p, vec(-wide * 0.96, y, 0.02), vec(-wide * 1.22, y - 0.27, 0.1), 0.058, 0.046)
  if (!arm) return Math.min(left, stick(p, vec(wide * 0.96, y, 0.02), vec(wide * 1.22, y - 0.27, 0.1), 0.058, 0.046))
  const upper = stick(p, vec(wide * 0.94, y + 0.005, 0.01), arm.elbow, 0.06, 0.05)
  return Math.min(left, grown(upper, stick(p, arm.elbow, arm.hand, 0.048, 0.036), 0.03))
}

/** Where the head is, from which hair and skin are measured. */
function atHead(p: Vec, { tall, lean }: Sitter): Vec {
  const x = p.x - lean
  const y = p.y - tall + 0.12
  const tilt = lean * 2.4
  return vec(x + y * tilt, y - x * tilt, p.z - 0.02)
}

function hair(p: Vec, one: Sitter): number {
  const q = atHead(p, one)
  const whole = egg(q.x, q.y, q.z, 0.084, 0.122, 0.105)
  if (one.hair === 'short') return Math.max(whole, Math.abs(q.x) * 0.5 - 0.086 - q.y)
  const fall = stick(vec(q.x, q.y, q.z * 1.2), vec(0, -0.02, -0.03), vec(-0.015, -0.33, -0.1), 0.082, 0.07)
  return grown(whole, fall * 0.8, 0.03)
}

function bare(p: Vec, one: Sitter): number {
  const q = atHead(p, one)
  const neck = stick(p, vec(one.lean * 0.4, one.tall * 0.66, 0.02), vec(one.lean * 0.8, one.tall - 0.2, 0.02), 0.056)
  const skull = egg(q.x, q.y + 0.03, q.z - 0.01, 0.076, 0.116, 0.095)
  const ears = egg(Math.abs(q.x) - 0.084, q.y + 0.03, q.z, 0.012, 0.032, 0.02)
  const hand = one.arm
    ? egg(p.x - one.arm.hand.x - 0.03, p.y - one.arm.hand.y, p.z - one.arm.hand.z, 0.06, 0.032, 0.03)
    : 9
  return Math.min(neck, skull, ears, hand)
}

export function sitter(one: Sitter): Solid {
  const inside = (p: Vec): Vec => vec(p.x - one.at.x, p.y - one.at.y, p.z - one.at.z)
  return shaped(
    vec(one.at.x + 0.08, one.at.y + one.tall / 2, one.at.z),
    0.66,
    (p) => {
      const q = inside(p)
      // Most rays pass by: far from the body its parts are not asked.
      const away = block(q.x - 0.1, q.y - one.tall / 2, q.z, 0.5, one.tall / 2 + 0.04, 0.26, 0)
      return away > 0.08 ? away : Math.min(torso(q, one), sleeves(q, one), hair(q, one), bare(q, one))
    },
    (at, normal) => {
      const q = inside(at)
      const locks = hair(q, one)
      const skin = bare(q, one)
      const coat = Math.min(torso(q, one), sleeves(q, one))
      if (locks < Math.min(skin, coat)) return strands(q, normal, one.colours.hair)
      if (skin < coat) return { colour: one.colours.skin, soft: 0.2, gloss: 0.02, roughness: 0.5 }
      return cloth(q, normal, one.colours.top)
    },
  )
}
