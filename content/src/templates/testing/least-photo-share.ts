import type { Theme } from '../theme.ts'

/**
 * The part of a sheet on which photos are seen at least, by what the styles are about: some are more drawing than
 * others.
 */
export const LEAST_SEEN: Readonly<Record<Theme, number>> = {
  modern: 0.35,
  classic: 0.31,
  retro: 0.33,
  vintage: 0.25,
  illustration: 0.31,
  painting: 0.33,
}

/** What the templates of every style give photos on average: roomy ones are outweighed by others. */
export const LEAST_ON_AVERAGE = 0.4
