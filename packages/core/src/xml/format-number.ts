const DECIMALS = 6
const EXPONENT_FROM = 1e21

/** At most six decimals, no exponent, no trailing zeros: the same number always gives the same bytes. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be written`)
  if (Math.abs(value) >= EXPONENT_FROM) return BigInt(value).toString()
  const digits = value.toFixed(DECIMALS).replace(/\.?0+$/, '')
  return digits === '-0' ? '0' : digits
}
