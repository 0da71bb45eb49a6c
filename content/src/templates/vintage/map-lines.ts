import type { Point, Rect } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { polar, smoothPath } from '../kit/curves.ts'
import { outset, roundedPath } from '../kit/rounded.ts'
import { el, num, path } from '../kit/svg.ts'

/** Meridians that lean outwards and parallels that sag, as on a chart of the globe. */
export function graticule(frame: Rect, unit: number, ink: string): string[] {
  const step = unit * 0.17
  const across = Math.round(frame.width / step)
  const down = Math.round(frame.height / step)
  const line = (points: readonly Point[]) =>
    path(smoothPath(points), { fill: 'none', stroke: ink, 'stroke-width': unit * 0.0016, 'stroke-opacity': 0.46 })
  const shares = [0, 0.25, 0.5, 0.75, 1]
  const meridians = Array.from({ length: across - 1 }, (_, index) => {
    const side = (index + 1) / across - 0.5
    return line(
      shares.map((share) => ({
        x: frame.x + frame.width * (0.5 + side * (1 - 0.09 * (2 * share - 1) ** 2)),
        y: frame.y + frame.height * share,
      })),
    )
  })
  const parallels = Array.from({ length: down - 1 }, (_, index) =>
    line(
      shares.map((share) => ({
        x: frame.x + frame.width * share,
        y: frame.y + frame.height * ((index + 1) / down) + unit * 0.028 * (1 - (2 * share - 1) ** 2),
      })),
    ),
  )
  return [...meridians, ...parallels]
}

/** The margin of the chart, over everything that ran out of it, and the scale of degrees in dark and light. */
export function neatline(sheet: Rect, frame: Rect, unit: number, ink: string, paper: string): string[] {
  const scale = unit * 0.0085
  const outer = outset(frame, scale)
  const rule = (box: Rect, width: number) =>
    path(roundedPath(box, 0), { fill: 'none', stroke: ink, 'stroke-width': unit * width })
  const dashes = (length: number) => {
    const count = 2 * Math.round(length / (unit * 0.085)) + 1
    return { count, step: length / count }
  }
  const [wide, tall] = [dashes(frame.width), dashes(frame.height)]
  return [
    path(roundedPath(outset(sheet, BEYOND), 0) + roundedPath(frame, 0), { fill: paper, 'fill-rule': 'evenodd' }),
    ...everySecond(wide.count).flatMap((index) =>
      [outer.y, frame.y + frame.height].map((y) =>
        el('rect', { x: frame.x + index * wide.step, y, width: wide.step, height: scale, fill: ink }),
      ),
    ),
    ...everySecond(tall.count).flatMap((index) =>
      [outer.x, frame.x + frame.width].map((x) =>
        el('rect', { x, y: frame.y + index * tall.step, width: scale, height: tall.step, fill: ink }),
      ),
    ),
    rule(frame, 0.0018),
    rule(outer, 0.0018),
  ]
}

function everySecond(count: number): number[] {
  return Array.from({ length: Math.ceil(count / 2) }, (_, index) => 2 * index)
}

/** A course through all points, drawn in dashes. */
export function course(points: readonly Point[], unit: number, ink: string): string[] {
  if (points.length === 0) return []
  return [
    path(smoothPath(points), {
      fill: 'none',
      stroke: ink,
      'stroke-width': unit * 0.0092,
      'stroke-linecap': 'round',
      'stroke-dasharray': `${num(unit * 0.016)} ${num(unit * 0.019)}`,
    }),
  ]
}

/** The cross at the end of a course. */
export function landfall({ x, y }: Point, unit: number, ink: string): string {
  const arm = unit * 0.017
  const stroke = (lean: number) =>
    `M${num(x - arm)} ${num(y - arm * lean)}Q${num(x + arm * 0.1)} ${num(y + arm * 0.16)} ${num(x + arm)} ${num(y + arm * lean)}`
  return path(stroke(1) + stroke(-1), {
    fill: 'none',
    stroke: ink,
    'stroke-width': unit * 0.0115,
    'stroke-linecap': 'round',
  })
}

/** Thirty-two winds from the rose over the whole chart, the eight principal ones stronger. */
export function rhumbLines({ x, y }: Point, reach: number, unit: number, ink: string): string {
  const winds = (first: number, step: number) =>
    Array.from({ length: Math.round(360 / step) }, (_, nth) => {
      const end = polar({ x, y }, reach, first + nth * step)
      return `M${num(x)} ${num(y)}L${num(end.x)} ${num(end.y)}`
    }).join('')
  const line = { fill: 'none', stroke: ink, 'stroke-width': unit * 0.0012 }
  return (
    path(winds(0, 45), { ...line, 'stroke-opacity': 0.34 }) +
    path(winds(11.25, 22.5), { ...line, 'stroke-opacity': 0.13 })
  )
}
