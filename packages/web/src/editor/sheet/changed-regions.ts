import { type Rect, turnedBounds } from '@collagerie/core/geometry'
import type { Step } from '@collagerie/painter'

/** More than any antialiasing of an edge, in centimetres. */
const SPARE = 0.1

/**
 * The parts of the sheet, in centimetres, that look different after a change; undefined when it may be anything. Only
 * contents of slots are told apart: everything else changes rarely and is painted anew as a whole.
 */
export function changedRegions(before: readonly Step[], after: readonly Step[]): readonly Rect[] | undefined {
  if (before.length !== after.length) return undefined
  const regions: Rect[] = []
  for (const [index, next] of after.entries()) {
    const previous = before[index]
    if (previous === undefined) return undefined
    if (same(previous, next)) continue
    const old = reach(previous)
    const now = reach(next)
    if (!old || !now) return undefined
    regions.push(old, ...(same(old, now) ? [] : [now]))
  }
  return regions
}

function reach(step: Step): Rect | undefined {
  if (step.kind === 'photo' || step.kind === 'placeholder') {
    return grown(turnedBounds(step.box, step.box.rotation), SPARE)
  }
  // Letters may hang out of their box by about their own size.
  return step.kind === 'text' ? grown(turnedBounds(step.box, step.box.rotation), step.fontSize + SPARE) : undefined
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

/** Steps are plain data; drawings among them are shared, so they are the same object when they are the same. */
function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const entries = Object.entries(a)
  if (entries.length !== Object.keys(b).length) return false
  const other = new Map(Object.entries(b))
  return entries.every(([key, value]) => other.has(key) && same(value, other.get(key)))
}

/** Where a photo is seen: what to paint anew when its pixels arrive. */
export function regionsOfPhoto(steps: readonly Step[], photo: string): readonly Rect[] {
  return steps.flatMap((step) => {
    const region = step.kind === 'photo' && step.photo === photo ? reach(step) : undefined
    return region ? [region] : []
  })
}
