import { block, egg, grown, stick } from '../light/shapes.ts'
import { type Solid, shaped } from '../light/solid.ts'
import { type Vec, vec } from '../light/vec.ts'

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
  readonly hair: 'short' | 'long' | 'tails' | 'hat'
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
    shoulder: 0.825 - 0.075 * young,
    wide: (wears === 'dress' ? 0.085 : 0.1) + 0.004 * young,
    head,
    crown: 1 - head * 1.12,
  }
}

const elbow = (shoulder: Vec, hand: Vec): Vec =>
  vec((shoulder.x + hand.x) / 2 + Math.sign(shoulder.x) * 0.018, (shoulder.y + hand.y) / 2 - 0.01, hand.z / 2 - 0.025)

function trunk(p: Vec, { hip, shoulder, wide }: Build): number {
  const z = p.z * 1.45
  const chest = stick(vec(p.x, p.y, z), vec(0, shoulder - 0.07, 0), vec(0, hip + 0.1, 0), wide * 0.92, wide * 0.82)
  const shoulders = stick(
    vec(p.x, p.y, z),
    vec(-wide * 0.82, shoulder - 0.03, 0),
    vec(wide * 0.82, shoulder - 0.03, 0),
    0.042,
  )
  const hips = egg(p.x, p.y - hip, z, wide * 0.98, 0.1, wide)
  return grown(grown(chest, shoulders, 0.08), hips, 0.06) * 0.75
}

function skirt(p: Vec, { hip, shoulder, wide }: Build): number {
  const top = (hip + shoulder) / 2 + 0.02
  const down = (top - p.y) / (top - hip + 0.2)
  const turn = Math.atan2(p.z * 1.3, p.x)
  const fold = 0.014 * down * Math.sin(turn * 7 + 3 * Math.sin(turn * 2))
  const round = Math.hypot(p.x - 0.03 * down * down, p.z * 1.25)
  return Math.max(round - (wide * 0.72 + 0.085 * Math.max(0, down) ** 0.8 + fold), p.y - top, down - 1) * 0.6
}

function legs(p: Vec, { stride }: Walker, { hip, wide }: Build, thick: number, upTo: number): number {
  let near = 9
  for (const side of [-1, 1]) {
    const swing = side * stride
    const knee = vec(side * wide * 0.47, hip * 0.54, swing * 0.45 + 0.02)
    const ankle = vec(side * wide * 0.42, 0.035 + Math.max(0, -swing) * 0.35, swing - 0.02)
    const thigh = stick(p, vec(side * wide * 0.5, hip, 0), knee, 0.058 * thick, 0.043 * thick)
    const shin = stick(p, knee, ankle, 0.041 * thick, 0.026 * thick)
    near = Math.min(near, grown(thigh, shin, 0.03))
    if (upTo > 0.1) near = Math.max(near, upTo - p.y)
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
    const upper = stick(p, joint, bend, 0.029 * thick, 0.024 * thick)
    if (sleeves) near = Math.min(near, upper)
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
  const cap = egg(p.x, y - head * 0.06, p.z + head * 0.08, head * 0.98, head * 1.12, head * 1.06)
  if (one.hair === 'hat') {
    const away = Math.hypot(p.x, p.z)
    return Math.min(cap, block(away, y - head * 0.25 + away * 0.16, 0, head * 2.2, head * 0.1, 9, head * 0.08))
  }
  if (one.hair === 'long') {
    const fall = stick(
      vec(p.x, y, p.z * 1.4),
      vec(0, 0, -head * 0.5),
      vec(0, -head * 2.1, -head * 0.75),
      head * 0.92,
      head * 0.75,
    )
    return grown(cap, fall * 0.75, 0.02)
  }
  if (one.hair === 'tails') {
    const x = Math.abs(p.x)
    const tail = stick(
      vec(x, y, p.z),
      vec(head * 0.95, -head * 0.2, -head * 0.3),
      vec(head * 1.35, -head * 1.5, -head * 0.3),
      head * 0.34,
      head * 0.18,
    )
    return grown(cap, tail, 0.01)
  }
  return cap
}

function bare(p: Vec, one: Walker, build: Build): number {
  const { head, crown, shoulder } = build
  const neck = stick(p, vec(0, shoulder - 0.03, 0), vec(0, crown - head * 0.4, 0.004), 0.032 + 0.006 * one.young)
  const skull = egg(p.x, p.y - crown + head * 0.25, p.z - head * 0.1, head * 0.84, head * 0.98, head * 0.9)
  const ears = egg(Math.abs(p.x) - head * 0.94, p.y - crown + head * 0.2, p.z, head * 0.14, head * 0.26, head * 0.16)
  const limbs = Math.min(arms(p, one, build, 0.9, false), feet(p, one, build))
  const shins = one.wears === 'trousers' ? 9 : legs(p, one, build, 0.9, 0)
  return Math.min(neck, skull, ears, limbs, shins)
}

function partsOf(p: Vec, one: Walker, build: Build): readonly [skin: number, hair: number, top: number, below: number] {
  const body = Math.min(trunk(p, build), arms(p, one, build, 1.25, true))
  const low =
    one.wears === 'dress'
      ? skirt(p, build)
      : Math.min(
          legs(p, one, build, one.wears === 'trousers' ? 1.16 : 1.3, one.wears === 'shorts' ? build.hip * 0.6 : 0),
          Math.max(trunk(p, build) - 0.004, p.y - build.hip - 0.03),
        )
  return [bare(p, one, build), hair(p, one, build), body, low]
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
      return (away > 0.06 ? away + 0.01 : Math.min(...partsOf(q, one, build))) * one.height
    },
    (at) => {
      const [skin, head, top, below] = partsOf(inside(at), one, build)
      const least = Math.min(skin, head, top, below)
      const colour =
        least === head ? colours.hair : least === top ? colours.top : least === below ? colours.below : colours.skin
      const cloth = least === top || least === below
      return { colour, soft: cloth ? 0.15 : 0.1 }
    },
    0.9,
  )
}
