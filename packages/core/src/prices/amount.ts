/** A number of smallest units as an amount such as 9.95, with all digits of its currency. */
export function amountOf(units: number, digits: number): string {
  const text = String(units).padStart(digits + 1, '0')
  const point = text.length - digits
  return digits === 0 ? text : `${text.slice(0, point)}.${text.slice(point)}`
}
