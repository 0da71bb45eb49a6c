/** A collage's name or an e-mail address for comparisons: case, width and accent encoding do not count. */
export function comparable(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase()
}
