import { clamp, type Size } from '../geometry/index.ts'
import type { Pile } from './pile-order.ts'

/** How loosely a pile lies, in cells. */
interface Looseness {
  /** How far seams stray. */
  readonly stray: number
  /** How far neighbours may lie over each other. */
  readonly overlap: number
  /** How much further a card may then be drawn over others. */
  readonly further: number
}

/** Where cells are long: a looser card would show as a slit there. */
const TIGHT: Looseness = { stray: 0.09, overlap: 0.28, further: 0.12 }
/** What cells that are nearly square add to that. */
const MORE: Looseness = { stray: 0.06, overlap: 0.16, further: 0.08 }
/** The large card already hides enough of the ring round it. */
const ROUND_LARGE: Looseness = { ...TIGHT, stray: 0.06, further: 0.06 }

export function pileLooseness({ hero }: Pile, cell: Size): Looseness {
  if (hero) return ROUND_LARGE
  const share = squareness(cell)
  return {
    stray: TIGHT.stray + MORE.stray * share,
    overlap: TIGHT.overlap + MORE.overlap * share,
    further: TIGHT.further + MORE.further * share,
  }
}

/** 1 for nearly square cells, 0 for those twice as long as wide. */
function squareness({ width, height }: Size): number {
  const ratio = Math.min(width / height, height / width)
  return clamp((ratio - 0.5) / 0.3, 0, 1)
}
