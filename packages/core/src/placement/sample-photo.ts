import type { Rect, Size } from '../geometry/index.ts'

/** A picture that fills slots of previews. */
export interface SamplePhoto extends Size {
  readonly id: string
  /** Good enough for the largest slot, where it is looked at alone. */
  readonly isHero?: boolean | undefined
  /** Dark, or black and white: no two such pictures stand side by side. */
  readonly isHeavy?: boolean | undefined
  /** Black and white: a hole in the sheet beside another one or beside a hero. */
  readonly isGrey?: boolean | undefined
  /** Nearly white in good part: on white paper its edge is lost. */
  readonly isPale?: boolean | undefined
  /** Its dominant hue in degrees, if it has one. */
  readonly hue?: number | undefined
  /** What must be seen whole, in shares of the picture; missing for pictures that may be cut anywhere. */
  readonly subject?: Rect | undefined
  /** Names of the templates whose occasion the picture suits. */
  readonly suits?: readonly string[] | undefined
}
