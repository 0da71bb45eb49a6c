import type { Rect } from '../geometry/index.ts'

/** A slot of a preview, its picture, and whether the picture may move. */
export interface FilledSlot<Picture> {
  readonly box: Rect
  readonly picture: Picture
  readonly isFree: boolean
}

interface Weighed {
  readonly width: number
  readonly height: number
  /** Dark, or without colour: two side by side look like a hole in the sheet. */
  readonly isHeavy?: boolean | undefined
}

/** How much worse two pictures may fit their slots to separate one pair of heavy neighbours. */
const PAIR_COST = 0.45
/** Boxes closer than this share of their sides are neighbours. */
const BESIDE = 0.25
const ROUNDS = 4

/** Swaps pictures until no swap separates heavy neighbours at a fair cost; the set of pictures stays the same. */
export function spreadHeavy<Picture extends Weighed>(slots: readonly FilledSlot<Picture>[]): readonly Picture[] {
  const pictures = slots.map(({ picture }) => picture)
  const neighbours = slots.map(({ box }, at) =>
    slots.flatMap((other, index) => (index !== at && isBeside(box, other.box) ? [index] : [])),
  )
  const isHeavy = (at: number) => pictures[at]?.isHeavy === true
  const costAt = (at: number) => {
    const [slot, picture] = [slots[at], pictures[at]]
    if (!slot || !picture) return 0
    const beside = isHeavy(at) ? (neighbours[at] ?? []).filter(isHeavy).length : 0
    return misfit(picture, slot.box) + PAIR_COST * beside
  }
  const swap = (a: number, b: number) => {
    const [one, other] = [pictures[a], pictures[b]]
    if (one && other) [pictures[a], pictures[b]] = [other, one]
  }
  for (let round = 0; round < ROUNDS; round++) {
    let hasMoved = false
    for (let a = 0; a < slots.length; a++) {
      if (!slots[a]?.isFree || !isHeavy(a) || !neighbours[a]?.some(isHeavy)) continue
      let [best, gain] = [-1, 1e-9]
      for (let b = 0; b < slots.length; b++) {
        if (!slots[b]?.isFree || isHeavy(b)) continue
        const before = costAt(a) + costAt(b)
        swap(a, b)
        const won = before - costAt(a) - costAt(b)
        swap(a, b)
        if (won > gain) [best, gain] = [b, won]
      }
      if (best < 0) continue
      swap(a, best)
      hasMoved = true
    }
    if (!hasMoved) break
  }
  return pictures
}

function isBeside(a: Rect, b: Rect): boolean {
  const across = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width)
  const down = Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height)
  const reach = BESIDE * Math.min(a.width, a.height, b.width, b.height)
  // Boxes that only touch at a corner are not neighbours: the eye follows edges.
  return (across < reach && down < -reach) || (down < reach && across < -reach)
}

function misfit(picture: Weighed, slot: Rect): number {
  return Math.abs(Math.log((picture.width * slot.height) / (picture.height * slot.width)))
}
