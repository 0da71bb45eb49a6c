/** A path in its plainest form: absolute moves, lines, cubic curves and closings. */
export type PathSegment =
  | { readonly kind: 'M' | 'L'; readonly x: number; readonly y: number }
  | {
      readonly kind: 'C'
      readonly x1: number
      readonly y1: number
      readonly x2: number
      readonly y2: number
      readonly x: number
      readonly y: number
    }
  | { readonly kind: 'Z' }

/** `value * scale + shift` on each axis. */
export interface Placement {
  readonly scaleX: number
  readonly scaleY: number
  readonly shiftX: number
  readonly shiftY: number
}

export function placePath(path: readonly PathSegment[], at: Placement): PathSegment[] {
  const x = (value: number) => value * at.scaleX + at.shiftX
  const y = (value: number) => value * at.scaleY + at.shiftY
  return path.map((segment): PathSegment => {
    if (segment.kind === 'Z') return segment
    if (segment.kind !== 'C') return { kind: segment.kind, x: x(segment.x), y: y(segment.y) }
    return {
      kind: 'C',
      x1: x(segment.x1),
      y1: y(segment.y1),
      x2: x(segment.x2),
      y2: y(segment.y2),
      x: x(segment.x),
      y: y(segment.y),
    }
  })
}

/** Four decimals are far below a printed dot and keep the text the same on every machine. */
function digits(...values: readonly number[]): string {
  return values.map((value) => String(Number(value.toFixed(4)) || 0)).join(' ')
}

export function writePath(path: readonly PathSegment[]): string {
  const parts = path.map((segment) => {
    if (segment.kind === 'Z') return 'Z'
    if (segment.kind !== 'C') return segment.kind + digits(segment.x, segment.y)
    return `C${digits(segment.x1, segment.y1, segment.x2, segment.y2, segment.x, segment.y)}`
  })
  return parts.join('')
}
