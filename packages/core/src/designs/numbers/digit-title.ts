import type { Format } from '../../format/index.ts'
import type { Rect } from '../../geometry/index.ts'
import type { TextBands } from '../../text/index.ts'

/**
 * The space between digits and title, as a share of the title's letters: close, but clear of each other. Turned photos
 * swing into it and need more.
 */
const GAP = { straight: 0.35, turned: 0.5 }
/** The air below the letters in a line's box, as a share of their size. */
const BELOW_LETTERS = 0.41

/**
 * The least space between the letters and the edge, as a share of the letters: a name right at the edge looks cut off.
 */
const LEAST_EDGE = 0.75

/** If space is left above and below, the gap before the title takes this share of it, up to a share of its letters. */
const OF_SPARE = { share: 0.2, most: 0.25 }

/** The block stands a little above the middle, where the eye looks for it: this share of the free space is above it. */
const OPTICAL_MIDDLE = 0.47

const gapOf = ({ title }: TextBands, isTurned: boolean) =>
  (isTurned ? GAP.turned : GAP.straight) * (title?.fontSize ?? 0)
const airOf = ({ title, subtitle }: TextBands) => BELOW_LETTERS * ((subtitle ?? title)?.fontSize ?? 0)

/** How much further than the margin the title stands from the edge; the digits keep as much from the opposite edge. */
const extraEdge = ({ title, subtitle }: TextBands, margin: number) =>
  Math.max(0, LEAST_EDGE * ((subtitle ?? title)?.fontSize ?? 0) - margin)

/** The least air beside digits, as a share of the sheet's width: a line of them from edge to edge looks cut off. */
const LEAST_BESIDE = 0.058

/** The area for digits that have their title close below them, with the letters on the margin. */
export function digitArea(bands: TextBands, { width }: Format, margin: number, isTurned: boolean): Rect {
  const { photoArea, title } = bands
  if (!title) return photoArea
  const gained = margin - gapOf(bands, isTurned) + airOf(bands) - 2 * extraEdge(bands, margin)
  const inwards = Math.max(0, LEAST_BESIDE * width - margin)
  return {
    ...photoArea,
    x: photoArea.x + inwards,
    width: photoArea.width - 2 * inwards,
    height: photoArea.height + gained,
  }
}

/** Moves the digits and the title below them, so that the two together stand in the middle of the sheet. */
export function titledBlock(bands: TextBands, format: Format, digits: Rect, margin: number, isTurned: boolean) {
  const { title, subtitle } = bands
  if (!title) return { down: <Box extends Rect>(box: Box): Box => box }
  const close = digits.height + gapOf(bands, isTurned) + title.height + (subtitle?.height ?? 0) - airOf(bands)
  const spare = Math.max(0, format.height - 2 * (margin + extraEdge(bands, margin)) - close)
  const gap = gapOf(bands, isTurned) + Math.min(OF_SPARE.share * spare, OF_SPARE.most * title.fontSize)
  const shift = OPTICAL_MIDDLE * (format.height - close - (gap - gapOf(bands, isTurned))) - digits.y
  const below = digits.y + shift + digits.height + gap
  return {
    down: <Box extends Rect>(box: Box): Box => ({ ...box, y: box.y + shift }),
    title: { ...title, y: below },
    ...(subtitle && { subtitle: { ...subtitle, y: below + title.height } }),
  }
}
