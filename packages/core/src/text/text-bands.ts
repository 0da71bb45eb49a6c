import type { Format } from '../format/index.ts'
import { inset, type Rect } from '../geometry/index.ts'
import { TEXT_MODE, type TextMode } from './text-mode.ts'

/** Where a text stands, and how large its letters are, in cm. */
export interface TextBox extends Rect {
  readonly fontSize: number
}

/** The bands of a text mode, and the rest for photos. */
export interface TextBands {
  readonly photoArea: Rect
  readonly title?: TextBox
  readonly subtitle?: TextBox
}

interface BandSpec {
  readonly side: 'top' | 'bottom'
  /** Letter sizes as shares of the format's short side, so that a caption looks the same on every sheet. */
  readonly title: number
  readonly subtitle?: number
  /** Under digits, which need the height of a squarish sheet, the title is smaller. */
  readonly isUnderDigits?: boolean
}

// Capitals are about five eighths of their size: 4 % of the short side for the smallest title, 2.3 % for a subtitle.
const SMALL_TITLE = { title: 0.066 }
const TITLE = { title: 0.074 }
const TITLE_AND_SUBTITLE = { title: 0.074, subtitle: 0.037 }
const LARGE_TITLE = { title: 0.1, isUnderDigits: true }
const LARGE_AND_SUBTITLE = { title: 0.1, subtitle: 0.046, isUnderDigits: true }

const BANDS: Record<TextMode, BandSpec | undefined> = {
  [TEXT_MODE.none]: undefined,
  [TEXT_MODE.bottomSmall]: { side: 'bottom', ...SMALL_TITLE },
  [TEXT_MODE.bottom]: { side: 'bottom', ...TITLE },
  [TEXT_MODE.bottomSub]: { side: 'bottom', ...TITLE_AND_SUBTITLE },
  [TEXT_MODE.topSmall]: { side: 'top', ...SMALL_TITLE },
  [TEXT_MODE.top]: { side: 'top', ...TITLE },
  [TEXT_MODE.topSub]: { side: 'top', ...TITLE_AND_SUBTITLE },
  [TEXT_MODE.heartNone]: undefined,
  [TEXT_MODE.heartBottom]: { side: 'bottom', ...TITLE },
  [TEXT_MODE.heartBottomSub]: { side: 'bottom', ...TITLE_AND_SUBTITLE },
  [TEXT_MODE.numberNone]: undefined,
  [TEXT_MODE.numberBottom]: { side: 'bottom', ...TITLE },
  [TEXT_MODE.numberBottomSub]: { side: 'bottom', ...TITLE_AND_SUBTITLE },
  [TEXT_MODE.numberBottomLarge]: { side: 'bottom', ...LARGE_TITLE },
  [TEXT_MODE.numberBottomSubLarge]: { side: 'bottom', ...LARGE_AND_SUBTITLE },
}

/** The line height of the tallest title font, in letter sizes. */
const LINE = 1.42

/**
 * From 2:3 on letters under digits follow the short side. On squarer sheets digits stand in two narrow lines, and a
 * title would be wider than they are: there it is drawn in, on a square to this share.
 */
const OF_SQUARE = 0.77
const LONG = 1.5

function sizeOn({ width, height }: Format, share: number, isUnderDigits = false): number {
  const short = Math.min(width, height)
  const long = Math.min(LONG, Math.max(width, height) / short)
  const drawnIn = isUnderDigits ? OF_SQUARE ** (1 - Math.log(long) / Math.log(LONG)) : 1
  return Number((short * drawnIn * share).toFixed(3))
}

/** The part of a line's box above its capitals, and below the line they stand on, in letter sizes. */
const ABOVE_CAPITALS = 0.385
const BELOW_CAPITALS = 0.41

/** What a caption's capitals keep from the sheet's edges, as shares of the format's short side. */
const CLEAR_BESIDE = 0.05
const CLEAR = 0.0525
const LEAST_CLEAR_CM = 0.5

interface CaptionAir {
  /** Between the caption's box and the margin, beside it and beyond it. */
  readonly beside: number
  readonly beyond: number
  readonly toPhotos: number
}

/** The margin runs around everything and between text and photos. */
function closeAir(margin: number): CaptionAir {
  return { beside: 0, beyond: 0, toPhotos: Math.max(margin, LEAST_CLEAR_CM) }
}

/**
 * The margin is right for photos; letters need more. Their capitals stand in the middle between the sheet's edge and
 * the photos, above as well as below: what a line's box has above and below them counts as air.
 */
function clearAir(format: Format, margin: number, { side }: BandSpec, first: number, last: number): CaptionAir {
  const short = Math.min(format.width, format.height)
  const above = ABOVE_CAPITALS * first
  const below = BELOW_CAPITALS * last
  const [outer, inner] = side === 'top' ? [above, below] : [below, above]
  const clear = Math.max(CLEAR * short, margin + Math.max(above, below))
  return {
    beside: Math.max(0, CLEAR_BESIDE * short - margin),
    beyond: clear - margin - outer,
    toPhotos: clear - inner,
  }
}

interface BandOptions {
  /** Whether a caption has no air but the margin. */
  readonly isClose?: boolean
  /** How far photos may swing towards the caption, in cm. */
  readonly swing?: number
}

/** The bands of a text mode on a sheet with this margin. */
export function textBands(
  mode: TextMode,
  format: Format,
  margin: number,
  { isClose = false, swing = 0 }: BandOptions = {},
): TextBands {
  const inside = inset({ x: 0, y: 0, ...format }, margin)
  const spec = BANDS[mode]
  if (!spec) return { photoArea: inside }
  const titleSize = sizeOn(format, spec.title, spec.isUnderDigits)
  const subtitleSize = sizeOn(format, spec.subtitle ?? 0, spec.isUnderDigits)
  const height = LINE * (titleSize + subtitleSize)
  const air = isClose ? closeAir(margin) : clearAir(format, margin, spec, titleSize, subtitleSize || titleSize)
  const taken = air.beyond + height + air.toPhotos + swing
  const atTop = spec.side === 'top'
  const photoArea = { ...inside, y: atTop ? inside.y + taken : inside.y, height: inside.height - taken }
  const y = atTop ? inside.y + air.beyond : inside.y + inside.height - air.beyond - height
  const line = { ...inside, x: inside.x + air.beside, width: inside.width - 2 * air.beside }
  const title = { ...line, y, height: LINE * titleSize, fontSize: titleSize }
  if (spec.subtitle === undefined) return { photoArea, title }
  const below = { ...line, y: y + title.height, height: LINE * subtitleSize, fontSize: subtitleSize }
  return { photoArea, title, subtitle: below }
}
