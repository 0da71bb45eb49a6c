import { photoSlots } from '../collage/index.ts'
import type { Template } from '../template/index.ts'

/** A slot slimmer than this suits no photo. */
const SLIMMEST = 1 / 3

export function hasSlimSlots(template: Template): boolean {
  return photoSlots(template).some(({ box: { width, height } }) => Math.min(width / height, height / width) < SLIMMEST)
}
