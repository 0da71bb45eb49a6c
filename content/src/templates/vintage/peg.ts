import type { Point } from '@collagerie/core/geometry'
import { roundedPath } from '../kit/rounded.ts'
import { el, path } from '../kit/svg.ts'

interface Wood {
  readonly face: string
  readonly lit: string
  readonly grain: string
}

export const OAK: Wood = { face: '#d1a66d', lit: '#e6c595', grain: '#9c7442' }
export const WALNUT: Wood = { face: '#a87a4c', lit: '#c59a69', grain: '#74502c' }

/** A wooden clothes peg seen from the front, its jaw on the string. */
export function peg({ x, y }: Point, length: number, { face, lit, grain }: Wood): string[] {
  const width = length * 0.25
  const top = y - length * 0.5
  const body = roundedPath({ x: x - width / 2, y: top, width, height: length }, width * 0.22)
  return [
    path(body, {
      fill: '#2b1d12',
      'fill-opacity': 0.14,
      transform: `translate(${(width * 0.14).toFixed(3)} ${(width * 0.2).toFixed(3)})`,
    }),
    path(body, { fill: face }),
    path(roundedPath({ x: x - width / 2, y: top, width: width * 0.34, height: length }, width * 0.2), {
      fill: lit,
    }),
    // The wire of the spring.
    ...[-0.055, 0, 0.055].map((down) =>
      el('line', {
        x1: x - width * 0.56,
        x2: x + width * 0.56,
        y1: y + length * (down - 0.07),
        y2: y + length * (down - 0.07),
        stroke: '#77746c',
        'stroke-width': length * 0.026,
        'stroke-linecap': 'round',
      }),
    ),
    ...[-0.16, 0.12, 0.2].map((across, index) =>
      el('line', {
        x1: x + width * across,
        x2: x + width * (across + 0.03),
        y1: top + length * (0.12 + index * 0.03),
        y2: top + length * (0.86 - index * 0.07),
        stroke: grain,
        'stroke-width': length * 0.008,
        'stroke-opacity': 0.6,
      }),
    ),
  ]
}
