import type { Format } from '../../format/index.ts'
import { leastPart, type Parts } from './parts.ts'
import { drawTile, WEAVES, type Weave } from './pinwheel-tile.ts'
import { crossings, NEAR } from './seam-cost.ts'
import { shapeCost } from './shape-cost.ts'
import { gridPlan, LARGE_PLANS, type TilePlan } from './tile-plans.ts'

/** A plan of tiles, and the two weaves in them. */
export interface Weaving {
  readonly plan: TilePlan
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
/** Least area of a part, in cm2: parts are cut from a tile, not split off the format, and may be a little smaller. */
const LEAST_PART = 16
const STOUTEST = 1.67
/** Sheets no longer than this, by their width, have plans with a large tile. */
const NEARLY_SQUARE = 1.05
/** Letters differ in their turn before they do in their weave. */
const LATER_TURN = 1e-6
/** How near two seams look like one that is broken, as a share of the shorter side. */
const HAIR = 0.0245
const NOISE = 1e-9

/** The best ways to cover a format with tiles, at most `most`, from the fewest tiles to the most. */
export function weavings(format: Format, most: number): Weaving[] {
  const byTiles = new Map<number, PricedWeaving[]>()
  for (const turns of plansFor(format)) {
    const [plan] = turns
    if (!plan) continue
    const options = optionsFor(format, plan)
    // On a nearly square sheet all turns cost the same.
    const priced = turns.flatMap((turn, nth) =>
      options.map((option) => ({ ...option, plan: turn, cost: option.cost + nth * LATER_TURN })),
    )
    byTiles.set(plan.tiles, [...(byTiles.get(plan.tiles) ?? []), ...priced])
  }
  const ranked = [...byTiles.values()].map((options) => options.toSorted((a, b) => a.cost - b.cost))
  const chosen: PricedWeaving[] = []
  // The best of every number of tiles first, then the second best, so that letters differ in size before they do in
  // weave.
  for (let place = 0; chosen.length < most && ranked.some((options) => place < options.length); place++) {
    const round = ranked.flatMap((options) => options[place] ?? []).toSorted((a, b) => a.cost - b.cost)
    chosen.push(...round.slice(0, most - chosen.length))
  }
  return chosen.toSorted((a, b) => a.plan.tiles - b.plan.tiles || a.cost - b.cost)
}

/** Plans that cover a format, each with its turns. */
function plansFor(format: Format): (readonly TilePlan[])[] {
  const isSquare = Math.max(format.width / format.height, format.height / format.width) <= NEARLY_SQUARE
  if (isSquare) return [[gridPlan(1, 1)], ...LARGE_PLANS]
  const plans: TilePlan[][] = []
  for (let across = 1; across <= MOST_TILES; across++) {
    for (let down = 1; across * down <= MOST_TILES; down++) {
      const ratio = format.width / across / (format.height / down)
      if (ratio <= STOUTEST && ratio >= 1 / STOUTEST) plans.push([gridPlan(across, down)])
    }
  }
  return plans
}

function optionsFor(format: Format, plan: TilePlan): PricedWeaving[] {
  const pairs = plan.tiles === 1 ? SINGLES.map((weave) => [weave, weave] as const) : PAIRS
  const price = pricesOf(plan, format)
  return pairs.flatMap(([first, second]) => {
    const cost = price(first, second)
    return [
      { plan, first, second, isMirrored: false, cost },
      // The same again in the mirror, or with the weaves exchanged: only when nothing newer is left.
      { plan, first, second, isMirrored: true, cost: cost + 2 },
      ...(plan.isExchangeable
        ? [{ plan, first: second, second: first, isMirrored: false, cost: price(second, first) + 1 }]
        : []),
    ].filter((option) => option.cost < Number.POSITIVE_INFINITY)
  })
}

/** Priced at its tightest, where the small tiles are the ones to run out of room; each weave is asked once. */
function pricesOf(plan: TilePlan, format: Format): (first: Weave, second: Weave) => number {
  const tiles = plan.place(plan.tightest)
  const known = new Map<Weave, readonly [number, number]>()
  const costsOf = (weave: Weave): readonly [number, number] => {
    const costs: [number, number] = [0, 0]
    for (const { width, height, isFirst } of tiles) {
      costs[isFirst ? 0 : 1] += tileCost(weave, width * format.width, height * format.height, format)
    }
    known.set(weave, costs)
    return costs
  }
  return (first, second) => {
    const [asFirst] = known.get(first) ?? costsOf(first)
    const [, asSecond] = known.get(second) ?? costsOf(second)
    return (asFirst + asSecond) / tiles.length
  }
}

function tileCost(weave: Weave, width: number, height: number, format: Format): number {
  const { parts: drawn, side } = drawTile(weave)
  const leastWidth = leastPart(format.width)
  const leastHeight = leastPart(format.height)
  let cost = 0
  for (let at = 0; at < drawn.length; at += 4) {
    const wide = ((drawn[at + 2] as number) * width) / side
    const high = ((drawn[at + 3] as number) * height) / side
    if (wide < leastWidth || high < leastHeight || wide * high < LEAST_PART - NOISE) return Number.POSITIVE_INFINITY
    cost += shapeCost(wide, high, 0)
  }
  return cost / 9
}

/** Lays the tiles out with the setting that leaves the fewest crossings, and the fewest that miss by a hair. */
export function layTiles(weaving: Weaving, format: Format): Parts {
  let best: Parts = []
  let fewest = Number.POSITIVE_INFINITY
  const hair = Math.max(NEAR, HAIR * Math.min(format.width, format.height))
  for (const setting of weaving.plan.settings) {
    const parts = tiled(weaving, format, setting)
    const found = crossings(parts, hair)
    if (found < fewest) {
      best = parts
      fewest = found
    }
    if (found === 0) break
  }
  return best
}

function tiled(
  { plan, first, second, isMirrored }: Weaving,
  format: Format,
  setting: TilePlan['settings'][number],
): number[] {
  const parts: number[] = []
  for (const tile of plan.place(setting)) {
    const turned = { isMirrored: tile.isMirrored !== isMirrored }
    const { parts: drawn, side } = drawTile(tile.isFirst ? first : second, turned)
    const [width, height] = [tile.width * format.width, tile.height * format.height]
    for (let at = 0; at < drawn.length; at += 4) {
      parts.push(
        tile.x * format.width + ((drawn[at] as number) * width) / side,
        tile.y * format.height + ((drawn[at + 1] as number) * height) / side,
        ((drawn[at + 2] as number) * width) / side,
        ((drawn[at + 3] as number) * height) / side,
      )
    }
  }
  return parts
}
