import { inRadians } from './angle.ts'
/** All lengths in core are centimetres unless a name says otherwise. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Exists only for the compiler, to keep screen points apart from sheet points. */
declare const UNIT: unique symbol

export interface Point {
  readonly x: number
  readonly y: number
  readonly [UNIT]?: 'cm'
}

/** A point of the screen, in pixels. */
export interface ScreenPoint {
  readonly x: number
  readonly y: number
  readonly [UNIT]?: 'px'
}

export interface Rect extends Point, Size {}

export function areaOf({ width, height }: Size): number {
  return width * height
}

export function inset(rect: Rect, by: number): Rect {
  return { x: rect.x + by, y: rect.y + by, width: rect.width - 2 * by, height: rect.height - 2 * by }
}

export function intersection(a: Rect, b: Rect): Rect | undefined {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  const width = Math.min(a.x + a.width, b.x + b.width) - x
  const height = Math.min(a.y + a.height, b.y + b.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : undefined
}

/** Clockwise from the top left: the sides between them are top, right, bottom, left. */
export function cornersOf({ x, y, width, height }: Rect): readonly [Point, Point, Point, Point] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}

/** Whether all of `inner` lies in `outer`. */
export function covers(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

/** The box around all of them. */
export function union(rects: readonly [Rect, ...Rect[]]): Rect
export function union(rects: readonly Rect[]): Rect | undefined
export function union(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined
  const x = Math.min(...rects.map((rect) => rect.x))
  const y = Math.min(...rects.map((rect) => rect.y))
  const right = Math.max(...rects.map((rect) => rect.x + rect.width))
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** The upright box around a rectangle turned by `degrees` about its centre. */
export function turnedBounds(rect: Rect, degrees: number): Rect {
  if (degrees === 0) return rect
  const angle = inRadians(degrees)
  const cos = Math.abs(Math.cos(angle))
  const sin = Math.abs(Math.sin(angle))
  const width = rect.width * cos + rect.height * sin
  const height = rect.width * sin + rect.height * cos
  return {
    x: rect.x + (rect.width - width) / 2,
    y: rect.y + (rect.height - height) / 2,
    width,
    height,
  }
}

export function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
