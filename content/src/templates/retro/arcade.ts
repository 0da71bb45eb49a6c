import { type Rect, seededRandom } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { composed } from '../kit/composed.ts'
import { between } from '../kit/hand.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
import { outset, roundedPath, roundedPhoto } from '../kit/rounded.ts'
import { el, num, path } from '../kit/svg.ts'
import { SEASIDE } from '../picture-sets.ts'

const WALL = '#d0694a'
const LIT = '#f6c39c'
const SHADE = '#7c2d2a'
const SEA = '#1f3a52'
/** As shares of the shorter side: how thick the wall is, the ledge a storey stands on, the shadow below it. */
const DEPTH = 0.026
const LEDGE = 0.012
/** Where the cornice is that ends the wall above. */
const CORNICE = 0.026
/** What is seen of the shaded side of an opening, by the depth of the wall. */
const JAMB = 0.38
const SHADOW = 0.014

const arch = (box: Rect) => roundedPath(box, [box.width / 2, box.width / 2, 0, 0])

/**
 * What is seen through an opening: the light comes from the left, so that the wall's thickness shows above and at the
 * right.
 */
function viewOf({ x, y, width, height }: Rect, short: number): Rect {
  const deep = short * DEPTH
  return { x: x + deep * JAMB, y: y + deep, width: width - deep * (1 + JAMB), height: height - deep }
}

/** The inside of the wall round an opening: in shadow at the left and above, in the sun at the right. */
function opening(box: Rect, nth: number, short: number): string[] {
  const id = `sun${nth}`
  const stops = [
    el('stop', { offset: '0', 'stop-color': SHADE }),
    el('stop', { offset: '0.5', 'stop-color': '#a4442f' }),
    el('stop', { offset: '0.82', 'stop-color': '#eba67c' }),
    el('stop', { offset: '1', 'stop-color': LIT }),
  ]
  const across = { gradientUnits: 'userSpaceOnUse', x1: box.x, y1: 0, x2: box.x + box.width, y2: 0 }
  return [
    el('defs', {}, [el('linearGradient', { id, ...across }, stops)]),
    path(arch(outset(box, short * 0.0028)), { fill: LIT, 'fill-opacity': 0.7 }),
    path(arch(box), { fill: `url(#${id})` }),
  ]
}

/** Strokes of the trowel, broad and hardly seen, and the sand in the plaster. */
function plaster({ sheet, short }: DrawnPage): string[] {
  const random = seededRandom(9)
  const box = outset(sheet, BEYOND)
  const strokes = (count: number) =>
    Array.from({ length: count }, () => {
      const [x, y] = [box.x + random() * box.width, box.y + random() * box.height]
      const [dx, dy] = [short * between(random, -0.09, 0.09), short * between(random, -0.05, 0.05)]
      const bend = short * between(random, -0.03, 0.03)
      return `M${num(x)} ${num(y)}q${num(dx / 2 + bend)} ${num(dy / 2 - bend)} ${num(dx)} ${num(dy)}`
    }).join('')
  const grains = (count: number) =>
    Array.from({ length: count }, () => {
      const [x, y] = [box.x + random() * box.width, box.y + random() * box.height]
      return `M${num(x)} ${num(y)}h${num(short * between(random, 0.0004, 0.003))}`
    }).join('')
  const line = { fill: 'none', 'stroke-linecap': 'round' }
  return [
    path(strokes(70), { ...line, stroke: '#b9502f', 'stroke-width': short * 0.022, 'stroke-opacity': 0.09 }),
    path(strokes(70), { ...line, stroke: '#f0a07c', 'stroke-width': short * 0.016, 'stroke-opacity': 0.12 }),
    path(grains(900), { ...line, stroke: '#f7c3a2', 'stroke-width': short * 0.0024, 'stroke-opacity': 0.3 }),
    path(grains(900), { ...line, stroke: '#9c3d24', 'stroke-width': short * 0.0022, 'stroke-opacity': 0.3 }),
  ]
}

/** The ledges below the storeys, each with its shadow on the wall, and the sea at the foot. */
function floors({ photos, sheet, short }: DrawnPage): string[] {
  const feet = photos.map(({ y, height }) => y + height)
  const lowest = Math.max(...feet)
  const upper = photos.filter((_, nth) => (feet[nth] ?? 0) < lowest - short * 0.05)
  const band = (from: number, to: number, fill: string) =>
    el('rect', { x: -BEYOND, y: from, width: sheet.width + 2 * BEYOND, height: to - from, fill })
  const top = short * CORNICE
  return [
    band(-BEYOND, top, '#c25c3e'),
    band(top, top + short * LEDGE * 0.8, LIT),
    band(top + short * LEDGE * 0.8, top + short * (LEDGE * 0.8 + SHADOW * 0.6), '#9a3a2c'),
    ...storeys(upper, photos).flatMap((box) => ledge(box, short)),
    band(lowest, lowest + short * LEDGE, LIT),
    band(lowest + short * LEDGE, sheet.height + BEYOND, SEA),
  ]
}

/** Arches that stand beside each other have one ledge, as far as no higher arch comes between them. */
function storeys(upper: readonly Rect[], photos: readonly Rect[]): Rect[] {
  return upper.reduce<Rect[]>((found, box) => {
    const before = found.at(-1)
    if (!before || before.y + before.height < box.y || !isNext(before, box, photos)) return [...found, box]
    return [...found.slice(0, -1), { ...before, width: box.x + box.width - before.x }]
  }, [])
}

const isNext = (left: Rect, right: Rect, photos: readonly Rect[]) =>
  !photos.some(({ x, y, height }) => x > left.x + left.width && x < right.x && y + height > left.y + left.height)

function ledge({ x, y, width, height }: Rect, short: number): string[] {
  const [left, right, top] = [x - short * 0.012, x + width + short * 0.012, y + height]
  const [thick, fall] = [short * LEDGE, short * SHADOW]
  const d = `M${num(left + fall * 0.7)} ${num(top + thick)}H${num(right)}L${num(right + fall * 0.7)} ${num(top + thick + fall)}H${num(left + fall * 1.4)}z`
  return [
    path(d, { fill: SHADE, 'fill-opacity': 0.5 }),
    el('rect', { x: left, y: top, width: right - left, height: thick, fill: LIT }),
  ]
}

/** A house by the sea: photos through the arches of a sunlit wall. */
export const arcade = composed({
  id: 'retro-arcade',
  moods: ['playful', 'colourful'],
  asks: ['names', 'year'],
  pictures: [...SEASIDE, 'strawberries', 'shore-couple'],
  theme: 'retro',
  paper: layerColour(WALL),
  margin: 0.068,
  gap: 0.042,
  plans: {
    portrait: [...rows(13, 'AAAAAA'), ...rows(7, 'BBCCDD')],
    square: [...rows(8, 'AAAABB'), ...rows(6, 'CCDDEE')],
    landscape: [...rows(9, 'AAABBBBCCC'), ...rows(9, 'DDDBBBBEEE')],
    // One storey: two would make the openings as low as the wall is thick.
    panorama: ['AAABBBBCCCCDDD'],
  },
  texture: (page) => [...plaster(page), ...floors(page)],
  under: ({ photos, short }) => photos.flatMap((box, nth) => opening(box, nth, short)),
  photos: ({ photos, short }) =>
    photos.flatMap((box, nth) => {
      const view = viewOf(box, short)
      return roundedPhoto(nth + 1, view, [view.width / 2, view.width / 2, 0, 0])
    }),
  clear: () => LEDGE,
  words: () => ({
    name: { font: 'Abril Fatface', weight: '400', color: '0xfbe3cc', caps: false },
  }),
})
