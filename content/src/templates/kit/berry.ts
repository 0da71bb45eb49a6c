import type { Point } from '@collagerie/core/geometry'
import { circlePath } from './curves.ts'
import { path } from './svg.ts'

/** A red berry with a light on it. */
export function berry({ x, y }: Point, radius: number, body = '#b3262b', shade = '#7d1519'): string[] {
  const dot = (dx: number, dy: number, r: number) => circlePath({ x: x + dx, y: y + dy }, r)
  return [
    path(dot(0, 0, radius), { fill: shade }),
    path(dot(-radius * 0.1, -radius * 0.12, radius * 0.84), { fill: body }),
    path(dot(-radius * 0.3, -radius * 0.36, radius * 0.2), { fill: '#ffffff', 'fill-opacity': 0.8 }),
  ]
}
