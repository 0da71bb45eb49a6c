import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import type { Point, Rect } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { polar, polygonPath } from '../kit/curves.ts'
import { ground } from '../kit/ground.ts'
import { bandFor, type Inscription, inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { masked } from '../kit/layers.ts'
import { roundedPhoto } from '../kit/rounded.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { el, num, path } from '../kit/svg.ts'
import { EVENING } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { BROWN, CREAM, MUSTARD, ORANGE, RUST } from './palette.ts'

const WORDS: Inscription = {
  name: { font: 'Abril Fatface', weight: '400', color: layerColour(CREAM), caps: false },
}
const RAY = '#f2cf86'
const RINGS = [RUST, ORANGE, MUSTARD]
const RAYS = 11

interface Arrangement {
  readonly horizon: number
  /** The outermost ring. */
  readonly radius: number
  readonly photos: number
  /** In so many rows below the shore. */
  readonly rows: number
}

/** The horizon as a share of the height, the radius in centimetres. On a tall sheet the sun stays up, over two rows. */
function arrange(format: Format): Arrangement {
  const { width, height } = format
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return height < width * 1.3
        ? { horizon: 0.465, radius: width * 0.46, photos: 3, rows: 1 }
        : { horizon: (0.47 * height + 0.33 * width) / 1.62 / height, radius: width * 0.465, photos: 4, rows: 2 }
    case ORIENTATION.square:
      return { horizon: 0.51, radius: width * 0.43, photos: 4, rows: 1 }
    default:
      return { horizon: 0.525, radius: height * 0.49, photos: width > height * 1.4 ? 5 : 4, rows: 1 }
  }
}

/** The sun goes down behind a row of photos; the largest one is the sun. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const { horizon, radius, photos, rows } = arrange(format)
  const centre = { x: width / 2, y: height * horizon }
  const ring = radius * 0.056
  const sky = radius - RINGS.length * ring
  // A line of light, so that a golden photo does not melt into a golden ring.
  const sun = sky - short * 0.007
  const margin = short * 0.05
  const gap = short * 0.028

  const stripes = [RUST, ORANGE, MUSTARD].map((color, index) => ({ color, y: centre.y + index * short * 0.018 }))
  const shore = centre.y + stripes.length * short * 0.018
  const top = shore + gap * 1.25
  const foot = bandFor(width - 2 * margin, format, WORDS, gap * 1.4)
  const row: Rect = { x: margin, y: top, width: width - 2 * margin, height: height - top - foot }
  const across = photos / rows
  const cell = { width: (row.width - (across - 1) * gap) / across, height: (row.height - (rows - 1) * gap) / rows }
  const marks = [
    ...rays(centre, Math.hypot(width, height)),
    ...RINGS.map((color, index) => path(halfDisc(centre, radius - index * ring), { fill: color })),
    path(halfDisc(centre, sky), { fill: CREAM }),
    el('rect', { x: -BEYOND, y: centre.y, width: width + 2 * BEYOND, height: height + BEYOND, fill: BROWN }),
    ...stripes.map(({ color, y }) =>
      el('rect', { x: -BEYOND, y, width: width + 2 * BEYOND, height: short * 0.0185, fill: color }),
    ),
  ]
  const bottom = row.y + row.height
  return {
    art: { ground: sheetArt(format, marks) },
    layers: [
      ground(format, layerColour(CREAM)),
      sheetOverlay('ground', format),
      ...masked(
        1,
        { x: centre.x - sun, y: centre.y - sun, width: 2 * sun, height: sun },
        { width: 2 * sun, height: sun },
        halfDisc({ x: sun, y: sun }, sun),
      ),
      ...Array.from({ length: photos }, (_, index) =>
        roundedPhoto(
          index + 2,
          {
            ...cell,
            x: row.x + (index % across) * (cell.width + gap),
            y: row.y + Math.floor(index / across) * (cell.height + gap),
          },
          short * 0.035,
        ),
      ).flat(),
      ...inscribed({ x: margin, y: bottom, width: width - 2 * margin, height: foot }, format, WORDS),
    ],
  }
}

function halfDisc({ x, y }: Point, radius: number): string {
  return `M${num(x - radius)} ${num(y)}a${num(radius)} ${num(radius)} 0 0 1 ${num(2 * radius)} 0z`
}

/** An odd number of wedges, so that the outer two are alike and one stands upright. */
function rays(centre: Point, reach: number): string[] {
  const step = 180 / RAYS
  return Array.from({ length: RAYS }, (_, index) => index)
    .filter((index) => index % 2 === 0)
    .map((index) =>
      path(
        polygonPath([centre, polar(centre, reach, 180 + index * step), polar(centre, reach, 180 + (index + 1) * step)]),
        { fill: RAY },
      ),
    )
}

export const sunset: StaticTemplate = {
  id: 'retro-sunset',
  moods: ['colourful'],
  occasions: ['travel'],
  asks: ['place', 'tripDates'],
  pictures: [...EVENING, 'shore-couple', 'lavender-field', 'regatta'],
  theme: 'retro',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
