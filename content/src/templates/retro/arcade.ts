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
/** A photo any taller, by its width, would be a sliver. */
const SLIMMEST = 1.98
/** As shares of the shorter side: one band of a rainbow, a beam between two storeys, the air under it. */
const RING = 0.0095
const BEAM = 0.016
const AIR = 0.014
/** The lower storey's share of the height, where its arches are wide enough. */
const LOWER = 0.47

/** Widths of the arches of the upper and the lower storey; a sheet that is wider than high has a tall one beside them. */
const STOREYS = {
  [ORIENTATION.portrait]: { upper: [0.53, 0.47], lower: [1 / 3, 1 / 3, 1 / 3] },
  [ORIENTATION.square]: { upper: [0.57, 0.43], lower: [0.43, 0.57] },
  [ORIENTATION.landscape]: { upper: [0.5, 0.5], lower: [1 / 3, 1 / 3, 1 / 3] },
} as const
/** Height over width of the tall arch. */
const TALL = 1.66

/** An arcade of two storeys: each photo in a rainbow of its own. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const margin = short * 0.048
  const ring = short * RING
  const floor = height - Math.max(height * 0.13, short * 0.15)
  const front = { x: margin, y: margin, width: width - 2 * margin, height: floor - margin }
  const orientation = orientationOf(format)
  const tall = orientation === ORIENTATION.landscape ? [{ ...front, width: front.height / TALL }] : []
  const taken = tall.reduce((sum, arch) => sum + arch.width - ring, 0)
  const { beam, arches } = storeys(
    { ...front, x: front.x + taken, width: front.width - taken },
    STOREYS[orientation],
    short,
  )
  const boxes = [...tall, ...arches]
  const marks = [
    el('rect', { x: -BEYOND, y: floor, width: width + 2 * BEYOND, height: height + BEYOND, fill: BROWN }),
    el('rect', { ...beam, fill: BROWN }),
    ...boxes.flatMap((box) => archMarks(box, ring)),
  ]
  return {
    art: { ground: sheetArt(format, marks) },
    layers: [
      ground(format, layerColour(TEAL)),
      sheetOverlay('ground', format),
      ...boxes.flatMap((box, nth) => {
        const door = doorOf(box, ring)
        return roundedPhoto(nth + 1, door, [door.width / 2, door.width / 2, 0, 0])
      }),
      ...inscribed({ x: margin, y: floor, width: width - 2 * margin, height: height - floor }, format, {
        name: { font: 'Abril Fatface', weight: '400', color: layerColour(CREAM), caps: false },
      }),
    ],
  }
}

function doorOf(box: Rect, ring: number): Rect {
  const depth = ring * RINGS.length
  return { ...inset(box, depth), height: box.height - depth }
}

interface Storeys {
  readonly beam: Rect
  readonly arches: readonly Rect[]
}

/** Two storeys of arches that share the outer band with their neighbours, and the beam the upper ones stand on. */
function storeys(front: Rect, { upper, lower }: (typeof STOREYS)[keyof typeof STOREYS], short: number): Storeys {
  const [ring, thick, air] = [short * RING, short * BEAM, short * AIR]
  const narrowest = Math.min(...lower) * (front.width + (lower.length - 1) * ring) - 2 * ring * RINGS.length
  const low = Math.min(front.height * LOWER, narrowest * SLIMMEST + ring * RINGS.length)
  const foot = front.y + front.height - low - air - thick
  const along = (shares: readonly number[], y: number, height: number): Rect[] => {
    const whole = front.width + (shares.length - 1) * ring
    let x = front.x
    return shares.map((share) => {
      const box = { x, y, width: share * whole, height }
      x += box.width - ring
      return box
    })
  }
  return {
    beam: { ...front, y: foot, height: thick },
    arches: [...along(upper, front.y, foot - front.y), ...along(lower, foot + thick + air, low)],
  }
}

function archMarks(box: Rect, ring: number): string[] {
  return RINGS.map((fill, index) => {
    const by = index * ring
    const band = { ...inset(box, by), height: box.height - by }
    return path(roundedPath(band, [band.width / 2, band.width / 2, 0, 0]), { fill })
  })
}

export const arcade: StaticTemplate = {
  id: 'retro-arcade',
  theme: 'retro',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
