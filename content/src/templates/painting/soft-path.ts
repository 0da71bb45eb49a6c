import type { Point } from '@collagerie/core/geometry'

const hundredths = (value: number) => Math.round(value * 100) / 100

/** A closed curve that the points pull on, in tenths of a millimetre from each to the next: short to write. */
export function softPath(points: readonly Point[]): string {
  const middles = points.map((from, nth) => {
    const to = points[(nth + 1) % points.length] ?? from
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  })
  const last = middles.at(-1)
  if (!last) return ''
  let pen = { x: hundredths(last.x), y: hundredths(last.y) }
  const from = (at: Point) => `${hundredths(at.x - pen.x)} ${hundredths(at.y - pen.y)}`
  const start = `M${pen.x} ${pen.y}`
  const steps = points.map((point, nth) => {
    const to = middles[nth] ?? point
    const step = `q${from(point)} ${from(to)}`
    pen = { x: pen.x + hundredths(to.x - pen.x), y: pen.y + hundredths(to.y - pen.y) }
    return step
  })
  return `${start}${steps.join('')}z`
}
