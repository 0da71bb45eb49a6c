import type { Point } from '@collagerie/core/geometry'
import { between, type Random } from './hand.ts'

const FEWEST = 6
const MOST = 9
/** What is left of a streak's breadth at its tip. */
const TIP = 0.1
const STEPS = 9

/** Hairs that ran out of paint together. Depths are lengths from the end of the brush's way, shares go across the brush. */
interface Streak {
  readonly from: number
  readonly to: number
  readonly tip: number
  readonly root: number
}

/** Turns a depth and a share across the brush into a point of the sheet. */
type Place = (depth: number, share: number) => Point

export interface DryEnd {
  /** The line round the streaks, across the brush. */
  readonly line: readonly Point[]
  /** Slits of bare paper in them, run the other way round than the stroke, so that they are cut out of it. */
  readonly slits: readonly (readonly Point[])[]
  /** Grains beyond the tips, where the brush touched the paper once more. */
  readonly grains: readonly (readonly Point[])[]
}

/** A stroke that runs dry: a few streaks of unequal length and breadth, each tapering, with gaps between and in them. */
export function dryEnd(reach: number, place: Place, random: Random): DryEnd {
  const streaks = streaksOf(reach, random)
  return {
    line: streaks.flatMap((streak) => outline(streak, place, random)),
    slits: streaks.flatMap((streak) => slits(streak, reach, place, random)),
    grains: streaks.filter(({ tip }) => tip > reach * 0.42).map((streak) => grain(streak, place, random)),
  }
}

function streaksOf(reach: number, random: Random): Streak[] {
  const count = FEWEST + Math.floor(random() * (MOST - FEWEST + 1))
  const thin = random() < 0.5 ? 0 : 1
  const broad = Array.from({ length: count }, (_, nth) =>
    (nth + thin) % 2 === 0 ? between(random, 0.3, 0.75) : between(random, 0.85, 1.6),
  )
  const whole = broad.reduce((sum, each) => sum + each, 0)
  const first = random() < 0.5 ? 0 : 1
  let across = 0
  return broad.map((each, nth) => {
    const from = across / whole
    across += each
    const to = across / whole
    // Long and short ones by turns, and the outer hairs leave the paper first.
    const lift = (nth + first) % 2 === 0 ? between(random, 0, 0.3) : between(random, 0.25, 0.66)
    const outer = 0.3 * Math.abs(from + to - 1) ** 4
    return { from, to, tip: reach * Math.min(0.75, lift + outer), root: reach * between(random, 0.85, 1) }
  })
}

/** Out along one side of the streak and back along the other; its tip leans to one side. */
function outline({ from, to, tip, root }: Streak, place: Place, random: Random): Point[] {
  const aim = from + (to - from) * between(random, 0.3, 0.7)
  const bend = between(random, 1.5, 3.4)
  const side = (edge: number) =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const out = step / STEPS
      const kept = 1 - (1 - TIP) * out ** bend
      const stray = step % STEPS === 0 ? 0 : between(random, -0.025, 0.025)
      return place(root + (tip - root) * out, aim + (edge - aim) * (kept + stray * (1 - out)))
    })
  return [...side(from), ...side(to).toReversed()]
}

/** The broader a streak, the more of its hairs left nothing: one or two long slits, pointed at both ends. */
function slits({ from, to, tip, root }: Streak, reach: number, place: Place, random: Random): Point[][] {
  const span = to - from
  const count = span > 0.16 ? 2 : Number(span > 0.07)
  return Array.from({ length: count }, (_, nth) => {
    const middle = from + span * ((nth + 0.5) / count + between(random, -0.12, 0.12))
    const deep = root + reach * between(random, -0.1, 0.7)
    const near = root + (tip - root) * between(random, 0.2, 0.5)
    const half = Math.min(span * 0.075, 0.011) * between(random, 0.6, 1.2)
    const at = (along: number, off: number) => place(deep + (near - deep) * along, middle + off * half)
    return [at(0, 0), at(0.3, 0.7), at(0.65, 1), at(1, 0.1), at(0.7, -0.9), at(0.35, -0.6)]
  })
}

function grain({ from, to, tip }: Streak, place: Place, random: Random): Point[] {
  const [near, far] = [tip * between(random, 0.7, 0.85), tip * between(random, 0.3, 0.5)]
  const middle = from + (to - from) * between(random, 0.4, 0.6)
  const half = Math.min((to - from) * 0.09, 0.014)
  const at = (along: number, off: number) => place(near + (far - near) * along, middle + off * half)
  return [at(0, 0.1), at(0.25, -0.8), at(0.6, -1), at(1, 0), at(0.7, 0.8), at(0.3, 1)]
}
