/**
 * A user name as it is compared: what differs only in case, in the width of its letters or in how accents are written is
 * the same. There and back again folds also what has no single counterpart, such as the sharp s.
 */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').replaceAll(/\s+/gu, ' ').trim()
}
