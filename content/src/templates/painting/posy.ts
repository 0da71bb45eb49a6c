import { seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { inscribed } from '../kit/inscription.ts'
import { isWide, type Page, rows } from '../kit/page.ts'
import { paperGrain } from '../kit/texture.ts'
import { tiedPosy } from './tied-posy.ts'

/** How far the posy reaches over photos above it, as a share of the shorter side. */
const OVER = 0.085
/** How far it reaches into the margin and over the photos beside it. */
const ASIDE = 0.028

function posies({ field, short, inner }: Page): string[] {
  const { x, y, width, height } = field('p')
  const aside = short * ASIDE
  // If photos stand above it, its head looks a little over their edge.
  const over = y > inner.y ? short * OVER : 0
  return tiedPosy(
    { x: x - aside, y: y - over, width: width + 2 * aside, height: height + over + aside * 0.5 },
    seededRandom(29),
  )
}

/** For a mother: a tied posy before the photos, a handwritten name beside it. */
export const posy = composed({
  id: 'painting-posy',
  moods: ['romantic', 'colourful'],
  occasions: ['parents'],
  asks: ['mother', 'names'],
  pictures: [
    'shore-couple',
    'tulip',
    'bouquet',
    'cherry-blossom',
    'lavender-field',
    'hot-air-balloons',
    'child-and-dog',
    'bicycle-wall',
    'poppy-field',
    'cat-sill',
  ],
  theme: 'painting',
  paper: '0xfefaf2',
  margin: 0.06,
  gap: 0.018,
  plans: {
    portrait: [...rows(21, 'AAAAAAAAAAAAAAA'), ...rows(13, 'pppppppBBBBCCCC'), ...rows(10, 'ppppppptttttttt')],
    square: [...rows(11, 'AAAAAAAAABBBBBBB'), ...rows(8, 'ppppppppCCCCDDDD'), ...rows(7, 'pppppppptttttttt')],
    landscape: [
      ...rows(14, 'AAAAAAAAAABBBBBBBBBB'),
      ...rows(12, 'pppppppCCCCCCCDDDDDD'),
      ...rows(8, 'pppppppttttttttttttt'),
    ],
    panorama: [
      ...rows(8, 'pppppppAAAAAAABBBBBBBCCCCCCC'),
      ...rows(8, 'pppppppDDDDDDDEEEEEEEFFFFFFF'),
      ...rows(8, 'pppppppttttttttttttttttttttt'),
    ],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 33, colors: ['#e3cfae', '#ffffff'], opacity: 0.35, count: 140 }),
  over: posies,
  // The name stands on the line of the stalks' feet, under the photos and as far left as they are. On a very wide sheet
  // who gives it stands at the other end of that line, so that the name is as high as the whole of it.
  texts: ({ field, short, format, shape }) => {
    const { x, y, width, height } = field('t')
    const high = height + short * 0.04
    const beside = isWide(shape)
    const words = inscribed({ x, y, width: beside ? width : Math.min(width, high * 1.4), height: high }, format, {
      name: { font: 'Great Vibes', weight: '400', color: '0xb5472f', caps: false, letters: 6.9 },
      line: { font: 'Josefin Sans', weight: '400', color: '0x7a6a55', caps: false, tracking: 0.05 },
      ...(beside ? { beside, nameWidth: Math.min(high * 2, width * 0.52) / format.width } : {}),
      align: 'left',
      valign: 'bottom',
      lineCaps: 0.36,
      fill: 0.82,
    })
    return words.map((layer) =>
      layer.kind === 'text' && layer.slot === 'txt2' && !beside ? { ...layer, width } : layer,
    )
  },
})
