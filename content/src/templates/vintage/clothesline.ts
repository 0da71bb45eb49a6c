import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { smoothPath } from '../kit/curves.ts'
import { ground } from '../kit/ground.ts'
import { photo, subtitle, title } from '../kit/layers.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { roundedPath } from '../kit/rounded.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import { turned, turnedBox } from '../kit/turned.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { type Line, onLine } from './laundry-line.ts'
import { peg } from './peg.ts'
import { planks } from './planks.ts'

const WALL = '0xc5d3cd'
/** The strings go on round the edge of a canvas. */
const BEYOND = 6
const PAPER = '#fbf7ee'
const TWINE = '#8a6a48'
const TURNS = [-3.2, 2.1, -1.4, 3.4, -2.4, 1.6, 2.8, -2]
/** An instant print's picture inside its paper, in widths of the paper. */
const PRINT = { height: 1.18, side: 0.065, top: 0.07, picture: 0.87 }

interface Rack {
  readonly lines: number
  readonly prints: number
  readonly foot: number
}

function rackOf(format: Format): Rack {
  const ratio = format.width / format.height
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return ratio > 0.72 ? { lines: 2, prints: 2, foot: 0.16 } : { lines: 3, prints: 2, foot: 0.13 }
    case ORIENTATION.square:
      return { lines: 2, prints: 3, foot: 0.17 }
    default:
      return { lines: 2, prints: ratio > 1.4 ? 4 : 3, foot: 0.17 }
  }
}

interface Print {
  readonly paper: Rect
  readonly picture: Rect
  readonly hook: Point
  readonly degrees: number
}

/** Instant prints pegged on strings before a painted wall. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const { lines, prints, foot } = rackOf(format)
  const top = short * 0.045
  const pitch = (height * (1 - foot) - top) / lines
  const size = Math.min((width * 0.93) / prints / 1.13, pitch / (PRINT.height + 0.33))
  const strings = Array.from({ length: lines }, (_, index): Line => {
    const y = top + index * pitch
    const drop = (index % 2 === 0 ? 1 : -1) * size * 0.07
    return { from: { x: -BEYOND, y }, to: { x: width + BEYOND, y: y + drop }, sag: size * 0.14 }
  })
  const hung = strings.flatMap((line, row) =>
    Array.from({ length: prints }, (_, index) =>
      hang(
        line,
        (BEYOND + (width * (index + 0.5)) / prints) / (width + 2 * BEYOND),
        size,
        TURNS[(row * prints + index * 3) % TURNS.length] ?? 0,
      ),
    ),
  )
  const text = { x: short * 0.06, width: width - short * 0.12 }
  const footTop = height * (1 - foot)
  const footHeight = height - footTop
  return {
    art: {
      wall: sheetArt(format, [
        ...planks(format, Math.round(width / (short * 0.145)), seededRandom(5)),
        ...strings.map((line) => twine(line, short)),
        ...hung.map(({ paper, hook, degrees }) => {
          const outline = roundedPath(paper, size * 0.012)
          return turned(hook, degrees, [...paperShadow(outline, size * 0.045), path(outline, { fill: PAPER })])
        }),
      ]),
      pegs: sheetArt(
        format,
        hung.map(({ hook, degrees }) => turned(hook, degrees * 0.6, peg(hook, size * 0.2))),
      ),
    },
    layers: [
      ground(format, WALL),
      sheetOverlay('wall', format),
      ...hung.map(({ picture, hook, degrees }, index) => photo(index + 1, turnedBox(picture, hook, degrees), degrees)),
      sheetOverlay('pegs', format),
      title(
        { ...text, y: footTop, height: footHeight * 0.58 },
        { font: 'Crimson Text', style: '600', color: '0x3f4a47', valign: 'bottom', caps: false },
      ),
      subtitle(
        { ...text, y: footTop + footHeight * 0.6, height: Math.max(1.2, footHeight * 0.24) },
        { font: 'Crimson Text', style: '400', color: '0x5b4632', valign: 'middle', caps: true, tracking: 0.14 },
      ),
    ],
  }
}

function hang(line: Line, share: number, size: number, degrees: number): Print {
  const hook = onLine(line, share)
  const paper = { x: hook.x - size / 2, y: hook.y + size * 0.02, width: size, height: size * PRINT.height }
  return {
    hook,
    degrees,
    paper,
    picture: {
      x: paper.x + size * PRINT.side,
      y: paper.y + size * PRINT.top,
      width: size * PRINT.picture,
      height: size * PRINT.picture,
    },
  }
}

/** Two threads, one lit, and a shadow on the wall behind. */
function twine(line: Line, short: number): string {
  const points = Array.from({ length: 13 }, (_, index) => onLine(line, index / 12))
  const thread = (down: number, stroke: string, width: number, opacity: number) =>
    path(smoothPath(points.map(({ x, y }) => ({ x, y: y + down * short }))), {
      fill: 'none',
      stroke,
      'stroke-width': width * short,
      'stroke-opacity': opacity,
    })
  return [
    thread(0.009, '#33403c', 0.005, 0.16),
    thread(0, TWINE, 0.0048, 1),
    thread(-0.0009, '#c7a67c', 0.0016, 0.9),
  ].join('')
}

export const clothesline: StaticTemplate = {
  id: 'vintage-clothesline',
  theme: 'vintage',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
