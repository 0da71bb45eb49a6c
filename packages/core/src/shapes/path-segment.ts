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
function digits(value: number): string {
  return String(Math.round(value * 1e4) / 1e4 || 0)
}

function point(x: number, y: number): string {
  return `${digits(x)} ${digits(y)}`
}

export function writePath(path: readonly PathSegment[]): string {
  let text = ''
  for (const segment of path) {
    text += segment.kind
    if (segment.kind === 'C') text += `${point(segment.x1, segment.y1)} ${point(segment.x2, segment.y2)} `
    if (segment.kind !== 'Z') text += point(segment.x, segment.y)
  }
  return text
}
