import { block, egg, grown, stick } from '../light/shapes.ts'
import { type Solid, shaped } from '../light/solid.ts'
import { mix, mixVec, type Vec, vec } from '../light/vec.ts'
import { cloth, strands } from './cloth-and-hair.ts'

/** Somebody seen from behind, walking away. Lengths are shares of the height, but for where they stand. */
export interface Walker {
  readonly at: Vec
  readonly height: number
  /** The younger, the larger the head and the shorter the legs: 0 is grown up, 1 is three years old. */
  readonly young: number
  readonly wears: 'dress' | 'trousers' | 'shorts'
  /** Where the hands are: across, up and ahead. */
  readonly left: Vec
  readonly right: Vec
  /** Which leg is ahead, and how far. */
  readonly stride: number
  readonly hair: 'short' | 'long' | 'tails'
  readonly colours: { readonly hair: Vec; readonly top: Vec; readonly below: Vec; readonly skin: Vec }
}

interface Build {
  readonly hip: number
  readonly shoulder: number
  readonly wide: number
  readonly head: number
  readonly crown: number
}

function buildOf({ young, wears }: Walker): Build {
  const head = 0.062 + 0.03 * young
  return {
    hip: 0.5 - 0.07 * young,
    shoulder: 0.818 - 0.075 * young,
    wide: (wears === 'dress' ? 0.085 : 0.1) + 0.004 * young,
    head,
    crown: 1 - head * 1.12,
  }
}

const elbow = (shoulder: Vec, hand: Vec): Vec =>
  vec((shoulder.x + hand.x) / 2 + Math.sign(shoulder.x) * 0.018, (shoulder.y + hand.y) / 2 - 0.01, hand.z / 2 - 0.025)

function trunk(p: Vec, { hip, shoulder, wide }: Build, wears: Walker['wears']): number {
  const z = p.z * 1.45
  const chest = stick(vec(p.x, p.y, z), vec(0, shoulder - 0.075, 0), vec(0, hip + 0.1, 0), wide * 0.9, wide * 0.78)
  const yoke = Math.abs(p.x) * 0.28
  const shoulders = stick(
    vec(p.x, p.y + yoke, z),
    vec(-wide * 0.84, shoulder - 0.015, 0),
    vec(wide * 0.84, shoulder - 0.015, 0),
    0.038,
  )
  const body = grown(chest, shoulders, 0.08)
  if (wears === 'dress') return grown(body, egg(p.x, p.y - hip, z, wide * 0.94, 0.1, wide), 0.06) * 0.75
  // A shirt worn loose, over the hips.
  const hem = hip - 0.045
  const fall = Math.hypot(p.x, z) - wide * (0.9 + 2 * Math.max(0, hip + 0.11 - p.y))
  return grown(body, Math.max(fall, p.y - hip - 0.16, hem - p.y), 0.03) * 0.7
}

function skirt(p: Vec, { hip, shoulder, wide }: Build, young: number): number {
  const top = (hip + shoulder) / 2 + 0.02
  const long = mix(0.32, 0.2, young)
  const down = (top - p.y) / (top - hip + long)
  const turn = Math.atan2(p.z * 1.3, p.x)
  const fold = 0.016 * down * Math.sin(turn * 7 + 3 * Math.sin(turn * 2))
  const round = Math.hypot(p.x - 0.05 * down * down, p.z * 1.25)
  return Math.max(round - (wide * 0.72 + 0.085 * Math.max(0, down) ** 0.8 + fold), p.y - top, down - 1) * 0.6
}

function legs(p: Vec, { stride }: Walker, { hip, wide }: Build, thick: number, loose: number, upTo: number): number {
  let near = 9
  for (const side of [-1, 1]) {
    const swing = side * stride
    const knee = vec(side * wide * 0.47, hip * 0.54, swing * 0.45 + 0.02)
    const ankle = vec(side * wide * 0.42, 0.035 + Math.max(0, -swing) * 0.35, swing - 0.02)
    const thigh = stick(p, vec(side * wide * 0.46, hip, 0), knee, 0.054 * thick, 0.037 * thick)
    const shin = stick(p, knee, ankle, 0.034 * thick, mix(0.022, 0.034, loose) * thick)
    const calf = egg(p.x - knee.x, p.y - hip * 0.4, p.z - knee.z + 0.012, 0.032 * thick, 0.075, 0.036 * thick)
    near = Math.min(near, grown(grown(thigh, shin, 0.03), calf, 0.02))
    near = Math.max(near, upTo - p.y)
  }
  return near
}

function feet(p: Vec, { stride }: Walker, { wide }: Build): number {
  let near = 9
  for (const side of [-1, 1]) {
    const swing = side * stride
    const lift = Math.max(0, -swing) * 0.35
    const heel = vec(side * wide * 0.42, 0.03 + lift, swing - 0.03)
    near = Math.min(near, stick(p, heel, vec(heel.x * 1.1, 0.018, swing + 0.07), 0.022, 0.016))
  }
  return near
}

function arms(p: Vec, one: Walker, { shoulder, wide }: Build, thick: number, sleeves: boolean): number {
  let near = 9
  for (const [side, hand] of [
    [-1, one.left],
    [1, one.right],
  ] as const) {
    const joint = vec(side * wide * 0.95, shoulder - 0.04, 0)
    const bend = elbow(joint, hand)
    const upper = stick(p, joint, bend, 0.028 * thick, 0.022 * thick)
    // A dress has short sleeves, a shirt has them rolled up.
    const cuff = mixVec(joint, bend, one.wears === 'trousers' ? 1 : one.wears === 'dress' ? 0.3 : 0.6)
    if (sleeves) near = Math.min(near, stick(p, joint, cuff, 0.027 * thick, 0.026 * thick))
    else
      near = Math.min(
        near,
        grown(upper, stick(p, bend, hand, 0.021, 0.015), 0.02),
        egg(p.x - hand.x, p.y - hand.y, p.z - hand.z, 0.019, 0.026, 0.02),
      )
  }
  return near
}

function hair(p: Vec, one: Walker, { head, crown }: Build): number {
  const y = p.y - crown
  const whole = egg(p.x, y - head * 0.1, p.z + head * 0.08, head * 0.8, head * 1.04, head * 1.02)
  // Cut lower at the nape than beside the ears.
  const cap = Math.max(whole, Math.abs(p.x) * 0.55 - head * 0.84 - y)
  if (one.hair === 'long') {
    const fall = stick(
      vec(p.x, y, p.z * 1.4),
      vec(0, 0, -head * 0.45),
      vec(head * 0.2, -head * 2.2, -head * 0.85),
      head * 0.74,
      head * 0.56,
    )
    return grown(cap, fall * 0.75, 0.03)
  }
  if (one.hair === 'tails') {
    const x = Math.abs(p.x)
    const tail = stick(
      vec(x, y, p.z),
      vec(head * 0.78, -head * 0.2, -head * 0.35),
      vec(head * 1.0, -head * 1.35, -head * 0.4),
      head * 0.27,
      head * 0.1,
    )
    return grown(cap, tail, 0.01)
  }
  return cap
}

function face(p: Vec, one: Walker, { head, crown, shoulder }: Build): number {
  const neck = stick(p, vec(0, shoulder - 0.03, 0), vec(0, crown - head * 0.4, 0.004), 0.032 + 0.006 * one.young)
  const skull = egg(p.x, p.y - crown + head * 0.25, p.z - head * 0.1, head * 0.72, head * 0.98, head * 0.88)
  const ears = egg(Math.abs(p.x) - head * 0.79, p.y - crown + head * 0.22, p.z, head * 0.12, head * 0.24, head * 0.15)
  return Math.min(neck, skull, ears)
}

function skin(p: Vec, one: Walker, build: Build): number {
  const shins = legs(p, one, build, 0.92, 0, 0)
  return Math.min(face(p, one, build), arms(p, one, build, 0.9, false), feet(p, one, build), shins)
}

const top = (p: Vec, one: Walker, build: Build): number =>
  Math.min(trunk(p, build, one.wears), arms(p, one, build, 1.25, true))

function below(p: Vec, one: Walker, build: Build): number {
  if (one.wears === 'dress') return skirt(p, build, one.young)
  const isLong = one.wears === 'trousers'
  const cut = legs(p, one, build, isLong ? 1.08 : 1.3, 1, isLong ? 0.06 : build.hip * 0.58)
  // What is under the shirt would show through it.
  return Math.max(cut, p.y - build.hip + 0.03)
}

/** All of it; what is surely farther than the nearest part so far is not asked. */
function bodyOf(p: Vec, one: Walker, build: Build): number {
  let near = Math.min(top(p, one, build), arms(p, one, build, 0.9, false))
  if (p.y - build.hip - 0.22 < near) {
    near = Math.min(near, below(p, one, build))
    if (p.y - build.hip - 0.06 < near) near = Math.min(near, legs(p, one, build, 0.92, 0, 0))
    if (p.y - 0.2 < near) near = Math.min(near, feet(p, one, build))
  }
  if (build.crown - build.head * 3 - p.y < near) near = Math.min(near, face(p, one, build), hair(p, one, build))
  return near
}

export function walker(one: Walker): Solid {
  const build = buildOf(one)
  const inside = (p: Vec): Vec =>
    vec((p.x - one.at.x) / one.height, (p.y - one.at.y) / one.height, (p.z - one.at.z) / one.height)
  const { colours } = one
  return shaped(
    vec(one.at.x, one.at.y + one.height / 2, one.at.z),
    one.height * 0.56,
    (p) => {
      const q = inside(p)
      // Most rays pass by: far from the body its parts are not asked.
      const away = block(q.x, q.y - 0.5, q.z, 0.26, 0.51, 0.2, 0)
      return (away > 0.06 ? away + 0.01 : bodyOf(q, one, build)) * one.height
    },
    (at, normal) => {
      const q = inside(at)
      const locks = hair(q, one, build)
      const bare = skin(q, one, build)
      const high = top(q, one, build)
      const low = below(q, one, build)
      const least = Math.min(locks, bare, high, low)
      if (least === locks) return strands(q, normal, colours.hair)
      if (least === bare) return { colour: colours.skin, soft: 0.2, gloss: 0.02, roughness: 0.5 }
      return cloth(q, normal, least === high ? colours.top : colours.below)
    },
    0.9,
  )
}
