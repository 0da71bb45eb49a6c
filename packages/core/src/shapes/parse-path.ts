import type { Point } from '../geometry/index.ts'
import { arcToCubics } from './arc-to-cubics.ts'
import type { PathSegment } from './path-segment.ts'

/** Path text that is no path; says where it stops making sense. */
export class PathSyntaxError extends Error {
  override readonly name = 'PathSyntaxError'
}

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y
const FLAG = /[01]/y
const COMMAND = /[MLHVCSQTAZ]/iy

const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** Reads SVG path text, every command of it, absolute or relative. */
export function parsePath(text: string): PathSegment[] {
  const segments: PathSegment[] = []
  const pen = new Pen(segments)
  let at = 0
  /** Skips the white space that SVG knows, and commas. */
  const skip = () => {
    let code = text.charCodeAt(at)
    while (code === 0x20 || code === 0x2c || (code >= 0x09 && code <= 0x0d)) code = text.charCodeAt(++at)
  }
  const isNext = (pattern: RegExp): boolean => {
    skip()
    pattern.lastIndex = at
    return pattern.test(text)
  }
  // Drawings have hundreds of thousands of numbers, so each is cut out once.
  const take = (pattern: RegExp): string | undefined => {
    const before = at
    if (isNext(pattern)) return text.slice(at, (at = pattern.lastIndex))
    at = before
  }
  const takeArguments = (name: string, letter: string): number[] => {
    const values: number[] = []
    for (let index = 0; index < (ARGUMENTS[name] ?? 0); index++) {
      // Flags of an arc may come without a space before the next number: "a1 1 0 0110 10".
      const found = take(name === 'A' && (index === 3 || index === 4) ? FLAG : NUMBER)
      if (found === undefined) throw new PathSyntaxError(`${letter} lacks a number at ${at}`)
      values.push(Number(found))
    }
    return values
  }
  for (let letter = take(COMMAND); letter !== undefined; letter = take(COMMAND)) {
    let name = letter.toUpperCase()
    if (segments.length === 0 && name !== 'M') throw new PathSyntaxError('a path starts with a move')
    do {
      pen.draw(name, takeArguments(name, letter), letter !== letter.toUpperCase())
      if (name === 'M') name = 'L'
    } while (name !== 'Z' && isNext(NUMBER))
  }
  skip()
  if (at < text.length) throw new PathSyntaxError(`unexpected "${text[at]}" at ${at}`)
  return segments
}

class Pen {
  private readonly out: PathSegment[]
  private at: Point = { x: 0, y: 0 }
  private start: Point = { x: 0, y: 0 }
  /** The last curve's handle, which S and T mirror. */
  private handle: (Point & { readonly of: 'C' | 'Q' }) | undefined

  constructor(out: PathSegment[]) {
    this.out = out
  }

  draw(name: string, values: readonly number[], relative: boolean): void {
    const baseX = relative ? this.at.x : 0
    const baseY = relative ? this.at.y : 0
    const point = (index: number): Point => ({ x: baseX + (values[index] ?? 0), y: baseY + (values[index + 1] ?? 0) })
    const mirrored = (of: 'C' | 'Q'): Point =>
      this.handle?.of === of ? { x: 2 * this.at.x - this.handle.x, y: 2 * this.at.y - this.handle.y } : this.at
    switch (name) {
      case 'M':
        this.start = point(0)
        return this.move('M', this.start)
      case 'L':
        return this.move('L', point(0))
      case 'H':
        return this.move('L', { x: point(0).x, y: this.at.y })
      case 'V':
        return this.move('L', { x: this.at.x, y: baseY + (values[0] ?? 0) })
      case 'C':
        return this.cubic(point(0), point(2), point(4))
      case 'S':
        return this.cubic(mirrored('C'), point(0), point(2))
      case 'Q':
        return this.quadratic(point(0), point(2))
      case 'T':
        return this.quadratic(mirrored('Q'), point(0))
      case 'A':
        return this.arc(values, point(5))
      default:
        this.out.push({ kind: 'Z' })
        this.at = this.start
        this.handle = undefined
    }
  }

  private move(kind: 'M' | 'L', to: Point): void {
    this.out.push({ kind, x: to.x, y: to.y })
    this.at = to
    this.handle = undefined
  }

  private cubic(first: Point, second: Point, to: Point): void {
    this.out.push({ kind: 'C', x1: first.x, y1: first.y, x2: second.x, y2: second.y, x: to.x, y: to.y })
    this.at = to
    this.handle = { ...second, of: 'C' }
  }

  private quadratic(control: Point, to: Point): void {
    const towards = (end: Point): Point => ({
      x: end.x + (2 / 3) * (control.x - end.x),
      y: end.y + (2 / 3) * (control.y - end.y),
    })
    this.cubic(towards(this.at), towards(to), to)
    this.handle = { ...control, of: 'Q' }
  }

  private arc(values: readonly number[], to: Point): void {
    const [radiusX = 0, radiusY = 0, tilt = 0, large = 0, sweep = 0] = values
    this.out.push(...arcToCubics({ from: this.at, to, radiusX, radiusY, tilt, large: large === 1, sweep: sweep === 1 }))
    this.at = to
    this.handle = undefined
  }
}
