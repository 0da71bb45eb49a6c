import { intersection, type Rect, turnedBounds } from '@collagerie/core/geometry'
import type { Step } from '@collagerie/painter'

/** More than any antialiasing of an edge, in centimetres. */
const SPARE = 0.1

/** No letter of a mark is wider, and none of its grounds higher, in pixels. */
const MARK = { letter: 12, padding: 24, height: 28 }

/**
 * The parts of the sheet, in centimetres, that look different after a change; undefined when it may be anything. Only
 * contents of slots are told apart: everything else changes rarely and is painted anew as a whole.
 */
export function changedRegions(
  before: readonly Step[],
  after: readonly Step[],
  pxPerCm: number,
): readonly Rect[] | undefined {
  const [old, now] = [groupsOf(before), groupsOf(after)]
  if (old.length !== now.length) return undefined
  const regions: Rect[] = []
  for (const [index, next] of now.entries()) {
    const previous = old[index]
    if (previous === undefined || slotOf(previous) !== slotOf(next)) return undefined
    if (same(previous, next)) continue
    const reaches = [...previous, ...next].map((step) => reach(step, pxPerCm))
    for (const [at, each] of reaches.entries()) {
      if (!each) return undefined
      if (!reaches.slice(0, at).some((other) => other && covers(other, each))) regions.push(each)
    }
  }
  return regions
}

/** What cannot be seen in a region is left out; all that has no bounds of its own stays. */
export function stepsWithin(steps: readonly Step[], region: Rect, pxPerCm: number): readonly Step[] {
  return steps.filter((step) => {
    const bounds = reach(step, pxPerCm)
    return !bounds || intersection(bounds, region) !== undefined
  })
}

/** Where a photo is seen: what to paint anew when its pixels arrive. */
export function regionsOfPhoto(steps: readonly Step[], photo: string): readonly Rect[] {
  return steps.flatMap((step) => {
    const region = step.kind === 'photo' && step.photo === photo ? reach(step, 1) : undefined
    return region ? [region] : []
  })
}

/** A slot's steps follow each other; whatever belongs to no slot stands alone. */
function groupsOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const groups: Step[][] = []
  for (const step of steps) {
    const last = groups.at(-1)
    if (last && 'slot' in step && slotOf(last) === step.slot) last.push(step)
    else groups.push([step])
  }
  return groups
}

function slotOf([first]: readonly Step[]): string | undefined {
  return first && 'slot' in first ? first.slot : undefined
}

function reach(step: Step, pxPerCm: number): Rect | undefined {
  switch (step.kind) {
    case 'photo':
    case 'placeholder':
      return grown(turnedBounds(step.box, step.box.rotation), SPARE)
    case 'text':
      // Letters may hang out of their box by about their own size.
      return grown(turnedBounds(step.box, step.box.rotation), step.fontSize + SPARE)
    case 'mark': {
      // A mark is as large on every sheet, and may be wider than its photo.
      const width = (step.label.length * MARK.letter + MARK.padding) / pxPerCm
      const height = MARK.height / pxPerCm
      return { x: step.at.x - width / 2, y: step.at.y - height / 2, width, height }
    }
    default:
      return undefined
  }
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

function covers(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

/** Steps are plain data; drawings among them are shared, so they are the same object when they are the same. */
function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => Object.hasOwn(b, key) && same(Reflect.get(a, key), Reflect.get(b, key)))
}
