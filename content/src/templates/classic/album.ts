import { type Format, ORIENTATION, type Orientation, orientationOf } from '@collagerie/core/format'
import { inset } from '@collagerie/core/geometry'
import { ground } from '../kit/ground.ts'
import { type Inscription, inscribed } from '../kit/inscription.ts'
import { photo } from '../kit/layers.ts'
import { gridIn, modules } from '../kit/module-grid.ts'
import { rows } from '../kit/page.ts'
import { photoCorners } from '../kit/photo-corners.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { ALL_SIZES } from '../kit/sizes.ts'
import { paperGrain } from '../kit/texture.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const PAGE = '0x43202a'
const CORNERS = { color: '#d8c08a', fold: '#f3e6c4', shade: '#8d7440' }

/** Written on the page in a field of their own among the photos. */
const WORDS: Inscription = {
  name: { font: 'Great Vibes', weight: '400', color: '0xf0e4c8', caps: false },
  line: { font: 'Crimson Text', weight: '400', color: '0xd9c79b', caps: true, tracking: 0.06, letters: 11 },
  share: 1,
  fill: 0.86,
  lineGap: 0.36,
}

const PANORAMA = [...rows(9, 'AAAAAAAttttttCCCCC'), ...rows(11, 'AAAAAAABBBBBBCCCCC')]
const PLANS: Readonly<Record<Orientation, readonly string[]>> = {
  [ORIENTATION.portrait]: [...rows(20, 'AAAAAAAAAAAA'), ...rows(11, 'BBBBBttttttt'), ...rows(13, 'CCCCCCCDDDDD')],
  [ORIENTATION.landscape]: [...rows(5, 'AAAAAAAtttttt'), ...rows(6, 'AAAAAAABBBCCC'), ...rows(8, 'AAAAAAADDDDDD')],
  [ORIENTATION.square]: [...rows(11, 'AAAAAAABBBBB'), ...rows(7, 'tttttttCCCCC')],
}
/** As shares of the shorter side: the white edge of a print, and the air between two. */
const EDGE = 0.0115
const GUTTER = 0.036
/** The sides of a corner, as a share of its photo's own shorter side. */
const CORNER = 0.1

/** A page of the family album: photos with white edges, held by paper corners. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const sheet = { x: 0, y: 0, ...format }
  const plan = format.width >= 1.9 * format.height ? PANORAMA : PLANS[orientationOf(format)]
  const edge = short * 0.05
  const fields = modules(plan, gridIn(inset(sheet, edge), plan, short * GUTTER))
  const photos = fields.filter(({ letter }) => letter !== 't').toSorted((a, b) => a.letter.localeCompare(b.letter))
  const words = fields.find(({ letter }) => letter === 't') ?? sheet
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
      ...inscribed(words, format, WORDS),
    ],
  }
}

export const album: StaticTemplate = {
  id: 'classic-album',
  moods: ['classic'],
  occasions: ['family'],
  asks: ['family', 'summer'],
  pictures: [
    'family-beach',
    'shore-couple',
    'child-and-dog',
    'lake-bench',
    'kite',
    'sandcastle',
    'running-dog',
    'boots',
    'teddy-bear',
    'regatta',
    'swing',
  ],
  theme: 'classic',
  sizes: ALL_SIZES,
  draw,
}
