import { type GalleryRow, type RowSpace, shapesCost } from './gallery-row.ts'

/**
 * How much higher the hero row is than the others. Among three rows a higher one would be half of the sheet, and among
 * many it would leave the others no more than stamps.
 */
const HERO_RISE = { usual: 1.75, ofFourOrFive: 1.95 }
/** The dominant photo of the hero row: width over height, as choices. */
const RATIOS = [1.7, 1.62, 1.54, 1.8, 1.46, 1.38]
/** The preferred aspect ratio of the photos beside the dominant one, and the least. */
const BESIDE_RATIO = 0.88
const NARROWEST_BESIDE = 0.62
/** The largest share of the width for the dominant photo; beyond it, it gets the whole row. */
const WIDEST = 0.72
/** It is at least this many times as wide as each photo beside it. */
const DOMINANCE = 1.3
/**
 * How much wider or narrower the first photo beside it may be than the others, so that there are seams to choose from.
 */
const LEANS = [1, 1.2, 0.84, 1.1, 0.92]

/** How high the hero row is. */
export function heroHeight(height: number, rowCount: number): number {
  const rise = rowCount === 4 || rowCount === 5 ? HERO_RISE.ofFourOrFive : HERO_RISE.usual
  return (height * rise) / (rowCount - 1 + rise)
}

/** Rows in which one photo is clearly the largest of all, with one or more beside it. */
export function heroRows(space: RowSpace): GalleryRow[] {
  const { width, height } = space
  const rows: GalleryRow[] = []
  for (const ratio of RATIOS) {
    const dominant = ratio * height
    const rest = width - dominant
    if (dominant > WIDEST * width || rest < NARROWEST_BESIDE * height) continue
    const beside = Math.max(1, Math.round(rest / (BESIDE_RATIO * height)))
    for (let place = 0; place <= beside; place++) {
      for (const lean of beside > 1 ? LEANS : [1]) {
        const widest = (Math.max(1, lean) * rest) / (beside - 1 + lean)
        if (dominant >= DOMINANCE * widest) rows.push(rowOf(space, { dominant, beside, place, lean }))
      }
    }
  }
  return rows.length > 0 ? rows : [{ seams: [0, 1], count: 1, cost: 0 }]
}

interface HeroPlan {
  /** Its width. */
  readonly dominant: number
  /** How many stand beside it, and how many of them to its left. */
  readonly beside: number
  readonly place: number
  readonly lean: number
}

/**
 * The photos beside the dominant one are as wide as each other, but for the first, which is wider or narrower by
 * `lean`.
 */
function rowOf({ width, height }: RowSpace, { dominant, beside, place, lean }: HeroPlan): GalleryRow {
  const plain = (width - dominant) / (beside - 1 + lean)
  const widths = Array.from({ length: beside }, (_, index) => (index === 0 ? plain * lean : plain))
  widths.splice(place, 0, dominant)
  const seams = [0]
  for (const each of widths.slice(0, -1)) seams.push((seams.at(-1) ?? 0) + each / width)
  return { seams: [...seams, 1], count: beside + 1, cost: shapesCost(widths, height) }
}
