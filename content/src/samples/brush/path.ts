import { clamp, type Point, type Rect } from '@collagerie/core/geometry'
import { Path2D } from '@napi-rs/canvas'

/** Points as x, y, x, y: outlines stay readable in a column of numbers. */
export type PointList = readonly number[]

/** A soft outline through all points, which ends where it began. */
export function smooth(outline: PointList): Path2D {
  return curve(outline, true)
}

/** A soft line through all points. */
export function smoothLine(points: PointList): Path2D {
  return curve(points, false)
}

/** Catmull-Rom as Beziers. */
function curve(outline: PointList, closed: boolean): Path2D {
  const path = new Path2D()
  const count = outline.length / 2
  const x = (index: number) => outline[wrap(index, count, closed) * 2] ?? 0
  const y = (index: number) => outline[wrap(index, count, closed) * 2 + 1] ?? 0
  path.moveTo(x(0), y(0))
  const segments = closed ? count : count - 1
  for (let index = 0; index < segments; index++) {
    path.bezierCurveTo(
      x(index) + (x(index + 1) - x(index - 1)) / 6,
      y(index) + (y(index + 1) - y(index - 1)) / 6,
      x(index + 1) - (x(index + 2) - x(index)) / 6,
      y(index + 1) - (y(index + 2) - y(index)) / 6,
      x(index + 1),
      y(index + 1),
    )
  }
  if (closed) path.closePath()
  return path
}

function wrap(index: number, count: number, closed: boolean): number {
  return closed ? (index + count) % count : clamp(index, 0, count - 1)
}

export function polygon(outline: PointList): Path2D {
  const path = new Path2D()
  for (let index = 0; index + 1 < outline.length; index += 2) path.lineTo(outline[index] ?? 0, outline[index + 1] ?? 0)
  path.closePath()
  return path
}

/** A circle by its middle. */
export interface Disc extends Point {
  readonly radius: number
}

/** An oval by its middle and how far it reaches from there, turned in radians. */
export interface Oval extends Point {
  readonly across: number
  readonly down: number
  readonly turn?: number
}

export function ellipse({ x, y, across, down, turn = 0 }: Oval): Path2D {
  const path = new Path2D()
  path.ellipse(x, y, across, down, turn, 0, Math.PI * 2)
  return path
}

interface Rounded extends Rect {
  /** Of its corners. */
  readonly radius?: number
}

export function rectangle({ x, y, width, height, radius = 0 }: Rounded): Path2D {
  const path = new Path2D()
  path.roundRect(x, y, width, height, radius)
  return path
}
