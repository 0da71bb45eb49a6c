import { clamp } from '../../geometry/index.ts'
import { LEAST_AREA } from './parts.ts'
import { pinwheelOf, proportionalCounts, weave } from './pinwheel-split.ts'
import { hasRoom } from './split-room.ts'
import { type Cutting, type PhotoArea, pickOne, type Splitter, split } from './splitter.ts'

/** What the score asks of a style, beside well-shaped photos. */
export interface SplitStyle {
  cut(whole: PhotoArea, splitter: Splitter): void
  /** How far areas should differ: the spread of their logarithms. */
  readonly spread: number
  /** Upright and level seams from edge to edge that belong to the idea. */
  readonly uprightSeams: number
  readonly levelSeams: number
}

const HALVES: Cutting = { shares: [0.5, 0.5, 0.4], evenness: 1, sway: 0.08 }
const GOLDEN: Cutting = { shares: [0.382, 0.382, 0.42], evenness: 0.25, sway: 0 }
const MILD: Cutting = { shares: [0.5, 0.4, 1 / 3], evenness: 0.8, sway: 0.03 }

const FEWEST_AROUND = 9
/** On a format so long, photos beside its long sides would be slivers. */
const LONG = 1.75

/** One photo far larger than the others: amid a pinwheel, from edge to edge or, with few others, in a corner. */
function hero(whole: PhotoArea, splitter: Splitter): void {
  const { random } = splitter
  const proportion = Math.max(whole.width / whole.height, whole.height / whole.width)
  const others = ((whole.count - 1) * LEAST_AREA * 1.1) / (whole.width * whole.height)
  let area = Math.min(0.5 * (4 / whole.count) ** 0.36, 1 - others)
  for (let attempt = 0; attempt < 5; attempt++, area *= 0.9) {
    const ratio = clamp(whole.width / whole.height, 0.7, 1.45) * (0.88 + random() * 0.24)
    const width = Math.sqrt((area * ratio * whole.height) / whole.width)
    const height = area / width
    const isAcross = Math.max(width, height) > 0.8 || proportion > LONG
    const parts = isAcross ? acrossHero(whole, area, splitter) : heroAmid(whole, width, height, splitter)
    if (parts === undefined) continue
    for (const part of parts) split(part, HALVES, splitter)
    return
  }
  split(whole, HALVES, splitter)
}

/** In the middle with the others all round it, which needs nine photos; in a corner where there is no room for them. */
function heroAmid(whole: PhotoArea, width: number, height: number, splitter: Splitter): PhotoArea[] | undefined {
  const around = whole.count >= FEWEST_AROUND ? aroundHero(whole, width, height, splitter) : undefined
  return around ?? besideHero(whole, width, height, splitter)
}

/** The hero takes the whole short side, with photos before and behind it. */
function acrossHero(whole: PhotoArea, area: number, splitter: Splitter): PhotoArea[] | undefined {
  const { random, least } = splitter
  const before = (1 - area) * pickOne([0.382, 0.5, 0.618], random)
  const counts = proportionalCounts(whole.count - 1, [before, 1 - area - before])
  if (counts === undefined) return undefined
  const isLong = whole.width > whole.height
  const place = (start: number, share: number, count: number): PhotoArea =>
    isLong
      ? { ...whole, x: whole.x + start * whole.width, width: share * whole.width, count }
      : { ...whole, y: whole.y + start * whole.height, height: share * whole.height, count }
  const parts = [
    place(0, before, counts[0] as number),
    place(before, area, 1),
    place(before + area, 1 - area - before, counts[1] as number),
  ]
  return parts.every((each) => hasRoom(each.width, each.height, each.count, least)) ? parts : undefined
}

function aroundHero(whole: PhotoArea, width: number, height: number, splitter: Splitter): PhotoArea[] | undefined {
  const left = (1 - width) / 2
  const top = (1 - height) / 2
  const hub = { left, right: left + width, top, bottom: top + height }
  return pinwheelOf(whole, hub, 1, splitter.random() < 0.5, splitter)
}

function besideHero(whole: PhotoArea, width: number, height: number, splitter: Splitter): PhotoArea[] | undefined {
  const { random, least } = splitter
  const isLeft = random() < 0.5
  const isTop = random() < 0.5
  const besideRunsThrough = random() < 0.5
  const beside = { width: 1 - width, height: besideRunsThrough ? 1 : height }
  const below = { width: besideRunsThrough ? width : 1, height: 1 - height }
  const counts = proportionalCounts(whole.count - 1, [beside.width * beside.height, below.width * below.height])
  if (counts === undefined) return undefined
  const place = (size: { width: number; height: number }, left: boolean, top: boolean, count: number): PhotoArea => ({
    x: whole.x + (left ? 0 : whole.width * (1 - size.width)),
    y: whole.y + (top ? 0 : whole.height * (1 - size.height)),
    width: whole.width * size.width,
    height: whole.height * size.height,
    count,
  })
  const parts = [
    place({ width, height }, isLeft, isTop, 1),
    place(beside, !isLeft, isTop, counts[0] as number),
    place(below, isLeft, !isTop, counts[1] as number),
  ]
  return parts.every((each) => hasRoom(each.width, each.height, each.count, least)) ? parts : undefined
}

const BAND_PATTERNS = [
  [3, 2],
  [2, 3],
  [2, 3, 2],
  [3, 2, 2],
  [2, 2, 3],
  [3, 2, 3],
] as const

/** Bands from edge to edge, unlike in height, each cut up for itself. */
function bands(areLevel: boolean, whole: PhotoArea, splitter: Splitter): void {
  const { random, least } = splitter
  const length = areLevel ? whole.height : whole.width
  const across = areLevel ? whole.width : whole.height
  const wanted = Math.sqrt((whole.count * length) / across) * 0.85
  for (let attempt = 0; attempt < 4; attempt++) {
    const many = Math.max(2, Math.round(wanted + random() - 0.5))
    const pattern = pickOne(BAND_PATTERNS, random)
    const turn = Math.floor(random() * pattern.length)
    const weights = Array.from({ length: many }, (_, band) => pattern[(band + turn) % pattern.length] as number)
    // Higher bands hold larger photos, so their share of photos lags behind their share of the area.
    const counts = proportionalCounts(
      whole.count,
      weights.map((weight) => weight ** 0.5),
    )
    if (counts === undefined) continue
    const sum = weights.reduce((total, weight) => total + weight, 0)
    let at = 0
    const parts = weights.map((weight, index): PhotoArea => {
      const size = (length * weight) / sum
      const start = at
      at += size
      const count = counts[index] as number
      return areLevel
        ? { x: whole.x, y: whole.y + start, width: whole.width, height: size, count }
        : { x: whole.x + start, y: whole.y, width: size, height: whole.height, count }
    })
    if (!parts.every((each) => hasRoom(each.width, each.height, each.count, least))) continue
    for (const part of parts) split(part, { ...MILD, first: areLevel ? 'upright' : 'level' }, splitter)
    return
  }
  split(whole, MILD, splitter)
}

/** By letter, from A to F. Saved collages hold the place in this list, so its order stays. */
export const SPLIT_STYLES: readonly SplitStyle[] = [
  { cut: (whole, splitter) => split(whole, HALVES, splitter), spread: 0.12, uprightSeams: 0.5, levelSeams: 0.5 },
  { cut: (whole, splitter) => split(whole, GOLDEN, splitter), spread: 0.55, uprightSeams: 0.5, levelSeams: 0.5 },
  { cut: hero, spread: 0.2, uprightSeams: 0.5, levelSeams: 0.5 },
  { cut: (whole, splitter) => bands(true, whole, splitter), spread: 0.25, uprightSeams: 0, levelSeams: 9 },
  { cut: (whole, splitter) => bands(false, whole, splitter), spread: 0.25, uprightSeams: 9, levelSeams: 0 },
  { cut: (whole, splitter) => weave(whole, MILD, splitter), spread: 0.2, uprightSeams: 0, levelSeams: 0 },
]
