const DIGITS = 6

/** Such as C-2026-000123: short enough to be read out on the telephone. */
export function orderNumber(year: number, count: number): string {
  return `C-${year}-${String(count).padStart(DIGITS, '0')}`
}
