import { inRadians, type Point } from '@collagerie/core/geometry'

/** Points on a closed outline, clockwise from the right. `power` 2 is an ellipse, more is nearer to its box. */
export function ovalPoints(centre: Point, radiusX: number, radiusY: number, count: number, power = 2): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return {
      x: centre.x + radiusX * Math.sign(cos) * Math.abs(cos) ** (2 / power),
      y: centre.y + radiusY * Math.sign(sin) * Math.abs(sin) ** (2 / power),
    }
  })
}

/** From shape to place: turned by `degrees`, scaled and moved. */
export function placed(points: readonly Point[], to: Point, scale: number, degrees = 0): Point[] {
  const angle = inRadians(degrees)
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  return points.map(({ x, y }) => ({ x: to.x + x * cos - y * sin, y: to.y + x * sin + y * cos }))
}
