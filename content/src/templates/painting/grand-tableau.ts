import { type Rect, seededRandom } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { type BrushHair, brushStrokePath, paintStroke } from '../kit/brush-stroke.ts'
import { composed } from '../kit/composed.ts'
import { between, type Random } from '../kit/hand.ts'
import { masked } from '../kit/layers.ts'
import { type Page, rows } from '../kit/page.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { paperGrain } from '../kit/texture.ts'

const PINE = '#1f4a48'
/** A soft, well loaded brush: its ends are ragged like hair, never cut. */
const PULL: BrushHair = { start: 0.05, end: 0.07, side: 0.05, bristles: 20, dry: 0.3 }
const SOFT: BrushHair = { start: 0.02, end: 0.035, side: 0.025, bristles: 22, dry: 0 }
/** The one stroke that carries the name: set down firmly, lifted late. */
const SWEEP: BrushHair = { start: 0.1, end: 0.34, side: 0.035, bristles: 72, dry: 0.5 }

/** Clear of the photos above it, nearly from edge to edge. */
function sweepOf({ field, sheet, short }: Page): Rect {
  const { y, height } = field('t')
  const side = Math.max(short * 0.02, 0.6)
  return { x: side, width: sheet.width - 2 * side, y: y - short * 0.004, height: height + short * 0.012 }
}

function pictures({ photos }: Page): Layer[] {
  const random = seededRandom(53)
  return photos.flatMap((box, nth) => {
    const size = { width: box.width, height: box.height }
    const outline = nth === 0 ? pulls(size, random) : brushStrokePath({ x: 0, y: 0, ...size }, SOFT, random)
    return masked(nth + 1, box, size, outline)
  })
}

/** Strokes one under the other, each over the rim of the last, none beginning or ending where its neighbour does. */
function pulls({ width, height }: { width: number; height: number }, random: Random): string {
  const count = 6
  const pitch = height / (count + 0.25)
  return Array.from({ length: count }, (_, index) => {
    const left = width * (index % 2 === 0 ? between(random, 0, 0.006) : between(random, 0, 0.012))
    const right = width * (index % 2 === 0 ? between(random, 0, 0.012) : between(random, 0, 0.006))
    return brushStrokePath(
      { x: left, y: index * pitch, width: width - left - right, height: pitch * 1.25 },
      PULL,
      random,
    )
  }).join('')
}

/** Pictures laid in with broad pulls above one confident stroke, and the name large in its wet paint. */
export const grandTableau = composed({
  id: 'painting-grand-tableau',
  theme: 'painting',
  sizes: UP_TO_TWO_THIRDS,
  paper: '0xfbf7ee',
  margin: 0.055,
  gap: 0.03,
  plans: {
    portrait: [...rows(16, 'AAAAAA'), ...rows(7, 'BBBCCC'), ...rows(6, 'tttttt')],
    square: [...rows(8, 'AAAAABBBB'), ...rows(8, 'AAAAACCCC'), ...rows(6, 'ttttttttt')],
    landscape: [...rows(8, 'AAAAAAABBBBB'), ...rows(8, 'AAAAAAACCCCC'), ...rows(6, 'tttttttttttt')],
    panorama: [],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 31, colors: ['#dccfb4', '#ffffff'], opacity: 0.4, count: 160 }),
  under: (page) => paintStroke(sweepOf(page), PINE, SWEEP, seededRandom(53)),
  photos: pictures,
  words: () => ({
    name: { font: 'Caveat', weight: '500', color: '0xfbf7ee', caps: false },
    share: 0.6,
  }),
})
