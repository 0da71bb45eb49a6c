import type { Outline } from './outline.ts'

/** The digits 0 to 9 of each outline style, by `fontset`. */
export type DigitShapes = readonly (readonly Outline[])[]

// Safe to keep here: a process, page or worker serves one shop, so a second call sets the same shapes.
let shapes: DigitShapes | undefined

/** Sets the digit outlines of the shop's shapes file, before any number is laid out. */
export function setDigitShapes(read: DigitShapes): void {
  shapes = read
}

export function digitOutlines(): DigitShapes {
  if (!shapes) throw new Error('the shapes of the digits were not read')
  return shapes
}
