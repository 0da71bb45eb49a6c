import type { PhotoContent } from '../photo/index.ts'

const SHARPNESS_SHARE = 0.6

/** How good a shot is in itself, from 0 to 1: sharp, and neither too dark nor too light. */
export function meritOf({ sharpness, exposure }: PhotoContent): number {
  return SHARPNESS_SHARE * sharpness + (1 - SHARPNESS_SHARE) * exposure
}
