import type { Rect } from '@collagerie/core/geometry'
import { polygonPath } from '../kit/curves.ts'
import { outset, roundedPath } from '../kit/rounded.ts'
import { path } from '../kit/svg.ts'

/** A strip that lies level across its box and runs out of it on both sides. */
export interface FilmStrip extends Rect {
  /** How wide its frames are, by each other. */
  readonly frames: readonly number[]
  /** Left free at both ends, so that no frame is cut. */
  readonly side: number
  /** How deep its edges are: holes, and print between them and the pictures. */
  readonly edge: number
  /** One that begins with the sheet goes on over its upper edge. */
  readonly isFirst: boolean
}

const BASE = '#17120f'
export const AMBER = '#e0a044'
/** Over the widest wrap. */
const BEYOND = 7
/** In depths of the edge: the holes, and between them and the pictures the print. */
const HOLE = { width: 0.36, height: 0.27, down: 0.1 }
const PRINT = { from: 0.69, height: 0.28 }
/** Between two frames: a pencil goes round one and clear of the next. */
const BETWEEN = 0.62
const HOLES_PER_EDGE = 0.8

/** The frames, for photos. */
export function framesOf(strip: FilmStrip): Rect[] {
  const { x, y, width, height, side, frames, edge } = strip
  const gap = edge * BETWEEN
  const unit = (width - 2 * side - (frames.length - 1) * gap) / frames.reduce((sum, share) => sum + share, 0)
  let left = x + side
  return frames.map((share) => {
    const frame = { x: left, y: y + edge, width: unit * share, height: height - 2 * edge }
    left += frame.width + gap
    return frame
  })
}

function bodyOf(strip: FilmStrip): Rect {
  const above = strip.isFirst ? BEYOND : 0
  return { x: strip.x - BEYOND, y: strip.y - above, width: strip.width + 2 * BEYOND, height: strip.height + above }
}

/** What throws the shadow: the rim under the holes, so that they stay clear. */
export function stripFoot(strip: FilmStrip): string {
  const rim = strip.edge * HOLE.down * 0.8
  return roundedPath({ ...bodyOf(strip), y: strip.y + strip.height - rim, height: rim }, 0)
}

export function stripMarks(strip: FilmStrip): string[] {
  const { edge } = strip
  const count = Math.round(strip.width / (edge * HOLES_PER_EDGE))
  const step = strip.width / count
  const spare = Math.ceil(BEYOND / step)
  const size = { width: edge * HOLE.width, height: edge * HOLE.height }
  const holes = [edge * HOLE.down, strip.height - edge * (HOLE.down + HOLE.height)].flatMap((down) =>
    Array.from({ length: count + 2 * spare }, (_, nth) => {
      const x = strip.x + (nth - spare + 0.5) * step - size.width / 2
      return roundedPath({ x, y: strip.y + down, ...size }, edge * 0.1)
    }),
  )
  const frames = framesOf(strip)
  return [
    // One path, holes and all: even-odd lets the table shine through them.
    path(roundedPath(bodyOf(strip), 0) + holes.join(''), { fill: BASE, 'fill-rule': 'evenodd' }),
    // Dark pictures would drown in the film.
    ...frames.map((frame) => path(roundedPath(outset(frame, edge * 0.035), 0), { fill: '#8d7a66' })),
    ...frames.map((frame) => path(arrow(strip, frame), { fill: AMBER })),
  ]
}

/** Where the number of a frame is printed, under its left end. */
export function numberBox(strip: FilmStrip, frame: Rect): Rect {
  const { edge } = strip
  const high = edge * PRINT.height
  const middle = strip.y + strip.height - edge * PRINT.from
  return { x: frame.x + edge * 0.42, y: middle - high * 0.8, width: edge * 2, height: high * 1.6 }
}

/** Where the maker's print stands, over the second frame of a strip. */
export function makerBox(strip: FilmStrip): Rect {
  const [, frame = strip] = framesOf(strip)
  const high = strip.edge * PRINT.height * 1.6
  return { x: frame.x, y: strip.y + strip.edge * PRINT.from - high / 2, width: high * 6, height: high }
}

/** The maker's arrow head, beside the number. */
function arrow(strip: FilmStrip, frame: Rect): string {
  const { x, y, height } = numberBox(strip, frame)
  const [middle, half] = [y + height / 2, strip.edge * 0.1]
  return polygonPath([
    { x: x - half * 3, y: middle - half },
    { x: x - half * 1.2, y: middle },
    { x: x - half * 3, y: middle + half },
  ])
}
