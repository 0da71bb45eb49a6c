import { photoSlots } from '../collage/index.ts'
import type { Template } from '../template/index.ts'
import { TEXT_CONTROL } from '../text/index.ts'

/** Shapes are compared in logarithms; smaller differences cut no photo visibly. */
const UNSEEN_SHAPE = 0.1

/**
 * Whether a sheet has other slots than before: more or fewer, or of another shape. Room for a title squeezes the slots
 * of a grid all alike: it is still the layout that the customer has arranged. A heart is cut anew for the room that is
 * left.
 */
export function hasOtherSlots(before: Template, after: Template): boolean {
  const [was, is] = [photoSlots(before), photoSlots(after)]
  if (was.length !== is.length) return true
  if (differInTextOnly(before, after)) return false
  return is.some(({ slot, box }, index) => {
    const old = was[index]
    if (old?.slot !== slot) return true
    return Math.abs(Math.log((box.width / box.height) * (old.box.height / old.box.width))) > UNSEEN_SHAPE
  })
}

function differInTextOnly(before: Template, after: Template): boolean {
  const [was, is] = [before.generator, after.generator]
  if (!was || !is || before.design !== after.design) return false
  if (before.format.width !== after.format.width || before.format.height !== after.format.height) return false
  const keys = new Set([...Object.keys(was), ...Object.keys(is)])
  return [...keys].every((key) => key === TEXT_CONTROL || was[key] === is[key])
}
