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
import { course, graticule, landfall, neatline, rhumbLines } from './map-lines.ts'

const SEA = '0xc2d3cb'
const INK = '#5a4630'
const LAND = '#ead7a8'
const RED = '#a8442f'
const PAPER = '#fbf5e6'

/**
 * Middles and sizes as shares of the sheet or, if the title stands below everything, of what is above it; radii of the
 * shorter side.
 */
interface Chart {
  readonly stops: readonly {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
    readonly degrees: number
  }[]
  readonly rose: Point
  readonly ship: Point
  /** The course through open water: before the ship, from print to print, and after it. */
  readonly course: readonly Point[]
  readonly ahead: readonly Point[]
  readonly lands: readonly {
    readonly x: number
    readonly y: number
    readonly radius: number
    readonly stretch: number
  }[]
  readonly ranges: readonly (Point & { readonly count: number })[]
  /** The title's place, as shares of the sheet: middle, foot and width. */
  readonly name: { readonly x: number; readonly foot: number; readonly width: number }
  readonly isAboveName: boolean
}

const UPRIGHT: Chart = {
  stops: [
    { x: 0.335, y: 0.226, width: 0.53, height: 0.325, degrees: -1.6 },
    { x: 0.79, y: 0.262, width: 0.28, height: 0.37, degrees: 1.8 },
    { x: 0.24, y: 0.582, width: 0.35, height: 0.315, degrees: 1.4 },
    { x: 0.692, y: 0.635, width: 0.46, height: 0.305, degrees: -1.4 },
  ],
  rose: { x: 0.165, y: 0.868 },
  ship: { x: 0.5, y: 0.89 },
  course: [
    { x: 0.335, y: 0.2 },
    { x: 0.625, y: 0.17 },
    { x: 0.79, y: 0.262 },
    { x: 0.69, y: 0.47 },
    { x: 0.53, y: 0.56 },
    { x: 0.44, y: 0.475 },
    { x: 0.24, y: 0.55 },
    { x: 0.27, y: 0.77 },
    { x: 0.335, y: 0.87 },
    { x: 0.4, y: 0.915 },
  ],
  ahead: [
    { x: 0.615, y: 0.912 },
    { x: 0.67, y: 0.88 },
    { x: 0.74, y: 0.85 },
    { x: 0.805, y: 0.872 },
  ],
  lands: [
    { x: 0.98, y: 0.02, radius: 0.26, stretch: 1.1 },
    { x: 0.02, y: 0.36, radius: 0.2, stretch: 0.9 },
    { x: 0.97, y: 0.98, radius: 0.25, stretch: 1.1 },
  ],
  ranges: [{ x: 0.9, y: 0.92, count: 4 }],
  name: { x: 0.5, foot: 0.948, width: 0.64 },
  isAboveName: true,
}

const SQUARE: Chart = {
  stops: [
    { x: 0.33, y: 0.305, width: 0.51, height: 0.46, degrees: -1.6 },
    { x: 0.782, y: 0.31, width: 0.29, height: 0.47, degrees: 1.8 },
    { x: 0.225, y: 0.79, width: 0.31, height: 0.355, degrees: 1.4 },
    { x: 0.575, y: 0.79, width: 0.31, height: 0.345, degrees: -1.4 },
  ],
  rose: { x: 0.845, y: 0.76 },
  ship: { x: 0.845, y: 1.13 },
  course: [
    { x: 0.322, y: 0.305 },
    { x: 0.2, y: 0.56 },
    { x: 0.225, y: 0.79 },
    { x: 0.4, y: 0.86 },
    { x: 0.575, y: 0.79 },
    { x: 0.66, y: 0.57 },
    { x: 0.782, y: 0.31 },
    { x: 0.9, y: 0.57 },
    { x: 0.943, y: 0.76 },
    { x: 0.915, y: 0.95 },
    { x: 0.865, y: 1.03 },
  ],
  ahead: [],
  lands: [
    { x: 0.55, y: 0.01, radius: 0.17, stretch: 1.3 },
    { x: 0.01, y: 0.58, radius: 0.19, stretch: 0.9 },
    { x: 1.01, y: 1.34, radius: 0.09, stretch: 1.2 },
  ],
  ranges: [],
  name: { x: 0.372, foot: 0.945, width: 0.6 },
  isAboveName: true,
}

const LYING: Chart = {
  stops: [
    { x: 0.24, y: 0.318, width: 0.37, height: 0.455, degrees: -1.6 },
    { x: 0.553, y: 0.312, width: 0.205, height: 0.435, degrees: 1.8 },
    { x: 0.81, y: 0.275, width: 0.265, height: 0.365, degrees: -1.4 },
    { x: 0.822, y: 0.695, width: 0.255, height: 0.375, degrees: 1.4 },
  ],
  rose: { x: 0.612, y: 0.635 },
  ship: { x: 0.618, y: 0.872 },
  course: [
    { x: 0.24, y: 0.318 },
    { x: 0.44, y: 0.26 },
    { x: 0.553, y: 0.312 },
    { x: 0.672, y: 0.37 },
    { x: 0.81, y: 0.275 },
    { x: 0.865, y: 0.48 },
    { x: 0.822, y: 0.695 },
    { x: 0.72, y: 0.81 },
    { x: 0.672, y: 0.875 },
  ],
  ahead: [
    { x: 0.563, y: 0.77 },
    { x: 0.527, y: 0.66 },
    { x: 0.44, y: 0.612 },
    { x: 0.33, y: 0.625 },
    { x: 0.235, y: 0.648 },
    { x: 0.152, y: 0.628 },
  ],
  lands: [
    { x: 0.42, y: 0.01, radius: 0.2, stretch: 1.3 },
    { x: 0.01, y: 0.68, radius: 0.24, stretch: 1.1 },
    { x: 0.99, y: 0.47, radius: 0.2, stretch: 0.9 },
  ],
  ranges: [{ x: 0.098, y: 0.625, count: 2 }],
  name: { x: 0.289, foot: 0.93, width: 0.468 },
  isAboveName: false,
}

const WORDS: Inscription = {
  name: { font: 'Crimson Text', weight: '600', color: '0x4a3822', caps: false },
  line: { font: 'Crimson Text', weight: '600', color: layerColour(RED), caps: true, tracking: 0.1, letters: 14 },
  share: 1,
}

/** What a print takes of its place: the course is seen between them. */
const PRINT = 0.97

/** The cartouche is as high as its words need. */
function nameOf({ name }: Chart, format: Format): Rect {
  const rim = 0.016 * Math.min(format.width, format.height)
  const width = name.width * format.width
  const height = roomFor(width - 2 * rim, format, WORDS) + 2 * rim
  return { x: name.x * format.width - width / 2, y: name.foot * format.height - height, width, height }
}

function chartOf(format: Format): Chart {
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return UPRIGHT
    case ORIENTATION.square:
      return SQUARE
    default:
      return LYING
  }
}

/** An old chart: the course runs as a dashed line from print to print, and a ship sails it. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const chart = chartOf(format)
  const random = seededRandom(21)
  const sheet = { x: 0, y: 0, ...format }
  const frame = inset(sheet, short * 0.03)
  const name = nameOf(chart, format)
  const room = chart.isAboveName ? { ...format, height: name.y } : format
  const place = ({ x, y }: Point): Point => ({ x: x * room.width, y: y * room.height })
  const stops = chart.stops.map((stop) => ({
    box: boxAround(place(stop), stop.width * room.width * PRINT, stop.height * room.height * PRINT),
    degrees: stop.degrees,
  }))
  const rose = place(chart.rose)
  const inside = short * 0.013
  return {
    art: {
      ground: sheetArt(format, [
        rhumbLines(rose, Math.hypot(format.width, format.height), short, INK),
        ...graticule(frame, short, INK),
        ...chart.lands.flatMap((land) =>
          coast({ centre: place(land), radius: land.radius * short, stretch: land.stretch }, short, random, INK, LAND),
        ),
        ...chart.ranges.flatMap((range) => hills(place(range), range.count, short, random, INK)),
        ...compassRose(rose, short * 0.088, { dark: INK, light: '#f3e8cd', accent: RED }),
        ...course(chart.course.map(place), short, RED),
        ...course(chart.ahead.map(place), short, RED),
        ...chart.ahead.slice(-1).map((end) => landfall(place(end), short, RED)),
        ...caravel(place(chart.ship), short * 0.078, { ink: INK, sail: PAPER, flag: RED }),
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
