import type { Point, Rect } from '@collagerie/core/geometry'
import { between, type Random, wobble } from './hand.ts'
import { rawPath } from './watercolour.ts'

/** One pull of a flat, stiff brush. Lengths along it are shares of its length, those across it of its breadth. */
export interface BristlePull {
  /** How far the lanes differ where the brush is set down, and where it is lifted. */
  readonly start: number
  readonly end: number
  /** How many lanes the bristles part into. */
  readonly lanes: number
  /** Dry streaks inside the paint before its end: how many, and how far back they begin. */
  readonly streaks: number
  readonly dry: number
  /** How far the middle of the pull lies above its ends. */
  readonly bow?: number
  /** How broad it is at the end, where it begins at 1: the brush lifts. */
  readonly lift?: number
  /** How much the long sides stray. */
  readonly side?: number
  readonly isBackwards?: boolean
}

const HAIRS_IN_LANE = 6
const STEPS = 20

/** Where a share along and a share across the pull are on the sheet. */
type Place = (along: number, across: number) => Point

/** The outline of one pull that fills the box: a body of wet paint, blunt lanes at both ends, streaks of bare paper. */
export function bristlePath(box: Rect, pull: BristlePull, random: Random): string {
  const place = placeOn(box, pull, random)
  const [first, last] = [pull.start * 1.06, 1 - pull.end * 1.06]
  const along = Array.from({ length: STEPS + 1 }, (_, step) => first + ((last - first) * step) / STEPS)
  const body = [...along.map((x) => ({ x, y: 0 })), ...along.map((x) => ({ x, y: 1 })).toReversed()]
  const outlines = [
    body,
    ...hairs(pull, 'start', random),
    ...hairs(pull, 'end', random),
    ...streaks(pull, last, random),
  ]
  return outlines.map((outline) => drawn(outline, place, pull)).join('')
}

/** Furrows that the bristles left in the wet paint, all along it: to be painted over it, lighter or darker. */
export function furrowPath(box: Rect, pull: BristlePull, count: number, random: Random): string {
  const place = placeOn(box, pull, random)
  const last = 1 - pull.end * 1.2
  return streaks({ ...pull, streaks: count, dry: last - pull.start * 1.2 }, last, random)
    .map((outline) => drawn(outline, place, pull))
    .join('')
}

/** A pull to the left is a mirrored one, and is wound as if it were not: pulls that overlap leave no hole. */
function drawn(outline: readonly Point[], place: Place, { isBackwards = false }: BristlePull): string {
  const points = outline.map(({ x, y }) => place(x, y))
  return rawPath(isBackwards ? points.toReversed() : points)
}

function placeOn({ x, y, width, height }: Rect, pull: BristlePull, random: Random): Place {
  const { bow = 0, lift = 1, side = 0.02, isBackwards = false } = pull
  const edges = [wobble(random, 1, 4), wobble(random, 1, 4)] as const
  const breadth = (along: number) => 1 - (1 - lift) * along ** 1.6
  const free = 1 / (1 + Math.abs(bow))
  return (along, across) => {
    const stray = side * (1 + edges[across < 0.5 ? 0 : 1](along * 0.55)) * Math.abs(2 * across - 1) ** 3
    const at = across < 0.5 ? across + stray : across - stray
    const arch = bow > 0 ? bow * (1 - 4 * along * (1 - along)) : -bow * 4 * along * (1 - along)
    const level = (arch + (1 - breadth(along)) * 0.42 + at * breadth(along)) * free
    return { x: isBackwards ? x + width * (1 - along) : x + width * along, y: y + height * level }
  }
}

/**
 * Bristles stick together in lanes, each as long as it happens to be and round at its tip; thin paper shows between
 * hairs.
 */
function hairs(pull: BristlePull, at: 'start' | 'end', random: Random): Point[][] {
  const reach = pull[at]
  const wide = Array.from({ length: pull.lanes }, () => between(random, 0.5, 1.5))
  const whole = wide.reduce((sum, each) => sum + each, 0)
  let [laid, before] = [0, 0.5]
  return wide.flatMap((each) => {
    const [from, span] = [laid / whole, each / whole]
    laid += each
    // A lane next to a long one is short, or the end would be as even as a cut.
    const depth = before > 0.45 ? between(random, 0.02, 0.42) : between(random, 0.5, 1)
    before = depth
    return Array.from({ length: HAIRS_IN_LANE }, (_, nth) => {
      const share = (nth + 0.5) / HAIRS_IN_LANE
      const middle = from + span * share
      const round = 0.16 * Math.abs(2 * share - 1) ** 2.5
      const corner = 0.5 * Math.abs(2 * middle - 1) ** 9
      const early = Math.min(1, depth * 0.82 + round + corner + between(random, 0, 0.09))
      const pitch = span / HAIRS_IN_LANE
      const thin = at === 'start' ? 1.12 : 1.15 - 0.6 * random() ** 2
      return hair(middle, pitch, thin, early * reach, reach * 1.25).map((point) =>
        at === 'start' ? point : { x: 1 - point.x, y: point.y },
      )
    }).map((points) => (at === 'start' ? points : points.toReversed()))
  })
}

/** A blunt hair from its tip back into the body, where it is broad enough to meet its neighbours. */
function hair(middle: number, pitch: number, thin: number, tip: number, root: number): Point[] {
  const long = root - tip
  const at = (along: number, half: number): Point => ({
    x: tip + long * along,
    y: Math.min(1, Math.max(0, middle + half * pitch)),
  })
  return [
    at(0.03, -thin * 0.36),
    at(0.12, -thin * 0.5),
    at(0.45, -thin * 0.5),
    at(1, -0.62),
    at(1, 0.62),
    at(0.5, thin * 0.5),
    at(0.1, thin * 0.5),
    at(0.02, thin * 0.34),
    at(0, 0),
  ]
}

/** Long thin lenses that the bristles left bare, in broken rows; wound the other way, so that they are holes. */
function streaks({ streaks: count, dry }: BristlePull, last: number, random: Random): Point[][] {
  return Array.from({ length: count }, () => {
    const across = between(random, 0.05, 0.95)
    const pieces = Math.ceil(between(random, 0.2, 3))
    let at = last - dry * random() ** 1.3
    return Array.from({ length: pieces }, () => {
      const long = Math.min(dry * between(random, 0.12, 0.5), last - 0.004 - at)
      const half = between(random, 0.0014, 0.0044)
      const drift = between(random, -0.003, 0.003)
      const lens = [
        { x: at, y: across },
        { x: at + long * 0.3, y: across + drift + half },
        { x: at + long * 0.75, y: across + drift + half * 0.8 },
        { x: at + long, y: across + drift },
        { x: at + long * 0.7, y: across + drift - half * 0.7 },
        { x: at + long * 0.25, y: across + drift - half },
      ]
      at += long + dry * between(random, 0.03, 0.1)
      return { long, lens }
    })
      .filter(({ long }) => long > 0.012)
      .map(({ lens }) => lens)
  }).flat()
}
