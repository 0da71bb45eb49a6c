/** Shorter secrets can be guessed. */
export const LEAST_SECRET = 24
