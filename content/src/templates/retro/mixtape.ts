import type { Format } from '@collagerie/core/format'
import { inset, type Rect } from '@collagerie/core/geometry'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { ALL_SIZES } from '../kit/sizes.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { casePhoto, tapeCase } from './case.ts'
import { cassette, headOf, labelPhotos } from './cassette.ts'
import { BROWN, MUSTARD, ORANGE, RUST, TEAL } from './palette.ts'

const GROUND = '0xf0c777'
const SPINES = [RUST, ORANGE, BROWN, TEAL, MUSTARD]
/** Width over height of a cassette. */
const TAPE = 1.42
/** What the tape takes of the height of a lying sheet. */
const OF_LYING = 0.7

interface Drawer {
  readonly tape: Rect
  readonly cases: readonly Rect[]
}

/** Equal boxes side by side and below each other. */
function shelf({ x, y, width, height }: Rect, columns: number, rows: number, gap: number): Rect[] {
  const across = (width - gap * (columns - 1)) / columns
  const down = (height - gap * (rows - 1)) / rows
  return Array.from({ length: columns * rows }, (_, nth) => ({
    x: x + (nth % columns) * (across + gap),
    y: y + Math.floor(nth / columns) * (down + gap),
    width: across,
    height: down,
  }))
}

/** One tape of true proportions; the cases of others take what it leaves. */
function drawerOf({ width, height }: Format): Drawer {
  const short = Math.min(width, height)
  const [margin, gap] = [short * (width < 1.9 * height ? 0.04 : 0.058), short * 0.024]
  const inner = inset({ x: 0, y: 0, width, height }, margin)
  if (width >= 1.9 * height) {
    const tape = { ...inner, width: inner.height * TAPE }
    const left = tape.x + tape.width + gap
    return { tape, cases: shelf({ ...inner, x: left, width: inner.x + inner.width - left }, 1, 2, gap) }
  }
  if (width > height) {
    const down = inner.height * OF_LYING
    const tape = { ...inner, width: down * TAPE, height: down }
    const right = tape.x + tape.width + gap
    const side = { ...inner, x: right, width: inner.x + inner.width - right, height: down }
    const foot = { ...inner, y: tape.y + down + gap, height: inner.height - down - gap }
    return { tape, cases: [...shelf(side, 1, 2, gap), ...shelf(foot, 3, 1, gap)] }
  }
  const tape = { ...inner, height: inner.width / TAPE }
  const rest = { ...inner, y: tape.y + tape.height + gap, height: inner.height - tape.height - gap }
  if (width === height) return { tape, cases: shelf(rest, 3, 1, gap) }
  if (rest.height < rest.width * 0.7) return { tape, cases: shelf(rest, 2, 1, gap) }
  const large = { ...rest, width: (rest.width - gap) * 0.58 }
  const left = large.x + large.width + gap
  return { tape, cases: [large, ...shelf({ ...rest, x: left, width: inner.x + inner.width - left }, 1, 2, gap)] }
}

/** A mixtape with two photos for a label, among the cases of others; what is on it stands at its head. */
function draw(format: Format): Drawing {
  const { tape, cases } = drawerOf(format)
  const nameWidth = (tape.width * 0.59) / format.width
  return {
    art: {
      tapes: sheetArt(format, [
        ...cassette({ shell: tape, color: TEAL, wound: 0.75 }),
        ...cases.flatMap((box, nth) => tapeCase(box, SPINES[nth % SPINES.length] ?? RUST)),
      ]),
    },
    layers: [
      ground(format, GROUND),
      sheetOverlay('tapes', format),
      ...labelPhotos(tape),
      ...cases.map((box, nth) => casePhoto(nth + 3, box)),
      ...inscribed(headOf(tape), format, {
        name: { font: 'McLaren', weight: '400', color: layerColour(BROWN), tracking: -0.035 },
        line: { font: 'Bebas Neue', weight: '400', color: layerColour(RUST), letters: 9 },
        beside: true,
        nameWidth,
        fill: 0.84,
        lineCaps: 0.62,
      }),
    ],
  }
}

export const mixtape: StaticTemplate = {
  id: 'retro-mixtape',
  moods: ['playful', 'colourful'],
  asks: ['names', 'summer'],
  pictures: ['alpine-lake', 'poppy-field', 'tide', 'lavender-field', 'misty-ridges', 'hot-air-balloons', 'cloud-sea'],
  theme: 'retro',
  sizes: ALL_SIZES,
  draw,
}
