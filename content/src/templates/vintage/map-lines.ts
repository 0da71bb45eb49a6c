import type { Point, Rect } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { smoothPath } from '../kit/curves.ts'
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

/** The way from stop to stop, swinging to and fro. */
export function routeMarks(stops: readonly Point[], unit: number, ink: string): string[] {
  const swing = stops.flatMap((stop, index) => {
    const next = stops[index + 1]
    if (!next) return [stop]
    const bow = index % 2 === 0 ? 0.2 : -0.2
    return [
      stop,
      {
        x: (stop.x + next.x) / 2 - (next.y - stop.y) * bow,
        y: (stop.y + next.y) / 2 + (next.x - stop.x) * bow,
      },
    ]
  })
  return [
    path(smoothPath(swing), {
      fill: 'none',
      stroke: ink,
      'stroke-width': unit * 0.0105,
      'stroke-linecap': 'round',
      'stroke-dasharray': `${num(unit * 0.017)} ${num(unit * 0.023)}`,
    }),
  ]
}
