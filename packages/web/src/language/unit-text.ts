/** A number with its unit, `5 Mo`, on one line. The narrow space some languages ask for is too thin to be seen on a screen. */
export function unitText(value: number, language: string, unit: string, maximumFractionDigits: number): string {
  const text = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits }).format(value)
  return text.replaceAll(/\s/g, '\u00a0')
}
