import type { Rect } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
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
/** How much smaller stitches may be, so that one more motif fits. */
const SMALLER = 0.72
/** What the name has of the sheet's width between two bands of knitting. */
const BESIDE_NAME = { square: 0.68, landscape: 0.56, panorama: 0.44 }

function isStitch(chart: readonly string[], column: number, row: number, top: number): boolean {
  return chart[row - top]?.[column] === 'x'
}

/** Star, fir, star, fir..., knitted over the whole width, symmetrical about the middle. */
function knitted(box: Rect): string[] {
  const largest = box.height / (ROWS_HIGH + 6)
  const columns = 2 * wholeMotifs(Math.floor((box.width / (largest * SMALLER) - 1) / 2)) + 1
  const stitch = Math.min(largest, box.width / columns)
  const top = box.y + (box.height - stitch * (ROWS_HIGH + 6)) / 2
  const left = box.x + (box.width - columns * stitch) / 2
  const period = 22
  const white: string[] = []
  for (let column = 0; column < columns; column++) {
    const away = Math.abs(column - (columns - 1) / 2)
    const turn = (((column - (columns - 1) / 2) % period) + period) % period
    const near = turn > period / 2 ? turn - period : turn
    for (let row = 0; row < ROWS_HIGH + 6; row++) {
      const inStar = Math.abs(near) <= 5 && isStitch(STAR, near + 5, row, 3)
      const firTurn = turn - period / 2
      const inFir = Math.abs(firTurn) <= 3 && isStitch(FIR, firTurn + 3, row, 4)
      const rim =
        row === 0 || row === ROWS_HIGH + 5
          ? away % 2 === 0
          : row === 1 || row === ROWS_HIGH + 4
            ? away % 4 === 0
            : false
      if (inStar || inFir || rim) white.push(stitchAt(left + column * stitch, top + row * stitch, stitch))
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

/** The knitting of an upright sheet runs from side to side; of any other, at both sides of the name. */
function bandsOf({ field, shape, format, short }: DrawnPage): Rect[] {
  if (shape === 'portrait') return [field('k')]
  const band = field('t')
  const side = (band.width - format.width * BESIDE_NAME[shape]) / 2
  const knit = { ...band, width: side }
  return [knit, { ...knit, x: band.x + band.width - side }].map((box) => ({
    ...box,
    y: box.y + short * 0.012,
    height: box.height - short * 0.024,
  }))
}

/** Half as many stitches as a band of whole stars and firs may have beside its middle one. */
function wholeMotifs(most: number): number {
  const ends = Array.from({ length: 40 }, (_, nth) => (nth % 2 === 0 ? nth * 11 + 5 : nth * 11 + 3))
  return ends.findLast((end) => end <= most) ?? most
}

function framed({ photos, short }: DrawnPage): string[] {
  const edge = short * 0.006
  return photos.map(({ x, y, width, height }) =>
    el('rect', { x: x - edge, y: y - edge, width: width + 2 * edge, height: height + 2 * edge, fill: WOOL }),
  )
}

/** Christmas in a Norwegian jumper: bands of knitted stars and firs between the photos. */
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
    portrait: [...rows(15, 'AAAAAABBBB'), ...rows(5, 'kkkkkkkkkk'), ...rows(12, 'CCCCCDDDDD')],
    square: [...rows(13, 'AAAAABBBBB'), ...rows(11, 'tttttttttt'), ...rows(13, 'CCCDDDDEEE')],
    landscape: [...rows(13, 'AAAAABBBBCCCC'), ...rows(13, 'ttttttttttttt'), ...rows(13, 'DDDDEEEEEFFFF')],
    panorama: [...rows(13, 'AAAABBBBCCCCDDD'), ...rows(13, 'ttttttttttttttt'), ...rows(13, 'EEEFFFFGGGGHHHH')],
  },
  texture: wool,
  under: (page) => [...framed(page), ...bandsOf(page).flatMap(knitted)],
  clear: () => 0.012,
  words: (shape) => ({
    name: { font: 'Bebas Neue', weight: '400', color: layerColour(WOOL), caps: true, tracking: 0.05 },
    line: { font: 'Josefin Sans', weight: '400', color: '0xf6d9cf', caps: true, tracking: 0.14, letters: 14 },
    ...(shape === 'portrait' ? { share: 0.62 } : { nameWidth: BESIDE_NAME[shape], lineWidth: BESIDE_NAME[shape] }),
    fill: 0.85,
  }),
})
