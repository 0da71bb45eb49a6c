import type { Format } from '@collagerie/core/format'
import { inset, type Rect } from '@collagerie/core/geometry'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { roundedPath } from '../kit/rounded.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { el, num, path } from '../kit/svg.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { cassette, labelPhoto } from './cassette.ts'
import { BROWN, CREAM, MUSTARD, ORANGE, RUST, TEAL } from './palette.ts'

const GROUND = '0xf0c777'
const SHELLS = [TEAL, RUST, ORANGE, BROWN]
/** Width over height of a cassette. */
const TAPE = 1.5
/** From here on a sheet is tall enough for two large tapes, or long enough for a column of small ones. */
const LONG = 1.38

/** Width over height of a card on which the line stands beside the name. */
const LOW = 4

interface Drawer {
  readonly tapes: readonly Rect[]
  /** The card from the case, with the title on it. */
  readonly card: Rect
}

/** Few tapes of nearly true proportions; the card takes what they leave. */
function drawerOf({ width, height }: Format): Drawer {
  const short = Math.min(width, height)
  const [margin, gap] = [short * 0.035, short * 0.022]
  const inner = inset({ x: 0, y: 0, width, height }, margin)
  const half = (inner.width - gap) / 2
  const [right, foot] = [inner.x + inner.width, inner.y + inner.height]
  if (width === height) {
    const high = inner.width / (TAPE * 0.95)
    const low = inner.height - high - gap
    const top = { ...inner, height: high }
    const tape = { x: right - low * TAPE, y: foot - low, width: low * TAPE, height: low }
    return { tapes: [top, tape], card: { ...inner, y: tape.y, width: inner.width - tape.width - gap, height: low } }
  }
  if (width > height * LONG) {
    const low = (inner.height - 2 * gap) / 3
    const across = low * TAPE
    const hero = { ...inner, width: inner.width - across - gap, height: 2 * low + gap }
    const column = [0, 1, 2].map((nth) => ({
      x: right - across,
      y: inner.y + nth * (low + gap),
      width: across,
      height: low,
    }))
    return { tapes: [hero, ...column], card: { ...hero, y: foot - low, height: low } }
  }
  if (width > height) {
    const low = half / (TAPE * 1.125)
    const card = { ...inner, y: inner.y + low + gap, height: inner.height - 2 * (low + gap) }
    const tapes = [inner.y, foot - low].flatMap((y) =>
      [inner.x, inner.x + half + gap].map((x) => ({ x, y, width: half, height: low })),
    )
    return { tapes, card }
  }
  if (height > width * LONG) {
    const high = inner.width / (TAPE * 1.06)
    const card = { ...inner, y: inner.y + high + gap, height: inner.height - 2 * (high + gap) }
    return { tapes: [inner.y, foot - high].map((y) => ({ ...inner, y, height: high })), card }
  }
  const [high, low] = [inner.width / TAPE, half / TAPE]
  const lower = [inner.x, inner.x + half + gap].map((x) => ({ x, y: foot - low, width: half, height: low }))
  const card = { ...inner, y: inner.y + high + gap, height: inner.height - high - low - 2 * gap }
  return { tapes: [{ ...inner, height: high }, ...lower], card }
}

/** Four stripes down the left end and faint lines to write on, as on the card of an empty tape. */
function cardMarks(card: Rect, stripe: number): string[] {
  const count = Math.max(3, Math.round(card.height / (stripe * 3.4)))
  const lines = Array.from({ length: count - 1 }, (_, nth) => {
    const y = card.y + ((nth + 1) / count) * card.height
    return `M${num(card.x + stripe * 5.6)} ${num(y)}H${num(card.x + card.width - stripe * 1.4)}`
  })
  const outline = roundedPath(card, stripe * 0.35)
  const bars = [TEAL, MUSTARD, ORANGE, RUST].map((fill, nth) =>
    el('rect', { x: card.x + stripe * (1 + nth), y: card.y, width: stripe * 1.02, height: card.height, fill }),
  )
  const ruled = path(lines.join(''), {
    fill: 'none',
    stroke: TEAL,
    'stroke-opacity': 0.2,
    'stroke-width': stripe * 0.08,
  })
  return [...paperShadow(outline, stripe * 0.8), path(outline, { fill: CREAM }), ruled, ...bars]
}

/** A few mixtapes with a photo for a label each, and the card that says whose they are. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const { tapes, card } = drawerOf(format)
  const stripe = short * 0.015
  const left = stripe * 7.5
  return {
    art: {
      tapes: sheetArt(format, [
        ...tapes.flatMap((shell, nth) =>
          cassette({ shell, color: SHELLS[nth % SHELLS.length] ?? TEAL, wound: (0.75 + nth * 0.37) % 1 }),
        ),
        ...cardMarks(card, stripe),
      ]),
    },
    layers: [
      ground(format, GROUND),
      sheetOverlay('tapes', format),
      ...tapes.flatMap((shell, nth) => labelPhoto(nth + 1, shell)),
      ...inscribed({ ...card, x: card.x + left, width: card.width - left - stripe * 2.2 }, format, {
        name: { font: 'Caveat', weight: '500', color: layerColour(BROWN), caps: false },
        line: { font: 'Caveat', weight: '500', color: layerColour(RUST), caps: false, letters: 14.5 },
        ...(card.width > card.height * LOW
          ? { beside: true, share: format.width > format.height ? 0.49 : 0.445, lineCaps: 0.44 }
          : { share: 0.66, lineCaps: 0.38 }),
        lineGap: 0.42,
        fill: 0.84,
      }),
    ],
  }
}

export const mixtape: StaticTemplate = {
  id: 'retro-mixtape',
  theme: 'retro',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
