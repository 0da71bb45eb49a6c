import { type Format, ORIENTATION, type Orientation, orientationOf } from '@collagerie/core/format'
import { ground } from '../kit/ground.ts'
import { type Inscription, inscribed, roomFor } from '../kit/inscription.ts'
import { photo } from '../kit/layers.ts'
import { gridIn, modules } from '../kit/module-grid.ts'
import { rows } from '../kit/page.ts'
import { photoCorners } from '../kit/photo-corners.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { ALL_SIZES } from '../kit/sizes.ts'
import { paperGrain } from '../kit/texture.ts'
import { FAMILY } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const PAGE = '0x43202a'
const CORNERS = { color: '#d8c08a', fold: '#f3e6c4', shade: '#8d7440' }

/** On a lying sheet both stand on one line, so that the photos have the height. */
const wordsOf = ({ width, height }: Format): Inscription => ({
  name: { font: 'Great Vibes', weight: '400', color: '0xf0e4c8', caps: false },
  line: { font: 'Crimson Text', weight: '400', color: '0xd9c79b', caps: true, tracking: 0.06, letters: 11 },
  ...(width > height
    ? { beside: true, nameWidth: 0.56, share: width < 1.9 * height ? 0.45 : 0.37 }
    : { share: width === height ? 0.56 : 0.6, lineGap: 0.36 }),
})

const PANORAMA = [
  ...rows(4, `${'A'.repeat(17)}${'B'.repeat(10)}${'C'.repeat(9)}`),
  ...rows(4, `${'A'.repeat(17)}${'B'.repeat(10)}${'D'.repeat(9)}`),
]
const PLANS: Readonly<Record<Orientation, readonly string[]>> = {
  [ORIENTATION.portrait]: [...rows(9, 'AAAAAAAAAAAA'), ...rows(5, 'BBBBCCCCDDDD')],
  [ORIENTATION.landscape]: [...rows(4, 'AAAAAAABBBCCC'), ...rows(5, 'AAAAAAADDDDDD')],
  [ORIENTATION.square]: ['AAAAAAABBBBB', 'AAAAAAACCCCC'],
}
/** As shares of the shorter side: the white edge of a print, and the air between two. */
const EDGE = 0.0115
const GUTTER = 0.036
/** The sides of a corner, as a share of its photo's own shorter side. */
const CORNER = 0.07

/** A page of the family album: photos with white edges, held by paper corners. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const sheet = { x: 0, y: 0, ...format }
  const plan = format.width >= 1.9 * format.height ? PANORAMA : PLANS[orientationOf(format)]
  const edge = short * 0.05
  const head = roomFor(format.width - 2 * edge, format, wordsOf(format)) - edge * 0.42
  // Long tails of a script come down towards the photos.
  const air = short * 0.04
  const box = {
    x: edge,
    y: edge + head + air,
    width: format.width - 2 * edge,
    height: format.height - 2 * edge - head - air,
  }
  const photos = modules(plan, gridIn(box, plan, short * GUTTER)).toSorted((a, b) => a.letter.localeCompare(b.letter))
  return {
    photoBorder: short * EDGE,
    photoBorderType: 'flat',
    art: {
      ground: sheetArt(
        format,
        paperGrain(sheet, { seed: 37, colors: ['#6b3a46', '#2b1219'], opacity: 0.7, count: 480 }),
      ),
      corners: sheetArt(
        format,
        photos.map((each) => photoCorners(each, Math.min(each.width, each.height) * CORNER, CORNERS)),
      ),
    },
    layers: [
      ground(format, PAGE),
      sheetOverlay('ground', format),
      ...photos.map((each, nth) => photo(nth + 1, each)),
      sheetOverlay('corners', format),
      ...inscribed({ x: edge, y: edge * 0.58, width: box.width, height: head + edge * 0.42 }, format, wordsOf(format)),
    ],
  }
}

export const album: StaticTemplate = {
  id: 'classic-album',
  moods: ['classic'],
  occasions: ['family'],
  asks: ['family', 'summer'],
  pictures: [...FAMILY, 'cat-sill', 'bicycle-wall', 'lighthouse'],
  theme: 'classic',
  sizes: ALL_SIZES,
  draw,
}
