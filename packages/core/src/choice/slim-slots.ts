import { photoSlots } from '../collage/index.ts'
import { areDigits } from '../placement/index.ts'
import type { Template } from '../template/index.ts'

/** A slot slimmer than this suits no photo. */
const SLIMMEST = 1 / 3
/** A slot this slim may stand among others, but a sheet of them looks like a fence, unless it shows digits. */
const SLIM = 1 / 2

export function hasSlimSlots(template: Template): boolean {
  const shapes = photoSlots(template).map(({ box: { width, height } }) => Math.min(width / height, height / width))
  const isFence = !areDigits(template) && shapes.filter((shape) => shape < SLIM).length * 2 > shapes.length
  return isFence || shapes.some((shape) => shape < SLIMMEST)
}
