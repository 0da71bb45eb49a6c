import type { Rect } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { circlePath } from '../kit/curves.ts'
import { masked } from '../kit/layers.ts'
import type { DrawnPage, Shape } from '../kit/page.ts'
import { path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { boxAround } from '../kit/turned.ts'
import { FAMILY } from '../picture-sets.ts'
import { type Crown, crownIn } from './medallions.ts'
import { crownLeaves, treeTrunk } from './old-tree.ts'

/** As shares of the shorter side: the leaves round the photos, and the trunk below them. */
const LEAVES = 0.0325
const TRUNK: Readonly<Record<Shape, number>> = { portrait: 0.12, square: 0.075, landscape: 0.075, panorama: 0.07 }

/** A broad crown stands on a stout trunk. */
const STOUT: Readonly<Record<Shape, number>> = { portrait: 1, square: 1, landscape: 1.05, panorama: 1.2 }

function crownOf({ photos: [room], sheet, short, shape }: DrawnPage): Crown {
  const { x, y, width, height } = room ?? sheet
  const leaves = short * LEAVES
  const box: Rect = {
    x: x + leaves,
    y: y + leaves,
    width: width - 2 * leaves,
    height: height - leaves - short * TRUNK[shape],
  }
  return crownIn(box, sheet.width / sheet.height)
}

function tree(page: DrawnPage): string[] {
  const { field, short, sheet } = page
  const crown = crownOf(page)
  const all = crown.photos
  const ground = field('t').y - short * 0.008
  return [
    ...crownLeaves(crown, sheet, ground - short * 0.05, short),
    // Over the leaves, so that every photo is seen to grow on a bough.
    ...treeTrunk(all, { x: sheet.width / 2, y: ground }, short * STOUT[page.shape]),
    ...all.flatMap(({ centre, radius }) => [
      path(circlePath(centre, radius + short * 0.0105), { fill: '#2b2416', 'fill-opacity': 0.22 }),
      path(circlePath(centre, radius + short * 0.0075), { fill: '#fbf5e4' }),
    ]),
  ]
}

/** A family tree: one crown, a photo for every branch of the family. */
export const familyTree = composed({
  id: 'vintage-family-tree',
  moods: ['classic', 'quiet'],
  occasions: ['family'],
  asks: ['family', 'years'],
  pictures: [...FAMILY, 'cat-sill', 'bicycle-wall', 'bouquet', 'cherry-blossom', 'tide', 'night-tent', 'lighthouse'],
  theme: 'vintage',
  paper: '0xf1e7d0',
  margin: 0.03,
  gap: 0.014,
  // The whole tree; its photos follow from the room that the words leave it.
  plans: { portrait: ['A'], square: ['A'], landscape: ['A'], panorama: ['A'] },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 41, colors: ['#bfa878', '#fffaf0'], opacity: 0.4, count: 220 }),
  under: tree,
  photos: (page) =>
    crownOf(page).photos.flatMap(({ centre, radius }, nth) =>
      masked(
        nth + 1,
        boxAround(centre, radius * 2, radius * 2),
        { width: 100, height: 100 },
        circlePath({ x: 50, y: 50 }, 50),
      ),
    ),
  clear: () => 0.012,
  words: (shape) => ({
    name: { font: 'Cinzel', weight: '600', color: '0x4d3423', letters: 13.4 },
    line: { font: 'Cinzel', weight: '600', color: '0x6d5430', tracking: 0.04, letters: 11 },
    lineCaps: 0.46,
    lineGap: 0.5,
    // The circles need the height more than the name does.
    share: { portrait: 0.64, square: 0.6, landscape: 0.48, panorama: 0.42 }[shape],
  }),
})
