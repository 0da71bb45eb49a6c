import { type InkLight, readInkLight } from './ink-light.ts'
import { PIXEL_BYTES } from './pixel-bytes.ts'

/** Converts pixels of four inks to RGBA, in place. */
export type InkTurner = (bytes: Uint8Array | Uint8ClampedArray) => void

/**
 * Converts printing inks as Chromium shows them: black dims the light that the other three leave, and the photo's
 * profile, if it has one that is not broken, converts the result. Undefined if the profile cannot be read here and the
 * caller has to convert in another way.
 */
export function inkTurner(profile: Uint8Array | undefined): InkTurner | undefined {
  const light = profile ? readInkLight(profile) : 'broken'
  if (light === 'broken') return mixBlack
  if (light === 'newer') return undefined
  let table: Float32Array | undefined
  return (bytes) => {
    table ??= lightTable(light)
    mixBlack(bytes)
    lookUp(bytes, table)
  }
}

/** The remaining light: each ink absorbs its share, and black absorbs all three colours. */
function mixBlack(bytes: Uint8Array | Uint8ClampedArray): void {
  for (let at = 0; at < bytes.length; at += PIXEL_BYTES) {
    const light = 255 - (bytes[at + 3] as number)
    bytes[at] = Math.round(((255 - (bytes[at] as number)) * light) / 255)
    bytes[at + 1] = Math.round(((255 - (bytes[at + 1] as number)) * light) / 255)
    bytes[at + 2] = Math.round(((255 - (bytes[at + 2] as number)) * light) / 255)
    bytes[at + 3] = 255
  }
}

/** Steps of each ink in the table; between them colours change evenly. */
const STEPS = 33
const ROW = STEPS * 3
const PLANE = STEPS * ROW

/** Colours by what three inks leave of the light. */
function lightTable(light: InkLight): Float32Array {
  const table = new Float32Array(STEPS * PLANE)
  const ink = (step: number) => 1 - step / (STEPS - 1)
  let at = 0
  for (let cyan = 0; cyan < STEPS; cyan++)
    for (let magenta = 0; magenta < STEPS; magenta++)
      for (let yellow = 0; yellow < STEPS; yellow++)
        for (const value of light(ink(cyan), ink(magenta), ink(yellow))) table[at++] = value * 255
  return table
}

function lookUp(bytes: Uint8Array | Uint8ClampedArray, table: Float32Array): void {
  for (let at = 0; at < bytes.length; at += PIXEL_BYTES) {
    const x = ((bytes[at] as number) * (STEPS - 1)) / 255
    const y = ((bytes[at + 1] as number) * (STEPS - 1)) / 255
    const z = ((bytes[at + 2] as number) * (STEPS - 1)) / 255
    const [left, top, front] = [Math.min(STEPS - 2, x | 0), Math.min(STEPS - 2, y | 0), Math.min(STEPS - 2, z | 0)]
    const [across, down, back] = [x - left, y - top, z - front]
    for (let colour = 0; colour < 3; colour++) {
      const from = left * PLANE + top * ROW + front * 3 + colour
      const near = between(table, from, ROW, down, across)
      const far = between(table, from + 3, ROW, down, across)
      bytes[at + colour] = Math.round(near + (far - near) * back)
    }
  }
}

function between(table: Float32Array, from: number, row: number, down: number, across: number): number {
  const [a, b] = [table[from] as number, table[from + row] as number]
  const [c, d] = [table[from + PLANE] as number, table[from + PLANE + row] as number]
  const [left, right] = [a + (b - a) * down, c + (d - c) * down]
  return left + (right - left) * across
}
