import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { inscribed } from '../kit/inscription.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { type Page, rows } from '../kit/page.ts'
import { el, path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { frayed, rawPath, watercolour } from '../kit/watercolour.ts'
import { doveHeight, paintedDove } from './painted-dove.ts'

/** What the words take of the sky, at its foot. */
const WORDS = 0.42

/** Points round a box, evenly spaced, so that colour runs over all its sides alike. */
function rim({ x, y, width, height }: Rect): Point[] {
  const step = Math.min(width, height) / 12
  const side = (from: Point, to: Point): Point[] => {
    const count = Math.round(Math.hypot(to.x - from.x, to.y - from.y) / step)
    return Array.from({ length: count }, (_, nth) => ({
      x: from.x + ((to.x - from.x) * nth) / count,
      y: from.y + ((to.y - from.y) * nth) / count,
    }))
  }
  const [right, low] = [x + width, y + height]
  const corners = [
    { x, y },
    { x: right, y },
    { x: right, y: low },
    { x, y: low },
  ]
  return corners.flatMap((corner, nth) => side(corner, corners[(nth + 1) % 4] ?? corner))
}

/** A sky washed in from above: deep at the top, run out to nearly bare paper where the words stand. */
function sky(box: Rect): string[] {
  const random = seededRandom(15)
  const { x, y, width, height } = box
  const edge = () => rawPath(frayed(rim(box), 2, 0.14, random))
  const stop = (offset: string, color: string) => el('stop', { offset, 'stop-color': color })
  const cloud = (share: number, level: number, wide: number) =>
    watercolour(
      ovalPoints({ x: x + width * share, y: y + height * level }, width * wide, width * wide * 0.3, 12),
      { color: '#ffffff', opacity: 0.4, layers: 5, run: 0.3, rounds: 3 },
      random,
    )
  return [
    el('defs', {}, [
      el(
        'linearGradient',
        { id: 'sky', gradientUnits: 'userSpaceOnUse', x1: x, y1: y, x2: x + width * 0.12, y2: y + height },
        [stop('0', '#5d93bd'), stop('0.34', '#8db6d2'), stop('0.62', '#c9dfea'), stop('1', '#e6f0f4')],
      ),
    ]),
    ...Array.from({ length: 3 }, () => path(edge(), { fill: 'url(#sky)', 'fill-opacity': 0.72 })),
    ...cloud(0.3, 0.17, 0.2),
    ...cloud(0.74, 0.5, 0.22),
    ...cloud(0.24, 0.56, 0.24),
  ]
}

function under({ field }: Page): string[] {
  const box = field('d')
  const random = seededRandom(4)
  const room = box.height * (1 - WORDS)
  const width = Math.min(box.width * 0.9, (room * 0.86) / doveHeight(1))
  const at = { x: box.x + (box.width - width) / 2, y: box.y + (room - doveHeight(width)) * 0.62 }
  return [...sky(box), ...paintedDove(at, width, random)]
}

/** A christening or a first communion: a white dove flies through a washed sky. */
export const doves = composed({
  id: 'painting-dove',
  theme: 'painting',
  sample: { txt1: 'Louise', txt2: '12 · 06 · 2026' },
  paper: '0xf3f6f6',
  margin: 0.046,
  gap: 0.02,
  plans: {
    portrait: [...rows(11, 'AAAAAAAddddd'), ...rows(7, 'BBBBCCCCDDDD')],
    square: [...rows(10, 'AAAAAAAddddd'), ...rows(6, 'BBBBCCCCDDDD')],
    landscape: [...rows(10, 'AAAAAAAAAdddddd'), ...rows(6, 'BBBBBCCCCCDDDDD')],
    panorama: [...rows(8, 'AAAAAAAABBBBBCCCCCdddddddd'), ...rows(8, 'AAAAAAAADDDDDEEEEEdddddddd')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 45, colors: ['#c3d0d6', '#ffffff'], opacity: 0.4, count: 140 }),
  under,
  texts: ({ field, format }) => {
    const { x, y, width, height } = field('d')
    const high = height * (WORDS - 0.03)
    // In a low sky the name is as high as it may be, and its place no wider than that needs.
    const wide = Math.min(width * 0.94, high * 1.37)
    const place = { x: x + (width - wide) / 2, width: wide, y: y + height * (1 - WORDS), height: high }
    const words = inscribed(place, format, {
      name: { font: 'Pinyon Script', weight: '400', color: '0x1f3d57', caps: false, letters: 5.35 },
      line: { font: 'Cinzel', weight: '600', color: '0x2f536e', caps: true, tracking: 0.06, letters: 11 },
    })
    // A place and a date are longer than a name: they may use the whole sky.
    const whole = { x: x + width * 0.03, width: width * 0.94 }
    return words.map((layer) => (layer.kind === 'text' && layer.slot === 'txt2' ? { ...layer, ...whole } : layer))
  },
})
