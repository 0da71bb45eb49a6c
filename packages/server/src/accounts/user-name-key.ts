/**
 * A user name for comparisons: case, letter width and accent encoding do not count. Lower, upper, lower: upper-casing
 * turns ß into SS, and the first step turns the capital ẞ into ß so that it gets there too. The key of a key is the key
 * itself, so that no account can be found by another's name.
 */
export function userNameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
