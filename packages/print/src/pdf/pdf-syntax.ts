/** Three decimals: 0.001 pt is 0.35 µm. */
export function pdfNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000 || 0)
}

export function pdfNumbers(...values: readonly number[]): string {
  return values.map(pdfNumber).join(' ')
}

/** Text of any language, as UTF-16 with its mark. */
export function pdfText(text: string): string {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()
  return `<${bytes.toString('hex').toUpperCase()}>`
}

export function pdfDate(date: Date): string {
  return `(D:${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`
}
