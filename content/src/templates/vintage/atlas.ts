import type { Format } from '@collagerie/core/format'
import { inset, type Rect, seededRandom } from '@collagerie/core/geometry'
import { fibres } from '../kit/fibres.ts'
import { ground } from '../kit/ground.ts'
import { type Inscription, inscribed, roomFor } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { photo } from '../kit/layers.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { roundedPath } from '../kit/rounded.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { ALL_SIZES } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import { middleOf, turned } from '../kit/turned.ts'
import { JOURNEY } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { type Chart, chartOf } from './atlas-chart.ts'
import { caravel } from './caravel.ts'
import { coast } from './coastline.ts'
import { compassRose } from './compass-rose.ts'
import { course, graticule, landfall, neatline, rhumbLines } from './map-lines.ts'
import { mapPin } from './map-pin.ts'

const SEA = '0xc2d3cb'
const INK = '#5a4630'
const LAND = '#ead7a8'
const RED = '#a8442f'
const PAPER = '#fbf5e6'
/** As shares of the shorter side: a print's white edge, and the rim of the cartouche. */
const WHITE = 0.01
const RIM = 0.016
/** Prints lie almost straight, in degrees: the course runs close by. */
const TURNS = [-0.8, 0.9, 0.7, -0.9, 0.8, -0.7, 0.9]

const WORDS: Inscription = {
  name: { font: 'Crimson Text', weight: '600', color: '0x4a3822', caps: false },
  line: { font: 'Crimson Text', weight: '600', color: layerColour(RED), caps: true, tracking: 0.1, letters: 14 },
  share: 1,
  fill: 0.88,
}

/** What lies under the prints: winds, coasts, the course and the ship on it. */
function seaOf(chart: Chart, format: Format, short: number): string[] {
  const random = seededRandom(21)
  const sheet = { x: 0, y: 0, ...format }
  const frame = inset(sheet, short * 0.03)
  const end = chart.course[0]
  return [
    rhumbLines(chart.rose, Math.hypot(format.width, format.height), short, INK),
    ...graticule(frame, short, INK),
    ...chart.lands.flatMap((land) => coast({ ...land, radius: land.radius * short }, short, random, INK, LAND)),
    ...compassRose(chart.rose, short * 0.1, { dark: INK, light: '#f3e8cd', accent: RED }),
    ...course(chart.course, short, RED),
    ...(end ? [landfall(end, short, RED)] : []),
    ...caravel(chart.ship, short * 0.094, { ink: INK, sail: PAPER, flag: RED, shade: '#d8c69d' }),
    ...fibres(sheet, {
      seed: 4,
      count: 300,
      length: short * 0.012,
      width: short * 0.001,
      colors: ['#8d7146', '#fbf3dc'],
      opacity: 0.22,
    }),
    ...neatline(sheet, frame, short, INK, PAPER),
  ]
}

/** An old chart: the course runs in the open between the prints, past the pin of each, to the ship that sails it. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const chart = chartOf(format, (width) => roomFor(width - 2 * RIM * short, format, WORDS) + 2 * RIM * short)
  const prints = chart.prints.map((box, nth) => ({ box, degrees: TURNS[nth % TURNS.length] ?? 0 }))
  return {
    art: {
      ground: sheetArt(format, [
        ...seaOf(chart, format, short),
        ...prints.map(({ box, degrees }) =>
          turned(middleOf(box), degrees, [
            ...paperShadow(roundedPath(box, 0), short * 0.012),
            path(roundedPath(box, 0), { fill: PAPER }),
          ]),
        ),
        ...cartouche(chart.name, short),
      ]),
      pins: sheetArt(
        format,
        chart.pins.flatMap((pin) => mapPin(pin, short * 0.0105)),
      ),
    },
    layers: [
      ground(format, SEA),
      sheetOverlay('ground', format),
      ...prints.map(({ box, degrees }, index) => photo(index + 1, inset(box, short * WHITE), degrees)),
      sheetOverlay('pins', format),
      ...inscribed(inset(chart.name, short * RIM), format, WORDS),
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
  sizes: ALL_SIZES,
  draw,
}
