import type { Format } from '../../format/index.ts'
import type { Rect } from '../../geometry/index.ts'
import type { TextBands } from '../../text/index.ts'

/**
 * Digits and title belong together: the space between them, as a share of the title's letters, is with the air above
 * those about what parts two lines of digits. Turned photos swing into it and need more.
 */
const GAP = { straight: 0.12, turned: 0.36 }
/** The air below the letters in a line's box, as a share of their size. */
const BELOW_LETTERS = 0.41

const gapOf = ({ title }: TextBands, isTurned: boolean) =>
  (isTurned ? GAP.turned : GAP.straight) * (title?.fontSize ?? 0)
const airOf = ({ title, subtitle }: TextBands) => BELOW_LETTERS * ((subtitle ?? title)?.fontSize ?? 0)

/** The room of digits that have their title close below them, its letters standing on the margin. */
export function digitArea(bands: TextBands, margin: number, isTurned: boolean): Rect {
  const { photoArea, title } = bands
  if (!title) return photoArea
  return { ...photoArea, height: photoArea.height + margin - gapOf(bands, isTurned) + airOf(bands) }
}

/** Moves digits, and the title below them, so that both together stand in the middle of the sheet. */
export function titledBlock(bands: TextBands, format: Format, digits: Rect, isTurned: boolean) {
  const { title, subtitle } = bands
  if (!title) return { down: <Box extends Rect>(box: Box): Box => box }
  const gap = gapOf(bands, isTurned)
  const height = digits.height + gap + title.height + (subtitle?.height ?? 0)
  const shift = (format.height - height + airOf(bands)) / 2 - digits.y
  const below = digits.y + shift + digits.height + gap
  return {
    down: <Box extends Rect>(box: Box): Box => ({ ...box, y: box.y + shift }),
    title: { ...title, y: below },
    ...(subtitle && { subtitle: { ...subtitle, y: below + title.height } }),
  }
}
