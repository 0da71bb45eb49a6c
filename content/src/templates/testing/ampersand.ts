import type { TextData } from '@collagerie/core/text'
import { faceOf } from '@collagerie/painter'
import { createCanvas } from '@napi-rs/canvas'
import { factsOf } from '../kit/type-size.ts'

const REFERENCE_PX = 100
const ctx = createCanvas(1, 1).getContext('2d')

/** One that is much lower than a capital is taken for a small letter: "Amélie t Tom". */
export const LEAST_AMPERSAND = 0.85

/** How high a face draws its ampersand, in capitals. */
export function ampersandShare({ font, style }: Pick<TextData, 'font' | 'style'>): number {
  ctx.font = `${REFERENCE_PX}px "${faceOf(font, style).family}"`
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = ctx.measureText('&')
  return (actualBoundingBoxAscent + actualBoundingBoxDescent) / REFERENCE_PX / factsOf(font).cap
}
