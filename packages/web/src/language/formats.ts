import type { Formats } from 'use-intl'

/** The styles that texts name in their placeholders. */
export const FORMATS = { number: { percent: { style: 'percent' } } } as const satisfies Formats
