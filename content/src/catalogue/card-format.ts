import { defaultSize, type Format, ORIENTATION, type Orientation, sizesOfOrientation } from '@collagerie/core/format'

const IN_TURN: readonly Orientation[] = [ORIENTATION.portrait, ORIENTATION.landscape, ORIENTATION.square]

/** The format a card shows: portrait, landscape and square in turn, so that neighbouring cards differ in shape. */
export function cardFormat(sizes: readonly Format[], place: number): Format | undefined {
  const orientation = IN_TURN[place % IN_TURN.length]
  const suiting = orientation === undefined ? [] : sizesOfOrientation(sizes, orientation)
  return defaultSize(suiting) ?? defaultSize(sizes)
}
