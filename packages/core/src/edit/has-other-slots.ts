import { photoSlots } from '../collage/index.ts'
import type { Template } from '../template/index.ts'

/** Shapes are compared in logarithms; smaller differences cut no photo visibly. */
const UNSEEN_SHAPE = 0.1

/** Whether a sheet has other slots than before: more or fewer, or of another shape. */
export function hasOtherSlots(before: Template, after: Template): boolean {
  const [was, is] = [photoSlots(before), photoSlots(after)]
  if (was.length !== is.length) return true
  return is.some(({ slot, box }, index) => {
    const old = was[index]
    if (old?.slot !== slot) return true
    return Math.abs(Math.log((box.width / box.height) * (old.box.height / old.box.width))) > UNSEEN_SHAPE
  })
}
