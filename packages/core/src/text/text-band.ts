import type { Format } from '../format/index.ts'
import { inset, type Rect } from '../geometry/index.ts'
import { TEXT_MODE, type TextMode } from './text-mode.ts'

/** What a text mode takes from the format and what it leaves for photos. */
export interface TextBands {
  readonly photoArea: Rect
  readonly title?: Rect
  readonly subtitle?: Rect
}

interface BandSpec {
  readonly side: 'top' | 'bottom'
  /** Share of the format's height, as far as its width goes along, and the least height in cm that keeps type readable. */
  readonly share: number
  readonly floor: number
  readonly hasSubtitle: boolean
}

const SMALL = { share: 0.06, floor: 1.2, hasSubtitle: false }
const TITLE = { share: 0.1, floor: 2, hasSubtitle: false }
const TITLE_AND_SUBTITLE = { share: 0.14, floor: 3, hasSubtitle: true }
const LARGE = { share: 0.22, floor: 4, hasSubtitle: false }
const LARGE_AND_SUBTITLE = { share: 0.26, floor: 5, hasSubtitle: true }

const BANDS: Record<TextMode, BandSpec | undefined> = {
  [TEXT_MODE.none]: undefined,
  [TEXT_MODE.bottomSmall]: { side: 'bottom', ...SMALL },
  [TEXT_MODE.bottom]: { side: 'bottom', ...TITLE },
  [TEXT_MODE.bottomSub]: { side: 'bottom', ...TITLE_AND_SUBTITLE },
  [TEXT_MODE.topSmall]: { side: 'top', ...SMALL },
  [TEXT_MODE.top]: { side: 'top', ...TITLE },
  [TEXT_MODE.topSub]: { side: 'top', ...TITLE_AND_SUBTITLE },
  [TEXT_MODE.heartNone]: undefined,
  [TEXT_MODE.heartBottom]: { side: 'bottom', ...TITLE },
  [TEXT_MODE.heartBottomSub]: { side: 'bottom', ...TITLE_AND_SUBTITLE },
  [TEXT_MODE.numberNone]: undefined,
  [TEXT_MODE.numberBottom]: { side: 'bottom', ...TITLE },
  [TEXT_MODE.numberBottomSub]: { side: 'bottom', ...TITLE_AND_SUBTITLE },
  [TEXT_MODE.numberBottomLarge]: { side: 'bottom', ...LARGE },
  [TEXT_MODE.numberBottomSubLarge]: { side: 'bottom', ...LARGE_AND_SUBTITLE },
}

const SUBTITLE_SHARE = 0.34
/** Type grows with the width it has, so beyond this many widths a higher sheet gets no higher band. */
const HIGHEST = 1.5

/** The margin runs round everything and also stands between text and photos, so the band reads as part of it. */
export function textBands(mode: TextMode, format: Format, margin: number): TextBands {
  const inside = inset({ x: 0, y: 0, ...format }, margin)
  const spec = BANDS[mode]
  if (!spec) return { photoArea: inside }
  const height = Math.max(spec.floor, Math.min(format.height, HIGHEST * format.width) * spec.share)
  const gap = Math.max(margin, 0.5)
  const taken = height + gap
  const atTop = spec.side === 'top'
  const photoArea = { ...inside, y: atTop ? inside.y + taken : inside.y, height: inside.height - taken }
  const band = { ...inside, y: atTop ? inside.y : inside.y + inside.height - height, height }
  if (!spec.hasSubtitle) return { photoArea, title: band }
  const subtitleHeight = height * SUBTITLE_SHARE
  return {
    photoArea,
    title: { ...band, height: height - subtitleHeight },
    subtitle: { ...band, y: band.y + height - subtitleHeight, height: subtitleHeight },
  }
}
