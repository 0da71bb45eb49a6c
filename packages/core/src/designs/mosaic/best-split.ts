import type { Format } from '../../format/index.ts'
import { clamp, seededRandom } from '../../geometry/index.ts'
import type { Parts } from './parts.ts'
import { crossings, NEAR, nearOn, throughSeams } from './seam-cost.ts'
import { type Lean, shapeCost } from './shape-cost.ts'
import { leastSizeOn } from './split-room.ts'
import { SPLIT_STYLES, type SplitStyle } from './split-styles.ts'
import type { Splitter } from './splitter.ts'

interface SplitWish {
  readonly format: Format
  readonly count: number
  /** Index of the splitting style. */
  readonly style: number
  readonly mixed: boolean
  readonly seed: number
}

/** Candidates are counted, not timed, so that a layout is the same on every machine. */
const PARTS_TO_SCORE = 420
const FEWEST_CANDIDATES = 10
const MOST_CANDIDATES = 50

/** The most pleasing of many seeded splittings of the format. */
export function bestSplit({ format, count, style: index, mixed, seed }: SplitWish): Parts {
  const style = SPLIT_STYLES[index] as SplitStyle
  const random = seededRandom(seed * 7919 + count * 131 + index * 17 + (mixed ? 5 : 0))
  const lean: Lean = mixed ? 0 : format.height > format.width ? -1 : 1
  const least = leastSizeOn(format)
  const candidates = clamp(Math.floor(PARTS_TO_SCORE / count), FEWEST_CANDIDATES, MOST_CANDIDATES)
  let best: Parts = []
  let bestCost = Number.POSITIVE_INFINITY
  for (let candidate = 0; candidate < candidates; candidate++) {
    const splitter: Splitter = { least, lean, random, parts: [] }
    style.cut({ x: 0, y: 0, ...format, count }, splitter)
    const cost = costOf(splitter.parts, style, lean, format)
    if (cost < bestCost) {
      best = splitter.parts
      bestCost = cost
    }
  }
  return best
}

/** What makes a splitting displeasing, by how much it counts. */
const WEIGHTS = {
  /** The shapes of its photos on the average, and the worst of them besides. */
  shape: 3,
  worst: 0.25,
  /** Sizes that differ more or less than the style wants. */
  spread: 1.5,
  /** Other than as many upright photos as lying ones. */
  mixture: 3,
  /** Seams that pass each other closely; those that miss by a hair count twice as much. */
  crossing: 2,
  /** Each seam through the whole sheet that the style does not want. */
  seam: 0.2,
}
/** Up to this proportion a photo counts as half upright. */
const NEARLY_SQUARE = 1.08

function costOf(parts: Parts, style: SplitStyle, lean: Lean, format: Format): number {
  const count = parts.length / 4
  const usual = Math.log((format.width * format.height) / count)
  let shape = 0
  let worst = 0
  let sum = 0
  let squares = 0
  let upright = 0
  for (let at = 0; at < parts.length; at += 4) {
    const width = parts[at + 2] as number
    const height = parts[at + 3] as number
    const displeasure = shapeCost(width, height, lean)
    shape += displeasure
    if (displeasure > worst) worst = displeasure
    const size = Math.log(width * height) - usual
    sum += size
    squares += size * size
    if (height > width * NEARLY_SQUARE) upright++
    else if (width <= height * NEARLY_SQUARE) upright += 0.5
  }
  const spread = Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))
  const mixture = lean === 0 ? WEIGHTS.mixture * (upright / count - 0.5) ** 2 : 0
  const seams =
    Math.max(0, throughSeams(parts, 0, format.height) - style.uprightSeams) +
    Math.max(0, throughSeams(parts, 1, format.width) - style.levelSeams)
  return (
    (WEIGHTS.shape * shape) / count +
    WEIGHTS.worst * worst +
    WEIGHTS.spread * Math.abs(spread - style.spread) +
    mixture +
    (WEIGHTS.crossing * crossings(parts, nearOn(format), NEAR)) / count +
    WEIGHTS.seam * seams
  )
}
