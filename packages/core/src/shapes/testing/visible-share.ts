import { inRadians, type Point, type Rect } from '../../geometry/index.ts'
import { type Polygon, polygonArea, type Ring } from '../polygon.ts'

type Axis = 'x' | 'y'

/** Keeps what is on one side of a line; edges along the cut cancel out in the signed area. */
function keepSide(ring: Ring, axis: Axis, limit: number, sign: 1 | -1): Point[] {
  const kept: Point[] = []
  let before = ring.at(-1)
  for (const point of ring) {
    if (before) {
      const from = sign * (before[axis] - limit)
      const to = sign * (point[axis] - limit)
      if (from * to < 0) {
        const t = from / (from - to)
        kept.push({ x: before.x + t * (point.x - before.x), y: before.y + t * (point.y - before.y) })
      }
      if (to >= 0) kept.push(point)
    }
    before = point
  }
  return kept
}

/** The polygon's part inside an upright rectangle. */
export function clipToRect(polygon: Polygon, rect: Rect): Polygon {
  return polygon.flatMap((ring) => {
    // Rows first, since they remove most of an outline at once.
    let kept: Ring = keepSide(ring, 'y', rect.y, 1)
    kept = keepSide(kept, 'y', rect.y + rect.height, -1)
    kept = keepSide(kept, 'x', rect.x, 1)
    kept = keepSide(kept, 'x', rect.x + rect.width, -1)
    return kept.length > 2 ? [kept] : []
  })
}

/** How much of a rectangle, turned by `rotation` degrees about its centre, shows inside the outline: 0 to 1. */
export function visibleShare(rect: Rect, outline: Polygon, rotation = 0): number {
  const turned = rotation === 0 ? outline : turnAbout(outline, rect, -rotation)
  return polygonArea(clipToRect(turned, rect)) / (rect.width * rect.height)
}

function turnAbout(polygon: Polygon, rect: Rect, degrees: number): Polygon {
  const angle = inRadians(degrees)
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const centreX = rect.x + rect.width / 2
  const centreY = rect.y + rect.height / 2
  return polygon.map((ring) =>
    ring.map(({ x, y }) => ({
      x: centreX + (x - centreX) * cos - (y - centreY) * sin,
      y: centreY + (x - centreX) * sin + (y - centreY) * cos,
    })),
  )
}
