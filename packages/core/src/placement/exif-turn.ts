import type { Rotation } from './rotation.ts'

/** How stored pixels are shown: mirrored left to right if the tag says so, then turned clockwise. */
export interface ExifTurn {
  readonly rotation: Rotation
  readonly isMirrored: boolean
}

const UPRIGHT: ExifTurn = { rotation: 0, isMirrored: false }

const TURNS = new Map<number, ExifTurn>([
  [2, { rotation: 0, isMirrored: true }],
  [3, { rotation: 180, isMirrored: false }],
  [4, { rotation: 180, isMirrored: true }],
  [5, { rotation: 270, isMirrored: true }],
  [6, { rotation: 90, isMirrored: false }],
  [7, { rotation: 90, isMirrored: true }],
  [8, { rotation: 270, isMirrored: false }],
])

/** The turn of a file's orientation tag; none if the tag is missing or broken. */
export function exifTurn(orientation: number | undefined): ExifTurn {
  return TURNS.get(orientation ?? 1) ?? UPRIGHT
}
