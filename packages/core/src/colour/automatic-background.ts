import { type Colour, toHash } from './colour.ts'
import { DEFAULT_BORDER_COLOUR, WHITE } from './colour-defaults.ts'

export interface BackgroundQuestion {
  readonly isGenerated: boolean
  /** Whether photos have a white edge, or a shape lies on white. */
  readonly hasOwnBorder: boolean
  /** Whether the colour still follows the template; false once the customer has chosen one. */
  readonly automatic: boolean
  /** The colour of overlayshape1, in either form, if the template has that slot. */
  readonly overlayShapeColour?: string
}

/**
 * The background of a design while it is automatic: white, or the colour of its overlay shape. Otherwise the default.
 */
export function automaticBackground({
  isGenerated,
  hasOwnBorder,
  automatic,
  overlayShapeColour = WHITE,
}: BackgroundQuestion): Colour {
  if (!isGenerated || !automatic) return DEFAULT_BORDER_COLOUR
  return hasOwnBorder ? WHITE : toHash(overlayShapeColour, WHITE)
}
