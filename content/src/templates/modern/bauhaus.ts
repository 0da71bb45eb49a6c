import type { Format } from '@collagerie/core/format'
import type { Rect } from '@collagerie/core/geometry'
import { circlePath, polygonPath } from '../kit/curves.ts'
import { ground } from '../kit/ground.ts'
import { type Inscription, inscribed, roomFor } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { photo } from '../kit/layers.ts'
import { type Module, modules } from '../kit/module-grid.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { ALL_SIZES } from '../kit/sizes.ts'
import { el, num, path } from '../kit/svg.ts'
import { factsOf, widthOf } from '../kit/type-size.ts'
import { SEASIDE } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const PAPER = '#f4efe4'
const RED = '#d8392b'
const BLUE = '#1d4e89'
const YELLOW = '#f2b632'
const INK = '#1b1b1b'

/** Capitals are photos, small letters are building blocks; by columns and rows of whole squares. */
const PLANS: Readonly<Record<string, readonly string[]>> = {
  '4x4': ['AAqB', 'AAsC', 'hDEE', 'tqEE'],
  '4x5': ['AAqB', 'AAsh', 'tCDD', 'EqDD', 'rsFt'],
  '5x4': ['AAqBh', 'AAsDD', 'tCqDD', 'rEEFs'],
  '5x3': ['AAqBs', 'AAtDD', 'hCrDD'],
  '6x3': ['AAqBsC', 'AAtDDh', 'rEqDDs'],
  '8x3': ['AAqBBsCC', 'AAhBBtCC', 'tDsqErhF'],
}

type Block = (box: Rect, nth: number) => string[]

/** Each block knows a few turns, so the same letter never looks stamped. */
const BLOCKS: Readonly<Record<string, Block>> = {
  q: quarterDiscs,
  s: stripes,
  h: halfDiscs,
  t: triangle,
  r: rings,
}

function quarterDiscs(box: Rect, nth: number): string[] {
  return [
    fill(box, [RED, YELLOW, BLUE][nth % 3]),
    path(quarter(box, [0, 2, 3][nth % 3] ?? 0, 1), { fill: [YELLOW, BLUE, RED][nth % 3] ?? INK }),
    path(quarter(box, [0, 2, 3][nth % 3] ?? 0, 0.5), { fill: [INK, PAPER, YELLOW][nth % 3] ?? INK }),
  ]
}

function stripes({ x, y, width, height }: Rect, nth: number): string[] {
  const flat = nth % 2 === 0
  const bar = (flat ? height : width) / 7
  return [0, 2, 4, 6].map((step) =>
    el('rect', {
      x: flat ? x : x + step * bar,
      y: flat ? y + step * bar : y,
      width: flat ? width : bar,
      height: flat ? bar : height,
      fill: nth % 2 === 0 ? INK : BLUE,
    }),
  )
}

function halfDiscs(box: Rect, nth: number): string[] {
  return [
    fill(box, nth % 2 === 0 ? BLUE : YELLOW),
    path(halfDisc(box, 0), { fill: nth % 2 === 0 ? RED : INK }),
    path(halfDisc(box, 0.5), { fill: nth % 2 === 0 ? PAPER : RED }),
  ]
}

function triangle({ x, y, width, height }: Rect, nth: number): string[] {
  return [
    fill({ x, y, width, height }, nth % 2 === 0 ? INK : RED),
    path(
      polygonPath([
        { x, y: y + height },
        { x: x + width, y: y + height },
        { x: nth % 2 === 0 ? x + width : x, y },
      ]),
      { fill: nth % 2 === 0 ? YELLOW : BLUE },
    ),
  ]
}

function rings(box: Rect): string[] {
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const across = roundHeight(box)
  return [
    fill(box, RED),
    path(circlePath(centre, across * 0.4) + circlePath(centre, across * 0.22), {
      fill: PAPER,
      'fill-rule': 'evenodd',
    }),
    path(circlePath(centre, across * 0.1), { fill: INK }),
  ]
}

function fill(box: Rect, color = INK): string {
  return el('rect', { x: box.x, y: box.y, width: box.width, height: box.height, fill: color })
}

/** Discs are round where a cell is a little higher than wide, and pressed by a hair where it is lower. */
const roundHeight = ({ width, height }: Rect) => Math.min(width, height)

/** A quarter disc in the corner `turn` (0 = top left, clockwise). */
function quarter(box: Rect, turn: number, share: number): string {
  const { x, y, width, height } = box
  const [rx, ry] = [width * share, roundHeight(box) * share]
  const cx = turn === 1 || turn === 2 ? x + width : x
  const cy = turn >= 2 ? y + height : y
  const right = cx === x ? rx : -rx
  const down = cy === y ? ry : -ry
  const sweep = right * down > 0 ? 1 : 0
  return `M${num(cx)} ${num(cy)}h${num(right)}A${num(rx)} ${num(ry)} 0 0 ${sweep} ${num(cx)} ${num(cy + down)}z`
}

function halfDisc(box: Rect, down: number): string {
  const { x, y, width, height } = box
  const [rx, ry] = [width / 2, roundHeight(box) / 2]
  return `M${num(x)} ${num(y + height * (down + 0.5))}a${num(rx)} ${num(ry)} 0 0 1 ${num(width)} 0z`
}

function columnsFor({ width, height }: Format): number {
  const ratio = width / height
  if (ratio < 0.95) return 4
  if (ratio < 1.3) return 5
  return ratio < 1.9 ? 6 : 8
}

/** The name's width by the shorter side, and the air above and below it by its capitals: the same on every sheet. */
const NAME = { upright: 0.62, square: 0.6, lying: 0.66 }
const AIR = 1.05
/** The bar at the foot, by the shorter side. */
const BAR = 0.024
const FACE = { font: 'futura-pt', caps: false, tracking: 0 }

function nameWidth({ width, height }: Format): number {
  if (width === height) return NAME.square * width
  return width > height ? NAME.lying * height : NAME.upright * width
}

/** On a lying sheet the date stands at the other end of the name's line. */
function wordsOn(format: Format): Inscription {
  return {
    name: { ...FACE, weight: '700', color: layerColour(INK) },
    line: { ...FACE, weight: '500', color: layerColour(INK), letters: 12.5 },
    beside: format.width > format.height,
    share: nameWidth(format) / format.width,
  }
}

/**
 * Building blocks between memories: all but square, so that the title below them has its band, equally airy in every
 * size.
 */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const margin = short * 0.045
  const bar = short * BAR
  const name = nameWidth(format)
  const capitals = (name / widthOf(FACE)) * factsOf(FACE.font).cap
  const isLying = format.width > format.height
  const band = isLying ? capitals * (1 + 2 * AIR) : roomFor(format.width - 2 * margin, format, wordsOn(format)) * 1.12
  const cols = columnsFor(format)
  const cell = (format.width - 2 * margin) / cols
  const room = format.height - 2 * margin - band - bar
  const rows = Math.floor(room / cell + 0.45)
  const fields = modules(
    PLANS[`${cols}x${rows}`] ?? [],
    { x: margin, y: margin, cellWidth: cell, cellHeight: room / rows, gap: 0 },
    Object.keys(BLOCKS).join(''),
  )
  const counts = new Map<string, number>()
  const marks = fields.flatMap((module) => {
    const nth = counts.get(module.letter) ?? 0
    counts.set(module.letter, nth + 1)
    return BLOCKS[module.letter]?.(module, nth) ?? []
  })
  const photos = fields.filter(({ letter }) => !BLOCKS[letter]).toSorted(byLetter)
  return {
    art: {
      blocks: sheetArt(format, [
        ...marks,
        fill({ x: margin, y: format.height - margin - bar, width: cell, height: bar }, RED),
        fill(
          { x: margin + cell, y: format.height - margin - bar, width: format.width - 2 * margin - cell, height: bar },
          INK,
        ),
      ]),
    },
    layers: [
      ground(format, layerColour(PAPER)),
      ...photos.map((box, index) => photo(index + 1, box)),
      sheetOverlay('blocks', format),
      ...inscribed(
        { x: margin, y: margin + room, width: format.width - 2 * margin, height: band },
        format,
        wordsOn(format),
      ),
    ],
  }
}

function byLetter(a: Module, b: Module): number {
  return a.letter.localeCompare(b.letter)
}

export const bauhaus: StaticTemplate = {
  id: 'modern-bauhaus',
  moods: ['colourful', 'playful'],
  asks: ['names', 'date'],
  pictures: [...SEASIDE, 'poppy-field', 'strawberries'],
  theme: 'modern',
  sizes: ALL_SIZES,
  draw,
}
