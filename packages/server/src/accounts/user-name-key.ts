/**
 * A user name as it is compared: what differs only in case, in the width of its letters or in how accents are written is
 * the same. There and back again folds also what has no single counterpart, such as the sharp s, which has a capital of
 * its own besides: that is why it begins with small letters. The key of a key is the key itself, so that no account has one
 * which another's name may be looked up by.
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
