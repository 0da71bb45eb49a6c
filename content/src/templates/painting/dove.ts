import { inset, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { frayed, rawPath } from '../kit/frayed.ts'
import { type Random, wobble } from '../kit/hand.ts'
import { inscribed } from '../kit/inscription.ts'
import { masked } from '../kit/layers.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
import { el, path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { TENDER } from '../picture-sets.ts'
import { driedEdge } from './dried-edge.ts'
import { doveHeight, paintedDove } from './painted-dove.ts'

/** What the words take of the sky, at its foot. */
const WORDS = 0.54

/** Points round a box, evenly spaced, so that colour runs over all its sides alike. */
function rim({ x, y, width, height }: Rect, step: number): Point[] {
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

/** A deckle edge all round: paper pulled apart along a wet fold, nearly straight, in long swells with few teeth. */
function torn(box: Rect, short: number, random: Random): Point[] {
  const stray = short * 0.0022
  const [slow, quick] = [wobble(random, 3, 11), wobble(random, 17, 41)]
  const line = rim(inset(box, stray), short * 0.011)
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return line.map(({ x, y }, nth) => {
    const share = nth / line.length
    const off = stray * (0.55 * slow(share) + 0.2 * quick(share) + 0.25 * (random() - 0.5))
    // Pulled towards the middle and away from it: across a side, hardly along it.
    const isUpright = Math.abs(x - middle.x) / box.width > Math.abs(y - middle.y) / box.height
    return isUpright ? { x: x + off * Math.sign(middle.x - x), y } : { x, y: y + off * Math.sign(middle.y - y) }
  })
}

const stop = (offset: string, color: string) => el('stop', { offset, 'stop-color': color })

/**
 * How far each coat of the wash runs down, as a share of the sky: where more of them lie over each other it is deeper.
 */
const COATS = [0.74, 0.62, 0.5, 0.38, 0.26, 0.13] as const
const WASH = ['#a9cbdf', '#86b3d1', '#5c93bb'] as const

/** A sky washed in from above, coat over coat, each dried to an uneven edge; its foot is nearly bare, for the words. */
function sky(box: Rect, short: number): string[] {
  const random = seededRandom(15)
  const { x, y, width, height } = box
  const outline = torn(box, short, random)
  const down = { gradientUnits: 'userSpaceOnUse', x1: x, y1: y, x2: x + width * 0.12, y2: y + height }
  return [
    el('defs', {}, [
      el('linearGradient', { id: 'pigment', ...down }, [
        stop('0', '#2f6490'),
        stop('0.5', '#6f9fc0'),
        stop('1', '#b5cedb'),
      ]),
    ]),
    path(rawPath(outline), { fill: '#dcebf2' }),
    ...COATS.map((share, nth) => coat(box, outline, share, WASH[Math.floor(nth / 2)] ?? WASH[0], random)),
    ...driedEdge(outline, { x: x + width / 2, y: y + height / 2 }, short, 0.32, random),
  ]
}

/** The upper part of a torn panel, down to where the brush stopped. */
function coat(box: Rect, outline: readonly Point[], down: number, color: string, random: Random): string {
  const low = box.y + box.height * down
  const sway = wobble(random, 2, 6)
  const edge = Array.from({ length: 13 }, (_, nth) => ({
    x: box.x + box.width * (1 - nth / 12),
    y: low + box.height * 0.035 * sway(nth / 12),
  }))
  const turn = outline.findIndex(({ y }) => y > low)
  const back = outline.findLastIndex(({ y }) => y > low)
  const [right, left] = [outline.slice(0, turn), outline.slice(back + 1)]
  return path(rawPath([...right, ...open(edge, random), ...left]), { fill: color, 'fill-opacity': 0.44 })
}

/** A line that is frayed between its ends. */
function open(line: readonly Point[], random: Random): Point[] {
  const last = line.at(-1)
  // The way back from the end to the start is no part of it.
  const points = frayed(line, 3, 0.16, random)
  return last ? points.slice(0, points.indexOf(last) + 1) : points
}

function under({ field, short }: DrawnPage): string[] {
  const box = field('d')
  const random = seededRandom(4)
  const room = box.height * (1 - WORDS)
  // A tenth of the sky stays free on either side.
  const width = Math.min(box.width * 0.8, (room * 0.86) / doveHeight(1))
  const at = { x: box.x + (box.width - width) / 2, y: box.y + (room - doveHeight(width)) * 0.64 }
  return [...sky(box, short), ...paintedDove(at, width, random)]
}

/** A christening or a first communion: a white dove flies through a washed sky. */
export const doves = composed({
  id: 'painting-dove',
  moods: ['quiet', 'romantic'],
  occasions: ['birth'],
  asks: ['child', 'date'],
  pictures: [...TENDER, 'child-and-dog', 'tide', 'kite'],
  theme: 'painting',
  paper: '0xf3f6f6',
  margin: 0.048,
  gap: 0.024,
  plans: {
    portrait: [...rows(12, 'AAAAAAAAAAAA'), ...rows(5, 'dddddddBBBBB'), ...rows(5, 'dddddddCCCCC')],
    square: [...rows(10, 'AAAAAAAddddd'), ...rows(6, 'BBBBCCCCDDDD')],
    landscape: [...rows(10, 'AAAAAAAAAdddddd'), ...rows(6, 'BBBBBCCCCCDDDDD')],
    panorama: [...rows(8, 'AAAAAAAABBBBBCCCCCdddddddd'), ...rows(8, 'AAAAAAAADDDDDEEEEEdddddddd')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 45, colors: ['#c3d0d6', '#ffffff'], opacity: 0.4, count: 140 }),
  under,
  photos: ({ photos, short }) => {
    const random = seededRandom(27)
    return photos.flatMap((box, nth) => {
      const { width, height } = box
      return masked(nth + 1, box, box, rawPath(torn({ x: 0, y: 0, width, height }, short, random)))
    })
  },
  texts: ({ field, format }) => {
    const { x, y, width, height } = field('d')
    const high = height * (WORDS - 0.03)
    // In a low sky the name is as high as it may be, and its place no wider than that needs.
    const wide = Math.min(width * 0.94, high * 1.16)
    const place = { x: x + (width - wide) / 2, width: wide, y: y + height * (1 - WORDS), height: high }
    const words = inscribed(place, format, {
      name: { font: 'Great Vibes', weight: '400', color: '0x12304a', caps: false, letters: 5.9 },
      line: { font: 'Cinzel', weight: '600', color: '0x1f4460', caps: true, tracking: 0.06, letters: 11 },
    })
    // A place and a date are longer than a name: they may use the whole sky.
    const whole = { x: x + width * 0.03, width: width * 0.94 }
    return words.map((layer) => (layer.kind === 'text' && layer.slot === 'txt2' ? { ...layer, ...whole } : layer))
  },
})
