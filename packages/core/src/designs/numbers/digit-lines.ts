import type { Rect, Size } from '../../geometry/index.ts'

/** Where each digit stands: a box per digit, in order, and the block that holds them all. */
export interface DigitPlaces {
  readonly block: Rect
  readonly digits: readonly Rect[]
  /** Centimetres per drawing unit across and down. */
  readonly scaleX: number
  readonly scaleY: number
}

export interface DigitSpacing {
  /** Space between digits and between lines, in the digits' own units. */
  readonly between: number
  /** How far digits may be stretched out of their proportions, as a factor. */
  readonly stretch: number
}

/** A number reads best in one line; breaking it must make the digits this much larger in area. */
const PAIRS_GAIN = 1.5
const STACK_GAIN = 2.2

/** Sets digits as large as the area allows: in one line, as two pairs, or one below the other on very tall formats. */
export function placeDigits(sizes: readonly Size[], area: Rect, spacing: DigitSpacing): DigitPlaces {
  const single = setLines([sizes], area, spacing)
  const options = [{ set: single, gain: 1 }]
  if (sizes.length === 4) {
    options.push({ set: setLines([sizes.slice(0, 2), sizes.slice(2)], area, spacing), gain: PAIRS_GAIN })
  }
  const stack = sizes.map((size) => [size])
  options.push({ set: setLines(stack, area, spacing), gain: STACK_GAIN })
  const worth = ({ set, gain }: (typeof options)[number]) => (set.scaleX * set.scaleY) / gain
  return options.reduce((best, option) => (worth(option) > worth(best) + 1e-9 ? option : best)).set
}

function lineWidth(line: readonly Size[], between: number): number {
  return line.reduce((sum, size) => sum + size.width, 0) + (line.length - 1) * between
}

function setLines(lines: readonly (readonly Size[])[], area: Rect, { between, stretch }: DigitSpacing): DigitPlaces {
  const lineHeight = lines[0]?.[0]?.height ?? 1
  const width = Math.max(...lines.map((line) => lineWidth(line, between)))
  const height = lines.length * lineHeight + (lines.length - 1) * between
  const fitX = area.width / width
  const fitY = area.height / height
  const scaleX = Math.min(fitX, fitY * stretch)
  const scaleY = Math.min(fitY, fitX * stretch)
  const block = {
    x: area.x + (area.width - width * scaleX) / 2,
    y: area.y + (area.height - height * scaleY) / 2,
    width: width * scaleX,
    height: height * scaleY,
  }
  const digits = lines.flatMap((line, row) => {
    let x = block.x + ((width - lineWidth(line, between)) / 2) * scaleX
    return line.map((size) => {
      const digit = {
        x,
        y: block.y + row * (lineHeight + between) * scaleY,
        width: size.width * scaleX,
        height: size.height * scaleY,
      }
      x += (size.width + between) * scaleX
      return digit
    })
  })
  return { block, digits, scaleX, scaleY }
}
