import { clamp } from '../../geometry/index.ts'
import { type Lean, shapeCost } from './shape-cost.ts'
import { hasRoom, type LeastSize, safeCut } from './split-room.ts'

/** A rectangle that still has to hold `count` photos. */
export interface PhotoArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly count: number
}

/** How parts are cut: where along the side, and how far the smaller part keeps fewer photos than its area asks for. */
export interface Cutting {
  readonly shares: readonly number[]
  /** 1: photos follow the area, so all come out alike. Less: the larger part gets larger photos. */
  readonly evenness: number
  /** How far a cut may stray to either side, as a share, so that seams miss each other. */
  readonly sway: number
  /** Long parts are cut across this way first. */
  readonly first?: 'upright' | 'level'
}

export interface Splitter {
  readonly least: LeastSize
  readonly lean: Lean
  readonly random: () => number
  /** Finished parts, four numbers each. */
  readonly parts: number[]
}

const PROPOSALS = 4
/** Where all proposals are worse than this for each photo, plain even cuts are tried both ways. */
export const POOR = 0.5
const RESCUES = 2

export function pickOne<Value>(choices: readonly Value[], random: () => number): Value {
  return choices[Math.floor(random() * choices.length)] as Value
}

/** What shape the photos of a part will have, roughly: as in the grid that suits it best. */
export function outlook(width: number, height: number, count: number, lean: Lean): number {
  if (count === 1) return shapeCost(width, height, lean)
  const wanted = lean === 1 ? 1.25 : lean === -1 ? 0.8 : 1
  const columns = Math.sqrt((count * width) / (height * wanted))
  const few = clamp(Math.floor(columns), 1, count)
  const many = Math.min(count, few + 1)
  return (
    count *
    Math.min(
      shapeCost(width / few, (height * few) / count, lean),
      shapeCost(width / many, (height * many) / count, lean),
    )
  )
}

/** Cuts a part in two again and again until every photo has its own. */
export function split(part: PhotoArea, cutting: Cutting, splitter: Splitter): void {
  const { x, y, width, height, count } = part
  const { least, lean, random, parts } = splitter
  if (count === 1) {
    parts.push(x, y, width, height)
    return
  }
  let bestCost = Number.POSITIVE_INFINITY
  let upright = true
  let share = 0
  let first = 0
  for (let proposal = 0; proposal < PROPOSALS + RESCUES; proposal++) {
    const isRescue = proposal >= PROPOSALS
    if (isRescue && bestCost < POOR * count) break
    // The first look both ways; the others keep to the longer side.
    const acrossLonger = proposal === 0 || proposal > 2 || width > 1.6 * height || height > 1.6 * width
    let isUpright = acrossLonger === width > height
    if (isRescue) isUpright = proposal === PROPOSALS
    else if (cutting.first === 'upright' && width > 1.15 * height) isUpright = true
    else if (cutting.first === 'level' && height > 1.15 * width) isUpright = false
    let at = isRescue ? 0.5 : pickOne(cutting.shares, random)
    if (random() < 0.5) at = 1 - at
    const wanted = 0.5 + (at - 0.5) * cutting.evenness
    const some = clamp(Math.round(count * wanted), 1, count - 1)
    // Where photos cannot be shared out as asked, the cut moves with them, so that no photo is left with a crumb.
    const sway = isRescue ? 0 : cutting.sway * (random() < 0.5 ? 1 : -1)
    const cut = some / count + (at - wanted) + sway
    if (cut < 0.05 || cut > 0.95) continue
    const firstWidth = isUpright ? width * cut : width
    const firstHeight = isUpright ? height : height * cut
    const secondWidth = isUpright ? width - firstWidth : width
    const secondHeight = isUpright ? height : height - firstHeight
    const cost =
      outlook(firstWidth, firstHeight, some, lean) +
      outlook(secondWidth, secondHeight, count - some, lean) +
      random() * 0.1
    if (cost >= bestCost) continue
    if (!hasRoom(firstWidth, firstHeight, some, least)) continue
    if (!hasRoom(secondWidth, secondHeight, count - some, least)) continue
    bestCost = cost
    upright = isUpright
    share = cut
    first = some
  }
  if (first === 0) ({ upright, share, count: first } = safeCut(width, height, count, least))
  const firstWidth = upright ? width * share : width
  const firstHeight = upright ? height : height * share
  split({ x, y, width: firstWidth, height: firstHeight, count: first }, cutting, splitter)
  split(
    {
      x: upright ? x + firstWidth : x,
      y: upright ? y : y + firstHeight,
      width: upright ? width - firstWidth : width,
      height: upright ? height : height - firstHeight,
      count: count - first,
    },
    cutting,
    splitter,
  )
}
