import type { Point, Rect } from '@collagerie/core/geometry'
import type { PathSegment } from '@collagerie/core/shapes'
import { pdfNumber, pdfNumbers } from './pdf-syntax.ts'

const POINTS_PER_CM = 72 / 2.54
/**
 * Less than a thousandth of a millimetre. Programs that count the pixel beyond an edge, such as poppler, stretch a
 * picture that ends exactly on a pixel by one.
 */
const HAIR_CM = 0.002 / POINTS_PER_CM

/** Turns centimetres on the sheet into points on the page, whose origin is at the bottom. */
export class PageSpace {
  readonly #media: Rect

  constructor(media: Rect) {
    this.#media = media
  }

  /** The two corners a PDF names a box by. */
  box({ x, y, width, height }: Rect): string {
    return `[${this.#at({ x, y: y + height })} ${this.#at({ x: x + width, y })}]`
  }

  picture({ x, y, width, height }: Rect, name: string): string {
    const [across, down] = [width - 2 * HAIR_CM, height - 2 * HAIR_CM]
    const size = `${pdfNumber(across * POINTS_PER_CM)} 0 0 ${pdfNumber(down * POINTS_PER_CM)}`
    return `q ${size} ${this.#at({ x: x + HAIR_CM, y: y + height - HAIR_CM })} cm /${name} Do Q`
  }

  /** A filled shape in a colour that is already written as an operator. */
  shape(segments: readonly PathSegment[], color: string): string {
    const lines = segments.map((segment) => {
      if (segment.kind === 'Z') return 'h'
      if (segment.kind !== 'C') return `${this.#at(segment)} ${segment.kind === 'M' ? 'm' : 'l'}`
      const { x1, y1, x2, y2 } = segment
      return `${this.#at({ x: x1, y: y1 })} ${this.#at({ x: x2, y: y2 })} ${this.#at(segment)} c`
    })
    return [color, ...lines, 'f'].join('\n')
  }

  line(from: Point, to: Point): string {
    return `${this.#at(from)} m ${this.#at(to)} l S`
  }

  #at({ x, y }: Point): string {
    const { x: left, y: top, height } = this.#media
    return pdfNumbers((x - left) * POINTS_PER_CM, (top + height - y) * POINTS_PER_CM)
  }
}
