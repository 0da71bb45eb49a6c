import type { Format } from '@collagerie/core/format'
import type { Rect } from '@collagerie/core/geometry'
import { circlePath, polygonPath } from '../kit/curves.ts'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { photo } from '../kit/layers.ts'
import { type Module, modules } from '../kit/module-grid.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { el, num, path } from '../kit/svg.ts'
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
}

type Block = (box: Rect, nth: number) => string[]

/** Each block knows a few turns, so the same letter never looks stamped. */
const BLOCKS: Readonly<Record<string, Block>> = {
  q: (box, nth) => [
    fill(box, [RED, YELLOW, BLUE][nth % 3]),
    path(quarter(box, [0, 2, 3][nth % 3] ?? 0, 1), { fill: [YELLOW, BLUE, RED][nth % 3] ?? INK }),
    path(quarter(box, [0, 2, 3][nth % 3] ?? 0, 0.5), { fill: [INK, PAPER, YELLOW][nth % 3] ?? INK }),
  ],
  s: ({ x, y, width }, nth) => {
    const bar = width / 7
    const flat = nth % 2 === 0
    return [0, 2, 4, 6].map((step) =>
      el('rect', {
        x: flat ? x : x + step * bar,
        y: flat ? y + step * bar : y,
        width: flat ? width : bar,
        height: flat ? bar : width,
        fill: nth % 2 === 0 ? INK : BLUE,
      }),
    )
  },
  h: (box, nth) => [
    fill(box, nth % 2 === 0 ? BLUE : YELLOW),
    path(halfDisc(box, 0), { fill: nth % 2 === 0 ? RED : INK }),
    path(halfDisc(box, 0.5), { fill: nth % 2 === 0 ? PAPER : RED }),
  ],
  t: ({ x, y, width }, nth) => [
    fill({ x, y, width, height: width }, nth % 2 === 0 ? INK : RED),
    path(
      polygonPath([
        { x, y: y + width },
        { x: x + width, y: y + width },
        { x: nth % 2 === 0 ? x + width : x, y },
      ]),
      { fill: nth % 2 === 0 ? YELLOW : BLUE },
    ),
  ],
  r: (box) => {
    const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    return [
      fill(box, RED),
      path(circlePath(centre, box.width * 0.4) + circlePath(centre, box.width * 0.22), {
        fill: PAPER,
        'fill-rule': 'evenodd',
      }),
      path(circlePath(centre, box.width * 0.1), { fill: INK }),
    ]
  },
}

function fill(box: Rect, color = INK): string {
  return el('rect', { x: box.x, y: box.y, width: box.width, height: box.height, fill: color })
}

/** A quarter disc in the corner `turn` (0 = top left, clockwise). */
function quarter({ x, y, width }: Rect, turn: number, share: number): string {
  const r = width * share
  const cx = turn === 1 || turn === 2 ? x + width : x
  const cy = turn >= 2 ? y + width : y
  const right = cx === x ? r : -r
  const down = cy === y ? r : -r
  const sweep = right * down > 0 ? 1 : 0
  return `M${num(cx)} ${num(cy)}h${num(right)}A${num(r)} ${num(r)} 0 0 ${sweep} ${num(cx)} ${num(cy + down)}z`
}

function halfDisc({ x, y, width }: Rect, down: number): string {
  const r = width / 2
  return `M${num(x)} ${num(y + width * down + r)}a${num(r)} ${num(r)} 0 0 1 ${num(width)} 0z`
}

function columnsFor({ width, height }: Format): number {
  const ratio = width / height
  if (ratio < 0.95) return 4
  return ratio < 1.3 ? 5 : 6
}

/** Squares of pure form between squares of memory; what is left of the sheet carries the title. */
function draw(format: Format): Drawing {
  const margin = Math.min(format.width, format.height) * 0.045
  const cols = columnsFor(format)
  const cell = (format.width - 2 * margin) / cols
  const rows = Math.floor((format.height - 2 * margin) / cell - 0.72)
  const fields = modules(
    PLANS[`${cols}x${rows}`] ?? [],
    { x: margin, y: margin, cellWidth: cell, cellHeight: cell, gap: 0 },
    'qshtr',
  )
  const counts = new Map<string, number>()
  const marks = fields.flatMap((module) => {
    const nth = counts.get(module.letter) ?? 0
    counts.set(module.letter, nth + 1)
    return BLOCKS[module.letter]?.(module, nth) ?? []
  })
  const photos = fields.filter(({ letter }) => !BLOCKS[letter]).toSorted(byLetter)
  const top = margin + rows * cell
  const band = format.height - top - margin
  const bar = cell * 0.12
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
      ...inscribed({ x: margin, y: top, width: format.width - 2 * margin, height: band - bar }, format, {
        name: { font: 'futura-pt', weight: '700', color: layerColour(INK), caps: false },
        line: { font: 'futura-pt', weight: '500', color: layerColour(RED), caps: false, letters: 12.5 },
        beside: true,
        ...(format.height > format.width ? { share: 0.52 } : {}),
      }),
    ],
  }
}

function byLetter(a: Module, b: Module): number {
  return a.letter.localeCompare(b.letter)
}

export const bauhaus: StaticTemplate = {
  id: 'modern-bauhaus',
  theme: 'modern',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
