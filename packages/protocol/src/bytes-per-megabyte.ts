/** The megabyte that settings and screens count in. */
export const BYTES_PER_MEGABYTE = 1_000_000
