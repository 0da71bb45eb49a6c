import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { type Point, type Rect, type Size, seededRandom } from '@collagerie/core/geometry'
import { smoothPath } from '../kit/curves.ts'
import { ground } from '../kit/ground.ts'
import { between, type Random, wobble } from '../kit/hand.ts'
import { inscribed } from '../kit/inscription.ts'
import { masked } from '../kit/layers.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { TENDER } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { wash } from './wash.ts'

const PAPER = '0xfffdf8'

interface Arrangement {
  readonly photos: readonly Rect[]
  readonly words: Rect
}

const box = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height })

/** In shares of the format's width and height. */
const ARRANGEMENTS = {
  [ORIENTATION.portrait]: {
    photos: [
      box(0.06, 0.046, 0.565, 0.498),
      box(0.65, 0.046, 0.29, 0.239),
      box(0.65, 0.305, 0.29, 0.239),
      box(0.06, 0.565, 0.275, 0.249),
      box(0.3625, 0.565, 0.275, 0.249),
      box(0.665, 0.565, 0.275, 0.249),
    ],
    words: box(0.08, 0.834, 0.84, 0.15),
  },
  [ORIENTATION.square]: {
    photos: [
      box(0.055, 0.055, 0.55, 0.44),
      box(0.635, 0.055, 0.31, 0.32),
      box(0.055, 0.525, 0.31, 0.255),
      box(0.395, 0.525, 0.21, 0.255),
      box(0.635, 0.405, 0.31, 0.375),
    ],
    words: box(0.07, 0.807, 0.86, 0.183),
  },
  [ORIENTATION.landscape]: {
    photos: [
      box(0.045, 0.065, 0.42, 0.745),
      box(0.49, 0.065, 0.22, 0.355),
      box(0.735, 0.065, 0.22, 0.355),
      box(0.49, 0.455, 0.22, 0.355),
      box(0.735, 0.455, 0.22, 0.355),
    ],
    words: box(0.05, 0.815, 0.9, 0.17),
  },
} satisfies Record<string, Arrangement>

/** Photos have soaked into one wash that covers the sheet to its painted rim. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const random = seededRandom(23)
  const arrangement: Arrangement = ARRANGEMENTS[orientationOf(format)]
  // Nearer to the middle than written, so that the wash has a rim of its own.
  const drawnIn = (share: number, room: number) => room / 2 + (share - 0.5) * (room - short * 0.05)
  const cm = (rect: Rect): Rect => {
    const [x, y] = [drawnIn(rect.x, width), drawnIn(rect.y, height)]
    return {
      x,
      y,
      width: drawnIn(rect.x + rect.width, width) - x,
      height: drawnIn(rect.y + rect.height, height) - y,
    }
  }
  return {
    art: { wash: sheetArt(format, wash(format, seededRandom(8))) },
    layers: [
      ground(format, PAPER),
      sheetOverlay('wash', format),
      ...arrangement.photos.flatMap((share, index) => {
        const photoBox = cm(share)
        const viewport = { width: photoBox.width, height: photoBox.height }
        return masked(index + 1, photoBox, viewport, smoothPath(soaked(viewport, short, random), true))
      }),
      ...inscribed(cm(arrangement.words), format, {
        name: { font: 'Crimson Text', weight: '600', color: '0x174a5c', caps: false },
        line: { font: 'Crimson Text', weight: '600', color: '0x2b6377', caps: true, tracking: 0.1, letters: 14 },
        lineCaps: 0.46,
        beside: width > height,
      }),
    ],
  }
}

/**
 * A photo's edge as a loaded brush leaves it: long calm waves, round corners, and a rim that is only a little uneven.
 */
function soaked({ width, height }: Size, short: number, random: Random): Point[] {
  const rim = short * 0.0075
  const corner = short * 0.02
  const [top, right, bottom, left] = [0, 1, 2, 3].map(() => wobble(random, 1, 3))
  const along = (length: number) => {
    const count = Math.max(4, Math.round((length - 2 * corner) / (short * 0.022)))
    return Array.from({ length: count + 1 }, (_, nth) => nth / count)
  }
  const off = (swell: ((share: number) => number) | undefined, share: number, length: number) =>
    rim * (0.5 + 0.3 * (swell?.((share * length) / (short * 0.6)) ?? 0)) + rim * between(random, 0, 0.12)
  const at = (share: number, length: number) => corner + share * (length - 2 * corner)
  return [
    ...along(width).map((share) => ({ x: at(share, width), y: off(top, share, width) })),
    ...along(height).map((share) => ({ x: width - off(right, share, height), y: at(share, height) })),
    ...along(width).map((share) => ({ x: at(1 - share, width), y: height - off(bottom, share, width) })),
    ...along(height).map((share) => ({ x: off(left, share, height), y: at(1 - share, height) })),
  ]
}

export const aquarelle: StaticTemplate = {
  id: 'painting-aquarelle',
  moods: ['romantic', 'colourful'],
  asks: ['names', 'placeAndDate'],
  pictures: TENDER,
  theme: 'painting',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
