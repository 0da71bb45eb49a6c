import type { Point } from '@collagerie/core/geometry'
import { polar, smoothOutline } from '../kit/curves.ts'
import { path } from '../kit/svg.ts'

const BODY = '#4d3020'
const SCALE = '#8a5f3c'
const LIT = '#b98a5e'
const ROWS = 7

/** A cone of fir or pine: rows of scales that lie over each other, from its foot to its tip. */
export function firCone(foot: Point, degrees: number, length: number): string[] {
  const on = (along: number, across: number) =>
    polar(polar(foot, length * along, degrees), length * across, degrees + 90)
  const half = (along: number) => 0.3 * Math.sin(Math.PI * (0.16 + 0.8 * along)) ** 0.75
  const sides = [0, 0.15, 0.35, 0.55, 0.75, 0.9, 1]
  const outline = [...sides.map((at) => on(at, half(at))), ...sides.toReversed().map((at) => on(at, -half(at)))]
  const scales = (size: number, push: number) =>
    Array.from({ length: ROWS }, (_, nth) => ROWS - 1 - nth)
      .flatMap((row) => {
        const along = 0.02 + (row / ROWS) * 0.86
        const many = row % 2 === 0 ? 3 : 4
        return Array.from({ length: many }, (__, nth) => {
          const across = ((nth + 0.5) / many - 0.5) * 2 * half(along + 0.06) * 1.04
          const wide = (half(along + 0.06) / many) * 1.12 * size
          const [low, high] = [along + push, along + push + 0.17 * size]
          return smoothOutline([
            on(low, across - wide * 0.5),
            on((low + high) / 2, across - wide),
            on(high, across),
            on((low + high) / 2, across + wide),
            on(low, across + wide * 0.5),
          ])
        })
      })
      .join('')
  return [
    path(smoothOutline(outline), { fill: BODY }),
    path(scales(1, 0), { fill: SCALE, stroke: BODY, 'stroke-width': length * 0.016 }),
    path(scales(0.46, 0.075), { fill: LIT }),
  ]
}
