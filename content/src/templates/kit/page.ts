import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inset, type Rect } from '@collagerie/core/geometry'
import { type Inscription, roomFor } from './inscription.ts'
import { gridIn, modules } from './module-grid.ts'

export type Shape = 'portrait' | 'square' | 'landscape' | 'panorama'

/** Whether a sheet is wider than high. */
export const isWide = (shape: Shape) => shape === 'landscape' || shape === 'panorama'

/**
 * A layout for every shape of sheet, as rows of letters: capitals are photos in reading order, small letters other
 * fields.
 */
export type Plans = Readonly<Record<Shape, readonly string[]>> & {
  /** For lying sheets near three to two, where the usual plan would draw photos out into strips. */
  readonly wide?: readonly string[]
}

/** Equal rows of a plan. */
export function rows(count: number, row: string): string[] {
  return Array.from({ length: count }, () => row)
}

/** A plan laid over a sheet. */
export interface DrawnPage {
  readonly format: Format
  readonly shape: Shape
  readonly sheet: Rect
  /** The shorter side: what lengths are shares of. */
  readonly short: number
  /** Inside the margin. */
  readonly inner: Rect
  readonly gap: number
  readonly photos: readonly Rect[]
  /** The field of a small letter. */
  field(letter: string): Rect
}

/** What is written on sheets of a shape, and how. */
export type Words = (shape: Shape) => Inscription

interface Foot {
  readonly words: Words
  /** What frames and ornaments take above the words, as a share of the shorter side. */
  clear(shape: Shape): number
}

export interface Spacing {
  /** As shares of the shorter side. */
  readonly margin: number
  readonly gap: number
}

/** The field that carries the words. */
const WORDS = 't'
/** From this breadth over height a lying sheet is wide. */
const WIDE = 1.45
/** How much of the lower margin counts as air below the words. */
const INTO_MARGIN = 0.45
/** And how much of it the words may use, to stand in the middle between the photos and the edge. */
const LOWER = 0.3

/** A plan without a field for the words leaves them the foot of the sheet: as much of it as they need. */
export function pageOf(format: Format, plans: Plans, { margin, gap }: Spacing, foot?: Foot): DrawnPage {
  const short = Math.min(format.width, format.height)
  const sheet = { x: 0, y: 0, ...format }
  const inner = inset(sheet, margin * short)
  const shape = shapeOf(format)
  const plan =
    shape === 'landscape' && format.width >= WIDE * format.height ? (plans.wide ?? plans[shape]) : plans[shape]
  const isAtFoot = foot !== undefined && !plan.some((row) => row.includes(WORDS))
  const band = isAtFoot ? roomFor(inner.width, format, foot.words(shape)) : 0
  const clear = isAtFoot ? foot.clear(shape) * short : 0
  const height = inner.height - Math.max(0, band + clear - margin * short * INTO_MARGIN)
  const low = band + margin * short * LOWER
  const words = { letter: WORDS, x: inner.x, y: inner.y + height + clear, width: inner.width, height: low }
  const fields = [...modules(plan, gridIn({ ...inner, height }, plan, gap * short)), ...(isAtFoot ? [words] : [])]
  const isPhoto = (letter: string) => letter >= 'A' && letter <= 'Z'
  return {
    format,
    shape,
    sheet,
    short,
    inner,
    gap: gap * short,
    photos: fields.filter(({ letter }) => isPhoto(letter)).toSorted((a, b) => (a.letter < b.letter ? -1 : 1)),
    field(wanted) {
      const found = fields.find(({ letter }) => letter === wanted)
      if (!found) throw new Error(`the ${shape} plan has no field ${wanted}`)
      return found
    },
  }
}

function shapeOf(format: Format): Shape {
  if (format.width >= 1.9 * format.height) return 'panorama'
  const orientation = orientationOf(format)
  if (orientation === ORIENTATION.square) return 'square'
  return orientation === ORIENTATION.portrait ? 'portrait' : 'landscape'
}
