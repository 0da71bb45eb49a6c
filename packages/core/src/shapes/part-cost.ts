import type { Size } from '../geometry/index.ts'
import type { OutlinePart } from './outline-part-in.ts'

interface MeasuredPart {
  readonly area: number
  /** The area of a good photo. */
  readonly wanted: number
  /** What of the shape lies in it, and a cell of the raster in the shape's units. */
  readonly part: OutlinePart
  readonly cell: Size
}

const square = (value: number) => value * value

/** A photo that lies in pieces costs more than any other fault. */
const IN_PIECES = { each: 1.5, share: 25, from: 0.985 }
/** A sliver beside a photo looks like a mistake, from so many cells of the raster on. */
const SLIVER = { from: 2, cost: 1.5 }
/** Sizes, in good photos, beyond which photos are no longer of one family. */
const FAMILY = { least: 0.6, most: 1.6 }
/** Mean width, in sides of a good photo, below which a photo is a strip. */
const SLIM = 0.62

/** How far a part is from a good photo, in good photos. */
export function partCost({ area, wanted, part, cell }: MeasuredPart): number {
  const width = part.width * cell.width
  const height = part.height * cell.height
  const size = area / wanted
  const stretch = Math.abs(Math.log(width / height))
  const slim = area / Math.max(width, height) / Math.sqrt(wanted)
  const cost =
    square(Math.log(size)) +
    0.6 * square(Math.max(0, stretch - 0.25)) +
    5 * square(Math.max(0, stretch - 0.6)) +
    0.9 * square(1 - area / (width * height))
  const faults =
    (part.whole < IN_PIECES.from ? IN_PIECES.each + IN_PIECES.share * (1 - part.whole) : 0) +
    (part.slivers >= SLIVER.from ? SLIVER.cost : 0) +
    6 * square(Math.max(0, FAMILY.least - size)) +
    2 * square(Math.max(0, size - FAMILY.most)) +
    6 * square(Math.max(0, SLIM - slim))
  return size * cost + faults
}
