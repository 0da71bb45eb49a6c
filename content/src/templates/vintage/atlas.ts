import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inset, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { fibres } from '../kit/fibres.ts'
import { ground } from '../kit/ground.ts'
import { type Inscription, inscribed, roomFor } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { photo } from '../kit/layers.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { roundedPath } from '../kit/rounded.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import { boxAround, middleOf, turned } from '../kit/turned.ts'
import { JOURNEY } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { caravel } from './caravel.ts'
import { coast, hills } from './coastline.ts'
import { compassRose } from './compass-rose.ts'
import { graticule, neatline, routeMarks } from './map-lines.ts'

const SEA = '0xc2d3cb'
const INK = '#5a4630'
const LAND = '#ead7a8'
const RED = '#a8442f'
const PAPER = '#fbf5e6'

/** Middles and sizes as shares of the format; radii of the shorter side. */
interface Chart {
  readonly stops: readonly {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
    readonly degrees: number
  }[]
  readonly rose: Point
  /** Where a ship ends the journey. */
  readonly end: Point
  readonly lands: readonly {
    readonly x: number
    readonly y: number
    readonly radius: number
    readonly stretch: number
  }[]
  readonly ranges: readonly Point[]
  /** The title's place: middle and width as shares. */
  readonly name: { readonly x: number; readonly y: number; readonly width: number }
}

const UPRIGHT: Chart = {
  stops: [
    { x: 0.34, y: 0.205, width: 0.53, height: 0.29, degrees: -1.6 },
    { x: 0.788, y: 0.235, width: 0.29, height: 0.32, degrees: 1.8 },
    { x: 0.25, y: 0.525, width: 0.35, height: 0.28, degrees: 1.4 },
    { x: 0.69, y: 0.565, width: 0.47, height: 0.28, degrees: -1.4 },
  ],
  rose: { x: 0.2, y: 0.732 },
  end: { x: 0.375, y: 0.757 },
  lands: [
    { x: 0.98, y: 0.02, radius: 0.26, stretch: 1.1 },
    { x: 0.02, y: 0.36, radius: 0.24, stretch: 0.9 },
    { x: 0.94, y: 0.84, radius: 0.27, stretch: 1.2 },
  ],
  ranges: [{ x: 0.87, y: 0.775 }],
  name: { x: 0.5, y: 0.878, width: 0.68 },
}

const SQUARE: Chart = {
  stops: [
    { x: 0.325, y: 0.25, width: 0.49, height: 0.36, degrees: -1.6 },
    { x: 0.775, y: 0.255, width: 0.3, height: 0.37, degrees: 1.8 },
    { x: 0.235, y: 0.606, width: 0.32, height: 0.28, degrees: 1.4 },
    { x: 0.59, y: 0.61, width: 0.35, height: 0.27, degrees: -1.4 },
  ],
  rose: { x: 0.868, y: 0.62 },
  end: { x: 0.855, y: 0.825 },
  lands: [
    { x: 0.55, y: 0.01, radius: 0.17, stretch: 1.3 },
    { x: 0.01, y: 0.48, radius: 0.2, stretch: 0.9 },
    { x: 0.99, y: 0.99, radius: 0.15, stretch: 1.1 },
  ],
  ranges: [],
  name: { x: 0.41, y: 0.855, width: 0.6 },
}

/** A tall sheet spreads the same journey further down. */
const TALL: Chart = {
  ...UPRIGHT,
  stops: UPRIGHT.stops.map((stop) => ({ ...stop, y: stop.y * 1.045, height: stop.height * 1.06 })),
  rose: { x: 0.2, y: 0.775 },
  end: { x: 0.4, y: 0.795 },
  name: { x: 0.5, y: 0.888, width: 0.72 },
}

const LYING: Chart = {
  stops: [
    { x: 0.243, y: 0.33, width: 0.366, height: 0.485, degrees: -1.6 },
    { x: 0.55, y: 0.325, width: 0.2, height: 0.455, degrees: 1.8 },
    { x: 0.808, y: 0.272, width: 0.275, height: 0.37, degrees: -1.4 },
    { x: 0.8, y: 0.7, width: 0.29, height: 0.4, degrees: 1.4 },
  ],
  rose: { x: 0.585, y: 0.652 },
  end: { x: 0.59, y: 0.865 },
  lands: [
    { x: 0.42, y: 0.01, radius: 0.2, stretch: 1.3 },
    { x: 0.01, y: 0.66, radius: 0.26, stretch: 1.1 },
    { x: 0.99, y: 0.47, radius: 0.22, stretch: 0.9 },
  ],
  ranges: [],
  name: { x: 0.292, y: 0.785, width: 0.472 },
}

const WORDS: Inscription = {
  name: { font: 'Crimson Text', weight: '600', color: '0x4a3822', caps: false },
  line: { font: 'Crimson Text', weight: '600', color: layerColour(RED), caps: true, tracking: 0.1, letters: 14 },
  share: 1,
}

/** What a print takes of its place: the way is seen between them. */
const PRINT = 0.95

/** The cartouche is as high as its words need. */
function nameOf({ name }: Chart, format: Format): Rect {
  const rim = 0.016 * Math.min(format.width, format.height)
  const width = name.width * format.width
  const height = roomFor(width - 2 * rim, format, WORDS) + 2 * rim
  return boxAround({ x: name.x * format.width, y: name.y * format.height }, width, height)
}

function chartOf(format: Format): Chart {
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return format.height > format.width * 1.38 ? TALL : UPRIGHT
    case ORIENTATION.square:
      return SQUARE
    default:
      return LYING
  }
}

/** An old chart: the journey runs as a dotted line from print to print. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const chart = chartOf(format)
  const random = seededRandom(21)
  const place = ({ x, y }: Point): Point => ({ x: x * width, y: y * height })
  const sheet = { x: 0, y: 0, ...format }
  const frame = inset(sheet, short * 0.03)
  const stops = chart.stops.map((stop) => ({
    box: boxAround(place(stop), stop.width * width * PRINT, stop.height * height * PRINT),
    degrees: stop.degrees,
  }))
  const name = nameOf(chart, format)
  const inside = short * 0.013
  return {
    art: {
      ground: sheetArt(format, [
        ...graticule(frame, short, INK),
        ...chart.lands.flatMap((land) =>
          coast({ centre: place(land), radius: land.radius * short, stretch: land.stretch }, short, random, INK, LAND),
        ),
        ...chart.ranges.flatMap((range) => hills(place(range), 5, short, random, INK)),
        ...compassRose(place(chart.rose), short * 0.085, {
          dark: INK,
          light: '#f3e8cd',
          accent: RED,
        }),
        ...routeMarks([...stops.map(({ box }) => middleOf(box)), place(chart.end)], short, RED),
        ...caravel(place(chart.end), short * 0.058, { ink: INK, sail: PAPER, flag: RED }),
        ...fibres(sheet, {
          seed: 4,
          count: 300,
          length: short * 0.012,
          width: short * 0.001,
          colors: ['#8d7146', '#fbf3dc'],
          opacity: 0.22,
        }),
        ...neatline(sheet, frame, short, INK, PAPER),
        ...stops.map(({ box, degrees }) =>
          turned(middleOf(box), degrees, [
            ...paperShadow(roundedPath(box, 0), short * 0.012),
            path(roundedPath(box, 0), { fill: PAPER }),
          ]),
        ),
        ...cartouche(name, short),
      ]),
    },
    layers: [
      ground(format, SEA),
      sheetOverlay('ground', format),
      ...stops.map(({ box, degrees }, index) => photo(index + 1, inset(box, inside), degrees)),
      ...inscribed(inset(name, short * 0.016), format, WORDS),
    ],
  }
}

/** A frame with hollow corners, twice. */
function cartouche(box: Rect, unit: number): string[] {
  const line = (by: number, width: number, fill: string) =>
    path(hollowCorners(inset(box, by), unit * 0.024), { fill, stroke: INK, 'stroke-width': unit * width })
  return [line(0, 0.003, PAPER), line(unit * 0.008, 0.0014, 'none')]
}

function hollowCorners({ x, y, width, height }: Rect, r: number): string {
  const bite = (dx: number, dy: number) => `a${r} ${r} 0 0 0 ${dx} ${dy}`
  return `M${x + r} ${y}h${width - 2 * r}${bite(r, r)}v${height - 2 * r}${bite(-r, r)}h${2 * r - width}${bite(-r, -r)}v${2 * r - height}${bite(r, -r)}z`
}

export const atlas: StaticTemplate = {
  id: 'vintage-atlas',
  moods: ['classic'],
  occasions: ['travel'],
  asks: ['names', 'tripDates'],
  pictures: JOURNEY,
  theme: 'vintage',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
