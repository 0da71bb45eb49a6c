import type { Size } from '@collagerie/core/geometry'

interface FaceFacts {
  /** Height of a line, and width of a name of twelve letters as written and in capitals; all for type of size 1. */
  readonly line: number
  readonly name: number
  readonly capitals: number
}

const facts = (line: number, name: number, capitals = name): FaceFacts => ({ line, name, capitals })

/** A test measures them. */
export const FACE_FACTS: Readonly<Record<string, FaceFacts>> = {
  'Abril Fatface': facts(1.35, 6.5, 7.2),
  'Amatic SC': facts(1.26, 4.05),
  'Bebas Neue': facts(1.2, 4.25),
  'Bodoni Moda': facts(1.53, 6.85, 7.7),
  Caveat: facts(1.26, 4.45, 5.85),
  Cinzel: facts(1.35, 7.1, 7.55),
  'Crimson Text': facts(1.3, 6.2, 7),
  Fredoka: facts(1.21, 6.25, 6.9),
  'futura-pt': facts(1.45, 6.5, 7.3),
  'Great Vibes': facts(1.25, 4.9),
  'Josefin Sans': facts(1, 6.3, 7.6),
  Limelight: facts(1.22, 7.25),
  McLaren: facts(1.44, 6.45, 7.45),
  Montserrat: facts(1.22, 7.25, 7.7),
  Nunito: facts(1.37, 6.55, 7.2),
  'Pinyon Script': facts(1.25, 5.5),
  'Special Elite': facts(1, 6.5, 6.8),
}

export interface Lettering {
  readonly font: string
  readonly caps: boolean
  /** Space between letters, as a share of the type's size. */
  readonly tracking: number
  /** How many letters are to fill the box, where it is not a name. */
  readonly letters?: number
}

/** Letters of a name that every size is measured by. */
const LETTERS = 12
const AIR = 0.97

/**
 * The size in which a name of common length fills its box: by the height of a line or by its width. It depends on the box
 * alone, so type is the same share of every sheet and grows with it. Nothing as large fits on two lines.
 */
export function typeSizeIn(box: Size, { font, caps, tracking, letters = LETTERS }: Lettering): number {
  const face = FACE_FACTS[font]
  if (!face) throw new Error(`no facts about the face ${font}`)
  const width = ((caps ? face.capitals : face.name) / LETTERS) * letters + (letters - 1) * tracking
  const size = Math.min((box.height * AIR) / face.line, (box.width * AIR) / width)
  return Math.round(size * 1000) / 1000
}
