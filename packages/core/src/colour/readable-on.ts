import { type Colour, toHash } from './colour.ts'
import { WHITE } from './colour-defaults.ts'
import { contrast, READABLE } from './contrast.ts'

const BLACK: Colour = '#000000'

/** The wanted colour if it is readable on the ground, otherwise black or white: one of them always is. */
export function readableOn(ground: string, wanted: string): Colour {
  if (contrast(wanted, ground) >= READABLE) return toHash(wanted)
  return contrast(BLACK, ground) >= contrast(WHITE, ground) ? BLACK : WHITE
}
