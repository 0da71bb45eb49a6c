/** Quarter turns of a photo, clockwise. */
export type Rotation = 0 | 90 | 180 | 270

const ROTATIONS: readonly Rotation[] = [0, 90, 180, 270]

/** Whole quarter turns, modulo 360; any other angle counts as 0. */
export function rotationOf(degrees: number): Rotation {
  const turned = ((degrees % 360) + 360) % 360
  return ROTATIONS.find((rotation) => rotation === turned) ?? 0
}

/** Whether a turn swaps width and height. */
export function isSideways(rotation: Rotation): boolean {
  return rotation === 90 || rotation === 270
}
