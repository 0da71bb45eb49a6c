import { type ArtPath, pathBounds } from '@collagerie/core/art'
import { centreOf, inset, type Point, type Rect, turnedAbout, turnedBounds } from '@collagerie/core/geometry'
import { parsePath } from '@collagerie/core/shapes'
import { groundsOf, type PaintStep, type Turned } from '@collagerie/painter'

type ArtStep = Extract<PaintStep, { kind: 'art' }>

/** The upright boxes, in centimetres, outside of which a step leaves no ink; rather too large than too small. */
export function inkBoxes(step: PaintStep): readonly Rect[] {
  switch (step.kind) {
    case 'field':
      return [...step.boxes.map(upright), ...step.circles.map(({ x, y, radius }) => squareAbout({ x, y }, radius))]
    case 'card':
      return [inset(upright(step.box), -2.3 * (step.shadow + step.glow))]
    case 'photo':
    case 'placeholder':
      return [upright(step.box)]
    case 'art':
      return step.art.paths.flatMap((mark) => markInk(mark, step))
    case 'text':
      return [inset(upright(step.box), -step.fontSize), ...groundsOf(step)]
    case 'clear':
      return step.boxes
    case 'wrap':
      return [step.box]
    case 'badge':
      return [squareAbout(step.at, Math.max(step.space.width, step.space.height))]
    case 'clip':
    case 'release':
      return []
  }
}

function upright(box: Turned): Rect {
  return turnedBounds(box, box.rotation)
}

function squareAbout({ x, y }: Point, radius: number): Rect {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
}

/** A mark's path with its stroke, taken to the view box and from there onto the sheet. */
function markInk({ path, transform, stroke }: ArtPath, { art, box }: ArtStep): Rect[] {
  const bounds = pathBounds(parsePath(path))
  if (!bounds) return []
  const { x, y, width, height } = inset(bounds, -(stroke?.width ?? 0) * 2)
  const [a, b, c, d, e, f] = transform
  const corners = [x, x + width].flatMap((left) =>
    [y, y + height].map((top) => ({
      x: box.x + ((a * left + c * top + e - art.viewBox.x) * box.width) / art.viewBox.width,
      y: box.y + ((b * left + d * top + f - art.viewBox.y) * box.height) / art.viewBox.height,
    })),
  )
  return [aroundPoints(corners.map((corner) => turnedAbout(corner, centreOf(box), box.rotation)))]
}

export function aroundPoints(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
