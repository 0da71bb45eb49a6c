import type { ColourMatrix } from './colour-matrix.ts'

const FRACTION_BITS = 16
const ONE = 1 << FRACTION_BITS

/**
 * Applies a matrix to RGBA bytes in place; alpha stays, since no effect changes it. Integers only: every engine gives
 * the same bytes, and faster than with floats. The weights of a row may add up to 100 before 32 bits overflow.
 */
export function applyMatrix(pixels: Uint8ClampedArray, matrix: ColourMatrix): void {
  // Shifting truncates; half a step in the constant makes it round.
  const fixed = Int32Array.from(matrix, (value, index) => Math.round(value * ONE) + (index % 5 === 4 ? ONE / 2 : 0))
  const [rr = ONE, rg = 0, rb = 0, , r1 = 0, gr = 0, gg = ONE, gb = 0, , g1 = 0, br = 0, bg = 0, bb = ONE, , b1 = 0] =
    fixed
  const end = pixels.length - (pixels.length % 4)
  for (let at = 0; at < end; at += 4) {
    const r = pixels[at] as number
    const g = pixels[at + 1] as number
    const b = pixels[at + 2] as number
    pixels[at] = (Math.imul(rr, r) + Math.imul(rg, g) + Math.imul(rb, b) + r1) >> FRACTION_BITS
    pixels[at + 1] = (Math.imul(gr, r) + Math.imul(gg, g) + Math.imul(gb, b) + g1) >> FRACTION_BITS
    pixels[at + 2] = (Math.imul(br, r) + Math.imul(bg, g) + Math.imul(bb, b) + b1) >> FRACTION_BITS
  }
}
