import { defaultSize, type Format, ORIENTATION, type Orientation, sizesOfOrientation } from '@collagerie/core/format'

const IN_TURN: readonly Orientation[] = [ORIENTATION.portrait, ORIENTATION.landscape, ORIENTATION.square]

/** What a card shows: upright, lying and square in turn along the shelf, so that it is no row of equal rectangles. */
export function cardFormat(sizes: readonly Format[], place: number): Format | undefined {
  const orientation = IN_TURN[place % IN_TURN.length]
  const suiting = orientation === undefined ? [] : sizesOfOrientation(sizes, orientation)
  return defaultSize(suiting) ?? defaultSize(sizes)
}
