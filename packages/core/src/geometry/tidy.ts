/**
 * A number without the dust of binary fractions. Six decimals are a fiftieth of a pixel in the largest photo; saved
 * numbers stay short and stable. Whole numbers are returned at once, since writing one out and reading it is slow.
 */
export function tidy(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toFixed(6))
}
