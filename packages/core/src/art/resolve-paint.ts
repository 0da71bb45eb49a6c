import type { Rect } from '../geometry/index.ts'
import { refuse } from '../result/index.ts'
import { elementLabel, type XmlElement } from '../xml/index.ts'
import type { GradientStop, LinearPaint, Paint } from './art.ts'
import type { Gradient } from './gradient.ts'
import type { PaintReference } from './style.ts'

/** The shape a paint is fitted to. Its box is computed only for gradients that need it. */
export interface PaintedShape {
  readonly element: XmlElement
  readonly box: () => Rect | undefined
}

export function resolvePaint(
  reference: PaintReference,
  opacity: number,
  gradients: ReadonlyMap<string, Gradient>,
  shape: PaintedShape,
): Paint | undefined {
  if (reference.kind === 'none') return undefined
  if (reference.kind === 'colour') return { kind: 'solid', color: reference.color, opacity }
  const gradient = gradients.get(reference.id)
  if (!gradient) return refuseGradient(shape, `gradient ${reference.id} does not exist`)
  const stops = gradient.stops.map((stop) => ({ ...stop, opacity: stop.opacity * opacity }))
  const fitted = gradient.units === 'userSpaceOnUse' ? inOwnSpace(gradient, stops) : inBox(gradient, stops, shape)
  const isBounded = Object.values(fitted ?? {}).every((value) => typeof value !== 'number' || Number.isFinite(value))
  return isBounded ? (fitted ?? flat(stops)) : refuseGradient(shape, 'its gradient is past all bounds')
}

function inOwnSpace({ geometry }: Gradient, stops: readonly GradientStop[]): Paint | undefined {
  if (geometry.kind === 'radial') return geometry.r === 0 ? undefined : { ...geometry, stops }
  return geometry.x1 === geometry.x2 && geometry.y1 === geometry.y2 ? undefined : { ...geometry, stops }
}

function inBox({ geometry }: Gradient, stops: readonly GradientStop[], shape: PaintedShape): Paint | undefined {
  const box = shape.box()
  if (!box || box.width === 0 || box.height === 0)
    return refuseGradient(shape, 'a gradient by box needs a shape with area')
  if (geometry.kind === 'linear') return linearInBox(geometry, box, stops)
  // A canvas has no gradient for a circle stretched to an ellipse.
  if (Math.abs(box.width - box.height) > 1e-6 * box.width) {
    return refuseGradient(shape, 'a radial gradient by box needs a square shape; use userSpaceOnUse')
  }
  if (geometry.r === 0) return undefined
  const side = box.width
  return {
    kind: 'radial',
    cx: box.x + geometry.cx * side,
    cy: box.y + geometry.cy * side,
    r: geometry.r * side,
    fx: box.x + geometry.fx * side,
    fy: box.y + geometry.fy * side,
    stops,
  }
}

/** Stretching a box keeps lines of equal colour parallel but not perpendicular to the axis: the axis must turn. */
function linearInBox(
  { x1, y1, x2, y2 }: Omit<LinearPaint, 'stops'>,
  box: Rect,
  stops: readonly GradientStop[],
): LinearPaint | undefined {
  const lengthSquared = (x2 - x1) ** 2 + (y2 - y1) ** 2
  if (lengthSquared === 0) return undefined
  const slopeX = (x2 - x1) / box.width / lengthSquared
  const slopeY = (y2 - y1) / box.height / lengthSquared
  const steepness = slopeX ** 2 + slopeY ** 2
  const startX = box.x + x1 * box.width
  const startY = box.y + y1 * box.height
  return {
    kind: 'linear',
    x1: startX,
    y1: startY,
    x2: startX + slopeX / steepness,
    y2: startY + slopeY / steepness,
    stops,
  }
}

/** A gradient without extent has its last colour everywhere. */
function flat(stops: readonly GradientStop[]): Paint | undefined {
  const last = stops.at(-1)
  return last && { kind: 'solid', color: last.color, opacity: last.opacity }
}

function refuseGradient(shape: PaintedShape, problem: string): never {
  return refuse('art-gradient', `${elementLabel(shape.element)}: ${problem}`, shape.element.line)
}
