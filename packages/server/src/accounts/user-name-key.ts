/**
 * A user name for comparisons: case, letter width and accent encoding do not count. Lower, upper and lower case again
 * also folds letters without a single counterpart, such as the sharp s, whose own capital makes the first lower case
 * necessary. The key of a key is the key itself, so that no account can be found by another's name.
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
