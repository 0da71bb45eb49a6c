import { centreOf, type Rect } from '../geometry/index.ts'
import type { Template } from '../template/index.ts'
import { photoSlots } from './slots.ts'

export type Direction = 'left' | 'right' | 'up' | 'down'

/** Sideways distance counts more than distance ahead: an arrow stays in its row while there is one. */
const ASIDE = 3
const NOISE = 1e-6

/** Where an arrow key leads from a slot: the nearest one on that side, or undefined at the edge. */
export function neighbourSlot(template: Template, from: string, direction: Direction): string | undefined {
  const slots = photoSlots(template)
  const start = slots.find(({ slot }) => slot === from)
  if (!start) return undefined
  let nearest: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { slot, outer } of slots) {
    const cost = costBetween(start.outer, outer, direction)
    if (cost < least - NOISE) {
      least = cost
      nearest = slot
    }
  }
  return nearest
}

function costBetween(from: Rect, to: Rect, direction: Direction): number {
  const [a, b] = [centreOf(from), centreOf(to)]
  const isHorizontal = direction === 'left' || direction === 'right'
  const sign = direction === 'left' || direction === 'up' ? -1 : 1
  const ahead = sign * (isHorizontal ? b.x - a.x : b.y - a.y)
  if (ahead <= NOISE) return Number.POSITIVE_INFINITY
  const [start, length, otherStart, otherLength] = isHorizontal
    ? [from.y, from.height, to.y, to.height]
    : [from.x, from.width, to.x, to.width]
  const shared = Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart)
  const gap = Math.max(0, -shared)
  // A slot more to the side than ahead belongs to another arrow.
  if (gap > ahead) return Number.POSITIVE_INFINITY
  const offset = Math.abs(isHorizontal ? b.y - a.y : b.x - a.x)
  // Cards and cells slightly overlap their neighbours' rows; the one that faces more of the slot comes first.
  const unshared = Math.min(length, otherLength) - Math.max(0, shared)
  return ahead + ASIDE * gap + offset / 2 + unshared
}
