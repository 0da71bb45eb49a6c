import type { Point } from '@collagerie/core/geometry'
import { num } from '../kit/svg.ts'

export interface Oval extends Point {
  readonly rx: number
  readonly ry: number
}

/** Whether a point is in an oval, or no farther from it than this. */
export function isIn({ x, y }: Point, oval: Oval, near = 0): boolean {
  return ((x - oval.x) / (oval.rx + near)) ** 2 + ((y - oval.y) / (oval.ry + near)) ** 2 < 1
}

const TURN = 2 * Math.PI
const STEPS = 720
const HALVINGS = 30

const on = ({ x, y, rx, ry }: Oval, angle: number): Point => ({
  x: x + rx * Math.cos(angle),
  y: y + ry * Math.sin(angle),
})
const angleOn = ({ x, y, rx, ry }: Oval, at: Point) => Math.atan2((at.y - y) / ry, (at.x - x) / rx)
const upTo = (from: number, to: number) => (((to - from) % TURN) + TURN) % TURN

/**
 * An oval without what others cover of it, as one outline. Each of them lies over its rim in one place, clear of the
 * rest.
 */
export function bitten(oval: Oval, over: readonly Oval[], shift: Point = { x: 0, y: 0 }): string {
  const bites = over.flatMap((other) => biteOf(oval, other)).toSorted((a, b) => a.from - b.from)
  const at = (point: Point) => `${num(point.x + shift.x)} ${num(point.y + shift.y)}`
  const arc = ({ rx, ry }: Oval, span: number, clockwise: boolean, to: Point) =>
    `A${num(rx)} ${num(ry)} 0 ${span > Math.PI ? 1 : 0} ${clockwise ? 1 : 0} ${at(to)}`
  const last = bites.at(-1)
  if (!last) {
    const [left, right] = [on(oval, Math.PI), on(oval, 0)]
    return `M${at(left)}${arc(oval, 0, true, right)}${arc(oval, 0, true, left)}z`
  }
  const parts = bites.map(({ other, from, to }, nth) => {
    const before = (bites[nth - 1] ?? last).to
    const [enter, leave] = [on(oval, from), on(oval, to)]
    const round = upTo(angleOn(other, leave), angleOn(other, enter))
    return arc(oval, upTo(before, from), true, enter) + arc(other, round, false, leave)
  })
  return `M${at(on(oval, last.to))}${parts.join('')}z`
}

interface Bite {
  readonly other: Oval
  /** Where the oval's outline goes in under the other, and comes out again. */
  readonly from: number
  readonly to: number
}

function biteOf(oval: Oval, other: Oval): Bite[] {
  const isUnder = (angle: number) => isIn(on(oval, angle), other)
  const changes = Array.from({ length: STEPS }, (_, nth) => (nth * TURN) / STEPS).filter(
    (angle) => isUnder(angle) !== isUnder(angle + TURN / STEPS),
  )
  const [one, two] = changes.map((angle) => crossing(angle, angle + TURN / STEPS, isUnder))
  if (one === undefined || two === undefined) return []
  return isUnder(changes[0] ?? 0) ? [{ other, from: two, to: one }] : [{ other, from: one, to: two }]
}

function crossing(low: number, high: number, isUnder: (angle: number) => boolean): number {
  let [from, to] = [low, high]
  for (let nth = 0; nth < HALVINGS; nth++) {
    const middle = (from + to) / 2
    if (isUnder(middle) === isUnder(from)) from = middle
    else to = middle
  }
  return from
}
