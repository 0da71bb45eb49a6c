import type { Size } from '@collagerie/core/geometry'

interface FaceFacts {
  /** A line above and below its baseline, and a capital above it; all for type of size 1. */
  readonly ascent: number
  readonly descent: number
  readonly cap: number
  /** Width of a name of twelve letters, as written and in capitals. */
  readonly name: number
  readonly capitals: number
}

type Vertical = readonly [ascent: number, descent: number, cap: number]

const facts = ([ascent, descent, cap]: Vertical, name: number, capitals = name): FaceFacts => ({
  ascent,
  descent,
  cap,
  name,
  capitals,
})

/** A test measures them. */
export const FACE_FACTS: Readonly<Record<string, FaceFacts>> = {
  'Abril Fatface': facts([1.06, 0.29, 0.71], 6.5, 7.2),
  'Amatic SC': facts([1.015, 0.245, 0.77], 4.05),
  'Bebas Neue': facts([0.9, 0.3, 0.7], 4.25),
  'Bodoni Moda': facts([1.125, 0.4, 0.75], 6.85, 7.7),
  Caveat: facts([0.96, 0.3, 0.69], 4.45, 5.85),
  Cinzel: facts([0.975, 0.37, 0.71], 7.1, 7.55),
  'Crimson Text': facts([0.95, 0.35, 0.65], 6.2, 7),
  Fredoka: facts([0.975, 0.235, 0.69], 6.25, 6.9),
  'futura-pt': facts([1.07, 0.375, 0.71], 6.5, 7.3),
  'Great Vibes': facts([0.85, 0.4, 0.79], 4.9),
  'Josefin Sans': facts([0.75, 0.25, 0.73], 6.3, 7.6),
  Limelight: facts([0.91, 0.305, 0.7], 7.25),
  McLaren: facts([1.08, 0.355, 0.7], 6.45, 7.45),
  Montserrat: facts([0.97, 0.25, 0.7], 7.25, 7.7),
  Nunito: facts([1.01, 0.355, 0.72], 6.55, 7.2),
  'Pinyon Script': facts([0.865, 0.385, 0.7], 5.5),
  'Special Elite': facts([0.705, 0.295, 0.7], 6.5, 6.8),
}

export function factsOf(font: string): FaceFacts {
  const face = FACE_FACTS[font]
  if (!face) throw new Error(`no facts about the face ${font}`)
  return face
}

export interface Lettering {
  readonly font: string
  readonly caps: boolean
  /** Space between letters, as a share of the type's size. */
  readonly tracking: number
  /** How many letters are to fill the box, if it is not a name. */
  readonly letters?: number
}

/** Letters of a name that every size is measured by. */
const LETTERS = 12
const AIR = 0.97

/**
 * The size in which a name of common length fills its box: by the height of a line or by its width. It depends on the
 * box alone, so type is the same share of every sheet and grows with it. Nothing as large fits on two lines.
 */
export function typeSizeIn(box: Size, lettering: Lettering): number {
  const { ascent, descent } = factsOf(lettering.font)
  const size = Math.min((box.height * AIR) / (ascent + descent), (box.width * AIR) / widthOf(lettering))
  return Math.round(size * 1000) / 1000
}

/** How wide a name is, in type of size 1. */
export function widthOf({ font, caps, tracking, letters = LETTERS }: Lettering): number {
  const { name, capitals } = factsOf(font)
  return ((caps ? capitals : name) / LETTERS) * letters + (letters - 1) * tracking
}
