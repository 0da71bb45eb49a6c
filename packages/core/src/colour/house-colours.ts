import { channelsOf } from './average-colour.ts'
import type { Colour } from './colour.ts'

/** The house's own colours, for what no style sheet reaches. */
export const INK: Colour = '#1f1d1a'
export const WALL: Colour = '#efebe3'
export const BRAND: Colour = '#b4532a'

/** Ink through which what lies below it shows. */
export function veilOfInk(opacity: number): string {
  return `rgba(${channelsOf(INK).join(', ')}, ${opacity})`
}
