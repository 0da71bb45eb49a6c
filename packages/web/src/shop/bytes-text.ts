const STEP = 1000
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Such as 12.3 MB, as the language writes it. */
export function bytesText(bytes: number, language: string): string {
  let value = bytes
  let at = 0
  while (Math.round(value) >= STEP && at < UNITS.length - 1) {
    value /= STEP
    at += 1
  }
  const unit = UNITS[at] ?? 'byte'
  // A decimal is useful below ten and noise above.
  const maximumFractionDigits = at > 0 && value < 10 ? 1 : 0
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits }).format(value)
}
