/** The megabyte that settings are counted in. */
export const BYTES_PER_MEGABYTE = 1_000_000
