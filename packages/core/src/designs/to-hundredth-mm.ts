/** Lengths and turns of a pile, rounded: sines differ in their last digits from machine to machine. */
export const toHundredthMm = (value: number) => Math.round(value * 1000) / 1000
