import { overlaps, type Rect, union } from '../geometry/index.ts'
import { LEAST_SHARE } from './cut-band.ts'
import { type Outline, outlineEdgesIn } from './outline.ts'
import { areaWithin, type Edges } from './outline-edges.ts'
import type { Slot } from './without-specks.ts'

/** One division of an outline into photo boxes, and how small its smallest are. */
export interface OutlineCut {
  readonly photos: readonly Rect[]
  readonly leastVisible: number
  readonly leastSide: number
}

/** A cut, and all that follow by joining two neighbours at a time, the smallest first. */
export function joinedCuts(outline: Outline, photos: readonly Rect[]): OutlineCut[] {
  const edges = outlineEdgesIn(outline, { x: 0, y: 0, width: outline.width, height: outline.height })
  const cuts: OutlineCut[] = []
  let slots: readonly Slot[] | undefined = photos.map((photo) => slotOf(photo, edges))
  for (; slots; slots = withTwoJoined(slots, edges)) cuts.push(cutOf(slots))
  return cuts
}

function slotOf(photo: Rect, edges: Edges): Slot {
  return { photo, visible: areaWithin(edges, photo) }
}

function cutOf(slots: readonly Slot[]): OutlineCut {
  return {
    photos: slots.map(({ photo }) => photo),
    leastVisible: Math.min(...slots.map(({ visible }) => visible)),
    leastSide: Math.min(...slots.map(({ photo }) => Math.min(photo.width, photo.height))),
  }
}

/** Joins the smallest slot with the neighbour that makes the best photo. */
function withTwoJoined(slots: readonly Slot[], edges: Edges): readonly Slot[] | undefined {
  for (const small of slots.toSorted((a, b) => a.visible - b.visible)) {
    let best: { readonly slot: Slot; readonly taken: Slot; readonly worth: number } | undefined
    for (const taken of slots) {
      if (taken === small) continue
      const slot = slotOf(union([small.photo, taken.photo]), edges)
      const { width, height } = slot.photo
      const share = slot.visible / (width * height)
      const isFree = slots.every((other) => other === small || other === taken || !overlaps(other.photo, slot.photo))
      if (!isFree || share < LEAST_SHARE) continue
      const worth = share / (slot.visible * Math.max(width / height, height / width))
      if (!best || worth > best.worth) best = { slot, taken, worth }
    }
    if (best) {
      const { slot, taken } = best
      return [...slots.filter((other) => other !== small && other !== taken), slot]
    }
  }
  return undefined
}
