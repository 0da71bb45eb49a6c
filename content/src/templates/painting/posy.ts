import { seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { inscribed } from '../kit/inscription.ts'
import { type Page, rows } from '../kit/page.ts'
import { paperGrain } from '../kit/texture.ts'
import { tiedPosy } from './tied-posy.ts'

/** How far the posy reaches over photos above it, as a share of the shorter side. */
const OVER = 0.11

function posies({ field, short, inner }: Page): string[] {
  const { x, y, width, height } = field('p')
  // Where photos stand above it, its head looks a little over their edge.
  const over = y > inner.y ? short * OVER : 0
  return tiedPosy({ x, y: y - over, width, height: height + over }, seededRandom(29))
}

/** For a mother: a tied posy before the photos, a handwritten name beside it. */
export const posy = composed({
  id: 'painting-posy',
  theme: 'painting',
  paper: '0xfefaf2',
  margin: 0.06,
  gap: 0.018,
  plans: {
    portrait: [...rows(23, 'AAAAAAAAAAAAAAA'), ...rows(11, 'ppppppBBBBBCCCC'), ...rows(9, 'ppppppttttttttt')],
    square: [...rows(11, 'AAAAAAAAABBBBBBB'), ...rows(8, 'ppppppCCCCCDDDDD'), ...rows(7, 'pppppptttttttttt')],
    landscape: [
      ...rows(13, 'AAAAAAAAAAABBBBBBBBB'),
      ...rows(8, 'ppppppCCCCCCCDDDDDDD'),
      ...rows(7, 'pppppptttttttttttttt'),
    ],
    panorama: [
      ...rows(9, 'pppppppAAAAAAABBBBBCCCCCCC'),
      ...rows(9, 'pppppppDDDDDEEEEEEEFFFFFFF'),
      ...rows(7, 'pppppppttttttttttttttttttt'),
    ],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 33, colors: ['#e3cfae', '#ffffff'], opacity: 0.35, count: 140 }),
  over: posies,
  // The name stands on the line of the stalks' feet, under the photos and as far left as they are. It is as high as it may
  // be, and its place no wider than that needs; who gives it may have a long name, and uses the whole line.
  texts: ({ field, short, format }) => {
    const { x, y, width, height } = field('t')
    const high = height + short * 0.04
    const words = inscribed({ x, y, width: Math.min(width, high * 1.42), height: high }, format, {
      name: { font: 'Great Vibes', weight: '400', color: '0xb5472f', caps: false, letters: 6.9 },
      line: { font: 'Josefin Sans', weight: '400', color: '0x7a6a55', caps: false, tracking: 0.05 },
      align: 'left',
      valign: 'bottom',
      lineCaps: 0.36,
      fill: 0.85,
    })
    return words.map((layer) => (layer.kind === 'text' && layer.slot === 'txt2' ? { ...layer, width } : layer))
  },
})
