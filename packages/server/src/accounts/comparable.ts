/** A collage's name or an e-mail address as it is compared: without regard to case, width and how accents are encoded. */
export function comparable(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase()
}
