import { inset, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { between, type Random } from '../kit/hand.ts'
import { inscribed } from '../kit/inscription.ts'
import { masked } from '../kit/layers.ts'
import { type Page, rows } from '../kit/page.ts'
import { el, num, path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { frayed, rawPath } from '../kit/watercolour.ts'
import { doveHeight, paintedDove } from './painted-dove.ts'
import { driedEdge } from './wash.ts'

/** What the words take of the sky, at its foot. */
const WORDS = 0.42

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

/** A torn edge all round, so that every panel was torn from the same paper. */
function torn(box: Rect, short: number, random: Random): Point[] {
  const stray = short * 0.003
  return frayed(rim(inset(box, stray), short * 0.022), 2, 0.13, random)
}

const stop = (offset: string, color: string, opacity = 1) =>
  el('stop', { offset, 'stop-color': color, ...(opacity < 1 ? { 'stop-opacity': opacity } : {}) })

/** A sky washed in from above: deep at the top, run out to nearly bare paper where the words stand. */
function sky(box: Rect, short: number): string[] {
  const random = seededRandom(15)
  const { x, y, width, height } = box
  const outline = torn(box, short, random)
  const down = { gradientUnits: 'userSpaceOnUse', x1: x, y1: y, x2: x + width * 0.12, y2: y + height }
  return [
    el('defs', {}, [
      el('linearGradient', { id: 'sky', ...down }, [
        stop('0', '#4f87b3'),
        stop('0.3', '#7fabca'),
        stop('0.6', '#c3dbe8'),
        stop('1', '#e6f0f4'),
      ]),
      el('linearGradient', { id: 'pigment', ...down }, [
        stop('0', '#2f6490'),
        stop('0.5', '#6f9fc0'),
        stop('1', '#b5cedb'),
      ]),
      el('radialGradient', { id: 'mist', cx: 0.5, cy: 0.5, r: 0.5 }, [
        stop('0', '#ffffff', 0.3),
        stop('0.55', '#ffffff', 0.16),
        stop('1', '#ffffff', 0),
      ]),
    ]),
    path(rawPath(outline), { fill: 'url(#sky)' }),
    ...driedEdge(outline, { x: x + width / 2, y: y + height / 2 }, short, 0.5, random),
    ...CLOUDS.flatMap((cloud) => softCloud(box, cloud, random)),
  ]
}

/** Where clouds were blotted out of the wet sky, and how wide they are, as shares of it. */
const CLOUDS = [
  { across: 0.28, down: 0.16, wide: 0.42 },
  { across: 0.76, down: 0.46, wide: 0.42 },
  { across: 0.26, down: 0.55, wide: 0.44 },
] as const

/** Puffs without an edge, lower ones broader. */
function softCloud({ x, y, width, height }: Rect, cloud: (typeof CLOUDS)[number], random: Random): string[] {
  return Array.from({ length: 9 }, () => {
    const across = between(random, -0.5, 0.5)
    const rx = width * cloud.wide * between(random, 0.26, 0.44)
    const cx = x + width * (cloud.across + cloud.wide * across * 0.8)
    const room = Math.min(cx - x, x + width - cx) * 0.96
    const cy = y + height * cloud.down + width * cloud.wide * between(random, -0.16, 0.12) * (1 - Math.abs(across))
    return el('circle', {
      cx: 0,
      cy: 0,
      r: Math.min(rx, room),
      transform: `translate(${num(cx)} ${num(cy)}) scale(1 ${num(between(random, 0.42, 0.62))})`,
      fill: 'url(#mist)',
    })
  })
}

function under({ field, short }: Page): string[] {
  const box = field('d')
  const random = seededRandom(4)
  const room = box.height * (1 - WORDS)
  const width = Math.min(box.width * 0.9, (room * 0.86) / doveHeight(1))
  const at = { x: box.x + (box.width - width) / 2, y: box.y + (room - doveHeight(width)) * 0.62 }
  return [...sky(box, short), ...paintedDove(at, width, random)]
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
