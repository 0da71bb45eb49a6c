import { clamp, type Point } from '@collagerie/core/geometry'
import { rawPath } from './frayed.ts'
import { between, type Random, wobble } from './hand.ts'
import { path } from './svg.ts'

/** One sweep of a flat brush, from where it is set down to where its last hair leaves the paper. */
export interface Sweep {
  readonly from: Point
  readonly to: Point
  readonly breadth: number
  /** How far its middle lies beside the straight way, as a share of its length; to the right if positive. */
  readonly bow?: number
  /** Where the first hairs run dry, as a share of the way. */
  readonly load: number
  /** How far apart hairs are set down, as a share of the way. */
  readonly rag?: number
  /** How many hairs it has, if it is not a broad brush. */
  readonly hairs?: number
}

/** The paint as it lies thick, in its furrows, on its ridges, and the glint of what is wet. */
export interface BrushPaint {
  readonly body: string
  readonly dark: string
  readonly light: string
  readonly glint: string
}

const HAIRS = 84
const STEP = 0.07
/** Along a hair: from where to where, and how thick it is at a share of the way. */
type Place = (along: number, across: number) => Point

/** A sweep in coats: hairs that cover, darker and lighter ones over them, and beyond their ends the tooth of paper. */
export function drySweep(sweep: Sweep, paint: BrushPaint, random: Random): string[] {
  const { load, rag = 0.03, hairs: count = HAIRS } = sweep
  const place = placeOn(sweep, random)
  const [locks, lines] = [wobble(random, 2, 6), wobble(random, 11, 23)]
  const endOf = (across: number) => {
    const held = 0.5 + 0.3 * locks(across) + 0.16 * lines(across) + between(random, -0.14, 0.14)
    const rim = 0.34 * Math.abs(2 * across - 1) ** 5
    return load + (1 - load) * clamp(held - rim, 0.02, 0.96)
  }
  const startOf = (across: number) =>
    rag * (0.4 + 0.3 * locks(across + 0.37) + between(random, -0.2, 0.2) + 0.5 * Math.abs(2 * across - 1) ** 6)
  const lanes = Array.from({ length: count }, (_, nth) => (nth + 0.5) / count)
  const pitch = 1 / count
  const some = (share: number) => Math.ceil(count * share)
  const wet = lanes.map((across) => {
    const [start, end] = [Math.max(0, startOf(across)), endOf(across)]
    const thick = pitch * between(random, 1.5, 2.1)
    const dries = Math.min(load, end - 0.06)
    return {
      across,
      end,
      hair: hair(place, across, start, end, (along) => thick * (along < dries ? 1 : thinned(along, dries, end))),
    }
  })
  const crumbs = wet.flatMap(({ across, end }) => broken(place, across, end, pitch, random))
  const over = (number: number, thick: readonly [number, number], long: readonly [number, number]) =>
    Array.from({ length: number }, (_, nth) => {
      const across = between(random, 0.02, 0.98)
      // The first begins with the sweep, so that every coat goes as far beyond the sheet as that does.
      const start = nth === 0 ? rag * 0.5 : rag + between(random, 0, load * 0.75)
      const end = Math.min(start + between(random, ...long), load + (1 - load) * between(random, 0.1, 0.5))
      const wide = pitch * between(random, ...thick)
      const middle = (start + end) / 2
      return hair(place, across, start, end, (along) => wide * (1 - (Math.abs(along - middle) / (end - middle)) ** 3))
    })
  const coat = (hairs: readonly string[], fill: string, opacity: number) =>
    path(hairs.join(''), { fill, 'fill-opacity': opacity })
  return [
    coat([...wet.map((each) => each.hair), ...crumbs], paint.body, 0.95),
    coat(over(some(0.4), [1, 3.4], [0.2, 0.6]), paint.dark, 0.2),
    coat(over(some(0.36), [0.8, 2.8], [0.2, 0.55]), paint.light, 0.24),
    coat(over(some(0.52), [0.25, 0.7], [0.25, 0.8]), paint.dark, 0.42),
    coat(over(some(0.36), [0.2, 0.5], [0.15, 0.6]), paint.glint, 0.5),
  ]
}

const thinned = (along: number, from: number, to: number) => 1 - 0.82 * ((along - from) / (to - from)) ** 0.8

function placeOn({ from, to, breadth, bow = 0 }: Sweep, random: Random): Place {
  const long = Math.hypot(to.x - from.x, to.y - from.y)
  const way = { x: (to.x - from.x) / long, y: (to.y - from.y) / long }
  const sway = wobble(random, 1, 3)
  return (along, across) => {
    const off =
      long * bow * 4 * along * (1 - along) +
      breadth * ((across - 0.5) * (1 - 0.1 * along) + 0.012 * sway(along * 0.6 + across * 0.2))
    return { x: from.x + way.x * long * along - way.y * off, y: from.y + way.y * long * along + way.x * off }
  }
}

function hair(place: Place, across: number, start: number, end: number, thick: (along: number) => number): string {
  const steps = Math.max(2, Math.ceil((end - start) / STEP))
  const along = Array.from({ length: steps + 1 }, (_, nth) => start + ((end - start) * nth) / steps)
  const side = (sign: number) => along.map((at) => place(at, across + (sign * thick(at)) / 2))
  return rawPath([...side(-1), ...side(1).toReversed()])
}

/** Where a dry hair touches only what stands out of the paper. */
function broken(place: Place, across: number, end: number, pitch: number, random: Random): string[] {
  const grains = Math.floor(between(random, 0, 4.6))
  let at = end + between(random, 0.004, 0.014)
  return Array.from({ length: grains }, () => {
    const long = between(random, 0.006, 0.03)
    const [from, to] = [at, Math.min(1, at + long)]
    at = to + between(random, 0.006, 0.03)
    const off = across + between(random, -0.3, 0.3) * pitch
    const half = pitch * between(random, 0.12, 0.36)
    return to - from < 0.004
      ? ''
      : rawPath([
          place(from, off),
          place(from + (to - from) * 0.4, off - half),
          place(to, off),
          place(from + (to - from) * 0.5, off + half),
        ])
  })
}
