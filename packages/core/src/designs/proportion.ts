import type { Size } from '../geometry/index.ts'

/** How many times as long as wide, whichever side is the longer. */
export const proportionOf = ({ width, height }: Size): number => Math.max(width / height, height / width)

/** That of the longest among several. */
export const longestOf = (boxes: readonly Size[]): number => Math.max(...boxes.map(proportionOf))
