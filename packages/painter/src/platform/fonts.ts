/** One font file. The family is an alias of its own, so no platform has to guess which weight is nearest. */
export interface FontFace {
  readonly font: string
  readonly weight: number
  readonly family: string
  /** Package and file the face comes from, and its name among the web assets. */
  readonly file: string
}

function face(font: string, slug: string, weight: number): FontFace {
  return { font, weight, family: `Collagerie ${font} ${weight}`, file: `${slug}-latin-${weight}-normal.woff2` }
}

/** The faces of the product. futura-pt is drawn with Jost, an open face in its spirit. */
export const FONT_FACES: readonly FontFace[] = [
  face('Montserrat', 'montserrat', 400),
  face('Montserrat', 'montserrat', 500),
  face('Montserrat', 'montserrat', 700),
  face('Nunito', 'nunito', 400),
  face('Nunito', 'nunito', 500),
  face('Nunito', 'nunito', 700),
  face('Crimson Text', 'crimson-text', 400),
  face('Crimson Text', 'crimson-text', 600),
  face('Crimson Text', 'crimson-text', 700),
  face('McLaren', 'mclaren', 400),
  face('Roboto', 'roboto', 400),
  face('Roboto', 'roboto', 500),
  face('Roboto', 'roboto', 700),
  face('Indie Flower', 'indie-flower', 400),
  face('Rasa', 'rasa', 400),
  face('Rasa', 'rasa', 500),
  face('Rasa', 'rasa', 700),
  face('futura-pt', 'jost', 400),
  face('futura-pt', 'jost', 500),
  face('futura-pt', 'jost', 700),
  face('Great Vibes', 'great-vibes', 400),
  face('Pinyon Script', 'pinyon-script', 400),
  face('Caveat', 'caveat', 500),
  face('Bodoni Moda', 'bodoni-moda', 400),
  face('Bodoni Moda', 'bodoni-moda', 600),
  face('Abril Fatface', 'abril-fatface', 400),
  face('Cinzel', 'cinzel', 400),
  face('Cinzel', 'cinzel', 600),
  face('Limelight', 'limelight', 400),
  face('Special Elite', 'special-elite', 400),
  face('Bebas Neue', 'bebas-neue', 400),
  face('Amatic SC', 'amatic-sc', 700),
  face('Fredoka', 'fredoka', 500),
  face('Josefin Sans', 'josefin-sans', 400),
]

const FALLBACK = face('Roboto', 'roboto', 400)

/** The face nearest to the asked weight: the same weight, else the next lighter one, else the lightest there is. */
export function faceOf(font: string, weight: string): FontFace {
  const faces = FONT_FACES.filter((each) => each.font.toLowerCase() === font.toLowerCase())
  const asked = Number.parseInt(weight, 10) || 400
  return faces.findLast((each) => each.weight <= asked) ?? faces[0] ?? FALLBACK
}
