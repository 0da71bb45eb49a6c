import type { Point } from '@collagerie/core/geometry'

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
