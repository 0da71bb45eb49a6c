import type { Point, Rect } from '@collagerie/core/geometry'
import { polygonPath, ribbonPath } from './curves.ts'
import { between, type Random, wobble } from './hand.ts'
import { path } from './svg.ts'

export interface BrushHair {
  /** How deep the ends fray, as shares of the stroke's length. */
  readonly start: number
  readonly end: number
  /** How far the long sides stray, as a share of the stroke's breadth. */
  readonly side: number
  readonly bristles: number
  /** How many dry streaks open at the end. */
  readonly streaks: number
}

export const BROAD: BrushHair = { start: 0.045, end: 0.11, side: 0.035, bristles: 34, streaks: 7 }

/** The outline of one stroke that fills the box from left to right; streaks are wound the other way and stay open. */
export function brushStrokePath(box: Rect, hair: BrushHair, random: Random): string {
  const { x, y, width, height } = box
  const upper = wobble(random, 1, 4)
  const lower = wobble(random, 1, 4)
  const stray = hair.side * height
  const top = (share: number) => y + stray * (0.75 + 0.5 * upper(share * 0.5))
  const bottom = (share: number) => y + height - stray * (0.75 + 0.5 * lower(share * 0.5))
  const starts = frayedEnd(hair.bristles, hair.start * width, random)
  const ends = frayedEnd(hair.bristles, hair.end * width, random)
  const from = top(0)
  const level = (share: number, at: 0 | 1) => from + (top(at) - from) + (bottom(at) - top(at)) * share
  const right = ends.map(({ depth, share }) => ({ x: x + width - depth, y: level(share, 1) }))
  const left = starts.map(({ depth, share }) => ({ x: x + depth, y: level(share, 0) }))
  const side = (edge: (share: number) => number, outward: number): Point[] =>
    Array.from({ length: 40 }, (_, index) => {
      const share = 0.08 + (index / 39) * 0.8
      return { x: x + share * width, y: edge(share) + outward * random() * stray * 0.28 }
    })
  const outline = [...side(top, -1), ...right, ...side(bottom, 1).toReversed(), ...left.toReversed()]
  return polygonPath(outline) + streaks(box, hair, random)
}

/** A comb of hairs from the first to the last: tips and notches, deeper towards the outer hairs. */
function frayedEnd(bristles: number, reach: number, random: Random): { depth: number; share: number }[] {
  const sweep = wobble(random, 1, 5)
  return Array.from({ length: bristles }, (_, index) => {
    const share = (index + 0.5) / bristles
    const rim = Math.abs(2 * share - 1) ** 5
    const depth = reach * Math.min(1, Math.max(0, 0.34 + 0.26 * sweep(share) + 0.5 * rim))
    const notch = reach * between(random, 0.05, 0.34)
    const half = 0.5 / bristles
    return [
      { depth: Math.min(reach, depth + notch), share: share - half },
      { depth: depth * between(random, 0.75, 1.05), share: share - half * between(random, 0.1, 0.6) },
      { depth: depth * between(random, 0.8, 1.1), share: share + half * between(random, 0.1, 0.6) },
    ]
  }).flat()
}

/** Thin lenses side by side near the end, each in a lane of its own so that none cuts another. */
function streaks({ x, y, width, height }: Rect, { streaks: count, end }: BrushHair, random: Random): string {
  return Array.from({ length: count }, (_, lane) => {
    const middle = y + height * (0.1 + (0.8 * (lane + between(random, 0.2, 0.8))) / count)
    const long = Math.min(width, height * 1.6) * between(random, 0.04, 0.12)
    const right = x + width * (1 - end) - width * between(random, -0.02, 0.02)
    const half = height * between(random, 0.001, 0.0032)
    return polygonPath([
      { x: right, y: middle + half * 0.4 },
      { x: right - long * 0.3, y: middle - half },
      { x: right - long * 0.7, y: middle - half * 0.7 },
      { x: right - long, y: middle },
      { x: right - long * 0.6, y: middle + half * 0.8 },
      { x: right - long * 0.25, y: middle + half },
    ])
  }).join('')
}

/** Paint on the paper: the stroke, and in it the furrows the hairs left. */
export function paintStroke(box: Rect, color: string, hair: BrushHair, random: Random, furrow = '#ffffff'): string[] {
  const lines = Array.from({ length: 16 }, () => {
    const level = box.y + box.height * between(random, 0.08, 0.92)
    const left = box.x + box.width * between(random, 0.06, 0.5)
    const long = (box.x + box.width * (1 - hair.end) - left) * between(random, 0.35, 1)
    const sway = box.height * 0.012
    const spine = [0, 0.3, 0.65, 1].map((share) => ({
      x: left + long * share,
      y: level + between(random, -sway, sway),
    }))
    return ribbonPath(spine, (share) => box.height * 0.012 * Math.sin(Math.PI * (0.08 + 0.84 * share)))
  })
  return [
    path(brushStrokePath(box, hair, random), { fill: color }),
    path(lines.slice(0, 9).join(''), { fill: furrow, 'fill-opacity': 0.2 }),
    path(lines.slice(9).join(''), { fill: '#000000', 'fill-opacity': 0.07 }),
  ]
}
