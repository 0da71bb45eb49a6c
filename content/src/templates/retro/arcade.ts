import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inset, type Rect } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { roundedPath, roundedPhoto } from '../kit/rounded.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { el, path } from '../kit/svg.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { BROWN, CREAM, MUSTARD, ORANGE, RUST, TEAL } from './palette.ts'

const RINGS = [CREAM, MUSTARD, ORANGE, RUST]
/** An arch any taller, by its width, would make a sliver of its photo: two stand in it, one above the other. */
const TALLEST_ARCH = 1.45

interface Column {
  readonly x: number
  readonly width: number
  readonly kind: 'gate' | 'sun'
}

function columnsOf(format: Format, margin: number, gap: number): Column[] {
  const inner = format.width - 2 * margin
  if (orientationOf(format) === ORIENTATION.landscape) {
    const gate = (inner - 2 * gap) * 0.385
    const side = (inner - 2 * gap - gate) / 2
    return [
      { x: margin, width: side, kind: 'sun' },
      { x: margin + side + gap, width: gate, kind: 'gate' },
      { x: margin + side + gate + 2 * gap, width: side, kind: 'sun' },
    ]
  }
  const gate = (inner - gap) * 0.55
  return [
    { x: margin, width: gate, kind: 'gate' },
    { x: margin + gate + gap, width: inner - gap - gate, kind: 'sun' },
  ]
}

/** Rainbow arches stand side by side on the ground; over the lower ones hangs a sun. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const margin = short * 0.06
  const gap = short * 0.035
  const ring = short * 0.0145
  const depth = ring * RINGS.length
  const floor = height - Math.max(height * 0.14, short * 0.16)

  const shapes = columnsOf(format, margin, gap).flatMap((column) => columnShapes(column, margin, gap, floor))
  const doors = shapes.flatMap(({ box, isArch, parts }) => {
    const door = isArch ? { ...inset(box, depth), height: box.height - depth } : inset(box, 2 * ring)
    const round = door.width / 2
    if (!isArch) return [{ box: door, corners: [round, round, round, round] as const }]
    if (parts === 1) return [{ box: door, corners: [round, round, 0, 0] as const }]
    const upper = (door.height - ring) * 0.5
    return [
      { box: { ...door, height: upper }, corners: [round, round, 0, 0] as const },
      {
        box: { ...door, y: door.y + upper + ring, height: door.height - ring - upper },
        corners: [0, 0, 0, 0] as const,
      },
    ]
  })
  const marks = [
    el('rect', { x: -BEYOND, y: floor, width: width + 2 * BEYOND, height: height + BEYOND, fill: BROWN }),
    ...shapes.flatMap(({ box, isArch }) => (isArch ? archMarks(box, ring) : sunMarks(box, ring))),
  ]
  return {
    art: { ground: sheetArt(format, marks) },
    layers: [
      ground(format, layerColour(TEAL)),
      sheetOverlay('ground', format),
      ...doors.flatMap(({ box, corners }, index) => roundedPhoto(index + 1, box, corners)),
      ...inscribed({ x: margin, y: floor, width: width - 2 * margin, height: height - floor }, format, {
        name: { font: 'futura-pt', style: '500', color: layerColour(CREAM), caps: true, tracking: 0.14 },
      }),
    ],
  }
}

interface Shape {
  readonly box: Rect
  readonly isArch: boolean
  readonly parts: number
}

/** From the top down. */
function columnShapes({ x, width, kind }: Column, top: number, gap: number, floor: number): Shape[] {
  if (kind === 'gate') return [{ box: { x, y: top, width, height: floor - top }, isArch: true, parts: 2 }]
  const height = floor - top - width - gap
  return [
    { box: { x, y: top, width, height: width }, isArch: false, parts: 1 },
    { box: { x, y: floor - height, width, height }, isArch: true, parts: height > width * TALLEST_ARCH ? 2 : 1 },
  ]
}

function archMarks(box: Rect, ring: number): string[] {
  return [...RINGS, BROWN].map((fill, index) => {
    const by = index * ring
    const band = { ...inset(box, by), height: box.height - by }
    return path(roundedPath(band, [band.width / 2, band.width / 2, 0, 0]), { fill })
  })
}

function sunMarks(box: Rect, ring: number): string[] {
  const middle = { cx: box.x + box.width / 2, cy: box.y + box.height / 2 }
  return [ORANGE, MUSTARD].map((fill, index) => el('circle', { ...middle, r: box.width / 2 - index * ring, fill }))
}

export const arcade: StaticTemplate = {
  id: 'retro-arcade',
  theme: 'retro',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
