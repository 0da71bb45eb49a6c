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

// Capitals are about five eighths of their size: 4 % of the short side for the smallest title, 2.5 % for a subtitle.
const SMALL_TITLE = { title: 0.068 }
const TITLE = { title: 0.08 }
const TITLE_AND_SUBTITLE = { title: 0.084, subtitle: 0.04 }
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

/** From 2:3 on letters follow the short side; squarer sheets have less room above them. */
const OF_SQUARE = Math.sqrt(2 / 3)

function sizeOn({ width, height }: Format, share: number, isUnderDigits = false): number {
  const short = Math.min(width, height)
  const length = isUnderDigits ? Math.min(short, OF_SQUARE * Math.sqrt(width * height)) : short
  return Number((length * share).toFixed(3))
}

/** The margin runs around everything and between text and photos, so that the band looks like part of it. */
export function textBands(mode: TextMode, format: Format, margin: number): TextBands {
  const inside = inset({ x: 0, y: 0, ...format }, margin)
  const spec = BANDS[mode]
  if (!spec) return { photoArea: inside }
  const titleSize = sizeOn(format, spec.title, spec.isUnderDigits)
  const subtitleSize = sizeOn(format, spec.subtitle ?? 0, spec.isUnderDigits)
  const height = LINE * (titleSize + subtitleSize)
  const taken = height + Math.max(margin, 0.5)
  const atTop = spec.side === 'top'
  const photoArea = { ...inside, y: atTop ? inside.y + taken : inside.y, height: inside.height - taken }
  const y = atTop ? inside.y : inside.y + inside.height - height
  const title = { ...inside, y, height: LINE * titleSize, fontSize: titleSize }
  if (spec.subtitle === undefined) return { photoArea, title }
  const below = { ...inside, y: y + title.height, height: LINE * subtitleSize, fontSize: subtitleSize }
  return { photoArea, title, subtitle: below }
}
