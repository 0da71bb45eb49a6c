import { inDegrees, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { leafPath } from '../kit/curl.ts'
import { circlePath, polar, smoothOutline, smoothPath } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { taperedLine } from '../kit/pen.ts'
import { path } from '../kit/svg.ts'
import type { Crown, Medallion } from './medallions.ts'

const BARK = '#65482f'
const BARK_LIT = '#8f6d4c'
const BARK_SHADE = '#432d1c'
/** The shade inside the crown, then leaves from there to the light. */
const SHADE = '#4a5b35'
const GREENS = ['#56693b', '#6d7f48', '#8b9a5c', '#aab57a']
const EDGE_CM = 0.75

/** As shares of the shorter side. */
const LEAF = { length: 0.034, breadth: 0.5, apart: 0.0162 }
const RIM = 0.03

const bezier = (from: Point, by: Point, to: Point, steps = 14): Point[] =>
  Array.from({ length: steps + 1 }, (_, nth) => {
    const share = nth / steps
    const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
    return { x: a * from.x + b * by.x + c * to.x, y: a * from.y + b * by.y + c * to.y }
  })

/** A trunk that flares into roots, its bark in lines, and a bough to every photo. */
export function treeTrunk(all: readonly Medallion[], foot: Point, unit: number): string[] {
  const random = seededRandom(17)
  const lowest = Math.max(...all.map(({ centre, radius }) => centre.y + radius))
  const top = { x: foot.x, y: Math.min(...all.map(({ centre }) => centre.y)) }
  const fork = { x: foot.x, y: lowest - unit * 0.12 }
  const boughs = all.map(({ centre, radius }) => {
    const out = Math.abs(centre.x - foot.x)
    const from = { x: foot.x, y: Math.min(foot.y - unit * 0.07, Math.max(fork.y, centre.y + radius + out * 0.25)) }
    return taperedLine(
      bezier(from, { x: foot.x + (centre.x - foot.x) * 0.2, y: from.y + (centre.y - from.y) * 0.75 }, centre),
      unit * 0.04,
      unit * 0.014,
    )
  })
  const roots = [-0.175, -0.12, -0.055, 0.06, 0.115, 0.17].map((reach, nth) =>
    taperedLine(
      bezier(
        { x: foot.x + reach * unit * 0.22, y: foot.y - unit * 0.055 },
        { x: foot.x + reach * unit * 0.42, y: foot.y - unit * 0.004 },
        { x: foot.x + reach * unit, y: foot.y + unit * (nth % 2 === 0 ? -0.002 : 0.004) },
      ),
      unit * 0.036,
      unit * 0.003,
    ),
  )
  const half = (y: number) => {
    const share = (foot.y - y) / (foot.y - top.y)
    return unit * (0.016 + 0.022 * (1 - share) + 0.035 * Math.max(0, 1 - (foot.y - y) / (unit * 0.1)) ** 2.2)
  }
  const heights = Array.from({ length: 15 }, (_, nth) => foot.y + (top.y - foot.y) * (nth / 14) ** 1.6)
  const side = (turn: number) => heights.map((y) => ({ x: foot.x + turn * half(y), y }))
  const lines = Array.from({ length: 13 }, (_, nth) => {
    const across = (nth / 12 - 0.5) * 1.7
    const from = between(random, 0, 0.3)
    const length = between(random, 0.35, 0.7)
    return smoothPath(
      Array.from({ length: 6 }, (__, step) => {
        const y = foot.y + (fork.y - unit * 0.06 - foot.y) * Math.min(1, from + (length * step) / 5)
        return { x: foot.x + across * half(y) + unit * between(random, -0.0022, 0.0022), y }
      }),
    )
  })
  const bark = (nth: number) => lines.filter((_, index) => index % 2 === nth).join('')
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-width': unit * 0.0026 }
  return [
    path(circlePath({ x: 0, y: 0 }, unit * 0.19), {
      fill: '#8a744c',
      'fill-opacity': 0.2,
      transform: `translate(${foot.x.toFixed(3)} ${(foot.y + unit * 0.002).toFixed(3)}) scale(1 .045)`,
    }),
    ...[...boughs, ...roots, smoothOutline([...side(-1), ...side(1).toReversed()])].map((d) => path(d, { fill: BARK })),
    path(bark(0), { ...line, stroke: BARK_LIT, 'stroke-opacity': 0.8 }),
    path(bark(1), { ...line, stroke: BARK_SHADE, 'stroke-opacity': 0.75 }),
  ]
}

interface Leaf {
  readonly tone: number
  readonly d: string
}

/** One mass of leaves behind all photos: dark within, lighter outwards and towards the light from the upper left. */
export function crownLeaves({ photos, clumps }: Crown, sheet: Rect, floor: number, unit: number): string[] {
  const random = seededRandom(63)
  const near = EDGE_CM + unit * 0.006
  const isFree = ({ x, y }: Point) => x > near && x < sheet.width - near && y > near && y < floor
  const all = [...photos, ...clumps]
  const depthIn = (some: readonly Medallion[], point: Point) =>
    Math.min(...some.map(({ centre, radius }) => Math.hypot(point.x - centre.x, point.y - centre.y) - radius)) / unit
  const middle = {
    x: sheet.width / 2,
    y: all.reduce((sum, { centre }) => sum + centre.y, 0) / all.length,
  }
  const leaves = spots(sheet, unit, random)
    .filter((spot) => {
      const reach = RIM + 0.012 * random()
      return depthIn(photos, spot) > -0.006 && depthIn(all, spot) < reach
    })
    .flatMap((spot): Leaf[] => {
      const depth = depthIn(all, spot)
      const heading = inDegrees(Math.atan2(spot.y - middle.y, spot.x - middle.x)) + between(random, -70, 70)
      const length = unit * LEAF.length * between(random, 0.7, 1.2)
      const tip = polar(spot, length * 1.1, heading)
      if (!isFree(spot) || !isFree(tip)) return []
      const lit = (depth / RIM) * 1.5 + random() * 1.9 - ((spot.y - middle.y) / sheet.height) * 1.6
      const tone = Math.max(0, Math.min(GREENS.length - 1, Math.floor(lit)))
      return [{ tone, d: leafPath(spot, heading, length, length * LEAF.breadth, between(random, -0.1, 0.1)) }]
    })
  const mass = all.map(({ centre, radius }) => circlePath(centre, radius + unit * 0.024)).join('')
  return [
    path(mass, { fill: SHADE }),
    ...GREENS.map((fill, tone) =>
      path(
        leaves
          .filter((leaf) => leaf.tone === tone)
          .map(({ d }) => d)
          .join(''),
        { fill, stroke: SHADE, 'stroke-width': unit * 0.0011, 'stroke-opacity': 0.55 },
      ),
    ),
  ]
}

/** Spread evenly and yet not in rows. */
function spots({ width, height }: Rect, unit: number, random: Random): Point[] {
  // As many leaves to a sheet, however long it is.
  const step = unit * LEAF.apart * Math.max(1, width / height) ** 0.3
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)]
  return Array.from({ length: columns * rows }, (_, nth) => ({
    x: ((nth % columns) + between(random, 0, 1)) * step,
    y: (Math.floor(nth / columns) + between(random, 0, 1)) * step,
  }))
}
