import type { TextData } from '@collagerie/core/text'
import { faceOf } from '@collagerie/painter'
import { createCanvas } from '@napi-rs/canvas'

const REFERENCE_PX = 100
const ctx = createCanvas(1, 1).getContext('2d')

/** How far the drawn letters of a text reach from where it begins on its baseline, in type of size 1. */
export function faceInk({ font, weight }: Pick<TextData, 'font' | 'weight'>, text: string) {
  ctx.font = `${REFERENCE_PX}px "${faceOf(font, weight).family}"`
  const ink = ctx.measureText(text)
  return {
    before: Math.max(0, ink.actualBoundingBoxLeft) / REFERENCE_PX,
    after: Math.max(0, ink.actualBoundingBoxRight - ink.width) / REFERENCE_PX,
    above: ink.actualBoundingBoxAscent / REFERENCE_PX,
    below: ink.actualBoundingBoxDescent / REFERENCE_PX,
  }
}
