import type { TextData } from './text-data.ts'

/** How far lines on a field keep from its edges, in sizes of their letters. */
const AIR = 0.6

/** How far lines would like to keep from the edges of their box: on a field further than their padding. */
export function textAir({ background, padding, fontSize }: TextData): number {
  return background === 'none' ? padding : Math.max(padding, AIR * fontSize)
}

/**
 * How far lines do keep from two opposite edges between which they leave this room. Lines are broken and fitted by
 * their padding alone, so that a field moves them and changes nothing else.
 */
export function textInset(data: TextData, roomLeft: number): number {
  return Math.max(data.padding, Math.min(textAir(data), roomLeft / 2))
}
