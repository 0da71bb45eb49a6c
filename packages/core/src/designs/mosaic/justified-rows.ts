import type { Format } from '../../format/index.ts'
import { seededRandom } from '../../geometry/index.ts'
import { besideHero, type GalleryRow, heightOf, rowChoices } from './gallery-row.ts'
import { heroHeight, heroRows } from './hero-row.ts'
import { nextRow } from './next-row.ts'
import { LEAST_AREA, leastPart, type Parts } from './parts.ts'
import { shapeCost } from './shape-cost.ts'

const USUAL_RATIO = 1.4
const GALLERIES = 5
/** The weight of all photos' shapes against how well their rows go together. */
const SHAPES_WEIGHT = 40

/**
 * Rows from edge to edge, photos of different widths in each, as in a justified gallery, and one of them with a hero.
 */
export function justifiedRows(format: Format, rowCount: number): Parts {
  const heroSpace = { width: format.width, height: heroHeight(format.height, rowCount), usual: 2 }
  const height = (format.height - heroSpace.height) / (rowCount - 1)
  const space = { width: format.width, height, usual: format.width / (height * USUAL_RATIO) }
  const choices = besideHero(rowChoices(space), space)
  const heroes = heroRows(heroSpace)
  const hero = rowCount > 2 ? 1 + ((rowCount + Math.round(format.width / 10)) % (rowCount - 2)) : 0
  const random = seededRandom(Math.round(format.width * 20 + format.height * 3) + rowCount * 977)
  let best: Parts | undefined
  let bestCost = Number.POSITIVE_INFINITY
  for (let gallery = 0; gallery < GALLERIES; gallery++) {
    const rows: GalleryRow[] = []
    let cost = 0
    for (let row = 0; row < rowCount; row++) {
      const next = row === hero ? nextRow(heroes, rows, undefined, random) : nextRow(choices, rows, space, random)
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

/** The rows stacked with heights that follow their photos or, if that leaves one too low, with equal heights. */
function roomyStack(rows: readonly GalleryRow[], format: Format, hero: number): Parts | undefined {
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
    (_, row): GalleryRow => ({ seams: [0, row % 2 === 0 ? 0.4 : 0.6, 1], count: 2, cost: 0 }),
  )
  return stack(rows, format)
}

function stack(rows: readonly GalleryRow[], format: Format, follow = 1, hero = -1): number[] {
  const others = rows.filter((_, index) => index !== hero)
  const usual = others.reduce((sum, row) => sum + row.count, 0) / others.length
  const risen = hero < 0 ? 0 : heroHeight(format.height, rows.length)
  const weights = rows.map((row) => heightOf(row.count, usual) ** follow)
  const whole = weights.reduce((sum, weight, index) => sum + (index === hero ? 0 : weight), 0)
  const parts: number[] = []
  let y = 0
  rows.forEach((row, index) => {
    const height = index === hero ? risen : ((format.height - risen) * (weights[index] as number)) / whole
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
  return (SHAPES_WEIGHT * cost) / parts.length
}
