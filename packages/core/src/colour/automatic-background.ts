import { type Colour, toHash } from './colour.ts'
import { DEFAULT_BORDER_COLOUR, WHITE } from './colour-defaults.ts'

export interface BackgroundQuestion {
  readonly isGenerated: boolean
  readonly design: string
  /** Whether the colour still follows the template; false once the customer has chosen one. */
  readonly automatic: boolean
  /** The colour of overlayshape1, in either form, where the template has that slot. */
  readonly overlayShapeColour?: string
}

/** Designs that bring a border of their own: photos with a white edge, or a shape on white. */
const BORDERED = new Set(['heart', 'number', 'numberyear', 'numberdate', 'pilealleven', 'pileonelarge', 'bordersplit'])

/** The background a template has by itself. */
export function automaticBackground({
  isGenerated,
  design,
  automatic,
  overlayShapeColour = WHITE,
}: BackgroundQuestion): Colour {
  if (!isGenerated || !automatic) return DEFAULT_BORDER_COLOUR
  return BORDERED.has(design) ? WHITE : toHash(overlayShapeColour, WHITE)
}
