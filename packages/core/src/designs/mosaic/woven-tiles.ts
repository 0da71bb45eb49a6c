import type { Format } from '../../format/index.ts'
import { leastPart, type Parts } from './parts.ts'
import { drawTile, WEAVES, type Weave } from './pinwheel-tile.ts'
import { crossings } from './seam-cost.ts'
import { shapeCost } from './shape-cost.ts'

/** Tiles across and down, and the two weaves that take turns in them. */
export interface Weaving {
  readonly across: number
  readonly down: number
  readonly first: Weave
  readonly second: Weave
  readonly isMirrored: boolean
}

interface PricedWeaving extends Weaving {
  readonly cost: number
}

const { even, open, dense, classic, broad, hub, hero } = WEAVES

/** Weaves whose seams end well apart from each other's where two tiles meet. */
const PAIRS: readonly (readonly [Weave, Weave])[] = [
  [even, hub],
  [open, dense],
  [classic, dense],
  [hero, dense],
  [broad, dense],
  [open, hub],
  [classic, hub],
  [hero, hub],
]
const SINGLES: readonly Weave[] = [even, open, dense, classic, hero, broad, hub]

const MOST_TILES = 12
/** Least area of a piece, in cm2: pieces are cut from a tile, not split off the format, and may be a little smaller. */
const LEAST_PIECE = 16
const STOUTEST = 1.67
const NOISE = 1e-9
/** How much wider the first weave's tiles may be, so that four tiles never meet in one point. */
const STAGGERS = [1.2, 1.3, 0.85, 1.1] as const
const WIDEST_STAGGER = 1.3

/** The best ways to cover a format with tiles, at most `most`, from the fewest tiles to the most. */
export function weavings(format: Format, most: number): Weaving[] {
  const byTiles: PricedWeaving[][] = []
  for (let across = 1; across <= MOST_TILES; across++) {
    for (let down = 1; across * down <= MOST_TILES; down++) {
      const ratio = format.width / across / (format.height / down)
      if (ratio > STOUTEST || ratio < 1 / STOUTEST) continue
      const options = optionsFor(format, across, down)
      if (options.length > 0) byTiles.push(options)
    }
  }
  const chosen: PricedWeaving[] = []
  // The best of every number of tiles first, then the second best, so that letters differ in size before they do in weave.
  for (let place = 0; chosen.length < most && byTiles.some((options) => place < options.length); place++) {
    const round = byTiles.flatMap((options) => options[place] ?? []).toSorted((a, b) => a.cost - b.cost)
    chosen.push(...round.slice(0, most - chosen.length))
  }
  return chosen.toSorted((a, b) => a.across * a.down - b.across * b.down || a.cost - b.cost)
}

function optionsFor(format: Format, across: number, down: number): PricedWeaving[] {
  const isSingle = across * down === 1
  const pairs = isSingle ? SINGLES.map((weave) => [weave, weave] as const) : PAIRS
  const options: PricedWeaving[] = []
  for (const [first, second] of pairs) {
    // Priced by its narrowest tile: staggered, that is the one to run out of room.
    const narrowest = (2 * format.width) / across / (isSingle || down === 1 ? 2 : 1 + WIDEST_STAGGER)
    const height = format.height / down
    const cost = tileCost(first, narrowest, height, format) + tileCost(second, narrowest, height, format)
    if (cost === Number.POSITIVE_INFINITY) continue
    options.push({ across, down, first, second, isMirrored: false, cost })
    // The same again in the mirror, or with the weaves exchanged: only when nothing newer is left.
    options.push({ across, down, first, second, isMirrored: true, cost: cost + 2 })
    if (!isSingle) options.push({ across, down, first: second, second: first, isMirrored: false, cost: cost + 1 })
  }
  return options.toSorted((a, b) => a.cost - b.cost)
}

function tileCost(weave: Weave, width: number, height: number, format: Format): number {
  const { pieces, side } = drawTile(weave, false)
  const leastWidth = leastPart(format.width)
  const leastHeight = leastPart(format.height)
  let cost = 0
  for (let at = 0; at < pieces.length; at += 4) {
    const wide = ((pieces[at + 2] as number) * width) / side
    const high = ((pieces[at + 3] as number) * height) / side
    if (wide < leastWidth || high < leastHeight || wide * high < LEAST_PIECE - NOISE) return Number.POSITIVE_INFINITY
    cost += shapeCost(wide, high, 0)
  }
  return cost / 9
}

/** Lays the tiles out, mirrored in turn, with the stagger that leaves the fewest crossings. */
export function layTiles(weaving: Weaving, format: Format): Parts {
  if (weaving.down === 1 || weaving.across === 1) return tiled(weaving, format, 1)
  let best: Parts = []
  let fewest = Number.POSITIVE_INFINITY
  for (const stagger of STAGGERS) {
    const parts = tiled(weaving, format, stagger)
    const found = crossings(parts)
    if (found < fewest) {
      best = parts
      fewest = found
    }
  }
  return best
}

function tiled({ across, down, first, second, isMirrored }: Weaving, format: Format, stagger: number): number[] {
  const parts: number[] = []
  const height = format.height / down
  for (let row = 0; row < down; row++) {
    const isFirst = (column: number) => (row + column) % 2 === 0
    let whole = 0
    for (let column = 0; column < across; column++) whole += isFirst(column) ? stagger : 1
    let x = 0
    for (let column = 0; column < across; column++) {
      const width = (format.width * (isFirst(column) ? stagger : 1)) / whole
      const { pieces, side } = drawTile(isFirst(column) ? first : second, isFirst(column) === isMirrored)
      for (let at = 0; at < pieces.length; at += 4) {
        parts.push(
          x + ((pieces[at] as number) * width) / side,
          row * height + ((pieces[at + 1] as number) * height) / side,
          ((pieces[at + 2] as number) * width) / side,
          ((pieces[at + 3] as number) * height) / side,
        )
      }
      x += width
    }
  }
  return parts
}
