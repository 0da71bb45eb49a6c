import type { Format } from '@collagerie/core/format'
import type { Point, Rect } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { ground } from '../kit/ground.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { masked, photo, subtitle, title } from '../kit/layers.ts'
import { outset, roundedPath } from '../kit/rounded.ts'
import { scaled } from '../kit/scaled.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { ALL_SIZES } from '../kit/sizes.ts'
import { el, num, path } from '../kit/svg.ts'
import { FAMILY } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const PAPER = '0x22385a'
const WHITE = '#fffaf0'
const NAVY = '#18283f'
const CREAM = '#f5ead2'
const RED = '#cf3a2c'

/** Lengths are shares of the shorter side. */
const EDGE = 0.042
const GAP = 0.024
/** The frame round a photo. */
const RIM = 0.007
/** The chequered flag, two squares high, and the rule above it. */
const FLAG = 0.06
const RULE = 0.009
/** Between the photos and the rule. */
const OVER_RULE = 0.03
/** The stripes: where they begin, how broad they are by the sheet, and at most. */
const STRIPES = { x: 0.056, share: 0.14, most: 0.18 }
/** Of the roundel's radius: how far its middle is over the foot of the hero, and its dark rim. */
const RAISED = 0.42
const DISC_RIM = 1.05
/** Under the roundel, in its radius. */
const PLATE = { gap: 0.14, height: 0.6 }
/** What is longer than this has a second photo beside the hero. */
const LONGEST_HERO = 1.82
/** Height of a capital in type of size 1. */
const BEBAS_CAPITAL = 0.7

interface Page {
  /** The first is the hero; the roundel lies in its lower left corner. */
  readonly photos: readonly Rect[]
  readonly stripes: { readonly x: number; readonly width: number }
  readonly centre: Point
  readonly radius: number
  /** Below the roundel, for the second line. */
  readonly plate: Rect
}

/** Equal photos in a row. */
function inARow(box: Rect, count: number): Rect[] {
  const width = (box.width - (count - 1) * GAP) / count
  return Array.from({ length: count }, (_, nth) => ({ ...box, x: box.x + nth * (width + GAP), width }))
}

/** The hero, and a second one beside it on long sheets. */
function heroes(box: Rect): Rect[] {
  if (box.width <= box.height * LONGEST_HERO) return [box]
  const second = Math.max(box.height / 1.72, (box.width - GAP) * 0.38)
  const first = box.width - GAP - second
  return [
    { ...box, width: first },
    { ...box, x: box.x + first + GAP, width: second },
  ]
}

function pageOf(format: Format): Page {
  const short = Math.min(format.width, format.height)
  const [width, height] = [format.width / short, format.height / short]
  const isUpright = height > width
  const radius = width <= height ? 0.168 : 0.183
  const stripes = { x: STRIPES.x, width: Math.min(STRIPES.share * width, STRIPES.most) }
  const right = width - EDGE
  const foot = height - FLAG - RULE - OVER_RULE
  const small = isUpright ? (foot - EDGE) * 0.39 : width === height ? 0.29 : 0.262
  const beside = stripes.x + stripes.width + GAP
  const below = EDGE + 2 * radius * DISC_RIM + GAP * 0.8
  const hero = { x: beside, y: EDGE, width: right - beside, height: foot - small - GAP - EDGE }
  // Upright sheets have a second row, which is free of the signs.
  const low = (small - GAP) / 2
  const others = { x: below, y: foot - small, width: right - below, height: isUpright ? low : small }
  const last = isUpright ? inARow({ ...hero, y: foot - low, height: low }, 2) : []
  const columns = width > 1.9 ? 4 : width > height ? 3 : 2
  const centre = { x: EDGE + radius * DISC_RIM, y: hero.y + hero.height - radius * RAISED }
  return {
    photos: [...heroes(hero), ...inARow(others, columns), ...last],
    stripes,
    centre,
    radius,
    plate: {
      x: EDGE + radius * 0.05,
      y: centre.y + radius * (1 + PLATE.gap),
      width: 2 * radius,
      height: radius * PLATE.height,
    },
  }
}

/** Two broad stripes between two fine ones, from edge to edge. */
function stripeMarks({ x, width }: Rect, { height }: Format): string[] {
  const bar = (from: number, to: number, fill: string) =>
    el('rect', { x: x + width * from, y: -BEYOND, width: width * (to - from), height: height + 2 * BEYOND, fill })
  return [bar(0, 0.065, RED), bar(0.15, 0.46, CREAM), bar(0.54, 0.85, CREAM), bar(0.935, 1, RED)]
}

/** A chequered flag along the foot, and on round the wrap. */
function chequers({ width, height }: Format, depth: number, rule: number): string[] {
  const side = width / Math.round(width / (depth / 2))
  // Two whole squares above the edge.
  const top = height - 2 * side
  const [across, down] = [Math.ceil(BEYOND / side), 2 + Math.ceil(BEYOND / side)]
  const cells = Array.from({ length: down }, (_row, row) =>
    Array.from({ length: Math.round(width / side) + 2 * across }, (_cell, col) => col)
      .filter((col) => (col + row) % 2 === 0)
      .map((col) => `M${num((col - across) * side)} ${num(top + row * side)}h${num(side)}v${num(side)}h${num(-side)}z`)
      .join(''),
  )
  const band = { x: -BEYOND, width: width + 2 * BEYOND }
  return [
    el('rect', { ...band, y: top - rule, height: rule + BEYOND * 2, fill: NAVY }),
    el('rect', { ...band, y: top - rule, height: rule, fill: RED }),
    path(cells.join(''), { fill: CREAM }),
  ]
}

/** A photo without what the roundel takes of its lower left corner. */
function notched({ x, y, width, height }: Rect, centre: Point, radius: number): string {
  const [dx, dy] = [centre.x - x, centre.y - y]
  const along = dx + Math.sqrt(radius ** 2 - (height - dy) ** 2)
  const down = dy - Math.sqrt(radius ** 2 - dx ** 2)
  const r = num(radius)
  return `M0 0H${num(width)}V${num(height)}H${num(along)}A${r} ${r} 0 0 0 0 ${num(down)}z`
}

/** The roundel in the corner of the hero, and the plate below it. */
function signs(centre: Point, radius: number, plate: Rect): string[] {
  const disc = (share: number, fill: string) => el('circle', { cx: centre.x, cy: centre.y, r: radius * share, fill })
  return [
    disc(DISC_RIM, NAVY),
    disc(1, RED),
    disc(0.965, WHITE),
    path(roundedPath(outset(plate, radius * 0.05), radius * 0.1), { fill: NAVY }),
    path(roundedPath(plate, radius * 0.06), { fill: RED }),
  ]
}

function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const page = pageOf(format)
  const cm = (box: Rect) => scaled(box, short)
  const centre = { x: page.centre.x * short, y: page.centre.y * short }
  const [radius, plate] = [page.radius * short, cm(page.plate)]
  const photos = page.photos.map(cm)
  const lane = cm({ ...page.stripes, y: 0, height: 0 })
  const look = { font: 'Bebas Neue', weight: '400', caps: true, align: 'center', valign: 'middle' } as const
  const capitals = radius * 0.64
  return {
    art: {
      ground: sheetArt(format, [...stripeMarks(lane, format), ...chequers(format, short * FLAG, short * RULE)]),
      signs: sheetArt(format, [
        ...photos.map((box) => path(roundedPath(outset(box, short * RIM), 0), { fill: CREAM })),
        ...signs(centre, radius, plate),
      ]),
    },
    layers: [
      ground(format, PAPER),
      sheetOverlay('ground', format),
      sheetOverlay('signs', format),
      ...photos.flatMap((box, nth) =>
        nth === 0 ? masked(1, box, box, notched(box, centre, radius * (DISC_RIM - 0.01))) : [photo(nth + 1, box)],
      ),
      title(
        { x: centre.x - radius * 0.79, y: centre.y - radius * 0.55, width: radius * 1.58, height: radius * 1.14 },
        { ...look, color: layerColour(NAVY), tracking: 0.03, fontSize: capitals / BEBAS_CAPITAL },
      ),
      subtitle(
        { x: plate.x + plate.width * 0.02, width: plate.width * 0.96, y: plate.y, height: plate.height * 1.03 },
        { ...look, color: layerColour(WHITE), tracking: 0.01, fontSize: (capitals * 0.45) / BEBAS_CAPITAL },
      ),
    ],
  }
}

/** For a father: his name in the roundel of a racing car, its stripes running past the photos. */
export const racing: StaticTemplate = {
  id: 'retro-racing',
  moods: ['colourful', 'playful'],
  occasions: ['parents'],
  asks: ['father', 'names'],
  pictures: [...FAMILY, 'alpine-lake', 'lighthouse'],
  theme: 'retro',
  sizes: ALL_SIZES,
  draw,
}
