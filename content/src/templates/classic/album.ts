import { type Format, ORIENTATION, type Orientation, orientationOf } from '@collagerie/core/format'
import { inset } from '@collagerie/core/geometry'
import { ground } from '../kit/ground.ts'
import { type Inscription, inscribed, roomFor } from '../kit/inscription.ts'
import { photo } from '../kit/layers.ts'
import { gridIn, modules } from '../kit/module-grid.ts'
import { rows } from '../kit/page.ts'
import { photoCorners } from '../kit/photo-corners.ts'
import { rule } from '../kit/rules.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { paperGrain } from '../kit/texture.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const PAGE = '0x43202a'
const EMBOSSED = '#6d3d48'
const CORNERS = { color: '#cfae6d', fold: '#f0dfb4', shade: '#1c0a0f' }

/** Beside the name, a date needs width. */
const wordsOf = ({ width, height }: Format): Inscription => ({
  name: { font: 'Great Vibes', weight: '400', color: '0xf0e4c8', caps: false },
  line: { font: 'Crimson Text', weight: '400', color: '0xcdb98a', caps: true, tracking: 0.1, letters: 14 },
  ...(width > height ? { beside: true, nameWidth: 0.53 } : {}),
  share: height > width ? 0.56 : width > height ? 0.42 : 0.48,
})

const PLANS: Readonly<Record<Orientation, readonly string[]>> = {
  [ORIENTATION.portrait]: ['AAAABB', 'AAAABB', 'AAAACC', 'AAAACC', 'DDDEEE', 'DDDEEE'],
  [ORIENTATION.landscape]: [...rows(4, 'AAAABBBCC'), ...rows(4, 'AAAABBBDD'), ...rows(6, 'EEEFFFGGG')],
  [ORIENTATION.square]: ['AAAABBB', 'AAAABBB', 'AAAACCC', 'AAAACCC', 'DDDEEFF', 'DDDEEFF'],
}

/** A page of the family album: photos with white edges, held by paper corners. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const sheet = { x: 0, y: 0, ...format }
  const plan = PLANS[orientationOf(format)]
  const edge = short * 0.054
  const head = roomFor(format.width - 2 * edge, format, wordsOf(format)) - edge * 0.3
  const box = {
    x: edge,
    y: edge + head,
    width: format.width - 2 * edge,
    height: format.height - 2 * edge - head,
  }
  const photos = modules(plan, gridIn(box, plan, short * 0.027)).toSorted((a, b) => a.letter.localeCompare(b.letter))
  const fine = short * 0.002
  return {
    photoBorder: short * 0.01,
    photoBorderType: 'flat',
    art: {
      ground: sheetArt(
        format,
        paperGrain(sheet, { seed: 37, colors: ['#6b3a46', '#2b1219'], opacity: 0.7, count: 480 }),
      ),
      page: sheetArt(format, [
        rule(inset(sheet, short * 0.024), fine * 2, EMBOSSED),
        rule(inset(sheet, short * 0.032), fine, EMBOSSED),
      ]),
      corners: sheetArt(
        format,
        photos.map((each) => photoCorners(each, short * 0.022 + Math.min(each.width, each.height) * 0.05, CORNERS)),
      ),
    },
    layers: [
      ground(format, PAGE),
      sheetOverlay('ground', format),
      sheetOverlay('page', format),
      ...photos.map((each, nth) => photo(nth + 1, each)),
      sheetOverlay('corners', format),
      ...inscribed({ x: edge, y: edge * 0.66, width: box.width, height: head + edge * 0.3 }, format, wordsOf(format)),
    ],
  }
}

export const album: StaticTemplate = {
  id: 'classic-album',
  theme: 'classic',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
