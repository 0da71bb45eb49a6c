import { sameData } from '@collagerie/core/edit'
import { covers, intersection, type Rect } from '@collagerie/core/geometry'
import { boundsOf, type PaintStep } from '@collagerie/painter'

/**
 * The parts of the sheet, in centimetres, that look different after a change; undefined if it may be anything. Only the
 * contents of slots are told apart: everything else changes rarely and is painted anew as a whole.
 */
export function changedRegions(
  before: readonly PaintStep[],
  after: readonly PaintStep[],
  pxPerCm: number,
): readonly Rect[] | undefined {
  const [old, now] = [groupsOf(before), groupsOf(after)]
  if (old.length !== now.length) return undefined
  const regions: Rect[] = []
  for (const [index, next] of now.entries()) {
    const previous = old[index]
    if (previous === undefined || slotOf(previous) !== slotOf(next)) return undefined
    if (sameData(previous, next)) continue
    if (slotOf(next) === undefined) return undefined
    const bounds = [...previous, ...next].flatMap((step) => boundsOf(step, pxPerCm) ?? [])
    regions.push(...bounds.filter((each, at) => !bounds.slice(0, at).some((other) => covers(other, each))))
  }
  return regions
}

/** Leaves out steps that are invisible in a region; steps without bounds stay. */
export function stepsWithin(steps: readonly PaintStep[], region: Rect, pxPerCm: number): readonly PaintStep[] {
  return steps.filter((step) => {
    const bounds = boundsOf(step, pxPerCm)
    return !bounds || intersection(bounds, region) !== undefined
  })
}

/** Where a photo is visible: what to paint again when its pixels arrive. */
export function regionsOfPhoto(steps: readonly PaintStep[], photo: string, pxPerCm: number): readonly Rect[] {
  return steps
    .filter((step) => step.kind === 'photo' && step.photo === photo)
    .flatMap((step) => boundsOf(step, pxPerCm) ?? [])
}

/** A slot's steps follow each other; a step without a slot stands alone. */
function groupsOf(steps: readonly PaintStep[]): readonly (readonly PaintStep[])[] {
  const groups: PaintStep[][] = []
  for (const step of steps) {
    const last = groups.at(-1)
    if (last && 'slot' in step && slotOf(last) === step.slot) last.push(step)
    else groups.push([step])
  }
  return groups
}

function slotOf([first]: readonly PaintStep[]): string | undefined {
  return first && 'slot' in first ? first.slot : undefined
}
