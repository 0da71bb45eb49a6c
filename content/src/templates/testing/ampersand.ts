import type { TextData } from '@collagerie/core/text'
import { factsOf } from '../kit/type-size.ts'
import { faceInk } from './face-ink.ts'

/** One that is much lower than a capital is taken for a small letter: "Amélie t Tom". */
export const LEAST_AMPERSAND = 0.85

/** How high a face draws its ampersand, in capitals. */
export function ampersandShare(look: Pick<TextData, 'font' | 'weight'>): number {
  const { above, below } = faceInk(look, '&')
  return (above + below) / factsOf(look.font).cap
}
