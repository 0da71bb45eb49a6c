import type { Format } from '../../format/index.ts'
import { seededRandom } from '../../geometry/index.ts'
import { LEAST_AREA, leastPart, type Parts } from './parts.ts'
import { shapeCost } from './shape-cost.ts'

/** Widths in a row, repeated along it and turned from row to row. */
const PATTERNS: readonly (readonly number[])[] = [
  [2, 3, 2],
  [3, 2],
  [1, 1.4, 1],
  [2, 1, 2],
  [3, 2, 2],
  [3, 4, 2],
  [4, 3],
  [2, 3, 3],
  [5, 4],
  [5, 3],
]

/** Two seams above each other should be this far apart, as a share of the width. */
const CLEAR = 0.08
const USUAL_RATIO = 1.25
/** Halves at the ends of a row are photos only from this width over height on. */
const NARROW = 0.68
const SLIVER_COST = 0.3
/** The hero row has fewer photos than the others by this factor, and is the higher for it. */
const HERO = 0.6
/** It is higher than its photos alone would make it. */
const HERO_RISE = 1.12
/** So many ways to set the other rows are choice enough. */
const MANY = 12
const GALLERIES = 5

interface Row {
  /** Seams as shares of the width, from 0 to 1. */
  readonly seams: readonly number[]
  readonly count: number
  readonly cost: number
}

/** Rows from edge to edge, photos of different widths in each, as in a justified gallery. */
export function justifiedRows(format: Format, rowCount: number): Parts {
  const height = format.height / rowCount
  const room = { width: format.width, height, usual: format.width / (height * USUAL_RATIO) }
  const choices = rowChoices(room)
  const heroes = heroChoices(choices, room)
  const hero = rowCount > 2 ? 1 + ((rowCount + Math.round(format.width / 10)) % (rowCount - 2)) : 0
  const random = seededRandom(Math.round(format.width * 20 + format.height * 3) + rowCount * 977)
  let best: Parts | undefined
  let bestCost = Number.POSITIVE_INFINITY
  for (let gallery = 0; gallery < GALLERIES; gallery++) {
    const rows: Row[] = []
    let cost = 0
    for (let row = 0; row < rowCount; row++) {
      const next = nextRow(choicesFor(row === hero, heroes, choices, rows), rows, room, random)
      cost += next.cost
      rows.push(next.row)
    }
    const parts = roomyStack(rows, format, hero)
    if (parts === undefined) continue
    cost += shapesOf(parts)
    if (cost < bestCost) {
      best = parts
      bestCost = cost
    }
  }
  return best ?? plainRows(format, rowCount)
}

/** What a row has to work with: its width, its height before photos are counted, and how many photos suit it. */
interface Room {
  readonly width: number
  readonly height: number
  readonly usual: number
}

/** Every row worth considering: some counts round the usual one, each in every pattern. */
function rowChoices(room: Room): Row[] {
  const around = [
    Math.round(HERO * room.usual),
    Math.floor(room.usual - 1.2),
    Math.floor(room.usual - 0.4),
    Math.round(room.usual),
    Math.ceil(room.usual + 0.4),
  ]
  const counts = new Set([...around.map((count) => Math.max(1, count)), 2])
  const rows: Row[] = []
  for (const count of counts) {
    for (const pattern of PATTERNS) {
      for (let turn = 0; turn < pattern.length; turn++) {
        const row = priced(seamsOf(count, pattern, turn), room)
        if (row) rows.push(row)
      }
      if (count === 1) break
    }
  }
  if (rows.length === 0) rows.push({ seams: [0, 1], count: 1, cost: 0 })
  return rows
}

/** The rows with few enough photos to stand out; all where none has. */
function heroChoices(choices: readonly Row[], room: Room): readonly Row[] {
  const most = Math.max(1, Math.round(HERO * room.usual))
  const few = [most, most + 1].map((count) => choices.filter((row) => row.count === count))
  return few.find((rows) => rows.length > 0) ?? choices
}

/** The hero's own rows, unless the one above has as few photos; for the others, where there is a choice, those with more. */
function choicesFor(isHero: boolean, heroes: readonly Row[], choices: readonly Row[], rows: readonly Row[]) {
  const few = heroes[0]?.count ?? 0
  if (isHero) return rows.at(-1)?.count === few ? choices : heroes
  const fuller = choices.filter(({ count }) => count > few)
  return fuller.length > MANY ? fuller : choices
}

/** Photos in a row differ in width at least so much: equal ones would be a grid. */
const LEAST_DIFFERENCE = 1.15

function areAlike(seams: readonly number[]): boolean {
  const widths = seams.slice(1).map((seam, index) => seam - (seams[index] as number))
  return widths.length > 1 && Math.max(...widths) < LEAST_DIFFERENCE * Math.min(...widths)
}

/** The row with its cost, unless its photos are all alike or one would be too small. */
function priced(seams: readonly number[], room: Room): Row | undefined {
  if (areAlike(seams)) return undefined
  const count = seams.length - 1
  const height = heightOf(count, room.usual) * room.height
  const least = Math.max(leastPart(room.width), LEAST_AREA / Math.min(height, 0.95 * room.height))
  let cost = 0
  for (let index = 1; index <= count; index++) {
    const width = ((seams[index] as number) - (seams[index - 1] as number)) * room.width
    if (width < least) return undefined
    cost += shapeCost(width, height, 0)
  }
  return { seams, count, cost: cost / count }
}

/** Rows whose seams fall on the middles of the photos above, with and without the halves at either end. */
function interleaved(above: readonly number[]): number[][] {
  const middles = above.slice(1).map((seam, index) => (seam + (above[index] as number)) / 2)
  return [middles, middles.slice(1), middles.slice(0, -1), middles.slice(1, -1)].map((inner) => [0, ...inner, 1])
}

/** The rows stacked with heights that follow their photos or, where that leaves one too low, with equal ones. */
function roomyStack(rows: readonly Row[], format: Format, hero: number): Parts | undefined {
  const followed = stack(rows, format, 1, hero)
  if (areLargeEnough(followed, format)) return followed
  const equal = stack(rows, format, 0)
  return areLargeEnough(equal, format) ? equal : undefined
}

function areLargeEnough(parts: Parts, format: Format): boolean {
  const leastWidth = leastPart(format.width)
  const leastHeight = leastPart(format.height)
  for (let at = 0; at < parts.length; at += 4) {
    const width = parts[at + 2] as number
    const height = parts[at + 3] as number
    if (width < leastWidth || height < leastHeight || width * height < LEAST_AREA) return false
  }
  return true
}

/** Rows of one height with wide photos, 2:3 and 3:2 in turn: what is left when nothing finer has room. */
function plainRows(format: Format, rowCount: number): Parts {
  const rows = Array.from(
    { length: rowCount },
    (_, row): Row => ({ seams: [0, row % 2 === 0 ? 0.4 : 0.6, 1], count: 2, cost: 0 }),
  )
  return stack(rows, format)
}

function seamsOf(count: number, pattern: readonly number[], turn: number): number[] {
  const widths = Array.from({ length: count }, (_, index) => pattern[(index + turn) % pattern.length] as number)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const seams = [0]
  let at = 0
  for (const width of widths.slice(0, -1)) {
    at += width
    seams.push(at / whole)
  }
  seams.push(1)
  return seams
}

/** A row with fewer photos than usual is the higher for it, within a quarter. */
function heightOf(count: number, usual: number): number {
  return Math.max(0.8, Math.min(1.25, Math.sqrt(usual / count)))
}

function nextRow(choices: readonly Row[], rows: readonly Row[], room: Room, random: () => number) {
  const above = rows.at(-1)
  const before = rows.at(-2)
  let best = choices[0] as Row
  let bestCost = Number.POSITIVE_INFINITY
  const consider = (row: Row, bias: number, extra = 0) => {
    let cost = row.cost + extra + random() * bias
    if (above) {
      cost += seamCost(row.seams, above.seams)
      if (row.count === above.count) cost += isSame(row, above) ? 60 : 0.1
    }
    if (before && isSame(row, before)) cost += 0.2
    if (cost < bestCost) {
      best = row
      bestCost = cost
    }
  }
  for (const row of choices) consider(row, above ? 0.05 : 0.4)
  if (above && bestCost > 0.4) {
    for (const seams of interleaved(above.seams)) {
      const row = seams.length > 2 ? priced(seams, room) : undefined
      if (row) consider(row, 0.05, hasSliver(row, room) ? SLIVER_COST : 0)
    }
  }
  return { row: best, cost: bestCost }
}

/** Whether a photo is so narrow for its height that it looks like what was left of one. */
function hasSliver({ seams, count }: Row, room: Room): boolean {
  const narrow = (NARROW * heightOf(count, room.usual) * room.height) / room.width
  return seams.slice(1).some((seam, index) => seam - (seams[index] as number) < narrow)
}

function isSame(a: Row, b: Row): boolean {
  return a.count === b.count && a.seams.every((seam, index) => Math.abs(seam - (b.seams[index] as number)) < 0.01)
}

/** How badly the seams of two neighbouring rows line up: the nearest pair counts most. */
function seamCost(seams: readonly number[], above: readonly number[]): number {
  // Among many photos seams cannot keep clear; then the best there is comes near half a photo.
  const clear = Math.min(CLEAR, 0.42 / (Math.max(seams.length, above.length) - 1))
  let cost = 0
  let nearest = CLEAR
  for (let a = 1; a < seams.length - 1; a++) {
    for (let b = 1; b < above.length - 1; b++) {
      const gap = Math.abs((seams[a] as number) - (above[b] as number))
      if (gap < nearest) nearest = gap
      if (gap < clear) cost += 0.1
    }
  }
  if (nearest < CLEAR) cost += 0.6
  return nearest < clear ? cost + 0.4 + 16 * (clear - nearest) : cost
}

function stack(rows: readonly Row[], format: Format, follow = 1, hero = -1): number[] {
  const usual = rows.reduce((sum, row) => sum + row.count, 0) / rows.length
  const weights = rows.map((row, index) => heightOf(row.count, usual) ** follow * (index === hero ? HERO_RISE : 1))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const parts: number[] = []
  let y = 0
  rows.forEach((row, index) => {
    const height = (format.height * (weights[index] as number)) / whole
    for (let seam = 1; seam < row.seams.length; seam++) {
      const from = row.seams[seam - 1] as number
      parts.push(from * format.width, y, ((row.seams[seam] as number) - from) * format.width, height)
    }
    y += height
  })
  return parts
}

function shapesOf(parts: Parts): number {
  let cost = 0
  for (let at = 0; at < parts.length; at += 4) cost += shapeCost(parts[at + 2] as number, parts[at + 3] as number, 0)
  return (40 * cost) / parts.length
}
