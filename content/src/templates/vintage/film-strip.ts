import type { Rect } from '@collagerie/core/geometry'
import { polygonPath } from '../kit/curves.ts'
import { roundedPath } from '../kit/rounded.ts'
import { el, path } from '../kit/svg.ts'

/** A strip that lies level across its box and runs out of it on both sides. */
export interface FilmStrip extends Rect {
  readonly frames: number
  /** How far it was pushed to the right, in frames. */
  readonly shift: number
}

const BASE = '#251c17'
const EMPTY = '#3a2c23'
const AMBER = '#c98f3e'
/** Shares of the strip's height. */
const EDGE = 0.155
const HOLE = { width: 0.056, height: 0.074, down: 0.04 }
const HOLES_PER_FRAME = 8
/** Whole frames stay inside the format with this much to spare, in frames. */
const SIDE = 0.28

function pitchOf({ width, frames }: FilmStrip): number {
  return width / (frames + 2 * SIDE)
}

function startOf(strip: FilmStrip): number {
  return strip.x + pitchOf(strip) * (SIDE + strip.shift)
}

/** The whole frames, for photos. */
export function framesOf(strip: FilmStrip): Rect[] {
  return Array.from({ length: strip.frames }, (_, index) => frameAt(strip, index))
}

function frameAt(strip: FilmStrip, index: number): Rect {
  const pitch = pitchOf(strip)
  const seam = pitch * 0.028
  return {
    x: startOf(strip) + index * pitch + seam,
    y: strip.y + strip.height * EDGE,
    width: pitch - 2 * seam,
    height: strip.height * (1 - 2 * EDGE),
  }
}

const BEYOND = 7

function bodyOf(strip: FilmStrip): Rect {
  return { ...strip, x: strip.x - BEYOND, width: strip.width + 2 * BEYOND }
}

/** What throws the shadow: the rim under the holes, so that they stay clear. */
export function stripFoot(strip: FilmStrip): string {
  const rim = strip.height * HOLE.down * 0.8
  return roundedPath({ ...bodyOf(strip), y: strip.y + strip.height - rim, height: rim }, 0)
}

export function stripMarks(strip: FilmStrip): string[] {
  const { height } = strip
  const pitch = pitchOf(strip)
  const start = startOf(strip)
  const step = pitch / HOLES_PER_FRAME
  const spare = Math.ceil(BEYOND / pitch) + 1
  const from = -spare * HOLES_PER_FRAME
  const count = (strip.frames + 2 * spare) * HOLES_PER_FRAME
  const rows = [strip.y + height * HOLE.down, strip.y + height * (1 - HOLE.down - HOLE.height)]
  const holes = rows.flatMap((y) =>
    Array.from({ length: count }, (_, index) =>
      roundedPath(
        {
          x: start + (from + index + 0.5) * step - (HOLE.width * height) / 2,
          y,
          width: HOLE.width * height,
          height: HOLE.height * height,
        },
        height * 0.014,
      ),
    ),
  )
  const outside = Array.from({ length: spare }, (_, index) => [-1 - index, strip.frames + index]).flat()
  return [
    // One path, holes and all: even-odd lets the table shine through them.
    path(roundedPath(bodyOf(strip), 0) + holes.join(''), { fill: BASE, 'fill-rule': 'evenodd' }),
    ...outside.map((index) => path(roundedPath(frameAt(strip, index), 0), { fill: EMPTY })),
    ...Array.from({ length: strip.frames + 2 }, (_, index) => edgeSigns(strip, frameAt(strip, index - 1))).flat(),
  ]
}

/** What the maker prints along the edge: an arrow head and the bars of the frame's number. */
function edgeSigns({ y, height }: FilmStrip, frame: Rect): string[] {
  const line = y + height * 0.1345
  const size = height * 0.014
  const x = frame.x + frame.width * 0.06
  const bars = [0, 1, 3, 4, 6].map((step) =>
    el('rect', {
      x: frame.x + frame.width * 0.5 + step * size * 0.9,
      y: line - size * 0.7,
      width: size * 0.5,
      height: size * 1.4,
      fill: AMBER,
    }),
  )
  return [
    path(
      polygonPath([
        { x, y: line - size },
        { x: x + size * 1.7, y: line },
        { x, y: line + size },
      ]),
      { fill: AMBER },
    ),
    ...bars,
  ]
}
