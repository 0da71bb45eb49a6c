/** A name or an address as it is compared: what looks alike is alike. */
export function comparable(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase()
}
