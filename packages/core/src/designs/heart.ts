import { type Format, SQUARE_SIZES } from '../format/index.ts'
import { clamp, type Rect } from '../geometry/index.ts'
import { cutOutline, HEART_OUTLINE, twisted } from '../shapes/index.ts'
import { TEXT_MODE, type TextBands, type TextMode, textBands } from '../text/index.ts'
import { clampToStep, controlMaker } from './controls.ts'
import { defineDesign } from './define-design.ts'
import { inReadingOrder } from './reading-order.ts'

const defaults = { layout: 0, playfull: 0, hasText: TEXT_MODE.heartNone as TextMode, borderCM: 0.5, marginCM: 0.5 }

interface HeartStyle {
  /** Photos in a heart of 30 cm and of 100 cm. */
  readonly fewest: number
  readonly most: number
  readonly doubles: readonly number[]
}

const PLAIN: HeartStyle = { fewest: 14, most: 45, doubles: [1] }

const STYLES: readonly HeartStyle[] = [
  PLAIN,
  { fewest: 21, most: 50, doubles: [2] },
  { fewest: 22, most: 60, doubles: [2, 1] },
]

/** The sides a heart is made in. */
const SIDE = { min: 30, max: 100 }
/** Share of its box a heart fills. */
const FILLED = 0.72
const LEAST_PHOTO = 2.2
/** A photo with its gap is at least this many gaps long: with wider gaps the heart would fall apart. */
const LEAST_PITCH = 5
const STARTING_GAP = { ofSide: 0.009, least: 0.3, most: 1 }
/**
 * Added to the margin, as a share of the sheet's shorter side: right at the margin a heart would look squeezed in, and
 * a title even more so.
 */
const AIR = { plain: 0.03, titled: 0.045 }
/** The air below the letters in a line's box, as a share of their size. */
const BELOW_LETTERS = 0.41

/** Photos inside a heart. */
export const heart = defineDesign({
  type: 'heart',
  category: 'shape',
  moods: ['romantic'],
  occasions: ['wedding', 'anniversary', 'family'],
  sizes: SQUARE_SIZES.filter(isHeartSize),
  customSize: {
    accepts: isHeartSize,
    warning: { key: 'GENERATOR_WARNING_SQUARE', values: { ...SIDE, maxOther: SIDE.max } },
  },
  hasOwnBorder: true,
  defaults,
  startingValues: ({ format }) => ({ borderCM: startingGap(format) }),
  controls({ values }) {
    const make = controlMaker(values, defaults)
    return [
      make.arrow({ key: 'layout', label: 'layout', min: 0, max: STYLES.length - 1, display: 'letter' }),
      make.arrow({ key: 'playfull', label: 'playfull', min: 0, max: 1, display: 'switch' }),
      make.text(TEXT_MODE.heartNone, TEXT_MODE.heartBottomSub),
      make.spacing(),
      make.margin(),
    ]
  },
  layout({ format, values }) {
    const { layout, playfull, hasText, borderCM, marginCM } = values
    const air = hasText === TEXT_MODE.heartNone ? AIR.plain : AIR.titled
    const margin = marginCM + air * Math.min(format.width, format.height)
    const { photoArea, ...bands } = textBands(hasText, format, margin, { isClose: true })
    const { box, ...texts } = titledHeart(photoArea, bands)
    const boxes = inReadingOrder(cutOutline(HEART_OUTLINE, box, wishFor(STYLES[layout] ?? PLAIN, box, borderCM)))
    return {
      // A turn moves edges a little, which may change who comes first.
      photos: playfull > 0 ? inReadingOrder(twisted(boxes, format, borderCM)) : boxes,
      clip: {
        ...box,
        viewportWidth: HEART_OUTLINE.width,
        viewportHeight: HEART_OUTLINE.height,
        path: HEART_OUTLINE.path,
      },
      ...texts,
    }
  },
})

function isHeartSize({ width, height }: Format): boolean {
  return width === height && width >= SIDE.min && width <= SIDE.max
}

/** A fine line that keeps the photos of one heart together, of the same share on every sheet. */
function startingGap({ width }: Format): number {
  return clampToStep(STARTING_GAP.ofSide * width, STARTING_GAP.least, STARTING_GAP.most, 0.1)
}

/** A heart and its title together stand in the middle: as much air above the heart as below the last letters. */
function titledHeart(area: Rect, { title, subtitle }: Omit<TextBands, 'photoArea'>) {
  const box = heartBox(area)
  const below = (BELOW_LETTERS * ((subtitle ?? title)?.fontSize ?? 0)) / 2
  const down = <Box extends Rect>(each: Box): Box => ({ ...each, y: each.y + below })
  return { box: down(box), ...(title && { title: down(title) }), ...(subtitle && { subtitle: down(subtitle) }) }
}

/** The largest heart of true proportions, in the middle of the area. */
function heartBox(area: Rect): Rect {
  const scale = Math.min(area.width / HEART_OUTLINE.width, area.height / HEART_OUTLINE.height)
  const width = HEART_OUTLINE.width * scale
  const height = HEART_OUTLINE.height * scale
  return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

/** Larger hearts hold more photos, but larger ones too. */
function wishFor({ fewest, most, doubles }: HeartStyle, box: Rect, gap: number) {
  const grown = clamp((box.width - SIDE.min) / (SIDE.max - SIDE.min), 0, 1)
  const photos = fewest + (most - fewest) * grown
  // A double photo takes the place of four, that of the tip the place of two.
  const places = photos + 1 + 3 * doubles.reduce((sum, count) => sum + count, 0)
  const side = Math.max(Math.sqrt((FILLED * box.width * box.height) / places), gap + LEAST_PHOTO, LEAST_PITCH * gap)
  return { side, gap, doubles, isTipped: true }
}
