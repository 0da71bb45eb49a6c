import type { Rect } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { composed } from '../kit/composed.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type DrawnPage, isWide, rows } from '../kit/page.ts'
import { el, num, path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { WINTER } from '../picture-sets.ts'

const WOOL = '#f5efe3'

/** Knitting charts: a mark is a stitch of white wool. */
const STAR = [
  '...x...x...',
  '...xx.xx...',
  '...xx.xx...',
  'xxx.x.x.xxx',
  '.xxx...xxx.',
  '.....x.....',
  '.xxx...xxx.',
  'xxx.x.x.xxx',
  '...xx.xx...',
  '...xx.xx...',
  '...x...x...',
]
const FIR = ['...x...', '..xxx..', '..xxx..', '.xxxxx.', '..xxx..', '.xxxxx.', 'xxxxxxx', '...x...', '...x...']
const ROWS_HIGH = STAR.length
/** And with the rims above and below them. */
const BAND_HIGH = ROWS_HIGH + 6
/** From the middle of one star to that of the next; a fir is halfway. */
const PERIOD = 22
/** Half as many stitches as lie between two edges, if these fall midway between a star and a fir. */
const HALVES = Array.from({ length: 12 }, (_, nth) => [nth * PERIOD + 6.5, nth * PERIOD + 15.5]).flat()

function isStitch(chart: readonly string[], column: number, row: number, top: number): boolean {
  return chart[row - top]?.[column] === 'x'
}

/** Stitches so large that they fill the band about, and that no edge of the sheet cuts a star or a fir in two. */
function stitchIn(band: Rect, sheet: Rect): number {
  const sizes = HALVES.map((half) => sheet.width / 2 / half)
  const wanted = band.height / BAND_HIGH
  return sizes.reduce((best, size) =>
    Math.abs(Math.log(size / wanted)) < Math.abs(Math.log(best / wanted)) ? size : best,
  )
}

/** Star, fir, star, fir..., symmetrical about the middle, knitted on round both edges as a jumper is. */
function knitted(band: Rect, sheet: Rect): string[] {
  const stitch = stitchIn(band, sheet)
  const reach = Math.ceil((sheet.width / 2 + BEYOND) / stitch)
  const top = band.y + (band.height - stitch * BAND_HIGH) / 2
  const white: string[] = []
  for (let column = -reach; column <= reach; column++) {
    const turn = ((column % PERIOD) + PERIOD) % PERIOD
    const near = turn > PERIOD / 2 ? turn - PERIOD : turn
    const firTurn = turn - PERIOD / 2
    for (let row = 0; row < BAND_HIGH; row++) {
      const inStar = Math.abs(near) <= 5 && isStitch(STAR, near + 5, row, 3)
      const inFir = Math.abs(firTurn) <= 3 && isStitch(FIR, firTurn + 3, row, 4)
      const rim =
        row === 0 || row === BAND_HIGH - 1
          ? column % 2 === 0
          : row === 1 || row === BAND_HIGH - 2
            ? column % 4 === 0
            : false
      if (inStar || inFir || rim)
        white.push(stitchAt(sheet.width / 2 + (column - 0.5) * stitch, top + row * stitch, stitch))
    }
  }
  return [path(white.join(''), { fill: WOOL })]
}

/** One stitch: two slanted threads that meet at the foot. */
function stitchAt(x: number, y: number, size: number): string {
  const [half, high, slant] = [size * 0.48, size * 0.72, size * 0.36].map(brief)
  return `M${num(x + size * 0.02)} ${num(y)}l${half} ${slant} ${half}-${slant}v${high}l-${half} ${slant}-${half}-${slant}z`
}

const brief = (length: number) => num(Math.round(length * 200) / 200)

/** Rows of knitting, hardly darker than the wool. */
function wool({ sheet, short }: DrawnPage): string[] {
  const step = short * 0.011
  const reach = 5
  const lines = Array.from({ length: Math.ceil((sheet.width + 2 * reach) / step) }, (_, nth) => {
    const x = nth * step - reach
    return `M${num(x)} ${num(-reach)}V${num(sheet.height + reach)}`
  })
  return [
    path(lines.join(''), { fill: 'none', stroke: '#7f141d', 'stroke-width': step * 0.22, 'stroke-opacity': 0.5 }),
    ...paperGrain(sheet, { seed: 8, colors: ['#c04a50', '#6d0f17'], opacity: 0.3, count: 120 }),
  ]
}

function framed({ photos, short }: DrawnPage): string[] {
  const edge = short * 0.006
  return photos.map(({ x, y, width, height }) =>
    el('rect', { x: x - edge, y: y - edge, width: width + 2 * edge, height: height + 2 * edge, fill: WOOL }),
  )
}

/** Christmas in a Norwegian jumper: a band of knitted stars and firs runs round it. */
export const nordic = composed({
  id: 'illustration-nordic',
  moods: ['playful', 'colourful'],
  occasions: ['christmas'],
  asks: ['names', 'christmas'],
  pictures: WINTER,
  theme: 'illustration',
  paper: '0x9c1f28',
  margin: 0.045,
  gap: 0.02,
  plans: {
    portrait: [...rows(15, 'AAAAAABBBB'), ...rows(8, 'kkkkkkkkkk'), ...rows(13, 'CCCCCDDDDD')],
    square: [...rows(14, 'AAAAABBB'), ...rows(14, 'AAAAACCC'), ...rows(9, 'kkkkkkkk')],
    landscape: [...rows(13, 'AAAAAABBBCCC'), ...rows(13, 'AAAAAADDDEEE'), ...rows(9, 'kkkkkkkkkkkk')],
    panorama: [...rows(25, 'AAAAABBBCCCDDD'), ...rows(8, 'kkkkkkkkkkkkkk')],
  },
  texture: (page) => [...wool(page), ...knitted(page.field('k'), page.sheet)],
  under: framed,
  clear: () => 0.012,
  words: (shape) => ({
    name: { font: 'Bebas Neue', weight: '400', color: layerColour(WOOL), caps: true, tracking: 0.05 },
    line: {
      font: 'Josefin Sans',
      weight: '400',
      color: '0xf6d9cf',
      caps: true,
      tracking: 0.14,
      letters: isWide(shape) ? 12 : 14,
    },
    beside: isWide(shape),
    share: { portrait: 0.6, square: 0.57, landscape: 0.44, panorama: 0.36 }[shape],
  }),
})
