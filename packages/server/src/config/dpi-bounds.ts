/** Of print files, in dots per inch. */
export const LEAST_DPI = 30
export const MOST_DPI = 2400
