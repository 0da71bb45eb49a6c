import { inset, type Rect } from '../geometry/index.ts'

/** The glow round a card and the shadow it casts; both in cm, all else in shares. */
export interface CardLook {
  readonly glow: number
  readonly shadow: number
  /** How dark the shadow is at its darkest, from 0 to 1. */
  readonly shade: number
  /** How dark the line is where the card touches what it lies on, as wide as its glow, from 0 to 1. */
  readonly contact: number
  /** How far the shadow falls down, as a share of its width, and to the right, however the card lies. */
  readonly fall: number
  readonly drift?: number
}

interface CardFacts extends CardLook {
  readonly border: number
  /** The short side of a sheet, in cm, from which light and shadow grow with it even if the border does not. */
  readonly growsFrom?: number
}

interface PhotoBorderFacts {
  /** The part of a slot's box left for the photo; `width` is that of the border. */
  inside(box: Rect, width: number): Rect
  /** How far a card's light and shadow reach, in cm; a border without them is flat. */
  readonly card?: CardFacts
}

/** Every kind of white edge a photo may have, by its name in XML. */
const TABLE = {
  flat: { inside: inset },
  // Falling further, shadows of white cards on white would leave their upper edges unseen.
  modern: { inside: inset, card: { border: 0.4, glow: 0.15, shadow: 0.3, shade: 0.66, contact: 0.45, fall: 0.36 } },
  // A print that lies flat on the sheet: a soft shadow below it, and a fine line all round, by which white is told from
  // white on every side. A dark line would be a second frame, but without any the eye aligns the photos and not the
  // prints they stand in. The border is the same on every sheet, so it is the shadow that shows it on those seen from
  // further away.
  print: {
    inside: inset,
    card: { border: 0.55, glow: 0.12, shadow: 0.5, shade: 0.42, contact: 0.34, fall: 0.4, drift: 0.16, growsFrom: 40 },
  },
} as const satisfies Record<string, PhotoBorderFacts>

export type PhotoBorderType = keyof typeof TABLE

export const PHOTO_BORDER_TYPES = Object.keys(TABLE) as readonly PhotoBorderType[]

/** A border is flat by default. */
export function photoBorderFacts(type: PhotoBorderType = 'flat'): PhotoBorderFacts {
  return TABLE[type]
}
