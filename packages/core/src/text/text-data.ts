export const TEXT_ALIGNS = ['left', 'center', 'right'] as const
export const TEXT_VALIGNS = ['top', 'middle', 'bottom'] as const
export const TEXT_BACKGROUNDS = ['none', 'back1', 'back2'] as const

type TextAlign = (typeof TEXT_ALIGNS)[number]
type TextValign = (typeof TEXT_VALIGNS)[number]
export type TextBackground = (typeof TEXT_BACKGROUNDS)[number]

/** A text as the customer left it. Lengths in centimetres, the font size too. */
export interface TextData {
  readonly text: string
  /** #rrggbb */
  readonly color: string
  /** Whether the colour still follows what is under the text; false once the customer has chosen one. */
  readonly automaticColor: boolean
  readonly align: TextAlign
  readonly valign: TextValign
  readonly font: string
  readonly fontSize: number
  /** Font weight, such as `500`. */
  readonly weight: string
  /** The room between the bottom of a line and the top of the next, not between baselines. */
  readonly lineGap: number
  readonly padding: number
  readonly letterSpacing: number
  readonly caps: boolean
  readonly background: TextBackground
  /** Whether words may wrap; typed newlines always break lines. */
  readonly multipleLines: boolean
}

export const FONT_SIZES = [0.564, 0.706, 0.917, 1.693, 2.54, 3.387] as const

/**
 * Titles of large sheets have further sizes, in steps too small to look like jumps; 10.16 cm is three times the
 * largest.
 */
export const TITLE_FONT_SIZES = [...FONT_SIZES, 4.233, 5.08, 5.927, 6.773, 8.467, 10.16] as const
/**
 * For fonts and sizes that only templates choose: between 26, 48 and 72 points a long name would lose half of its size
 * at once.
 */
export const FINE_FONT_SIZES: readonly number[] = [...TITLE_FONT_SIZES, 1.129, 1.411, 2.117, 2.963].toSorted(
  (a, b) => a - b,
)

/** Words on a photo go up to the largest common size in as fine steps, since they are sized by eye. */
export const PHOTO_TEXT_SIZES = FINE_FONT_SIZES.filter((size) => size <= FONT_SIZES[5])

export const DEFAULT_LINE_GAP = 0.5

/** Title and subtitle; the subtitle differs by its box and so by its size alone. */
export const TITLE_DEFAULTS: TextData = {
  text: '',
  color: '#4d4d4f',
  automaticColor: true,
  align: 'center',
  valign: 'middle',
  font: 'Crimson Text',
  fontSize: 1.693,
  weight: '500',
  lineGap: DEFAULT_LINE_GAP,
  padding: 0,
  letterSpacing: 0,
  caps: true,
  background: 'none',
  multipleLines: false,
}

/** Text on a photo keeps a little off the photo's edge. */
export const PHOTO_TEXT_DEFAULTS: TextData = {
  text: '',
  color: '#000000',
  automaticColor: true,
  align: 'center',
  valign: 'bottom',
  font: 'Roboto',
  fontSize: 0.917,
  weight: '400',
  lineGap: DEFAULT_LINE_GAP,
  padding: 0.3,
  letterSpacing: 0,
  caps: false,
  background: 'none',
  multipleLines: true,
}
