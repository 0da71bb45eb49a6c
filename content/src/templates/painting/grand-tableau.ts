import { type Rect, type Size, seededRandom } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { BEYOND } from '../kit/beyond.ts'
import { type BristlePull, bristlePath, furrowPath } from '../kit/bristles.ts'
import { composed } from '../kit/composed.ts'
import { between, type Random } from '../kit/hand.ts'
import { masked } from '../kit/layers.ts'
import { type Page, rows } from '../kit/page.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { EVENING } from '../picture-sets.ts'

const PINE = '#1f4a48'
/** Set down firmly off the sheet, lifted as it runs dry. */
const SWEEP: BristlePull = {
  start: 0.01,
  end: 0.13,
  lanes: 11,
  streaks: 26,
  dry: 0.19,
  bow: 0.1,
  lift: 0.8,
  side: 0.03,
}
/** A pull of a picture is ragged where it begins and more so where it ends. */
const PULL: BristlePull = { start: 0.035, end: 0.06, lanes: 5, streaks: 3, dry: 0.12, side: 0.03 }

/** From beyond the left edge nearly to the right one, over the foot of the pictures. */
function sweepOf({ field, sheet, short }: Page): Rect {
  const { y, height } = field('t')
  const left = -BEYOND
  return {
    x: left,
    width: sheet.width - left - Math.max(short * 0.03, 0.6),
    y: y - short * 0.055,
    height: height + short * 0.085,
  }
}

function pictures({ photos }: Page): Layer[] {
  const random = seededRandom(53)
  return photos.flatMap((box, nth) => {
    const size = { width: box.width, height: box.height }
    return masked(nth + 1, box, size, pulls(size, nth === 0 ? 5 : 3, random))
  })
}

/** Strokes one under the other, each over the rim of the last and pulled the other way. */
function pulls({ width, height }: Size, count: number, random: Random): string {
  const pitch = height / (count + 0.18)
  return Array.from({ length: count }, (_, index) => {
    const [left, right] = [between(random, 0, 0.02) * width, between(random, 0, 0.02) * width]
    const box = { x: left, y: index * pitch, width: width - left - right, height: pitch * 1.18 }
    return bristlePath(box, { ...PULL, isBackwards: index % 2 === 1 }, random)
  }).join('')
}

function sweep(page: Page): string[] {
  const box = sweepOf(page)
  // What begins on the sheet stays clear of its edge.
  const seen = { ...box, x: page.inner.x, width: box.x + box.width - page.inner.x }
  const furrows = (count: number, seed: number) => furrowPath(seen, SWEEP, count, seededRandom(seed))
  return [
    path(bristlePath(box, SWEEP, seededRandom(53)), { fill: PINE }),
    path(furrows(26, 7), { fill: '#ffffff', 'fill-opacity': 0.13 }),
    path(furrows(26, 8), { fill: '#000000', 'fill-opacity': 0.16 }),
  ]
}

/** Pictures laid in with broad pulls above one confident stroke, and the name large in its wet paint. */
export const grandTableau = composed({
  id: 'painting-grand-tableau',
  moods: ['classic'],
  asks: ['names', 'year'],
  pictures: ['shore-couple', ...EVENING, 'alpine-lake'],
  theme: 'painting',
  sizes: UP_TO_TWO_THIRDS,
  paper: '0xfbf7ee',
  margin: 0.055,
  gap: 0.03,
  plans: {
    portrait: [...rows(16, 'AAAAAA'), ...rows(7, 'BBBCCC'), ...rows(6, 'tttttt')],
    square: [...rows(8, 'AAAAABBBB'), ...rows(8, 'AAAAACCCC'), ...rows(6, 'ttttttttt')],
    landscape: [...rows(8, 'AAAAAAABBBBB'), ...rows(8, 'AAAAAAACCCCC'), ...rows(7, 'tttttttttttt')],
    panorama: [],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 31, colors: ['#dccfb4', '#ffffff'], opacity: 0.4, count: 160 }),
  over: sweep,
  photos: pictures,
  // In the wet part of the stroke, that leaves the sheet's right end to the dry one.
  place: (page) => {
    const { y, height } = sweepOf(page)
    return { x: page.inner.x, width: page.inner.width * 0.84, y: y + height * 0.1, height: height * 0.74 }
  },
  words: () => ({
    name: { font: 'Great Vibes', weight: '400', color: '0xfbf7ee', caps: false },
    share: 0.66,
  }),
})
