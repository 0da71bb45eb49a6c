import { clamp } from '../../geometry/index.ts'
import { LEAST_AREA, leastPart } from './parts.ts'
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

/** A row with fewer photos than usual by this factor would look like a hero's. */
const HERO = 0.6
/** This many ways to set the other rows are choice enough. */
const MANY_CHOICES = 12

export interface GalleryRow {
  /** Seams as shares of the width, from 0 to 1. */
  readonly seams: readonly number[]
  readonly count: number
  readonly cost: number
}

/** What a row has to work with: its width, its height before photos are counted, and how many photos suit it. */
export interface RowSpace {
  readonly width: number
  readonly height: number
  readonly usual: number
}

/** Every row worth considering: some counts round the usual one, each in every pattern. */
export function rowChoices(space: RowSpace): GalleryRow[] {
  const around = [
    Math.round(HERO * space.usual),
    Math.floor(space.usual - 1.2),
    Math.floor(space.usual - 0.4),
    Math.round(space.usual),
    Math.ceil(space.usual + 0.4),
  ]
  const counts = new Set([...around.map((count) => Math.max(1, count)), 2])
  const rows: GalleryRow[] = []
  for (const count of counts) {
    for (const pattern of PATTERNS) {
      for (let turn = 0; turn < pattern.length; turn++) {
        const row = priced(seamsOf(count, pattern, turn), space)
        if (row) rows.push(row)
      }
      if (count === 1) break
    }
  }
  if (rows.length === 0) rows.push({ seams: [0, 1], count: 1, cost: 0 })
  return rows
}

/** What the shapes of photos cost that stand side by side in a row of that height. */
export function shapesCost(widths: readonly number[], height: number): number {
  return widths.reduce((sum, width) => sum + shapeCost(width, height, 0), 0) / widths.length
}

/** Where there is a choice, rows with few photos are left to the hero. */
export function besideHero(choices: readonly GalleryRow[], space: RowSpace): readonly GalleryRow[] {
  const few = Math.max(1, Math.round(HERO * space.usual))
  const fuller = choices.filter(({ count }) => count > few)
  return fuller.length > MANY_CHOICES ? fuller : choices
}

/** How much the widest photo of a row exceeds the narrowest at least: equal ones would be a grid. */
const LEAST_DIFFERENCE = 1.15

function areAlike(seams: readonly number[]): boolean {
  const widths = seams.slice(1).map((seam, index) => seam - (seams[index] as number))
  return widths.length > 1 && Math.max(...widths) < LEAST_DIFFERENCE * Math.min(...widths)
}

/** The row with its cost, unless its photos are all alike or one would be too small. */
export function priced(seams: readonly number[], space: RowSpace): GalleryRow | undefined {
  if (areAlike(seams)) return undefined
  const count = seams.length - 1
  const height = heightOf(count, space.usual) * space.height
  const least = Math.max(leastPart(space.width), LEAST_AREA / Math.min(height, 0.95 * space.height))
  let cost = 0
  for (let index = 1; index <= count; index++) {
    const width = ((seams[index] as number) - (seams[index - 1] as number)) * space.width
    if (width < least) return undefined
    cost += shapeCost(width, height, 0)
  }
  return { seams, count, cost: cost / count }
}

/** Rows whose seams fall on the middles of the photos above, with and without the halves at either end. */
export function interleaved(above: readonly number[]): number[][] {
  const middles = above.slice(1).map((seam, index) => (seam + (above[index] as number)) / 2)
  return [middles, middles.slice(1), middles.slice(0, -1), middles.slice(1, -1)].map((inner) => [0, ...inner, 1])
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

/** Rows with fewer photos than usual are up to a quarter taller, those with more up to a fifth lower. */
export function heightOf(count: number, usual: number): number {
  return clamp(Math.sqrt(usual / count), 0.8, 1.25)
}
