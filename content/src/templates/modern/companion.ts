import { centreOf, inset, type Point, type Rect } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
import { roundedPath, roundedPhoto } from '../kit/rounded.ts'
import { num, path } from '../kit/svg.ts'
import { turned } from '../kit/turned.ts'

const CREAM = '#fbf3e4'
const ROUND = 0.032

/** A paw of radius `size` about its ball. */
function paw({ x, y }: Point, size: number, degrees: number, fill: string): string {
  const toe = (dx: number, dy: number, rx: number, ry: number) =>
    `M${num(x + (dx - rx) * size)} ${num(y + dy * size)}a${num(rx * size)} ${num(ry * size)} 0 1 1 ${num(2 * rx * size)} 0a${num(rx * size)} ${num(ry * size)} 0 1 1 ${num(-2 * rx * size)} 0z`
  const at = (dx: number, dy: number) => `${num(x + dx * size)} ${num(y + dy * size)}`
  const ball =
    `M${at(0, -0.28)}C${at(0.34, -0.28)} ${at(0.38, 0.06)} ${at(0.58, 0.24)}C${at(0.8, 0.46)} ${at(0.6, 0.82)} ${at(0.3, 0.72)}` +
    `C${at(0.12, 0.66)} ${at(-0.12, 0.66)} ${at(-0.3, 0.72)}C${at(-0.6, 0.82)} ${at(-0.8, 0.46)} ${at(-0.58, 0.24)}C${at(-0.38, 0.06)} ${at(-0.34, -0.28)} ${at(0, -0.28)}z`
  return turned({ x, y }, degrees, [
    path(
      ball +
        toe(-0.72, -0.18, 0.2, 0.28) +
        toe(-0.28, -0.62, 0.22, 0.31) +
        toe(0.28, -0.62, 0.22, 0.31) +
        toe(0.72, -0.18, 0.2, 0.28),
      { fill },
    ),
  ])
}

/** Threads in a figure of the weave, and in half of one. */
const WEAVE = 8
const HALF = WEAVE / 2
/** How wide a figure is, as a share of the shorter side. */
const FIGURE = 0.052

/** Whether the light thread is on top: four light and four dark ones each way, over two and under two. */
function isLight(across: number, down: number): boolean {
  const isWarp = (((across - down) % HALF) + HALF) % HALF < 2
  return (isWarp ? across : down) % WEAVE >= HALF
}

/** A dog's tooth check, woven thread by thread; whole figures fill the box. */
function dogTooth({ x, y, width, height }: Rect, short: number): string {
  const [columns, lines] = [width, height].map((side) => Math.max(1, Math.round(side / (short * FIGURE))) * WEAVE)
  if (!columns || !lines) return ''
  const [wide, high] = [width / columns, height / lines]
  const runs = Array.from({ length: lines }, (_, down) =>
    Array.from({ length: columns }, (_thread, across) => across)
      .filter((across) => isLight(across, down) && (across === 0 || !isLight(across - 1, down)))
      .map((across) => {
        let end = across
        while (end < columns && isLight(end, down)) end += 1
        const run = num((end - across) * wide)
        return `M${num(x + across * wide)} ${num(y + down * high)}h${run}v${num(high)}h-${run}z`
      })
      .join(''),
  )
  return runs.join('')
}

function tile(box: Rect, short: number, fill: string): string {
  return path(roundedPath(box, short * ROUND), { fill })
}

function tiles({ field, short }: DrawnPage): string[] {
  const [name, step, sun] = [field('t'), field('p'), field('q')]
  return [
    tile(name, short, '#b8532f'),
    tile(step, short, '#e3b04b'),
    paw(centreOf(step), Math.min(step.width, step.height) * 0.4, 14, CREAM),
    tile(sun, short, '#2f4a46'),
    path(dogTooth(inset(sun, short * ROUND * 0.3), short), { fill: '#cdd6c4' }),
  ]
}

/** A portrait of a pet: rounded tiles, the name as large as the tile, a paw, a dog's tooth check. */
export const companion = composed({
  id: 'modern-companion',
  moods: ['quiet', 'playful'],
  occasions: ['pets'],
  asks: ['pet', 'year'],
  pictures: [
    'child-and-dog',
    'cat-sill',
    'birch-wood',
    'meadow',
    'shore-couple',
    'strawberries',
    'poppy-field',
    'cherry-blossom',
    'tulip',
  ],
  theme: 'modern',
  paper: '0xf6ecdb',
  margin: 0.046,
  gap: 0.022,
  plans: {
    portrait: [
      ...rows(19, 'AAAAAAAABBBB'),
      ...rows(9, 'AAAAAAAApppp'),
      ...rows(4, 'ttttttttpppp'),
      ...rows(8, 'ttttttttCCCC'),
      ...rows(12, 'qqqqDDDDCCCC'),
    ],
    square: [
      ...rows(7, 'AAAAAAAABBBB'),
      ...rows(5, 'AAAAAAAApppp'),
      ...rows(2, 'AAAAAAAACCCC'),
      ...rows(6, 'tttttqqqCCCC'),
    ],
    landscape: [...rows(7, 'AAAAAAAAAABBBBBB'), ...rows(5, 'AAAAAAAAAApppCCC'), ...rows(7, 'ttttttqqqqDDDDDD')],
    panorama: [
      ...rows(12, 'AAAAAAAABBBBBppppCCCCC'),
      ...rows(4, 'AAAAAAAABBBBBDDDDCCCCC'),
      ...rows(7, 'AAAAAAAAqqqqqDDDDEEEEE'),
      ...rows(13, 'ttttttttqqqqqDDDDEEEEE'),
    ],
  },
  under: tiles,
  photos: ({ photos, short }) => photos.flatMap((box, nth) => roundedPhoto(nth + 1, box, short * ROUND)),
  place: ({ field, short }) => {
    const { x, y, width, height } = field('t')
    return { x: x + short * 0.012, y: y + short * 0.008, width: width - short * 0.024, height: height - short * 0.016 }
  },
  words: () => ({
    name: { font: 'Abril Fatface', weight: '400', color: layerColour(CREAM), caps: false, letters: 7.3 },
    line: { font: 'Josefin Sans', weight: '400', color: '0xfbe6c8', caps: true, tracking: 0.1, letters: 4 },
    fill: 0.82,
  }),
})
